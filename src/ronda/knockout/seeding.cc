#include "ronda/knockout/seeding.h"

#include <algorithm>
#include <bit>
#include <cassert>

namespace ronda::knockout {

// Elementos §2.1.4: each list comes from the one of half the size, every seed followed by the opponent it is due. The
// printed list for 16 has the weaker one first in every second pair, which the one for 32 inherits; that for 8 has its
// last two pairs exchanged. Neither changes who can meet whom (decision 082).
std::vector<int> SeedOrder(Seeding seeding, int size) {
  assert(size >= 2 && std::has_single_bit(static_cast<unsigned>(size)));
  std::vector<int> order{1, 2};
  for (int half = 2; half < size; half *= 2) {
    std::vector<int> next;
    for (const int seed : order) {
      next.push_back(seed);
      next.push_back(seeding == Seeding::kCompensation ? 2 * half + 1 - seed : seed + half);
    }
    order = std::move(next);
    if (seeding == Seeding::kCompensation && order.size() == 16) {
      for (std::size_t i = 2; i < order.size(); i += 4) std::swap(order[i], order[i + 1]);
    }
  }
  if (seeding == Seeding::kCompensation && size == 8) std::rotate(order.begin() + 4, order.begin() + 6, order.end());
  return order;
}

}  // namespace ronda::knockout
