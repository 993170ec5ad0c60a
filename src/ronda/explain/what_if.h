// A tournament with something changed that has not happened, or not so: a result, a bye, a withdrawal. For "which
// boards would change?"; nothing is stored.
#pragma once

#include <string_view>

#include "ronda/base/result.h"
#include "ronda/model/tournament.h"

namespace ronda::explain {

// A change in words:
//   "5: 12 1-0 8"   the game of round 5 ended so, White first (1-0, 0-1, 1/2-1/2 or =, forfeits +--, --+, ---)
//   "withdraw 7"    7 is not paired any more
//   "bye 3"         3 asks for a half-point bye in the next round ("bye 3 0" and "bye 3 1": of no point, of a full one)
//   "play 3"        3 takes part in the next round after all
//   "forbid 4-9"    4 and 9 may not meet
// Fails with code "usage" if it is none of these or does not fit the tournament.
Result<Tournament> Change(const Tournament& tournament, std::string_view change);

}  // namespace ronda::explain
