// Random valid tournaments that a dialect can say in full.
#pragma once

#include <rapidcheck.h>

#include "ronda/formats/trf/trf.h"
#include "ronda/model/tournament.h"

namespace ronda::trf {

// To be called inside a property.
TournamentData ArbitraryTournament(Dialect dialect);

}  // namespace ronda::trf
