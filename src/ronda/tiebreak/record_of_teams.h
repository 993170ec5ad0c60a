// The record of a team event: matches put together from the games of the members, with forfeited matches and byes.
#pragma once

#include "ronda/model/team_rounds.h"
#include "ronda/model/tournament.h"
#include "ronda/tiebreak/record.h"

namespace ronda::tiebreak {

// Of the first `rounds` rounds. Participant i is team i of the tournament. The primary score is the one the tournament
// type names first (FIDE_TEAM_..._GP_MP), match points where it names none.
Record RecordOfTeams(const Tournament& tournament, int rounds);

}  // namespace ronda::tiebreak
