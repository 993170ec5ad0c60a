#include "ronda/pairing/dutch_procedure/dutch_procedure.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "ronda/pairing/dutch_procedure/backtracking.h"
#include "ronda/pairing/dutch_procedure/procedure.h"
#include "ronda/pairing/swiss/board_order.h"
#include "ronda/pairing/swiss/shortage.h"

namespace ronda::dutch_procedure {
namespace {

using swiss::Field;

// C.04.3/2012 §E1, §E2, §E3, §E4, §E5; /2011 §E1, §E2, §E3, §E4, §E5.
Board MakeBoard(const Field& field, const Rules& rules, const dutch_procedure::Pair& pair) {
  return swiss::MakeBoard(field[pair.higher], field[pair.lower], field.initial_colour(),
                          {rules.colour_articles, rules.colours});
}

// C.04.3/2012 §C4; /2011 §C4: S1 and S2 as they are first composed.
void Compose(const Field& field, const PairedGroup& paired, BracketExplanation& explanation) {
  const Group& group = paired.group;
  const Vertex first_of_s2(paired.m1 > 0 ? paired.m1 : paired.p1());
  for (const Vertex v : group.vertices()) {
    (v < first_of_s2 ? explanation.s1 : explanation.s2).push_back(field[group.player(v)].player);
  }
}

std::vector<CriterionValue> Values(const Criteria& criteria, const PairedGroup& paired) {
  const ColourMinima minima = criteria.Minima(paired.group);
  std::vector<CriterionValue> values{
      {"F", "A4", "players left over", {Count(paired.floaters)}},
      {"X1", "A8.a", "pairs that cannot but deny a colour preference", {minima.x1}},
  };
  if (!criteria.IsOddRound())
    values.push_back({"Z1", "A8.b", "pairs that cannot but deny a strong colour preference", {minima.z1}});
  for (std::size_t i = 0; i < paired.faults.size(); ++i) {
    const Requirement& requirement = criteria.rules().requirements[i];
    if (!criteria.IsAskedFor(requirement)) continue;
    values.push_back({requirement.tag, requirement.article, requirement.meaning, {paired.faults[i]}});
  }
  return values;
}

// Who came from above, and who belongs here, with those set aside in their places (C.04.3/2012 §A3, §C1; /2011 §A3,
// §C1).
struct Origins {
  std::vector<Place> moved_down;
  std::vector<Place> residents;
};

Origins OriginsOf(const Field& field, const Group& group) {
  Origins origins{group.moved_down, group.residents};
  // The best score of those who belong here: that of a resident, or the lowest if nobody here may meet anybody.
  std::optional<Points> own;
  for (const Place place : group.residents) own = std::max(own.value_or(field[place].score), field[place].score);
  if (!own) {
    for (const Place place : group.set_aside) own = std::min(own.value_or(field[place].score), field[place].score);
  }
  for (const Place place : group.set_aside) {
    (own && field[place].score > *own ? origins.moved_down : origins.residents).push_back(place);
  }
  std::ranges::sort(origins.moved_down);
  std::ranges::sort(origins.residents);
  return origins;
}

BracketExplanation Describe(const Criteria& criteria, const PairedGroup& paired) {
  const Field& field = criteria.field();
  BracketExplanation explanation;
  const Origins origins = OriginsOf(field, paired.group);
  explanation.moved_down = field.PlayersAt(origins.moved_down);
  explanation.score = field[origins.residents.back()].score;
  explanation.residents = field.PlayersAt(origins.residents);
  explanation.limbo = field.PlayersAt(paired.group.set_aside);
  Compose(field, paired, explanation);
  for (const auto& pair : paired.pairs)
    explanation.pairs.push_back({field[pair.higher].player, field[pair.lower].player});
  if (!paired.group.lowest) explanation.downfloaters = field.PlayersAt(paired.floaters);
  explanation.criteria = Values(criteria, paired);
  explanation.way = paired.fast ? "fast" : "exact";
  return explanation;
}

RoundPairing Publish(const Criteria& criteria, std::span<const PairedGroup> groups) {
  const Field& field = criteria.field();
  RoundPairing round;
  std::vector<dutch_procedure::Pair> pairs;
  for (const PairedGroup& group : groups) {
    pairs.insert(pairs.end(), group.pairs.begin(), group.pairs.end());
    round.brackets.push_back(Describe(criteria, group));
    if (group.bye) round.bye = field[*group.bye].player;
  }
  swiss::SortForPublication(field, pairs);
  for (const auto& pair : pairs) round.boards.push_back(MakeBoard(field, criteria.rules(), pair));
  return round;
}

Diagnostic TooMany(const Tournament& tournament) {
  return {.code = std::string(kTooManyPairings),
          .message = fmt::format("round {} was given up: more than {} sets of floaters would have to be tried (C12)",
                                 tournament.next_round().value(), kMostSets),
          .hint = "pair this round by hand, or by another edition of the rules (ronda systems)"};
}

// The texts differ on whose absolute preferences may clash, and the common explanation knows only the widest rule.
Diagnostic WhyNot(const Tournament& tournament, const Criteria& criteria) {
  const Field& field = criteria.field();
  for (const Place a : field.places()) {
    for (const Place b : field.places()) {
      if (b <= a || field.MayMeet(a, b) == criteria.MayMeet(a, b)) continue;
      return {
          .code = std::string(kNoLegalPairing),
          .message = fmt::format("no legal pairing of round {} exists by B1 and B2", tournament.next_round().value()),
          .hint = "B2 may be dropped here only where both players are topscorers"};
    }
  }
  return swiss::WhyNoPairing(tournament, field);
}

}  // namespace

DutchProcedure::DutchProcedure(const Rules& rules, swiss::Way way) : rules_(rules), way_(way), info_(rules.info) {
  if (way == swiss::Way::kExactOnly) info_.id = rules.exact_id;
}

Result<RoundPairing> DutchProcedure::PairField(const Tournament& tournament, const Field& field) const {
  const Criteria criteria(field, rules_, tournament.next_round().value());
  Procedure procedure(criteria, way_);
  switch (procedure.Run()) {
    case Procedure::Outcome::kPaired:
      break;
    case Procedure::Outcome::kNoLegalPairing:
      return tl::unexpected(WhyNot(tournament, criteria));
    case Procedure::Outcome::kLimitExceeded:
      return tl::unexpected(TooMany(tournament));
  }
  return Publish(criteria, procedure.groups());
}

Result<RoundPairing> DutchProcedure::Pair(const Tournament& tournament) const {
  return PairField(tournament, Field(tournament, rules_.field_rules));
}

Result<RoundPairing> DutchProcedure::PairUnder(const Tournament& tournament, const RoundConstraint& constraint) const {
  return PairField(tournament, Field(tournament, rules_.field_rules, constraint));
}

}  // namespace ronda::dutch_procedure
