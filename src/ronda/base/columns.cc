#include "ronda/base/columns.h"

#include <algorithm>

#include "ronda/base/utf8.h"

namespace ronda {
namespace {

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
