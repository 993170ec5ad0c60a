// The judge of the Burstein system (C.04.4.2/2026): makes the pairings of each bracket one after the other in the order
// of article 4 and keeps the first of the best.
#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "judge/other_systems.h"
#include "ronda/model/tournament.h"

namespace ronda::judge {

// The opponents of BSN 1, 2, ... n; 0 for one who floats.
using BursteinPairing = std::vector<int>;

// Every pairing of n players with so many outgoing floaters in the order of article 4.3, until the visitor says false.
void ForEachBursteinPairing(int players, int floaters, const std::function<bool(const BursteinPairing&)>& visit);

// Buchholz and Sonneborn-Berger of article 1.7, in tenths and hundredths.
std::pair<long, long> BursteinIndex(const Tournament& tournament, PlayerIndex player);

// None if no legal pairing exists. The number of rounds must be known.
std::optional<PlainPairing> JudgeBurstein(const Tournament& tournament);

}  // namespace ronda::judge
