// Two teams, everybody against everybody of the other side: the classic table, in which a whole team has one colour a
// round. Every player alternates; both teams have as many games with White as with Black.
#pragma once

#include "ronda/schedule/schedule.h"

namespace ronda::schedule {

// Teams of an even number of players; Djaja's tables take odd ones.
Result<Schedule> Scheveningen(int boards);

}  // namespace ronda::schedule
