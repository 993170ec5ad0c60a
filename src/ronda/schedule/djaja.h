// Two teams, everybody against everybody of the other side, in Djaja's way: each team has as many Whites as Blacks in
// every round. Every player ends with as many of one colour as of the other, or one more where the team is odd.
#pragma once

#include "ronda/schedule/schedule.h"

namespace ronda::schedule {

// Teams of any size from 2 on: the printed tables up to 10, and by rule beyond. Teams of 2 cannot balance the rounds;
// for odd teams a difference of one game in each round is the best possible.
Result<Schedule> Djaja(int boards);

}  // namespace ronda::schedule
