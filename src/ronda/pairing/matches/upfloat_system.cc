#include "ronda/pairing/matches/upfloat_system.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <utility>

#include "ronda/pairing/matches/colours.h"
#include "ronda/pairing/matches/judgement.h"
#include "ronda/pairing/matches/round_pairer.h"
#include "ronda/pairing/swiss/board_order.h"

namespace ronda::matches {
namespace {

using swiss::Field;

PlacePair Ranked(const PairByNumber& pair) {
  return {std::min(pair.top, pair.bottom), std::max(pair.top, pair.bottom)};
}

BracketExplanation Describe(const Field& field, const PairedBracket& paired) {
  BracketExplanation explanation;
  explanation.score = field[paired.bracket.residents.front()].score;
  explanation.residents = field.PlayersAt(paired.bracket.residents);
  explanation.upfloaters = field.PlayersAt(paired.bracket.upfloaters);
  for (const PairByNumber& pair : paired.pairs) {
    const auto [higher, lower] = Ranked(pair);
    explanation.pairs.push_back({field[higher].player, field[lower].player});
  }
  return explanation;
}

RoundPairing Publish(const Field& field, const RoundTerms& terms, const UpfloatEdition& edition,
                     const PairedRound& round) {
  RoundPairing pairing;
  std::vector<PlacePair> pairs;
  for (const PairedBracket& paired : round.brackets) {
    std::ranges::transform(paired.pairs, std::back_inserter(pairs), Ranked);
    pairing.brackets.push_back(Describe(field, paired));
    pairing.brackets.back().criteria = ValuesOf(field, terms, edition, paired);
  }
  swiss::SortForPublication(field, pairs);
  for (const PlacePair& pair : pairs) pairing.boards.push_back(MakeBoard(field, terms, edition, pair));
  if (round.bye) pairing.bye = field[*round.bye].player;
  return pairing;
}

// C.04.6/2025 §1.9.3; /2026 §3.3.3.
Diagnostic NoPairing(const Tournament& event, const Field& field) {
  const auto may_have_bye = std::ranges::count(field.entrants(), true, &swiss::Entrant::may_have_bye);
  const bool nobody = field.size() % 2 == 1 && may_have_bye == 0;
  return {.severity = Severity::kError,
          .code = std::string(kNoLegalPairing),
          .message = fmt::format("no legal pairing of round {} exists: {}", event.next_round().value(),
                                 nobody ? "the number to be paired is odd and nobody may have the bye any more"
                                        : "too many have met or are forbidden to meet"),
          .hint =
              "the rules leave it to the arbiter what to do; a bye on request may open a way, or a forbidden pair that "
              "is allowed again"};
}

Diagnostic NotAnEvent() {
  return {.code = "matches-unsupported",
          .message = "the tournament is not one of matches, which this system pairs",
          .hint = "make it so first (pairing/entrants.h)"};
}

}  // namespace

UpfloatSystem::UpfloatSystem(const UpfloatEdition& edition, Way way)
    : edition_(edition), way_(way), info_(edition.info) {
  if (way == Way::kExactOnly) info_.id = edition.exact_id;
}

Result<RoundPairing> UpfloatSystem::Pair(const Tournament& event) const {
  if (!event.data().entries_are_matches) return tl::unexpected(NotAnEvent());
  const Field field(event, edition_.field_rules);
  const RoundTerms terms = TermsOf(event, field, edition_);
  const auto round = PairRound(field, terms, way_);
  if (!round) return tl::unexpected(NoPairing(event, field));
  return Publish(field, terms, edition_, *round);
}

Result<RoundPairing> UpfloatSystem::PairUnder(const Tournament& event, const RoundConstraint& constraint) const {
  if (!event.data().entries_are_matches) return tl::unexpected(NotAnEvent());
  if (std::holds_alternative<ImposedColour>(constraint)) return PairingSystem::PairUnder(event, constraint);
  const Field field(event, edition_.field_rules, constraint);
  const RoundTerms terms = TermsOf(event, field, edition_);
  const auto round = PairRound(field, terms, way_);
  if (!round) return tl::unexpected(NoPairing(event, field));
  return Publish(field, terms, edition_, *round);
}

std::optional<Verdict> UpfloatSystem::Judge(const Tournament& event, const RoundPairing& proposed) const {
  if (!event.data().entries_are_matches) return std::nullopt;
  const Field field(event, edition_.field_rules);
  const RoundTerms terms = TermsOf(event, field, edition_);
  const auto round = PairRound(field, terms, way_);
  if (!round) return std::nullopt;
  return Compare({event, field, terms, edition_}, *round, proposed);
}

}  // namespace ronda::matches
