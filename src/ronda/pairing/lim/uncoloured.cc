#include "ronda/pairing/lim/uncoloured.h"

#include <algorithm>
#include <tuple>
#include <utility>

#include "ronda/base/id_range.h"
#include "ronda/base/id_vector.h"
#include "ronda/pairing/lim/round_walk.h"
#include "ronda/pairing/lim/uncoloured_group.h"
#include "ronda/pairing/swiss/board_order.h"
#include "ronda/pairing/swiss/pairable.h"

namespace ronda::lim {
namespace {

using swiss::Field;
using swiss::Without;

constexpr swiss::FieldRules kUncolouredRules{ByeRule::kNoByeOfAWin, UnplayedFloats::kNone};

const SystemInfo kInfo{.id = "lim-uncoloured",
                       .title = "Lim system without colours",
                       .regulation = "Elementos de un torneo, appendix B",
                       .effective_from = "",
                       .effective_to = "",
                       .colours = ColourUse::kNone};

Diagnostic NoLegalPairing() {
  return {.code = std::string(kNoLegalPairing),
          .message =
              "no legal pairing of the round exists: too many have met or are forbidden to meet, or nobody may "
              "have the bye any more",
          .hint = "a bye on request may open a way, or a forbidden pair that is allowed again"};
}

Diagnostic TooManyPairings() {
  return {.code = std::string(kTooManyPairings),
          .message = "a scoregroup has too many sets of floaters to try",
          .hint =
              "a forbidden pair that is allowed again may open a way; the system lim finds its floaters without trying "
              "sets"};
}

// The lowest score; there the largest number without a breach of B5 and B6, as far as somebody has none.
std::optional<Place> ChooseBye(const Field& field, const UncolouredGroup& groups, const std::vector<Place>& everybody) {
  std::vector<Place> order(everybody);
  std::ranges::sort(order, {}, [&](Place place) {
    return std::tuple(field[place].score, groups.Breach(place, Float::kDown), -field[place].player.value());
  });
  const auto found = std::ranges::find_if(
      order, [&](Place place) { return field[place].may_have_bye && groups.CanPair(Without(everybody, place)); });
  return found == order.end() ? std::nullopt : std::optional(*found);
}

// How often a float is the same as in the round before (B5) or the one before that (B6).
std::vector<CriterionValue> Values(const Field& field, const UncolouredGroup& groups, const PairedGroup& paired) {
  int again = 0;
  int again_after_two = 0;
  const auto count = [&](Place place, Float mark) {
    const int breach = groups.Breach(place, mark);
    if (breach == 2) ++again;
    if (breach == 1) ++again_after_two;
  };
  for (const auto& [one, other] : paired.pairing.pairs) {
    if (field[one].score == field[other].score) continue;
    count(std::min(one, other), Float::kDown);
    count(std::max(one, other), Float::kUp);
  }
  return {{"floaters", "2.9.1", "players who float", {Count(paired.pairing.floaters)}},
          {"B5", "2.9", "players who float as in the round before", {again}},
          {"B6", "2.9", "players who float as two rounds before", {again_after_two}}};
}

RoundPairing Publish(const Field& field, const std::vector<PairedGroup>& groups, const ValuesOf& values) {
  std::vector<PlacePair> pairs;
  for (const PairedGroup& paired : groups) {
    for (const auto& [one, other] : paired.pairing.pairs) pairs.push_back({std::min(one, other), std::max(one, other)});
  }
  swiss::SortForPublication(field, pairs);
  RoundPairing pairing;
  for (const auto& [higher, lower] : pairs) {
    pairing.boards.push_back({field[higher].player, field[lower].player, {"2.9.1", "no colours; ranked higher"}});
  }
  pairing.brackets = Describe(field, groups, values);
  return pairing;
}

}  // namespace

const SystemInfo& Uncoloured::info() const { return kInfo; }

Result<RoundPairing> Uncoloured::PairField(const Tournament& tournament, const Field& field) const {
  const History history(tournament);
  IdVector<Place, FloatMarks> marks;
  for (const swiss::Entrant& entrant : field.entrants()) marks.push_back(MarksOf(tournament, history, entrant.player));
  const UncolouredGroup groups(field, marks);

  std::vector<Place> places(field.places().begin(), field.places().end());
  std::optional<Place> bye;
  if (places.size() % 2 == 1) {
    bye = ChooseBye(field, groups, places);
    if (!bye) return tl::unexpected(NoLegalPairing());
    std::erase(places, *bye);
  } else if (!groups.CanPair(places)) {
    return tl::unexpected(NoLegalPairing());
  }
  RoundWalk walk(tournament, field, groups);
  if (!walk.Run(places)) return tl::unexpected(TooManyPairings());
  RoundPairing pairing =
      Publish(field, walk.groups(), [&](const PairedGroup& paired) { return Values(field, groups, paired); });
  if (bye) pairing.bye = field[*bye].player;
  return pairing;
}

Result<RoundPairing> Uncoloured::Pair(const Tournament& tournament) const {
  return PairField(tournament, Field(tournament, kUncolouredRules));
}

Result<RoundPairing> Uncoloured::PairUnder(const Tournament& tournament, const RoundConstraint& constraint) const {
  if (std::holds_alternative<ImposedColour>(constraint)) return PairingSystem::PairUnder(tournament, constraint);
  return PairField(tournament, Field(tournament, kUncolouredRules, constraint));
}

}  // namespace ronda::lim
