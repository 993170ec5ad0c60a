// Which record standings are made of: players, matches of teams, or encounters of teams over several rounds.
#pragma once

#include <optional>

#include "ronda/base/result.h"
#include "ronda/service/standings_request.h"
#include "ronda/tiebreak/record.h"

namespace ronda::service {

// Decision 230: by the sum of the boards an event of encounters is one table of encounters; where match points are
// announced and the teams play matches (Scheveningen, Djaja), every round is one.
bool CountsEncounters(const Tournament& tournament, const StandingsRequest& request);

tiebreak::Record RecordFor(const Tournament& tournament, const StandingsRequest& request);

// What the request asks of a tournament that it has not: a round, or teams; none if it has all.
std::optional<Diagnostic> MissingFor(const Tournament& tournament, const StandingsRequest& request);

}  // namespace ronda::service
