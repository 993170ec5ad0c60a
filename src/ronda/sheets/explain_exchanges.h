// The exchanges of a group one after the other, by elimination (Elementos §A.7.3): which of them leave everybody an
// opponent, by the pairs that B1 and B2 allow, and who has nobody where they do not.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "ronda/pairing/place.h"

namespace ronda::sheets {

struct ExchangeQuestion {
  std::vector<Place> players;    // of the homogeneous part, in ranking order, an even number
  std::vector<PlacePair> pairs;  // as it is paired, everybody once
  std::function<bool(Place, Place)> may_meet;
  std::function<std::string(Place)> name;
};

// A line for every exchange that comes before the one the pairing has, and for that one; empty if the pairing has none
// or the group is too large to go through them.
std::string ExchangesInTurn(const ExchangeQuestion& question);

}  // namespace ronda::sheets
