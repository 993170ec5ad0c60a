// Matches of teams (C.04.6) as the entries of an event: what model/team_rounds.h reads of the boards, the scores in the
// order the event is paired by, and the lists that name teams. Teams come from records 310 or 013 alike.
#pragma once

#include "ronda/base/result.h"
#include "ronda/model/tournament.h"

namespace ronda::matches {

Result<TournamentData> OfTeams(const Tournament& tournament);

}  // namespace ronda::matches
