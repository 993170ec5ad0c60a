// Tie-breaks as the book and people call them, in English and Spanish.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace ronda::tiebreak {

// The code of a name: "Sonneborn-Berger" is SB, "Mediano de Bucholz 2" is BH/M2, "Sorteo" is LOT. Case, accents, signs
// and the usual misspellings of the names do not matter. None if it is no such name.
std::optional<std::string> CodeOfName(std::string_view name);

}  // namespace ronda::tiebreak
