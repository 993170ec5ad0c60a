// A round of the Keizer system by places of its list: who rests, then who meets whom.
#pragma once

#include <optional>
#include <vector>

#include "ronda/pairing/keizer/list_pairing.h"
#include "ronda/pairing/keizer/round_list.h"

namespace ronda::keizer {

struct PairedPlaces {
  std::vector<PlacePair> pairs;  // down the list
  std::optional<int> bye;
};

// From the last of the list; those who have had fewer byes first. 2.10: nobody rests twice, unless the settings let all
// have as many before anybody has more.
std::vector<int> ByeCandidates(const RoundList& list, ByeLimit limit);

// None if the rules leave no pairing.
std::optional<PairedPlaces> PairPlaces(const RoundList& list, ByeLimit limit);

}  // namespace ronda::keizer
