// The order in which Monrad and Schenkel take the players: by lot in round 1, later as `ronda standings` ranks them
// (points, then the tie-breaks of the event or else the usual ones), those still tied by the same lot. Fictitious
// points of the round, where there are any, come before everything (decision 196).
#pragma once

#include <vector>

#include "ronda/model/tournament.h"

namespace ronda::monrad {

// Everybody, for the tournament's next round.
std::vector<PlayerIndex> PairingOrder(const Tournament& tournament);

}  // namespace ronda::monrad
