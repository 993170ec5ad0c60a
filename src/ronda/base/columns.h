// A line of text by its columns: characters counted from 1, whatever number of bytes each takes. Fields beyond the end
// of the line are empty, so a short line needs no special care. Also the small readers of fields: trimming, whole
// numbers, words.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace ronda {

class Columns {
 public:
  // The text must outlive the object; it is taken as UTF-8.
  explicit Columns(std::string_view text);

  std::string_view text() const { return text_; }
  // Number of characters.
  int size() const { return size_; }

  // `width` characters from column `column`, as far as the line reaches.
  std::string_view At(int column, int width) const;
  std::string_view From(int column) const { return text_.substr(Offset(column)); }
  // The character in a column if it is one byte long; a blank beyond the end; '\x7f' for any longer character.
  char CharAt(int column) const;
  // The column of a place in the text.
  int ColumnOf(std::size_t offset) const;
  int ColumnWhere(std::string_view part) const;  // a part of the text begins

 private:
  std::size_t Offset(int column) const;

  std::string_view text_;
  int size_ = 0;
  std::vector<std::uint32_t> offsets_;  // of each character; empty if every character is one byte
};

// The character so many times; not at all for a number below 0.
std::string Repeated(char character, int times);

bool IsBlank(std::string_view text);
std::string_view Trim(std::string_view text);

// A whole number of decimal digits and nothing else, small enough for any count in a tournament.
std::optional<int> ParseCount(std::string_view text);

// The words of a text (separated by blanks and tabs) and where each begins.
struct Word {
  std::string_view text;
  std::size_t offset = 0;
};
std::vector<Word> Words(std::string_view text);

}  // namespace ronda
