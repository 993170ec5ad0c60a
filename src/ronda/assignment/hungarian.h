// The Hungarian method (Kuhn and Munkres), in the form of shortest augmenting paths: O(participants² × options). As
// many participants as possible get an option they may have; among all ways to do that, the total is the best there is.
#pragma once

#include <cstdint>
#include <vector>

#include "ronda/assignment/problem.h"
#include "ronda/base/id_vector.h"

namespace ronda::assignment {

// The answer and its proof: prices of participants and options such that no cell costs less than the two together, the
// cells used cost exactly that, and an option with a place left has the price 0. `tight` lists, by participant, the
// options whose cell costs exactly the prices: every best assignment uses only such cells and fills every option with a
// price. The last option, one past those of the problem, stands for none.
struct Solution {
  Assignment assignment;
  std::int64_t total = 0;
  int assigned = 0;
  IdVector<Participant, std::vector<Option>> tight;
  IdVector<Option, bool> must_be_full;  // with the last
};

Solution Solve(const Problem& problem);

}  // namespace ronda::assignment
