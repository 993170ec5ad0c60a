#include "ronda/pairing/dubov/dubov.h"

#include <algorithm>
#include <array>
#include <utility>

#include "ronda/pairing/dubov/round_pairer.h"
#include "ronda/pairing/swiss/board_order.h"
#include "ronda/pairing/swiss/bracket.h"
#include "ronda/pairing/swiss/colour_allocation.h"
#include "ronda/pairing/swiss/proposed_round.h"
#include "ronda/pairing/swiss/shortage.h"

namespace ronda::dubov {
namespace {

using swiss::Field;

constexpr swiss::FieldRules kFieldRules{.topscorers = swiss::TopscorerRule::kNone,
                                        .before_first_game = swiss::BeforeFirstGame::kMildBlack};

Board MakeBoard(const Field& field, const swiss::Pair& pair) {
  return swiss::MakeBoard(field[pair.higher], field[pair.lower], field.initial_colour(), {swiss::kColoursOfC044});
}

std::vector<swiss::Pair> PairsOf(const PairedBracket& paired) {
  std::vector<swiss::Pair> pairs;
  for (std::size_t i = 0; i < paired.groups.s1.size(); ++i) {
    const auto [higher, lower] = std::minmax(paired.groups.s1[i], paired.groups.t2[i]);
    pairs.push_back({higher, lower});
  }
  return pairs;
}

BracketExplanation Describe(const Field& field, const RoundPairer& pairer, const PairedBracket& paired) {
  BracketExplanation explanation;
  explanation.score = field[paired.residents.front()].score;
  explanation.upfloaters = field.PlayersAt(paired.upfloaters);
  explanation.residents = field.PlayersAt(paired.residents);
  explanation.s1 = field.PlayersAt(paired.groups.s1);
  explanation.s2 = field.PlayersAt(paired.groups.t2);
  for (const swiss::Pair& pair : PairsOf(paired))
    explanation.pairs.push_back({field[pair.higher].player, field[pair.lower].player});
  explanation.criteria = pairer.Values(paired);
  explanation.way = "exact";
  return explanation;
}

RoundPairing Publish(const Field& field, const RoundPairer& pairer) {
  RoundPairing pairing;
  std::vector<swiss::Pair> pairs;
  for (const PairedBracket& paired : pairer.brackets()) {
    const auto of_bracket = PairsOf(paired);
    pairs.insert(pairs.end(), of_bracket.begin(), of_bracket.end());
    pairing.brackets.push_back(Describe(field, pairer, paired));
  }
  swiss::SortForPublication(field, pairs);
  for (const swiss::Pair& pair : pairs) pairing.boards.push_back(MakeBoard(field, pair));
  if (const auto bye = pairer.bye()) pairing.bye = field[*bye].player;
  return pairing;
}

// The same residents with the opponents they have in the proposal.
PairedBracket FoundBracket(const PairedBracket& own, const swiss::ProposedRound& round) {
  PairedBracket found;
  found.residents = own.residents;
  for (const Place place : own.residents) {
    const Place opponent = *round.OpponentOf(place);
    const bool resident = std::ranges::binary_search(own.residents, opponent);
    if (resident && opponent < place) continue;
    if (!resident) found.upfloaters.push_back(opponent);
    found.groups.s1.push_back(place);
    found.groups.t2.push_back(opponent);
  }
  std::ranges::sort(found.upfloaters);
  return found;
}

bool SamePairs(const PairedBracket& own, const PairedBracket& found) {
  const auto pairs = PairsOf(found);
  return std::ranges::all_of(PairsOf(own),
                             [&](const swiss::Pair& pair) { return std::ranges::find(pairs, pair) != pairs.end(); });
}

std::optional<PairedBracket> FoundOtherwise(const PairedBracket& own, const swiss::ProposedRound& round) {
  PairedBracket found = FoundBracket(own, round);
  return SamePairs(own, found) ? std::nullopt : std::optional(std::move(found));
}

}  // namespace

const Rules kDubov{
    .info = {"dubov", "Dubov system", "FIDE Handbook C.04.4.1", "2026-02-01", "", "FIDE_DUBOV"},
    .exact_id = "dubov+exact",
    .order = SubgroupOrder::kOpposition,
};

const Rules kVega{
    .info = {"vega", "Vega system", "Elementos de un torneo, 2.9.1", "", ""},
    .exact_id = "vega+exact",
    .order = SubgroupOrder::kBuchholz,
};

Dubov::Dubov(const Rules& rules, swiss::Way way) : info_(rules.info), order_(rules.order), way_(way) {
  if (way == swiss::Way::kExactOnly) info_.id = rules.exact_id;
}

Result<RoundPairing> Dubov::PairField(const Tournament& tournament, const Field& field) const {
  // MaxT and the last round depend on it; in the first round nothing does.
  if (!tournament.data().planned_rounds && tournament.rounds() > 0)
    return tl::unexpected(RoundsUnknown("the limits of upfloaters depend on the number of rounds"));
  const auto records = RecordsOf(tournament, field, order_);
  RoundPairer pairer(field, records, way_);
  if (!pairer.Run()) return tl::unexpected(swiss::WhyNoPairing(tournament, field));
  return Publish(field, pairer);
}

Result<RoundPairing> Dubov::Pair(const Tournament& tournament) const {
  return PairField(tournament, Field(tournament, kFieldRules));
}

Result<RoundPairing> Dubov::PairUnder(const Tournament& tournament, const RoundConstraint& constraint) const {
  return PairField(tournament, Field(tournament, kFieldRules, constraint));
}

std::optional<Verdict> Dubov::Judge(const Tournament& tournament, const RoundPairing& proposed) const {
  const Field field(tournament, kFieldRules);
  const auto records = RecordsOf(tournament, field, order_);
  RoundPairer pairer(field, records, way_);
  if (!pairer.Run()) return std::nullopt;
  const swiss::ProposedRound round(field, proposed);
  if (auto objection = round.Objection(tournament, swiss::kLegalityOfC044, pairer.bye())) return objection;
  const auto found_otherwise = [&](const PairedBracket& own) { return FoundOtherwise(own, round); };
  const auto score_of = [&](const PairedBracket& own) { return field[own.residents.front()].score; };
  return swiss::FirstDifference(pairer, found_otherwise, score_of);
}

}  // namespace ronda::dubov
