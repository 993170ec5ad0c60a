// The two colours. "No colour" is std::optional<Colour>.
#pragma once

#include <cstdint>

namespace ronda {

enum class Colour : std::uint8_t { kWhite, kBlack };

constexpr Colour Opposite(Colour colour) { return colour == Colour::kWhite ? Colour::kBlack : Colour::kWhite; }

}  // namespace ronda
