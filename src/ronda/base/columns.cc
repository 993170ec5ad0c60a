#include "ronda/base/columns.h"

#include <algorithm>

#include "ronda/base/strong_int.h"
#include "ronda/base/utf8.h"

namespace ronda {
namespace {

constexpr std::size_t kMaxDigits = 9;

constexpr bool IsSpace(char c) { return c == ' ' || c == '\t'; }

// The place of the first character that is blank, or is not, from a place on; the end if there is none. The searches of
// the library look each character up in a list, and files are mostly fields to be trimmed.
std::size_t FirstBlank(std::string_view text, std::size_t from) {
  while (from < text.size() && !IsSpace(text[from])) ++from;
  return from;
}
std::size_t FirstInk(std::string_view text, std::size_t from) {
  while (from < text.size() && IsSpace(text[from])) ++from;
  return from;
}

using ColumnNumber = StrongInt<struct ColumnTag, 1>;

}  // namespace

Columns::Columns(std::string_view text) : text_(text) {
  if (IsAscii(text)) {
    size_ = static_cast<int>(text.size());
    return;
  }
  for (std::size_t at = 0; at < text.size(); at += FirstCharacter(text.substr(at)).bytes) {
    offsets_.push_back(static_cast<std::uint32_t>(at));
  }
  size_ = static_cast<int>(offsets_.size());
}

std::size_t Columns::Offset(int column) const {
  if (column > size_) return text_.size();
  const std::size_t at = ColumnNumber(column).index();
  return offsets_.empty() ? at : offsets_[at];
}

std::string_view Columns::At(int column, int width) const {
  const std::size_t from = Offset(column);
  return text_.substr(from, Offset(column + width) - from);
}

char Columns::CharAt(int column) const {
  if (offsets_.empty()) return column > size_ ? ' ' : text_[ColumnNumber(column).index()];
  const std::string_view character = At(column, 1);
  if (character.empty()) return ' ';
  return character.size() == 1 ? character.front() : '\x7f';
}

int Columns::ColumnOf(std::size_t offset) const {
  if (offsets_.empty()) return static_cast<int>(offset) + 1;
  const auto after = std::ranges::upper_bound(offsets_, static_cast<std::uint32_t>(offset));
  return static_cast<int>(after - offsets_.begin());
}

int Columns::ColumnWhere(std::string_view part) const {
  return ColumnOf(std::string_view(text_.begin(), part.begin()).size());
}

std::string Repeated(char character, int times) {
  std::string text;
  for (int i = 0; i < times; ++i) text += character;
  return text;
}

bool IsBlank(std::string_view text) { return FirstInk(text, 0) == text.size(); }

std::string_view Trim(std::string_view text) {
  const std::size_t first = FirstInk(text, 0);
  std::size_t end = text.size();
  while (end > first && IsSpace(text[end - 1])) --end;
  return first == end ? std::string_view() : text.substr(first, end - first);
}

std::optional<int> ParseCount(std::string_view text) {
  if (text.empty() || text.size() > kMaxDigits) return std::nullopt;
  int value = 0;
  for (const char c : text) {
    if (c < '0' || c > '9') return std::nullopt;
    value = value * 10 + (c - '0');
  }
  return value;
}

std::vector<Word> Words(std::string_view text) {
  std::vector<Word> words;
  for (std::size_t at = FirstInk(text, 0); at < text.size();) {
    const std::size_t end = FirstBlank(text, at);
    words.push_back({text.substr(at, end - at), at});
    at = FirstInk(text, end);
  }
  return words;
}

}  // namespace ronda
