// Text of both directions in one sentence. A name in Hebrew or Arabic must not turn round the numbers and signs beside
// it, and a character that turns the direction (U+202E and its kin), which no name needs, must not turn the rest of a
// line.
#pragma once

#include <string>
#include <string_view>

namespace ronda {

// Without the characters that say a direction: U+202A to U+202E, U+2066 and U+2067.
std::string WithoutDirections(std::string_view text);

// The same, and each stretch written from right to left that stands beside something else is isolated (U+2068, U+2069).
// For what is only shown: the characters stay in what is copied. Done twice it is as done once.
std::string WithIsolatedNames(std::string_view text);

}  // namespace ronda
