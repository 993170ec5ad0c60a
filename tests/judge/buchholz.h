// Buchholz and Sonneborn-Berger of the players by a literal reading of C.07/2026, articles 8.1, 9.1 and 16: a sum over
// rounds, nothing shared with the tie-breaks of the program.
#pragma once

#include "ronda/model/tournament.h"

namespace ronda::judge {

// After all rounds of the tournament, in tenths of a point.
int Buchholz(const Tournament& tournament, PlayerIndex player);

// In hundredths.
int SonnebornBerger(const Tournament& tournament, PlayerIndex player);

}  // namespace ronda::judge
