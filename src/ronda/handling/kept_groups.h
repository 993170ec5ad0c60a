// The groups of an accelerated event when somebody enters late (C.04.7/2026 §1.3.2; C.04.5/2025 §1.3.2): the last of
// the accelerated group stays the same. Where the file has a table of fictitious points it tells; where only its code
// does
// (..._BAKU), the groups are made of those who have an entry in round 1 (decision 170), and a late entry with points
// for the rounds missed has one. So the table is written down before such an entry.
#pragma once

#include "ronda/base/result.h"
#include "ronda/model/tournament.h"

namespace ronda::handling {

// The data of the tournament, with a table where the entry would else change the groups.
Result<TournamentData> WithKeptGroups(const Tournament& tournament, ResultCode missed);

}  // namespace ronda::handling
