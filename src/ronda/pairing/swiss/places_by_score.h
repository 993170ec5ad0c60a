// The order of a field by score.
#pragma once

#include <vector>

#include "ronda/model/points.h"
#include "ronda/pairing/place.h"

namespace ronda::swiss {

// Where each goes when the highest score comes first and equals stay in the order they are in.
std::vector<Place> PlacesByScore(const std::vector<Points>& scores);

}  // namespace ronda::swiss
