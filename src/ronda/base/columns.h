// A line of text by its columns: characters counted from 1, whatever number of bytes each takes. Fields beyond the end
// of the line are empty, so a short line needs no special care. Also the small readers of fields: trimming, whole
// numbers, words.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ronda/base/strong_int.h"

namespace ronda {

class Columns {
 public:
  // The text must outlive the object; it is taken as UTF-8.
  explicit Columns(std::string_view text);

  std::string_view text() const { return text_; }
  // Number of characters.
  int size() const { return size_; }

  // `width` characters from column `column`, as far as the line reaches.
  std::string_view At(int column, int width) const {
    const std::size_t from = Offset(column);
    return text_.substr(from, Offset(column + width) - from);
  }
  std::string_view From(int column) const { return text_.substr(Offset(column)); }
  // The character in a column if it is one byte long; a blank beyond the end; '\x7f' for any longer character.
  char CharAt(int column) const {
    if (column > size_) return ' ';
    return IsOneByteEach() ? text_[ColumnNumber(column).index()] : OneOf(At(column, 1));
  }
  // The column of a place in the text.
  int ColumnOf(std::size_t offset) const;
  int ColumnWhere(std::string_view part) const;  // a part of the text begins

 private:
  using ColumnNumber = StrongInt<struct ColumnTag, 1>;

  bool IsOneByteEach() const { return offsets_.empty(); }
  std::size_t Offset(int column) const {
    if (column > size_) return text_.size();
    const std::size_t at = ColumnNumber(column).index();
    return IsOneByteEach() ? at : offsets_[at];
  }
  static char OneOf(std::string_view character) { return character.size() == 1 ? character.front() : '\x7f'; }

  std::string_view text_;
  int size_ = 0;
  std::vector<std::uint32_t> offsets_;  // of each character; empty if every character is one byte
};

// The character so many times; not at all for a number below 0.
std::string Repeated(char character, int times);

// Files are mostly fields to be trimmed, so this is compiled into their readers.
constexpr bool IsSpace(char c) { return c == ' ' || c == '\t'; }
constexpr std::string_view Trim(std::string_view text) {
  while (!text.empty() && IsSpace(text.front())) text.remove_prefix(1);
  while (!text.empty() && IsSpace(text.back())) text.remove_suffix(1);
  return text;
}
constexpr bool IsBlank(std::string_view text) {
  while (!text.empty() && IsSpace(text.front())) text.remove_prefix(1);
  return text.empty();
}

// A whole number of decimal digits and nothing else, small enough for any count in a tournament.
constexpr std::optional<int> ParseCount(std::string_view text) {
  constexpr std::size_t kMaxDigits = 9;
  if (text.empty() || text.size() > kMaxDigits) return std::nullopt;
  int value = 0;
  for (const char c : text) {
    if (c < '0' || c > '9') return std::nullopt;
    value = value * 10 + (c - '0');
  }
  return value;
}

// The words of a text (separated by blanks and tabs) and where each begins.
struct Word {
  std::string_view text;
  std::size_t offset = 0;
};
std::vector<Word> Words(std::string_view text);

}  // namespace ronda
