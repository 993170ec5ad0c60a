// As many teams without a common player as possible, out of those that could be formed. Teams of two are a matching;
// larger ones are searched for, and the search may give up.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "ronda/assignment/team_votes.h"

namespace ronda::assignment {

using Packing = std::vector<Members>;

class TeamPacker {
 public:
  TeamPacker(int players, int team_size) : players_(players), team_size_(team_size) {}

  // The largest set of disjoint teams that covers everybody named; none if no set covers them.
  std::optional<Packing> Largest(std::span<const Members> teams, const std::vector<int>& covered);

  // A search took too long; answers since then may be wrong.
  bool gave_up() const { return gave_up_; }

 private:
  std::optional<Packing> LargestMatching(std::span<const Members> pairs, const std::vector<int>& covered) const;

  int players_;
  int team_size_;
  bool gave_up_ = false;
};

}  // namespace ronda::assignment
