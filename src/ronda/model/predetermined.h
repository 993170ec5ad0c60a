// Whether the pairings of an event do not depend on results: round robins, Scheveningen, Schiller.
#pragma once

#include "ronda/model/tournament.h"

namespace ronda {

// By record 192, else by what the type of the tournament (092) says. Decision 040.
bool IsPredetermined(const TournamentData& data);

}  // namespace ronda
