// Colours for games that are fixed: everybody gets as many Whites as Blacks, or one more where the games are odd. Along
// walks that use every game once, whoever comes in with Black goes out with White.
#pragma once

#include "ronda/schedule/schedule.h"

namespace ronda::schedule {

void EvenOutColours(Schedule& schedule);

}  // namespace ronda::schedule
