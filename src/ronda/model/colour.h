// The two colours. "No colour" is std::optional<Colour>.
#pragma once

#include <cstdint>

#include "ronda/base/enum_array.h"

namespace ronda {

enum class Colour : std::uint8_t { kWhite, kBlack };

constexpr Colour Opposite(Colour colour) { return colour == Colour::kWhite ? Colour::kBlack : Colour::kWhite; }

// One value each for White and Black.
template <class T>
using ByColour = EnumArray<Colour, T, Colour::kBlack>;

}  // namespace ronda
