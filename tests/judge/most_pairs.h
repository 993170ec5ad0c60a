// How many pairs can be made of a set of players: every way is tried, and answers are remembered.
#pragma once

#include <algorithm>
#include <bit>
#include <functional>
#include <unordered_map>
#include <utility>

#include "judge/field.h"

namespace ronda::judge {

class MostPairs {
 public:
  explicit MostPairs(std::function<bool(Rank, Rank)> may_meet) : may_meet_(std::move(may_meet)) {}

  int Of(RankSet players) {
    if (players == 0) return 0;
    if (const auto known = known_.find(players); known != known_.end()) return known->second;
    const Rank first = std::countr_zero(players);
    const RankSet others = players & ~Only(first);
    int best = Of(others);
    for (RankSet left = others; left != 0; left &= left - 1) {
      const Rank other = std::countr_zero(left);
      if (may_meet_(first, other)) best = std::max(best, 1 + Of(others & ~Only(other)));
    }
    return known_[players] = best;
  }

  bool All(RankSet players) { return 2 * Of(players) == std::popcount(players); }

 private:
  std::function<bool(Rank, Rank)> may_meet_;
  std::unordered_map<RankSet, int> known_;
};

}  // namespace ronda::judge
