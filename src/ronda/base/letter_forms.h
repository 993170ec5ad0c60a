// Letters of the alphabets of Europe: small forms, and the plain letters an accented one stands for. What names need to
// be put in alphabetical order, independent of the machine's locale.
#pragma once

#include <string>
#include <string_view>

namespace ronda {

// The small form of a letter: Latin, Greek, Cyrillic; anything else as it is.
char32_t SmallLetter(char32_t letter);

// The text in small letters.
std::string InSmallLetters(std::string_view utf8);

// The plain small letters of a small letter with an accent or a ligature ("é": "e", "æ": "ae"); empty if it is plain
// already or not known.
std::string_view PlainLetters(char32_t small);

}  // namespace ronda
