#include "ronda/pairing/keizer/settling.h"

#include <algorithm>
#include <utility>

namespace ronda::keizer {
namespace {

using Order = Ledger::Order;

// Of the orders of a circle the first in the initial ranking, wherever the circle was entered.
Settled FirstOfCircle(const Ledger& ledger, const Order& member, int length) {
  Settled best{member, ledger.Resorted(member), Ending::kCircle, 0, length};
  Order before = best.order;
  for (int i = 1; i < length; ++i) {
    Order after = ledger.Resorted(before);
    if (after < best.order) {
      best.basis = before;
      best.order = after;
    }
    before = std::move(after);
  }
  return best;
}

}  // namespace

// Brent's way to find a circle: the order is compared with one that is left behind at the passes 1, 2, 4, 8, ...
Settled Settle(const Ledger& ledger, const Order& start, Recomputation recomputation) {
  Settled settled{start, ledger.Resorted(start), Ending::kOnePass, 1, 1};
  if (recomputation == Recomputation::kOnce) return settled;
  Order mark = start;
  int since_mark = 1;
  for (int next_mark = 1; settled.passes < kMostPasses; ++settled.passes, ++since_mark) {
    if (settled.order == settled.basis) {
      settled.ending = Ending::kStable;
      return settled;
    }
    if (settled.order == mark) {
      const int passes = settled.passes;
      settled = FirstOfCircle(ledger, mark, since_mark);
      settled.passes = passes;
      return settled;
    }
    if (settled.passes == next_mark) {
      mark = settled.order;
      since_mark = 0;
      next_mark *= 2;
    }
    settled.basis = std::exchange(settled.order, ledger.Resorted(settled.order));
  }
  settled.ending = Ending::kGivenUp;
  return settled;
}

}  // namespace ronda::keizer
