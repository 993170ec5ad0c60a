// Who gets White in a pair (C.04.3/2026 §5.2, /2017 E; C.04.4.1/2026 and C.04.4.2/2026 §5.2).
#pragma once

#include "ronda/pairing/round_pairing.h"
#include "ronda/pairing/swiss/field.h"

namespace ronda::swiss {

// The rule that decided. An edition says which article each of them is.
enum class ColourRule : std::uint8_t {
  kBothPreferences,
  kStrongerPreference,
  kLastDifference,
  kHigherRanked,
  kInitialColour,
};

struct Allocation {
  Colour higher = Colour::kWhite;  // the colour of the higher-ranked player
  ColourRule rule = ColourRule::kInitialColour;
};

Allocation AllocateColours(const Entrant& higher, const Entrant& lower, Colour initial_colour);

}  // namespace ronda::swiss
