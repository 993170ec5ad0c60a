// What each round brought each team, put together from the games of its members, the line-ups (record 300), the
// forfeited matches (330) and the byes (320, 240, or the letters of the members). Pairing, standings and files read
// team events here, so that they cannot disagree.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <utility>
#include <vector>

#include "ronda/model/team_points.h"
#include "ronda/model/tournament.h"

namespace ronda {

struct TeamRound {
  // A match that was played is a win, a draw or a loss; one that was not, a forfeit; without an opponent, a bye.
  ResultCode result = ResultCode::kAbsent;
  std::optional<Colour> colour;  // of the first board, whoever sat there
  std::optional<TeamIndex> opponent;
  TeamPoints points;
  std::vector<Points> boards;                       // board 1 first, as many as a match has
  std::vector<std::optional<PlayerIndex>> line_up;  // nobody: an empty board
};

// C.04.2/2026 §3.1; /2025 §4.1: an adjourned match is a draw for pairing purposes only (decision 222).
enum class AdjournedGames : std::uint8_t { kAsDraws, kUnfinished };

// The teams in the order of their numbers.
std::vector<TeamIndex> TeamsByNumber(const TournamentData& data);

// Every team asked for a bye in the round (record 240).
bool AreTeamsAway(const TournamentData& data, Round round);

// Boards of a match: as record 352 says, else as many as played.
int BoardsOf(const Tournament& tournament);

// The colour of the team with White on its first board, on each board; they alternate where record 352 is missing.
Colour BoardColour(const TournamentData& data, std::size_t board);

// Whether the teams of the tournament play matches: nobody meets one of the same team, and no team meets two others
// in one round. Otherwise the teams are only a grouping of players.
bool PlaysMatches(const Tournament& tournament);

class TeamRounds {
 public:
  explicit TeamRounds(const Tournament& tournament, AdjournedGames adjourned = AdjournedGames::kAsDraws);

  int boards() const { return boards_; }
  const TeamRound& in(TeamIndex team, Round round) const { return rounds_[SlotOf(team, round)]; }

 private:
  std::size_t SlotOf(TeamIndex team, Round round) const {
    return team.index() * tournament_.next_round().index() + round.index();
  }
  int Number(TeamIndex team) const { return data_.teams[team.index()].number.value(); }
  const LineUp* LineUpOf(TeamIndex team, Round round) const;
  const ForfeitedMatch* ForfeitOf(TeamIndex team, Round round) const;
  std::vector<std::optional<PlayerIndex>> LinedUp(TeamIndex team, Round round) const;
  std::optional<TeamIndex> OpponentOf(TeamIndex team, Round round) const;
  ResultCode ByeOf(TeamIndex team, Round round) const;
  std::optional<Colour> ColourOf(TeamIndex team, Round round) const;
  std::optional<Colour> ColourAgainst(TeamIndex team, TeamIndex opponent, Round round) const;
  Points PointsOf(PlayerIndex player, Round round) const;
  Points GamePoints(TeamIndex team, Round round) const;
  bool HasBoard(TeamIndex team, Round round, bool (TeamRounds::*is)(const RoundEntry&) const) const;
  bool IsUnfinished(const RoundEntry& board) const;
  bool IsPlayed(const RoundEntry& board) const { return Traits(board.result).played; }
  TeamRound RoundOf(TeamIndex team, Round round) const;
  void TakeMatch(TeamIndex team, Round round, TeamRound& result) const;
  void TakeBoards(Round round, TeamRound& result) const;

  const Tournament& tournament_;
  const TournamentData& data_;
  AdjournedGames adjourned_;
  int boards_;
  TeamPointSystem points_;
  std::vector<std::optional<TeamIndex>> team_of_;  // by player
  std::map<std::pair<TeamIndex, Round>, const LineUp*> line_ups_;
  std::map<std::pair<TeamIndex, Round>, const ForfeitedMatch*> forfeits_;
  std::vector<TeamRound> rounds_;  // team-major
};

}  // namespace ronda
