// Accents by Unicode, for the letters of all languages: what letter_forms.h knows by name for the alphabets of Europe,
// this knows by decomposition.
#pragma once

#include <string>
#include <string_view>

namespace ronda::players {

// Small letters, every accent joined to its letter where Unicode has such a character, compatibility forms ("ﬁ")
// replaced by what they stand for. What is not UTF-8 stays as it is.
std::string ComposedSmall(std::string_view utf8);

// The letters a character is made of, without their marks: "ễ" gives "e". The character itself if it has none.
std::string WithoutMarks(char32_t character);

}  // namespace ronda::players
