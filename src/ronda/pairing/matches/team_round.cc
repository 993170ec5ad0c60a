#include "ronda/pairing/matches/team_round.h"

#include <algorithm>

#include "ronda/model/team_rounds.h"

namespace ronda::matches {
namespace {

void AddGames(const Tournament& tournament, const Team& white, const Team& black, std::vector<RoundEntry>& column) {
  const std::size_t members = std::min(white.members.size(), black.members.size());
  for (std::size_t board = 0; board < members && std::cmp_less(board, BoardsOf(tournament)); ++board) {
    const Colour colour = BoardColour(tournament.data(), board);
    column[white.members[board].index()] = {ResultCode::kPending, colour, black.members[board]};
    column[black.members[board].index()] = {ResultCode::kPending, Opposite(colour), white.members[board]};
  }
}

// Record 320 says who had the bye and what it is worth; without one the regulation's value is written down.
void AddBye(const Tournament& tournament, TeamIndex team, TournamentData& data) {
  if (!data.team_pairing_byes) {
    const int boards = BoardsOf(tournament);
    data.team_pairing_byes =
        TeamPairingByes{data.match_point_system.draw, Points::Tenths(data.point_system.Draw().tenths() * boards), {}};
  }
  auto& by_round = data.team_pairing_byes->by_round;
  by_round.resize(Next(tournament.next_round()).index());
  by_round.back() = team;
}

}  // namespace

Result<TournamentData> WithTeamRound(const Tournament& tournament, const RoundPairing& pairing) {
  TournamentData data = tournament.data();
  const auto order = TeamsByNumber(data);
  std::vector<RoundEntry> column(data.players.size());
  for (const Board& board : pairing.boards) {
    AddGames(tournament, data.teams[order[board.white.index()].index()], data.teams[order[board.black.index()].index()],
             column);
  }
  if (pairing.bye) AddBye(tournament, order[pairing.bye->index()], data);
  data.entries.clear();
  for (const PlayerIndex player : tournament.player_ids()) {
    const auto past = tournament.entries(player);
    data.entries.insert(data.entries.end(), past.begin(), past.end());
    data.entries.push_back(column[player.index()]);
  }
  // Members who sat out the round that is paired again; teams have byes of their own.
  std::erase_if(data.requested_byes, [&](const RequestedBye& bye) { return bye.round == tournament.next_round(); });
  ++data.rounds;
  return data;
}

}  // namespace ronda::matches
