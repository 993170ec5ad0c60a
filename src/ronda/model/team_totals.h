// What all rounds of a tournament brought each team.
#pragma once

#include <vector>

#include "ronda/model/team_points.h"
#include "ronda/model/tournament.h"

namespace ronda {

// As standings count it.
std::vector<TeamPoints> TeamTotals(const Tournament& tournament);

// Brings the totals that the teams of the data state up to what the tournament, which is made of the same data, makes.
void RestateTeams(const Tournament& made, TournamentData& data);

}  // namespace ronda
