// The record of an individual event, as it stood after any round.
#pragma once

#include "ronda/model/tournament.h"
#include "ronda/tiebreak/record.h"

namespace ronda::tiebreak {

// Whether the pairings do not depend on results (round robin, Scheveningen, Schiller): by record 192, else by what the
// type of the tournament (092) says.
bool IsPredetermined(const Tournament& tournament);

// Of the first `rounds` rounds. Participant i is player i of the tournament.
Record RecordOfPlayers(const Tournament& tournament, int rounds);

}  // namespace ronda::tiebreak
