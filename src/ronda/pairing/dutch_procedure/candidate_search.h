// Finds what the procedure looks for (C.04.3/2012 §C4, §C6, §C7, §C8, §C9, §C10; /2011 §C4, §C6, §C7, §C8, §C9, §C10):
// of the pairings of a group that meet the requirements best, the one the procedure comes to first. The procedure tries
// one after the other (D3, then the transpositions of the heterogeneous part, then the exchanges and transpositions of
// the remainder); here the best is a heaviest matching, and the first of the best is fixed wish by wish.
// docs/systems/dutch-procedure.md says why the two are the same.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "ronda/matching/vertex.h"

namespace ronda::dutch_procedure {

using matching::Vertex;

struct SearchEdge {
  Vertex u;  // less than v
  Vertex v;
  std::vector<std::uint64_t> merits;  // most important first
};

struct SearchTask {
  int players = 0;   // the first vertices: the group in ranking order
  int s1_limit = 0;  // the first of them, who may be S1 of a heterogeneous part; none where the group is homogeneous
  int vertices = 0;  // with those who take part from below, and the places of those who are left over
  std::vector<std::uint64_t> most = {};  // of each merit in one edge
  std::vector<SearchEdge> edges = {};
};

struct SearchResult {
  std::vector<std::uint64_t> merits;  // of the whole matching
  bool complete = true;               // every vertex is matched
  // Within the group, in the order of the candidate if that was asked for.
  std::vector<matching::VertexPair> pairs;
};

// Any best matching.
SearchResult FindBest(const SearchTask& task);

// The first of the best. Every vertex must be matched in the best ones; if they are not, any best is returned.
SearchResult FindFirstBest(const SearchTask& task);

}  // namespace ronda::dutch_procedure
