// The matches of a round of teams, board by board, in the order of publication.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "ronda/command/seating.h"
#include "ronda/model/team_rounds.h"

namespace ronda::command {

struct MatchBoard {
  std::optional<journal::Uid> home;  // nobody: an empty seat
  std::optional<journal::Uid> guest;
  std::optional<Seating> game;
};

struct MatchSeating {
  std::int32_t match = 1;  // from 1, in the order of publication
  TeamIndex home{0};       // has White at the first board
  TeamIndex guest{0};
  Points home_points;  // of the games, as they stand
  Points guest_points;
  bool is_decided = false;  // no game is open
  std::vector<MatchBoard> boards;
};

struct TeamWithoutMatch {
  TeamIndex team{0};
  ResultCode result = ResultCode::kAbsent;
};

// Whether matches of teams are paired.
bool PairsTeams(const journal::State& state);
// Whether teams meet player by player, by a table that was drawn once (handling/handled.h).
bool PlaysEncounters(const journal::State& state);

// What the players of each team made together in the rounds from one to the other, by the place of the team.
std::vector<Points> BoardTotals(const Tournament& tournament, Round first, Round last);

std::vector<MatchSeating> MatchesIn(const journal::State& state, const TeamRounds& rounds, Round round);
// Teams with a bye of any kind, by their numbers.
std::vector<TeamWithoutMatch> TeamsWithoutMatchIn(const journal::State& state, const TeamRounds& rounds, Round round);

}  // namespace ronda::command
