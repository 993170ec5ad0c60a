#include "ronda/pairing/swiss/colour_allocation.h"

#include <algorithm>
#include <array>
#include <cstdlib>

namespace ronda::swiss {
namespace {

using Decision = std::optional<Colour>;

// C.04.3/2026 §5.2.1; /2017 §E.1: grant both preferences; a player without one takes what is left.
Decision GrantBoth(const Entrant& higher, const Entrant& lower, const ColourPolicy& /*policy*/) {
  if (higher.preference && lower.preference && higher.preference->colour == lower.preference->colour)
    return std::nullopt;
  if (higher.preference) return higher.preference->colour;
  if (lower.preference) return Opposite(lower.preference->colour);
  return std::nullopt;
}

// C.04.3/2026 §5.2.2; /2017 §E.2: grant the stronger preference; of two absolute ones that of the wider colour
// difference.
Decision GrantStronger(const Entrant& higher, const Entrant& lower, const ColourPolicy& policy) {
  if (!higher.preference || !lower.preference) return std::nullopt;
  const Colour wanted = higher.preference->colour;
  const auto own = higher.preference->strength;
  const auto other = lower.preference->strength;
  const bool alike =
      policy.strengths == Strengths::kAbsoluteOnly && std::max(own, other) != PreferenceStrength::kAbsolute;
  if (own != other && !alike) return own > other ? wanted : Opposite(wanted);
  if (own != PreferenceStrength::kAbsolute || policy.equal_absolutes == EqualAbsolutes::kHistory) return std::nullopt;
  const int own_difference = std::abs(higher.colour_difference);
  const int other_difference = std::abs(lower.colour_difference);
  if (own_difference == other_difference) return std::nullopt;
  return own_difference > other_difference ? wanted : Opposite(wanted);
}

// Decision 125: of two who want the same colour, the one who had the other colour, or at least not this one, the last
// time their games differ, unplayed rounds standing before all games.
Decision GrantLongerWithout(const Entrant& higher, const Entrant& lower) {
  if (!higher.preference || !lower.preference) return std::nullopt;
  const Colour wanted = higher.preference->colour;
  const auto claim = [wanted](const Entrant& entrant, std::size_t back) {
    if (back > entrant.colours.size()) return 1;
    return entrant.colours[entrant.colours.size() - back] == wanted ? 0 : 2;
  };
  const std::size_t longest = std::max(higher.colours.size(), lower.colours.size());
  for (std::size_t back = 1; back <= longest; ++back) {
    const int own = claim(higher, back);
    const int other = claim(lower, back);
    if (own != other) return own > other ? wanted : Opposite(wanted);
  }
  return std::nullopt;
}

// C.04.3/2026 §5.2.3; /2017 §E.3; /2012 §E3; /2011 §E3; C.04.2/2025 §4.5: alternate from the most recent time the two
// had different colours, unplayed rounds left out.
Decision AlternateLastDifference(const Entrant& higher, const Entrant& lower, const ColourPolicy& policy) {
  if (policy.past_colours == PastColours::kLongerWithout) return GrantLongerWithout(higher, lower);
  const std::size_t common = std::min(higher.colours.size(), lower.colours.size());
  for (std::size_t back = 1; back <= common; ++back) {
    const Colour own = higher.colours[higher.colours.size() - back];
    if (own != lower.colours[lower.colours.size() - back]) return Opposite(own);
  }
  return std::nullopt;
}

// C.04.3/2026 §5.2.4; /2017 §E.4. C.04.4.3 §5.4: below the median that of the lower ranked. Both prefer the same.
Decision GrantByRank(const Entrant& higher, const Entrant& /*lower*/, const ColourPolicy& policy) {
  if (!higher.preference) return std::nullopt;
  const Colour wanted = higher.preference->colour;
  return policy.equal_histories == EqualHistories::kHigherRanked ? wanted : Opposite(wanted);
}

// Two who have not played yet leave it to the initial colour, whatever they would like (C.04.4.1/2026 §5.2.1,
// C.04.4.2/2026 §5.2.1); in C.04.3 it comes last, for nobody else gets that far.
bool NeitherHasPlayed(const Entrant& higher, const Entrant& lower) {
  return higher.colours.empty() && lower.colours.empty();
}

struct Step {
  ColourRule rule;
  Decision (*decide)(const Entrant& higher, const Entrant& lower, const ColourPolicy& policy);
};

constexpr std::array kSteps{
    Step{ColourRule::kBothPreferences, GrantBoth},
    Step{ColourRule::kStrongerPreference, GrantStronger},
    Step{ColourRule::kLastDifference, AlternateLastDifference},
    Step{ColourRule::kHigherRanked, GrantByRank},
};

}  // namespace

Allocation AllocateColours(const Entrant& higher, const Entrant& lower, Colour initial_colour,
                           const ColourPolicy& policy) {
  if (!NeitherHasPlayed(higher, lower)) {
    for (const Step& step : kSteps) {
      if (const auto colour = step.decide(higher, lower, policy)) return {*colour, step.rule};
    }
  }
  // C.04.3/2026 §5.2.5; /2017 §E.5: an odd pairing number gets the initial colour.
  return {higher.parity_number % 2 == 1 ? initial_colour : Opposite(initial_colour), ColourRule::kInitialColour};
}

Board MakeBoard(const Entrant& higher, const Entrant& lower, Colour initial_colour, const ColourArticles& rules) {
  const auto [colour, rule] = AllocateColours(higher, lower, initial_colour, rules.policy);
  Board board{higher.player, lower.player, rules.articles[static_cast<std::size_t>(rule)]};
  if (colour == Colour::kBlack) std::swap(board.white, board.black);
  return board;
}

}  // namespace ronda::swiss
