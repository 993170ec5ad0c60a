#include "ronda/pairing/matches/team_round.h"

#include <algorithm>

#include "ronda/pairing/matches/team_matches.h"

namespace ronda::matches {
namespace {

std::size_t At(PlayerIndex player) { return static_cast<std::size_t>(player.value()); }
std::size_t At(TeamIndex team) { return static_cast<std::size_t>(team.value()); }

void AddGames(const Tournament& tournament, const Team& white, const Team& black, std::vector<RoundEntry>& column) {
  const auto boards =
      std::min({static_cast<std::size_t>(BoardsOf(tournament)), white.members.size(), black.members.size()});
  for (std::size_t board = 0; board < boards; ++board) {
    const Colour colour = BoardColour(tournament, board);
    column[At(white.members[board])] = {ResultCode::kPending, colour, black.members[board]};
    column[At(black.members[board])] = {ResultCode::kPending, Opposite(colour), white.members[board]};
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
  by_round.resize(static_cast<std::size_t>(tournament.next_round().value()));
  by_round.back() = team;
}

}  // namespace

Result<TournamentData> WithTeamRound(const Tournament& tournament, const RoundPairing& pairing) {
  TournamentData data = tournament.data();
  const auto order = TeamsByNumber(tournament);
  std::vector<RoundEntry> column(data.players.size());
  for (const Board& board : pairing.boards) {
    AddGames(tournament, data.teams[At(order[At(board.white)])], data.teams[At(order[At(board.black)])], column);
  }
  if (pairing.bye) AddBye(tournament, order[At(*pairing.bye)], data);
  data.entries.clear();
  for (std::int32_t i = 0; i < tournament.player_count(); ++i) {
    const auto past = tournament.entries(PlayerIndex(i));
    data.entries.insert(data.entries.end(), past.begin(), past.end());
    data.entries.push_back(column[static_cast<std::size_t>(i)]);
  }
  // Members who sat out the round that is paired again; teams have byes of their own.
  std::erase_if(data.requested_byes, [&](const RequestedBye& bye) { return bye.round == tournament.next_round(); });
  ++data.rounds;
  return data;
}

}  // namespace ronda::matches
