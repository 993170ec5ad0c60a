// A place in the list a round is paired from, from 0: the field of a Swiss round, the list of a Keizer round.
#pragma once

#include "ronda/base/pair.h"
#include "ronda/base/strong_int.h"

namespace ronda {

using Place = StrongInt<struct PlaceTag>;
using PlacePair = Pair<Place>;

}  // namespace ronda
