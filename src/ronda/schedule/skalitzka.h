// Skalitzka: three teams at once, nobody rests. Two rounds; everybody meets one player of either other team, once with
// White and once with Black.
#pragma once

#include "ronda/schedule/schedule.h"

namespace ronda::schedule {

// Teams of an even number of players.
Result<Schedule> Skalitzka(int boards);

}  // namespace ronda::schedule
