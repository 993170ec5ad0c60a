// Who gets White in a pair (C.04.3/2026 §5.2, /2017 §E, /2012, /2011; C.04.4.1/2026 §5.2; C.04.4.2/2026 §5.2;
// C.04.4.3 §5).
#pragma once

#include <array>
#include <span>

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

// What makes one preference for the same colour stronger than another.
enum class Strengths : std::uint8_t {
  kAll,           // absolute before strong before mild
  kAbsoluteOnly,  // absolute before the others, which are alike (C.04.4.3 §5.3)
};

// Whose preference is granted where past colours do not decide.
enum class EqualHistories : std::uint8_t { kHigherRanked, kLowerRanked };

struct ColourPolicy {
  EqualAbsolutes equal_absolutes = EqualAbsolutes::kWiderDifference;
  PastColours past_colours = PastColours::kLastDifference;
  EqualHistories equal_histories = EqualHistories::kHigherRanked;
  Strengths strengths = Strengths::kAll;
};

Allocation AllocateColours(const Entrant& higher, const Entrant& lower, Colour initial_colour,
                           const ColourPolicy& policy = {});

// The board of a pair; `articles` by ColourRule.
struct ColourArticles {
  std::span<const ColourReason> articles;
  ColourPolicy policy = {};
};
Board MakeBoard(const Entrant& higher, const Entrant& lower, Colour initial_colour, const ColourArticles& rules);

// C.04.4.1/2026 §5.2, C.04.4.2/2026 §5.2, which number the rules alike.
inline constexpr std::array kColoursOfC044{
    ColourReason{"5.2.2", "both colour preferences granted"},
    ColourReason{"5.2.3", "the stronger colour preference granted"},
    ColourReason{"5.2.4", "colours alternated from the last round in which they differed"},
    ColourReason{"5.2.5", "colour preference of the higher-ranked player granted"},
    ColourReason{"5.2.1", "initial colour by the pairing number of the higher-ranked player"},
};

}  // namespace ronda::swiss
