// A round of the Keizer system by places of its list: who rests, then who meets whom, down the list with the least
// change (pairing/neighbours, decision 192).
#pragma once

#include <optional>
#include <vector>

#include "ronda/pairing/keizer/round_list.h"
#include "ronda/pairing/swiss/neighbours.h"

namespace ronda::keizer {

using swiss::NeighbourPairing;

// From the last of the list; those who have had fewer byes first. 2.10: nobody rests twice, unless the settings let all
// have as many before anybody has more.
std::vector<Place> ByeCandidates(const RoundList& list, ByeLimit limit);

// None if the rules leave no pairing.
std::optional<NeighbourPairing> PairPlaces(const RoundList& list, ByeLimit limit);

}  // namespace ronda::keizer
