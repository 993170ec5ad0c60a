#include "ronda/service/pair.h"

#include <fmt/format.h>

#include <algorithm>

#include "ronda/explain/outlook.h"
#include "ronda/explain/wording.h"
#include "ronda/pairing/entrants.h"
#include "ronda/service/initial_colour.h"
#include "ronda/service/round_choice.h"
#include "ronda/service/system_choice.h"
#include "ronda/service/with_round.h"

namespace ronda::service {
namespace {

// After this round the rest of the tournament cannot be paired.
std::optional<Diagnostic> DeadEnd(const PairedRound& round) {
  const SystemInfo& system = round.system->info();
  const bool swiss = system.contest == Contest::kGames && system.rematches == Rematches::kNever;
  const TournamentData& data = round.before.data();
  if (!data.planned_rounds || !data.teams.empty() || !swiss) return std::nullopt;
  if (explain::IsLargeWithByesToSpare(round.before, WithoutOpponent(round.pairing).size())) return std::nullopt;
  const auto paired = WithBoards(round.before, round.pairing);
  if (!paired) return std::nullopt;
  const auto outlook = explain::LookAhead(*paired, system.bye_rule, explain::Thoroughness::kQuick);
  if (outlook.answer != explain::Outlook::Answer::kImpossible) return std::nullopt;
  return Diagnostic{.severity = Severity::kWarning,
                    .code = "outlook",
                    .message = "after this round " + explain::SayAll(round.before, outlook.statements).front(),
                    .hint = "fewer rounds, fewer forbidden pairs or other players may help; see ronda outlook"};
}

// Two who met in the last round meet again.
std::optional<Diagnostic> Rematch(const PairedRound& round) {
  const Tournament& before = round.before;
  if (before.rounds() == 0) return std::nullopt;
  const auto met = [&](const Board& board) {
    const RoundEntry& last = before.entry(board.white, Round(before.rounds()));
    return Traits(last.result).played && last.opponent == board.black;
  };
  const auto again = std::ranges::find_if(round.pairing.boards, met);
  if (again == round.pairing.boards.end()) return std::nullopt;
  const auto named = [&](PlayerIndex player) { return explain::Say(before, explain::Value(player)); };
  return Diagnostic{
      .severity = Severity::kWarning,
      .code = "rematch",
      .message = fmt::format("{} and {} met in the last round already", named(again->white), named(again->black)),
      .hint = "to keep them apart give settings with \"rematch\" (--settings); see docs/formats/keizer.md"};
}

}  // namespace

Parsed<PairedRound> Pair(const WishedEvent& event, std::optional<int> round) {
  auto before = BeforeRound(event.event, round);
  if (!before) return {std::nullopt, {RefusalOf(event, before.error())}};
  auto pairing = event.system->PairBoards(*before);
  if (!pairing) return {std::nullopt, {RefusalOf(event, pairing.error())}};
  Parsed<PairedRound> paired{
      PairedRound{*std::move(before), event.system, *std::move(pairing), event.deviations, event.why}, {}};
  if (auto warning = DeadEnd(*paired.value)) paired.diagnostics.push_back(*std::move(warning));
  if (auto note = AboutInitialColour(paired.value->before, event.system->info())) {
    paired.diagnostics.push_back(*std::move(note));
  }
  const bool has_settings = event.settings && event.settings->HasOwn();
  if (auto warning = Rematch(*paired.value); warning && !has_settings) {
    paired.diagnostics.push_back(*std::move(warning));
  }
  return paired;
}

std::vector<Diagnostic> DeviationWarnings(std::span<const Deviation> deviations) {
  std::vector<Diagnostic> warnings = RefusalsOf(deviations);
  for (Diagnostic& warning : warnings) {
    warning.severity = Severity::kWarning;
    warning.hint = "with --fide such a round is refused";
  }
  return warnings;
}

Result<Tournament> WithPairedRound(const WishedEvent& event, const PairedRound& round) {
  const Tournament& tournament = event.tournament;
  const SystemInfo& system = round.system->info();
  const int number = round.before.next_round().value();
  const Round first(system.contest == Contest::kTwoGameMatches ? 2 * number - 1 : number);
  const Tournament kept = first == tournament.next_round() ? tournament : tournament.Before(first);
  const Tournament before = WithColourOfFirstRound(WithSystemNamed(kept, *round.system), system);
  if (system.contest == Contest::kGames) return WithRound(before, round.pairing);
  return WithPairedMatches(system.contest, before, round.pairing);
}

}  // namespace ronda::service
