// From one order of the list to the next until it stays the same. Values depend on the order and the order on the
// values, so the orders can also come round in a circle; there are finitely many, so one or the other happens (decision
// 191).
#pragma once

#include <cstdint>

#include "ronda/pairing/keizer/ledger.h"

namespace ronda::keizer {

inline constexpr int kMostPasses = 1000;

enum class Ending : std::uint8_t {
  kOnePass,  // as the settings want it
  kStable,   // the last pass changed nothing
  kCircle,   // the orders came round; of those in the circle the one that is first in the initial ranking was taken
  kGivenUp,  // after kMostPasses
};

struct Settled {
  Ledger::Order basis;  // the values that gave the points
  Ledger::Order order;  // sorted by those points
  Ending ending = Ending::kStable;
  int passes = 0;
  int circle = 1;  // how many orders come round
};

Settled Settle(const Ledger& ledger, const Ledger::Order& start, Recomputation recomputation);

}  // namespace ronda::keizer
