#include "ronda/service/with_round.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "ronda/base/id_range.h"
#include "ronda/model/abnormal_points.h"
#include "ronda/model/point_table.h"
#include "ronda/model/team_rounds.h"
#include "ronda/pairing/entrants.h"

namespace ronda::service {
namespace {

Result<Tournament> MadeOf(TournamentData data) {
  if (auto tournament = Tournament::Make(std::move(data))) return *std::move(tournament);
  return tl::unexpected(Diagnostic{.code = "unexpected", .message = "the paired round contradicts the tournament"});
}

// What is known with the round in it, but for the points.
TournamentData DataWithBoards(const Tournament& before, const RoundPairing& pairing) {
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
  return data;
}

// The points everybody has; of a round without results what its byes are worth.
void StatePoints(const Tournament& before, TournamentData& data) {
  const PointTable table(data.point_system);
  const auto abnormal = WithAbnormalPoints(data, table, [&](Tpn tpn) { return before.Find(tpn); });
  for (const PlayerIndex player : before.player_ids()) {
    Points points;
    for (const Round round : IdRange<Round>(data.rounds)) {
      const std::size_t slot = data.SlotOf(player, round);
      points += abnormal.empty() ? table.For(data.entries[slot].result, data.entries[slot].colour) : abnormal[slot];
    }
    data.players[player.index()].stated_points = points;
  }
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
  return MadeOf(DataWithBoards(before, pairing));
}

Result<Tournament> WithRound(const Tournament& before, const RoundPairing& pairing) {
  TournamentData data = DataWithBoards(before, pairing);
  StatePoints(before, data);
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
