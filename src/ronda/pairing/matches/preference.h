// What colour a team should get on its first board (C.04.6 §1.7). Unlike a player's preference it never forbids a pair.
#pragma once

#include <cstdint>
#include <optional>
#include <span>

#include "ronda/model/colour.h"

namespace ronda::matches {

enum class PreferenceType : std::uint8_t { kNone, kTypeA, kTypeB };

enum class LastRound : std::uint8_t { kNo, kYes };

struct TeamPreference {
  Colour colour = Colour::kWhite;
  bool strong = false;  // type B only; those of type A are simple

  bool operator==(const TeamPreference&) const = default;
};

// After matches with these colours, first to last.
std::optional<TeamPreference> TeamPreferenceAfter(std::span<const Colour> played, PreferenceType type, LastRound last);

}  // namespace ronda::matches
