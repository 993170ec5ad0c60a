// Matches of teams (C.04.6) from the boards: who met whom with which colour, match points and game points, forfeits of
// boards and of matches, byes. Teams come from records 310 or 013 alike.
#pragma once

#include "ronda/base/result.h"
#include "ronda/model/tournament.h"

namespace ronda::matches {

// The teams in the order of their numbers: the event's players.
std::vector<TeamIndex> TeamsByNumber(const Tournament& tournament);

// Boards of a match: as record 352 says, else as many as played.
int BoardsOf(const Tournament& tournament);

// The colour of the team with White on its first board, on each board; they alternate where record 352 is missing.
Colour BoardColour(const Tournament& tournament, std::size_t board);

Result<TournamentData> OfTeams(const Tournament& tournament);

}  // namespace ronda::matches
