// Neighbour with neighbour by trying everything: makes every pairing of a ranked list there is, and takes the one with
// the bye lowest in the list and, of those, the first when the opponents are read from the top.
#pragma once

#include <functional>
#include <optional>
#include <utility>
#include <vector>

namespace ronda::judge {

struct TriedPairing {
  std::optional<int> bye;
  std::vector<std::pair<int, int>> pairs;  // the higher one first, in the order of the higher ones
};

struct TriedList {
  int size = 0;
  std::function<bool(int, int)> may_meet;
  std::function<bool(int)> may_have_bye;
};

std::optional<TriedPairing> TryAllPairings(const TriedList& list);

}  // namespace ronda::judge
