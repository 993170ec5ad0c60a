// McMahon standings: the points players were given at the start count beside those they have won.
#pragma once

#include "ronda/model/tournament.h"

namespace ronda::service {

// The tournament with the fictitious points of the round (0: the last one) among the points of its first round.
Tournament WithStartPoints(const Tournament& tournament, int round);

}  // namespace ronda::service
