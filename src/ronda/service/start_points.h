// McMahon standings: the points players were given at the start count beside those they have won.
#pragma once

#include <optional>

#include "ronda/model/tournament.h"

namespace ronda::service {

// The tournament with the fictitious points of the round (the last one if none is given) among the points of its first
// round.
Tournament WithStartPoints(const Tournament& tournament, std::optional<int> round);

}  // namespace ronda::service
