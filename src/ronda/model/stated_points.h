// The totals a file states, held against its results. Private to the model.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "ronda/model/findings.h"

namespace ronda {

class StatedPoints {
 public:
  explicit StatedPoints(const TournamentData& data);

  void Check(PlayerIndex player, Findings& findings) const;

 private:
  bool IsRight(PlayerIndex player, Points stated, Points sum) const;
  Points AdjournedOf(PlayerIndex player) const;
  Points SumOf(PlayerIndex player) const;
  std::string CountedAhead(PlayerIndex player, Points surplus) const;
  void CollectByes();

  const TournamentData& data_;
  PointTable points_;
  // By round and player: what the byes asked for are worth, in the rounds in which everybody has one and in the one
  // after them.
  std::vector<std::vector<Points>> byes_;
  std::vector<std::span<const Points>> fictitious_;  // by player: fictitious points by round; empty if there are none
};

}  // namespace ronda
