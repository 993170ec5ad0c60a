// Hutton: several teams, one round. Every two teams meet equally often, half of the games with either colour, and
// players of about the same board meet each other.
#pragma once

#include "ronda/schedule/schedule.h"

namespace ronda::schedule {

// The boards of a team that the book's tables have: every two teams meet twice.
constexpr int HuttonBoards(int teams) { return 2 * (teams - 1); }

// At least 3 teams; boards a multiple of the number of other teams. The printed table where there is one (3 teams of 4,
// 4 of 6, 5 of 8), else by rule.
Result<Schedule> Hutton(int teams, int boards);

}  // namespace ronda::schedule
