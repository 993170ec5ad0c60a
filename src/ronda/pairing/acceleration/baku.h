// Baku acceleration (FIDE Handbook C.04.5 of 2025, C.04.7 of 2026): fictitious points for the upper half of the list in
// the first rounds. Whoever enters later takes their place in the list and moves nobody else out of a group.
#pragma once

#include <vector>

#include "ronda/base/result.h"
#include "ronda/model/tournament.h"

namespace ronda::acceleration {

// Whether the method applies to the point system: a win is worth two draws and a loss nothing.
bool BakuApplies(const PointSystem& points);

// Whether the event is accelerated in this way by its code (record 192, else 092).
bool NamesBaku(const TournamentData& event);

// The fictitious points of an event (pairing/entrants.h). Refused with code "baku-refused" if its points or its number
// of rounds do not allow the method.
Result<std::vector<Acceleration>> BakuTable(const Tournament& event);

// Whether the first `size` of the list may be the upper group: it is that of the players of round 1, and those who
// entered late and got points for it, whom the file shows with byes in round 1, made it as large (decision 223).
bool MayBeUpperGroup(const Tournament& event, int size);

}  // namespace ronda::acceleration
