// Round robin: the Berger tables, generated for any number of players. Everybody meets everybody once, nobody has more
// than one game more with one colour than with the other.
#pragma once

#include "ronda/schedule/schedule.h"

namespace ronda::schedule {

// At least 2 players. An odd number plays the table of the next even one; whoever meets the number too many rests.
Result<Schedule> Berger(int players);

// The round, from 1, in which two numbers (from 1) of the table for an even number of players meet.
int BergerRoundOf(int a, int b, int players);

}  // namespace ronda::schedule
