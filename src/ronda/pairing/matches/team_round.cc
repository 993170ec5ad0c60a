#include "ronda/pairing/matches/team_round.h"

#include <algorithm>

#include "ronda/base/counting.h"
#include "ronda/model/team_rounds.h"

namespace ronda::matches {
namespace {

// Nobody where the team has no further player.
std::optional<PlayerIndex> At(const SeatedTeam& team, std::size_t board) {
  return board < team.size() ? team[board] : std::nullopt;
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

SeatedTeam SeatedFor(const TournamentData& data, TeamIndex team, Round round, std::size_t boards) {
  SeatedTeam seated;
  const auto is_own = [&](const LineUp& line_up) { return line_up.team == team && line_up.round == round; };
  const auto line_up = std::ranges::find_if(data.line_ups, is_own);
  if (line_up != data.line_ups.end()) {
    seated = line_up->boards;
  } else {
    for (const PlayerIndex member : data.teams[team.index()].members) seated.emplace_back(member);
  }
  if (seated.size() > boards) seated.resize(boards);
  return seated;
}

void SeatMatch(const TournamentData& data, const SeatedTeam& white, const SeatedTeam& black,
               std::vector<RoundEntry>& column) {
  for (std::size_t board = 0; board < std::max(white.size(), black.size()); ++board) {
    const auto first = At(white, board);
    const auto second = At(black, board);
    const Colour colour = BoardColour(data, board);
    if (first && second) {
      column[first->index()] = {ResultCode::kPending, colour, *second};
      column[second->index()] = {ResultCode::kPending, Opposite(colour), *first};
    } else if (first || second) {
      column[first ? first->index() : second->index()] = {ResultCode::kForfeitWin, std::nullopt, std::nullopt};
    }
  }
}

Result<TournamentData> WithTeamRound(const Tournament& tournament, const RoundPairing& pairing) {
  TournamentData data = tournament.data();
  const auto order = TeamsByNumber(data);
  std::vector<RoundEntry> column(data.players.size());
  const std::size_t boards = Size(BoardsOf(tournament));
  for (const Board& board : pairing.boards) {
    const auto seated = [&](PlayerIndex place) {
      return SeatedFor(data, order[place.index()], tournament.next_round(), boards);
    };
    SeatMatch(data, seated(board.white), seated(board.black), column);
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
