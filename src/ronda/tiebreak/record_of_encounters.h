// The record of teams that meet several others at once, or one for the whole event: Hutton, Hilton, Skalitzka,
// Scheveningen and Djaja. All games between two teams make one encounter, whatever rounds they were played in.
#pragma once

#include "ronda/model/tournament.h"
#include "ronda/tiebreak/record.h"

namespace ronda::tiebreak {

// Whether the tournament says that its teams are ranked by encounters: a team round robin that is not made of matches,
// or one of the Scheveningen family (decision 230).
bool PlaysEncounters(const Tournament& tournament);

// Whether teams take part, rather than players who may belong to one.
bool RanksTeams(const Tournament& tournament);

// Of the first `rounds` rounds. Participant i is team i of the tournament. A round of the record is an encounter with
// one other team; the primary score is the sum of the boards, the Olympic score. Match points are those of encounters
// of which every game has a result.
Record RecordOfEncounters(const Tournament& tournament, int rounds);

// By encounters, by matches or by players, whichever the tournament says.
Record RecordOf(const Tournament& tournament, int rounds);

}  // namespace ronda::tiebreak
