// The first of several pairings in the order of their identifiers (C.04.5/2026 §3.6.2, §3.6.3; C.04.6/2025 §2.3.2,
// §2.3.3; /2026 §3.6.2, §3.6.3). Vertices are in the order of pairing numbers. A greedy walk: each vertex is a top
// member if it can be one; then each top member has the smallest bottom member it can have.
#pragma once

#include <array>
#include <vector>

#include "ronda/matching/perfect_matching.h"

namespace ronda::swiss {

struct VertexPair {
  matching::Vertex top;
  matching::Vertex bottom;
};

// What a pair costs, in order of importance; zeros where a system knows fewer costs.
using PairCosts = std::array<int, 5>;

struct WeightedPair {
  VertexPair pair;
  PairCosts costs;
};

// Of the perfect matchings of a graph; there is one.
std::vector<VertexPair> FirstIdentifier(matching::PerfectMatching pairings);

// Of the perfect matchings with the least cost; there is one. Only for costs that counting cannot settle.
std::vector<VertexPair> FirstIdentifierByWeights(const std::vector<WeightedPair>& edges, int vertices);

}  // namespace ronda::swiss
