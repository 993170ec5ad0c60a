// All heaviest matchings of a weighted graph, without the weights.
#pragma once

#include <vector>

#include "ronda/matching/perfect_matching.h"

namespace ronda::matching {

// The heaviest matchings are the perfect matchings of a graph: its edges are those that occur in heaviest matchings,
// and vertices that a heaviest matching may leave out are joined to each other, which stands for leaving them out. If
// the number of vertices is odd there is one more of that sort at the end.
struct HeaviestMatchings {
  PerfectMatching graph;
  std::vector<bool> may_be_left_out;  // by vertex
};

}  // namespace ronda::matching
