// The order of the players by tie-breaks before a round, for the systems that pair by it. The values are those of the
// standings after the last round by C.07 in force (decision 200), so that everybody can look them up.
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "ronda/model/tournament.h"

namespace ronda::swiss {

// By player: 1 for the best value of the first tie-break, and so on; who is equal in all of them shares a rank. Points
// do not count unless the list names them.
std::vector<int> TieBreakRanks(const Tournament& tournament, std::span<const std::string_view> codes);

}  // namespace ronda::swiss
