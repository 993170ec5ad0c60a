#include "ronda/command/match_seating.h"

#include <algorithm>
#include <cstdint>
#include <limits>
#include <map>
#include <utility>

#include "ronda/handling/handled.h"

namespace ronda::command {
namespace {

using journal::State;
using journal::Uid;

std::optional<PlayerIndex> SeatOf(const TeamRound& round, std::size_t board) {
  return board < round.line_up.size() ? round.line_up[board] : std::nullopt;
}

std::map<Uid, Seating> GamesByPlayer(const State& state, Round round) {
  std::map<Uid, Seating> games;
  for (const Seating& seating : SeatingOf(state, round)) {
    games.emplace(seating.white, seating);
    games.emplace(seating.black, seating);
  }
  return games;
}

// The number of the first game of the match; behind all others if it has none.
std::int32_t FirstGameOf(const MatchSeating& match) {
  const auto game = std::ranges::find_if(match.boards, [](const MatchBoard& board) { return board.game.has_value(); });
  return game == match.boards.end() ? std::numeric_limits<std::int32_t>::max() : game->game->board;
}

MatchSeating MatchOf(const State& state, const TeamRounds& rounds, Round round, TeamIndex team) {
  const TeamRound& home = rounds.in(team, round);
  const TeamRound& guest = rounds.in(*home.opponent, round);
  MatchSeating match;
  match.home = team;
  match.guest = *home.opponent;
  match.home_points = home.points.game_points;
  match.guest_points = guest.points.game_points;
  match.is_decided = home.result != ResultCode::kPending;
  const auto uid = [&](std::optional<PlayerIndex> player) {
    return player ? std::optional<Uid>(state.uids[*player]) : std::nullopt;
  };
  for (std::size_t board = 0; std::cmp_less(board, rounds.boards()); ++board) {
    match.boards.push_back({uid(SeatOf(home, board)), uid(SeatOf(guest, board)), std::nullopt});
  }
  return match;
}

}  // namespace

bool PairsTeams(const State& state) { return handling::PairsTeams(state.data); }

bool PlaysEncounters(const State& state) { return handling::PlaysEncounters(state.data); }

std::vector<Points> BoardTotals(const Tournament& tournament, Round first, Round last) {
  last = std::min(last, Round(tournament.rounds()));
  std::vector<Points> totals;
  for (const Team& team : tournament.data().teams) {
    Points& total = totals.emplace_back();
    for (const PlayerIndex member : team.members) {
      for (Round round = first; round <= last; round = Next(round)) total += tournament.PointsFor(member, round);
    }
  }
  return totals;
}

std::vector<MatchSeating> MatchesIn(const State& state, const TeamRounds& rounds, Round round) {
  const auto games = GamesByPlayer(state, round);
  std::vector<MatchSeating> matches;
  for (const TeamIndex team : TeamsByNumber(state.data)) {
    const TeamRound& home = rounds.in(team, round);
    const bool is_told = home.colour == Colour::kBlack || (!home.colour && home.opponent && *home.opponent < team);
    if (!home.opponent || is_told) continue;  // told with the other team
    matches.push_back(MatchOf(state, rounds, round, team));
    for (MatchBoard& board : matches.back().boards) {
      const auto game = board.home && board.guest ? games.find(*board.home) : games.end();
      if (game != games.end()) board.game = game->second;
    }
  }
  std::ranges::stable_sort(matches, {}, FirstGameOf);
  for (std::size_t i = 0; i < matches.size(); ++i) matches[i].match = static_cast<std::int32_t>(i) + 1;
  return matches;
}

std::vector<TeamWithoutMatch> TeamsWithoutMatchIn(const State& state, const TeamRounds& rounds, Round round) {
  std::vector<TeamWithoutMatch> without;
  for (const TeamIndex team : TeamsByNumber(state.data)) {
    const TeamRound& own = rounds.in(team, round);
    if (!own.opponent) without.push_back({team, own.result});
  }
  return without;
}

}  // namespace ronda::command
