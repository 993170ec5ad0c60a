// Baku acceleration (FIDE Handbook C.04.5 of 2025, C.04.7 of 2026): fictitious points for the upper half of the list in
// the first rounds.
#pragma once

#include <vector>

#include "ronda/model/tournament.h"

namespace ronda::swiss {

// Whether the method applies to the point system: a win is worth two draws and a loss nothing.
bool BakuApplies(const PointSystem& points);

// The fictitious points of an event of so many players and rounds.
std::vector<Acceleration> BakuTable(int players, int rounds, const PointSystem& points);

}  // namespace ronda::swiss
