// "Did you mean ...?" for a word that is not known.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace ronda {

// The known word closest to the one given, if one is close enough to be meant: a third of its letters may be missing,
// wrong, too many, or swapped with their neighbour.
std::optional<std::string> Closest(std::string_view word, std::span<const std::string> known);
std::optional<std::string> Closest(std::string_view word, std::span<const std::string_view> known);

}  // namespace ronda
