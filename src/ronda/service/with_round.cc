#include "ronda/service/with_round.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "ronda/model/team_rounds.h"
#include "ronda/pairing/entrants.h"

namespace ronda::service {
namespace {

Result<Tournament> MadeOf(TournamentData data) {
  if (auto tournament = Tournament::Make(std::move(data))) return *std::move(tournament);
  return tl::unexpected(Diagnostic{.code = "unexpected", .message = "the paired round contradicts the tournament"});
}

}  // namespace

// Of two byes that contradict each other the first counts.
std::vector<RequestedBye> AwayFrom(const Tournament& before) {
  std::vector<RequestedBye> away;
  std::vector<bool> is_listed(before.players().size());
  for (const RequestedBye& bye : before.data().requested_byes) {
    if (bye.round != before.next_round() || is_listed[bye.player.index()]) continue;
    is_listed[bye.player.index()] = true;
    away.push_back(bye);
  }
  return away;
}

Result<Tournament> WithBoards(const Tournament& before, const RoundPairing& pairing) {
  std::vector<RoundEntry> column(before.players().size());
  for (const RequestedBye& bye : AwayFrom(before)) column[bye.player.index()].result = bye.kind;
  for (const PlayerIndex player : WithoutOpponent(pairing)) column[player.index()].result = ResultCode::kPairingBye;
  for (const Board& board : pairing.boards) {
    column[board.white.index()] = {ResultCode::kPending, Colour::kWhite, board.black};
    column[board.black.index()] = {ResultCode::kPending, Colour::kBlack, board.white};
  }
  TournamentData data = before.data();
  data.entries.clear();
  data.entries.reserve(column.size() * Next(before.next_round()).index());
  for (const PlayerIndex player : before.player_ids()) {
    const auto past = before.entries(player);
    data.entries.insert(data.entries.end(), past.begin(), past.end());
    data.entries.push_back(column[player.index()]);
  }
  ++data.rounds;
  std::erase_if(data.requested_byes, [&](const RequestedBye& bye) { return bye.round == before.next_round(); });
  for (Player& player : data.players) player.stated_points.reset();
  return MadeOf(std::move(data));
}

// What the byes of the round are worth is known; the rest of the points stays.
Result<Tournament> WithRound(const Tournament& before, const RoundPairing& pairing) {
  auto unstated = WithBoards(before, pairing);
  if (!unstated) return unstated;
  TournamentData data = unstated->data();
  for (const PlayerIndex player : before.player_ids()) {
    data.players[player.index()].stated_points = unstated->ScoreAfter(player, data.rounds);
  }
  return MadeOf(std::move(data));
}

namespace {

// Everybody has a bye in as many of the coming rounds of games as make a round of pairing.
bool IsEverybodyAway(const Tournament& tournament, int games) {
  return std::ranges::all_of(tournament.player_ids(), [&](PlayerIndex player) {
    Round round = tournament.next_round();
    for (int game = 0; game < games; ++game, round = Next(round)) {
      if (!tournament.RequestedByeOf(player, round)) return false;
    }
    return true;
  });
}

// One round of pairing longer, as long as nobody comes to it.
std::optional<Tournament> WithRoundOfByes(const Tournament& before, Contest contest) {
  if (contest == Contest::kTeams) {
    if (!AreTeamsAway(before.data(), before.next_round())) return std::nullopt;
    auto after = WithPairedMatches(contest, before, {});
    return after ? std::optional(*std::move(after)) : std::nullopt;
  }
  const int games = contest == Contest::kTwoGameMatches ? 2 : 1;
  if (before.player_count() == 0 || before.rounds() % games != 0 || !IsEverybodyAway(before, games))
    return std::nullopt;
  auto after = WithRound(before, {});
  for (int game = 1; after && game < games; ++game) after = WithRound(*after, {});
  return after ? std::optional(*std::move(after)) : std::nullopt;
}

}  // namespace

Tournament WithRoundsOfByes(const Tournament& tournament, Contest contest) {
  Tournament after = tournament;
  while (auto longer = WithRoundOfByes(after, contest)) after = *std::move(longer);
  return after;
}

}  // namespace ronda::service
