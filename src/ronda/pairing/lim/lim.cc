#include "ronda/pairing/lim/lim.h"

#include <algorithm>
#include <array>
#include <tuple>
#include <utility>

#include "ronda/base/id_range.h"
#include "ronda/pairing/lim/coloured_group.h"
#include "ronda/pairing/lim/round_walk.h"
#include "ronda/pairing/swiss/board_order.h"
#include "ronda/pairing/swiss/colour_allocation.h"
#include "ronda/pairing/swiss/completion.h"
#include "ronda/pairing/swiss/shortage.h"

namespace ronda::lim {
namespace {

using swiss::Field;

// Article 6: in the last round nobody is held to a colour.
constexpr swiss::FieldRules kFieldRules{.unplayed_floats = UnplayedFloats::kNone,
                                        .topscorers = swiss::TopscorerRule::kEverybody};

constexpr std::array kColours{
    ColourReason{"5.2", "both have the colour they are due"},
    ColourReason{"5.3", "the only colour the player may have"},
    ColourReason{"5.4", "colours alternated from the last round in which they differed"},
    ColourReason{"5.4", "median or above: the colour the higher ranked is due"},
    ColourReason{"7.2", "colour drawn by lot, by the pairing number of the higher ranked"},
};
constexpr std::array kColoursBelow{
    kColours[0], kColours[1], kColours[2], ColourReason{"5.4", "below the median: the colour the lower ranked is due"},
    kColours[4],
};

// C.04.4.3 §5.4.
swiss::ColourArticles ColoursOf(bool below_median) {
  swiss::ColourArticles rules{kColours};
  rules.policy = {.equal_absolutes = swiss::EqualAbsolutes::kHistory, .strengths = swiss::Strengths::kAbsoluteOnly};
  if (!below_median) return rules;
  rules.articles = kColoursBelow;
  rules.policy.equal_histories = swiss::EqualHistories::kLowerRanked;
  return rules;
}

struct RankedPair {
  Place higher;
  Place lower;
  bool below_median;
};

// C.04.4.3 §1.1: the lowest rank; §7.1: in round 1 the lowest rating. Who leaves the others an opponent each (decision
// 159).
std::optional<Place> ChooseBye(const Tournament& tournament, const ColourTerms& terms,
                               std::span<const Place> everybody) {
  std::vector<Place> candidates = swiss::ByeCandidates(terms.field(), everybody);
  const bool first_round = tournament.rounds() == 0;
  std::ranges::sort(candidates, {},
                    [&](Place place) { return std::pair(first_round ? terms.rating(place) : 0, -place.value()); });
  return swiss::FirstWhoLeavesCompletePairing(terms.field(), everybody, candidates);
}

// What a group cost, for those who want to understand it.
std::vector<CriterionValue> Values(const ColourTerms& terms, const PairedGroup& paired) {
  const auto& [pairs, floaters, arranged] = paired.pairing;
  const auto again =
      std::ranges::count_if(floaters, [&](Place place) { return terms.field()[place].last_float != Float::kNone; });
  const auto same_colour = std::ranges::count_if(
      pairs, [&](const PlacePair& pair) { return !terms.DueColoursDiffer(pair.higher, pair.lower); });
  return {{"floaters", "2.3", "players who float", {Count(floaters)}},
          {"again", "3.10", "floaters who floated in the round before", {static_cast<int>(again)}},
          {"colours", "5.2", "players who do not get the colour they are due", {static_cast<int>(same_colour)}}};
}

RoundPairing Publish(const ColourTerms& terms, const RoundWalk& walk) {
  const Field& field = terms.field();
  RoundPairing pairing;
  std::vector<RankedPair> pairs;
  for (const PairedGroup& paired : walk.groups()) {
    const bool below = paired.group.direction == Direction::kUpwards;
    for (const auto& [one, other] : paired.pairing.pairs) {
      pairs.push_back({std::min(one, other), std::max(one, other), below});
    }
  }
  swiss::SortForPublication(field, pairs);
  for (const auto& [higher, lower, below] : pairs) {
    pairing.boards.push_back(swiss::MakeBoard(field[higher], field[lower], field.initial_colour(), ColoursOf(below)));
  }
  pairing.brackets = Describe(field, walk.groups(), [&](const PairedGroup& paired) { return Values(terms, paired); });
  return pairing;
}

}  // namespace

Result<RoundPairing> Lim::PairField(const Tournament& tournament, const Field& field) const {
  const ColourTerms terms(tournament, field, rules_);
  std::vector<Place> places(field.places().begin(), field.places().end());
  std::optional<Place> bye;
  if (places.size() % 2 == 1) {
    bye = ChooseBye(tournament, terms, places);
    if (!bye) return tl::unexpected(swiss::WhyNoPairing(tournament, field));
    std::erase(places, *bye);
  } else if (!swiss::CanComplete(field, places, {})) {
    return tl::unexpected(swiss::WhyNoPairing(tournament, field));
  }
  const ColouredGroup groups(terms);
  RoundWalk walk(tournament, field, groups);
  walk.Run(places);
  RoundPairing pairing = Publish(terms, walk);
  if (bye) pairing.bye = field[*bye].player;
  return pairing;
}

Result<RoundPairing> Lim::Pair(const Tournament& tournament) const {
  return PairField(tournament, Field(tournament, kFieldRules));
}

Result<RoundPairing> Lim::PairUnder(const Tournament& tournament, const RoundConstraint& constraint) const {
  if (std::holds_alternative<ImposedColour>(constraint)) return PairingSystem::PairUnder(tournament, constraint);
  return PairField(tournament, Field(tournament, kFieldRules, constraint));
}

}  // namespace ronda::lim
