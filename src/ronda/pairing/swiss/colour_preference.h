// What colour a player should get next and how badly it is needed (C.04.3/2026 §1.7; /2017 §A.6).
#pragma once

#include <cstdint>
#include <optional>
#include <span>

#include "ronda/model/colour.h"

namespace ronda::swiss {

enum class PreferenceStrength : std::uint8_t { kMild, kStrong, kAbsolute };

struct ColourPreference {
  Colour colour = Colour::kWhite;
  PreferenceStrength strength = PreferenceStrength::kMild;

  bool operator==(const ColourPreference&) const = default;
};

// Games with White less games with Black.
int ColourDifference(std::span<const Colour> played);

// None before the first game.
std::optional<ColourPreference> PreferenceAfter(std::span<const Colour> played);

}  // namespace ronda::swiss
