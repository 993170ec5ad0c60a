#include "ronda/pairing/matches/colours.h"

#include <algorithm>
#include <utility>

namespace ronda::matches {
namespace {

using swiss::Entrant;
using Decision = std::optional<Colour>;  // of the first of the two

// The two of a pair: the first is the higher ranked or, in team events, the one with more points of the other kind.
struct Sides {
  const Entrant& first;
  const Entrant& other;
  const std::optional<TeamPreference>& first_preference;
  const std::optional<TeamPreference>& other_preference;
  Colour initial_colour;
};

Decision ToHavingLess(long first, long other) {
  if (first == other) return std::nullopt;
  return first < other ? Colour::kWhite : Colour::kBlack;
}

Decision NeitherPlayed(const Sides& sides) {
  if (!sides.first.colours.empty() || !sides.other.colours.empty()) return std::nullopt;
  return sides.first.parity_number % 2 == 1 ? sides.initial_colour : Opposite(sides.initial_colour);
}

Decision OnlyPreference(const Sides& sides) {
  if (sides.first_preference.has_value() == sides.other_preference.has_value()) return std::nullopt;
  return sides.first_preference ? sides.first_preference->colour : Opposite(sides.other_preference->colour);
}

Decision OppositePreferences(const Sides& sides) {
  if (!sides.first_preference || !sides.other_preference) return std::nullopt;
  const Colour wanted = sides.first_preference->colour;
  return wanted != sides.other_preference->colour ? std::optional(wanted) : std::nullopt;
}

Decision OnlyStrongPreference(const Sides& sides) {
  if (!sides.first_preference || !sides.other_preference) return std::nullopt;
  const Colour wanted = sides.first_preference->colour;
  if (sides.first_preference->strong == sides.other_preference->strong) return std::nullopt;
  return sides.first_preference->strong ? wanted : Opposite(wanted);
}

Decision FewerWhites(const Sides& sides) {
  return ToHavingLess(std::ranges::count(sides.first.colours, Colour::kWhite),
                      std::ranges::count(sides.other.colours, Colour::kWhite));
}

Decision LowerColourDifference(const Sides& sides) {
  return ToHavingLess(sides.first.colour_difference, sides.other.colour_difference);
}

// With C.04.2/2025 §4.5: matches that were not played are left out, so the last ones stand side by side.
Decision LastDifference(const Sides& sides) {
  const auto first = sides.first.colours;
  const auto other = sides.other.colours;
  for (std::size_t back = 1; back <= std::min(first.size(), other.size()); ++back) {
    if (first[first.size() - back] != other[other.size() - back]) return Opposite(first[first.size() - back]);
  }
  return std::nullopt;
}

Decision FirstPreference(const Sides& sides) {
  return sides.first_preference ? std::optional(sides.first_preference->colour) : std::nullopt;
}

Decision FirstAlternates(const Sides& sides) {
  return sides.first.colours.empty() ? std::nullopt : std::optional(Opposite(sides.first.colours.back()));
}

Decision OtherAlternates(const Sides& sides) {
  return sides.other.colours.empty() ? std::nullopt : std::optional(sides.other.colours.back());
}

Decision Decide(ColourRule rule, const Sides& sides) {
  switch (rule) {
    case ColourRule::kNeitherPlayed:
      return NeitherPlayed(sides);
    case ColourRule::kOnlyPreference:
      return OnlyPreference(sides);
    case ColourRule::kOppositePreferences:
      return OppositePreferences(sides);
    case ColourRule::kOnlyStrongPreference:
      return OnlyStrongPreference(sides);
    case ColourRule::kFewerWhites:
      return FewerWhites(sides);
    case ColourRule::kLowerColourDifference:
      return LowerColourDifference(sides);
    case ColourRule::kLastDifference:
      return LastDifference(sides);
    case ColourRule::kFirstPreference:
      return FirstPreference(sides);
    case ColourRule::kFirstAlternates:
      return FirstAlternates(sides);
    case ColourRule::kOtherAlternates:
      return OtherAlternates(sides);
  }
  return std::nullopt;
}

// C.04.6 §4.2: the higher primary score, the higher secondary score, the smaller number. Of two equals in the first
// two the smaller place has the smaller number.
PlacePair InOrder(const swiss::Field& field, const RoundTerms& terms, const PlacePair& pair) {
  const auto& [higher, lower] = pair;
  const bool swaps = field[higher].score == field[lower].score && terms.secondary[higher] < terms.secondary[lower];
  return swaps ? PlacePair{lower, higher} : pair;
}

}  // namespace

Board MakeBoard(const swiss::Field& field, const RoundTerms& terms, const UpfloatEdition& edition,
                const PlacePair& pair) {
  const auto [first, other] = InOrder(field, terms, pair);
  const Sides sides{field[first], field[other], terms.preferences[first], terms.preferences[other],
                    field.initial_colour()};
  for (const ColourStep& step : edition.colours) {
    const Decision colour = Decide(step.rule, sides);
    if (!colour) continue;
    Board board{sides.first.player, sides.other.player, step.reason};
    if (*colour == Colour::kBlack) std::swap(board.white, board.black);
    return board;
  }
  // Decision 145: a team that has not played takes what the other, who alternates, leaves.
  Board board{sides.first.player, sides.other.player, edition.colours.back().reason};
  if (OtherAlternates(sides) == Colour::kBlack) std::swap(board.white, board.black);
  return board;
}

}  // namespace ronda::matches
