// Hilton: several teams, three rounds. In each round every two teams meet on one board, players meet those of their own
// board, nobody meets anybody twice, and nobody has one colour in all three rounds.
#pragma once

#include "ronda/schedule/schedule.h"

namespace ronda::schedule {

// An even number of teams from 4 on; boards a multiple of teams - 1.
Result<Schedule> Hilton(int teams, int boards);

}  // namespace ronda::schedule
