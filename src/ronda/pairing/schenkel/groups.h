// The groups of a Schenkel event: how large they are, who is in which, and which games their calendar has. Groups are
// made of the list in order, so that as few as possible who have met come together again, and play the rounds of a
// round robin until they are formed anew (decision 197).
#pragma once

#include <vector>

#include "ronda/base/result.h"
#include "ronda/model/tournament.h"
#include "ronda/pairing/monrad/event_code.h"

namespace ronda::schenkel {

using monrad::GroupPlan;

// Players in the order of the list.
using Group = std::vector<PlayerIndex>;

// Rounds in which everybody of a group meets everybody else.
int RoundsOfAll(int size);

// The sizes of the groups, largest first: as planned, and the other size with as many rounds where the number does not
// divide (4 and 3, 6 and 5). Code "schenkel-groups" if there is no way, with the nearest plan that works.
Result<std::vector<int>> GroupSizes(int players, const GroupPlan& plan);

// Of everybody who takes part in the tournament's next round, or has a half-point or full-point bye in it.
Result<std::vector<Group>> FormGroups(const Tournament& tournament, const GroupPlan& plan);

}  // namespace ronda::schenkel
