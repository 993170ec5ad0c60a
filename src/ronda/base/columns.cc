#include "ronda/base/columns.h"

#include <algorithm>

#include "ronda/base/strong_int.h"
#include "ronda/base/utf8.h"

namespace ronda {
namespace {

constexpr std::string_view kBlanks = " \t";
constexpr std::size_t kMaxDigits = 9;

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

bool IsBlank(std::string_view text) { return text.find_first_not_of(kBlanks) == std::string_view::npos; }

std::string_view Trim(std::string_view text) {
  const auto first = text.find_first_not_of(kBlanks);
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(kBlanks) - first + 1);
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
  for (std::size_t at = text.find_first_not_of(kBlanks); at != std::string_view::npos;) {
    const std::size_t end = std::min(text.find_first_of(kBlanks, at), text.size());
    words.push_back({text.substr(at, end - at), at});
    at = text.find_first_not_of(kBlanks, end);
  }
  return words;
}

}  // namespace ronda
