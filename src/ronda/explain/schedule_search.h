// Whether the remaining rounds can all be paired, by looking for a way to do it.
#pragma once

#include <optional>
#include <vector>

#include "ronda/base/counting.h"
#include "ronda/base/random.h"
#include "ronda/explain/future.h"

namespace ronda::explain {

class ScheduleSearch {
 public:
  explicit ScheduleSearch(const Future& future)
      : future_(future), used_(Size(future.players()) * Size(future.players()), false) {}

  // One way at random, round after round.
  bool Try(Random& random);
  // Every way; none if it takes too long.
  std::optional<bool> TryAll();

 private:
  std::vector<bool>::reference Used(PlayerIndex a, PlayerIndex b);
  bool MayMeet(Round round, PlayerIndex a, PlayerIndex b);
  bool MaySitOut(PlayerIndex player) const;
  bool PairRound(Round round, Random& random);
  bool Extend(Round round, std::vector<PlayerIndex> left);

  const Future& future_;
  std::vector<bool> used_;  // by two players, the first of them first
  std::vector<PlayerIndex> byes_;
  long steps_ = 0;
};

}  // namespace ronda::explain
