#include "ronda/service/remaining_rounds.h"

#include <algorithm>

#include "ronda/service/pair.h"

namespace ronda::service {
namespace {

// Every game without a result gets a drawn one.
Result<Tournament> WithDrawnResults(const Tournament& tournament, Random& random) {
  TournamentData data = tournament.data();
  for (const PlayerIndex player : tournament.player_ids()) {
    for (const Round round : tournament.round_ids()) {
      RoundEntry& entry = data.entry(player, round);
      if (entry.result != ResultCode::kPending || !entry.opponent) continue;
      const tiebreak::Outcome outcome = awards::DrawnOutcome(random);
      const bool drawn = outcome == tiebreak::Outcome::kDraw;
      const bool won = outcome == tiebreak::Outcome::kWin;
      entry.result = drawn ? ResultCode::kDraw : won ? ResultCode::kWin : ResultCode::kLoss;
      data.entry(*entry.opponent, round).result = drawn ? ResultCode::kDraw
                                                  : won ? ResultCode::kLoss
                                                        : ResultCode::kWin;
    }
    data.players[player.index()].stated_points.reset();
  }
  if (auto made = Tournament::Make(std::move(data))) return *std::move(made);
  return tl::unexpected(Diagnostic{.code = "unexpected", .message = "the drawn results contradict the tournament"});
}

}  // namespace

int UnpairedRounds(const Tournament& tournament, const RemainingRequest& request) {
  const int planned = request.rounds.value_or(tournament.data().planned_rounds.value_or(0));
  return std::max(0, planned - tournament.rounds());
}

Result<Tournament> WithNextRound(const Tournament& tournament, const RemainingRequest& request) {
  const auto event = OpenEvent({Source{}, request.system, {}}, tournament);
  if (!event.value) return tl::unexpected(event.diagnostics.front());
  const auto paired = Pair(*event.value, std::nullopt);
  if (!paired.value) return tl::unexpected(paired.diagnostics.front());
  return WithPairedRound(*event.value, *paired.value);
}

Result<Tournament> PlayedToTheEnd(const Tournament& tournament, const RemainingRequest& request, Random& random) {
  auto played = WithDrawnResults(tournament, random);
  while (played && UnpairedRounds(*played, request) > 0) {
    auto paired = WithNextRound(*played, request);
    if (!paired) return paired;
    played = WithDrawnResults(*paired, random);
  }
  return played;
}

}  // namespace ronda::service
