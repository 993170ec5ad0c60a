// Text encodings: UTF-8 inside, and the two eight-bit encodings old tournament files come in. Every function is linear
// in its input and none fails on ill-formed input unless it says so.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace ronda {

bool IsAscii(std::string_view text);

// Well-formed by the Unicode standard: no overlong forms, no surrogates, nothing beyond U+10FFFF.
bool IsUtf8(std::string_view text);

// Number of characters (code points) of UTF-8 text.
std::size_t CharacterCount(std::string_view text);

// The code point at the front of the text and the bytes it takes; a byte that begins no well-formed character counts as
// a character of one byte, U+FFFD. The text must not be empty.
struct Character {
  char32_t code_point = 0;
  std::size_t bytes = 1;
};
Character FirstCharacter(std::string_view text);

void AppendUtf8(std::string& text, char32_t code_point);

// Windows-1252 with its five unassigned bytes taken as the control characters of Latin-1, so that every byte has a
// meaning and converts back.
std::string FromWindows1252(std::string_view bytes);
std::string FromLatin1(std::string_view bytes);

// None if a character does not exist in the encoding.
std::optional<std::string> ToWindows1252(std::string_view utf8);
std::optional<std::string> ToLatin1(std::string_view utf8);

}  // namespace ronda
