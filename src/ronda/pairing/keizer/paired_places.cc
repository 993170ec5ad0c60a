#include "ronda/pairing/keizer/paired_places.h"

#include <algorithm>

namespace ronda::keizer {

std::vector<Place> ByeCandidates(const RoundList& list, ByeLimit limit) {
  std::vector<Place> candidates;
  for (Place place(list.size() - 1); place >= Place(0); --place) {
    if (limit == ByeLimit::kLevel || list[place].byes == 0) candidates.push_back(place);
  }
  std::ranges::stable_sort(candidates, {}, [&](Place place) { return list[place].byes; });
  return candidates;
}

std::optional<NeighbourPairing> PairPlaces(const RoundList& list, ByeLimit limit) {
  return swiss::PairNeighbours({list.forbidden(), ByeCandidates(list, limit)});
}

}  // namespace ronda::keizer
