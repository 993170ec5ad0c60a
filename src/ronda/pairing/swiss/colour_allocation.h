// Who gets White in a pair (C.04.3/2026 §5.2, /2017 E, /2012 and /2011 E; C.04.4.1/2026 and C.04.4.2/2026 §5.2).
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

// What decides between two absolute preferences for the same colour.
enum class EqualAbsolutes : std::uint8_t {
  kWiderDifference,  // from 2017 on
  kHistory,          // before: nothing, so the rule about past colours does
};

// How past colours decide between equal preferences.
enum class PastColours : std::uint8_t {
  kLastDifference,  // the last time one had White and the other Black
  kLongerWithout,   // the last time they differ at all, an unplayed round being better than the colour preferred
};

struct ColourPolicy {
  EqualAbsolutes equal_absolutes = EqualAbsolutes::kWiderDifference;
  PastColours past_colours = PastColours::kLastDifference;
};

Allocation AllocateColours(const Entrant& higher, const Entrant& lower, Colour initial_colour,
                           const ColourPolicy& policy = {});

}  // namespace ronda::swiss
