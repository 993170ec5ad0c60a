// Names in Cyrillic and Greek letters in the Latin ones that rating lists have. A name has come into the list by one of
// several customs, so that a word has several readings; the first is what FIDE's list has most often.
//
// Cyrillic: the custom of passports (ICAO Doc 9303 part 3, section 6 B: "Yurii" is "Iurii") and that of English maps
// and of most federations (BGN/PCGN: "Yuriy"), which FIDE's list shortens ("Yury"). Greek: ELOT 743, which is ISO 843
// type 2 and that of passports, and the older custom that looks at the letter ("Ph" and "H" for phi and chi).
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

namespace ronda::players {

inline constexpr std::size_t kCustoms = 3;

// The Latin letters of a small Cyrillic or Greek letter without accents by a custom; none if it is no such letter. Soft
// and hard signs are empty.
std::optional<std::string_view> LatinOf(char32_t small, std::size_t custom);

}  // namespace ronda::players
