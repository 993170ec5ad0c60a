// Pairs a ranked list neighbour with neighbour, 1-2, 3-4, ..., and departs from that only where two may not meet. The
// bye goes to the first candidate for it without whom the others can be paired. Then, from the top of the list, each
// meets the nearest below who is free and an allowed opponent, unless the others could not be paired any more; then
// the nearest but one, and so on. So of all pairings that are allowed it is the first when the opponents are read from
// the top of the list: a change is made as low in the list and as small as it can be (decision 195). Takes O(players ×
// forbidden) and, for a tail of the list no longer than some twice the most that a player may not meet, a matching.
#pragma once

#include <optional>
#include <vector>

#include "ronda/base/id_vector.h"
#include "ronda/pairing/place.h"

namespace ronda::swiss {

struct RankedList {
  IdVector<Place, std::vector<Place>>
      forbidden;                      // whom each may not meet: ascending, nobody twice, and from both sides
  std::vector<Place> bye_candidates;  // in the order in which they are asked

  int size() const { return forbidden.size(); }
};

struct NeighbourPairing {
  std::vector<PlacePair> pairs;  // in the order of the higher ones
  std::optional<Place> bye;      // if the number is odd

  bool operator==(const NeighbourPairing&) const = default;
};

// None if there is no way to pair everybody.
std::optional<NeighbourPairing> PairNeighbours(const RankedList& list);

}  // namespace ronda::swiss
