// All heaviest matchings of a weighted graph, without the weights.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "ronda/matching/augmenting_search.h"
#include "ronda/matching/graph.h"
#include "ronda/matching/vertex.h"
#include "ronda/matching/vertex_set.h"

namespace ronda::matching {

// An odd number of vertices.
struct OddSet {
  std::vector<Vertex> vertices;
  VertexSet contains;
};

// How many of the sets an edge does not leave.
std::uint64_t OddSetsNotLeft(std::span<const OddSet> sets, Vertex u, Vertex v);

// The heaviest matchings are the perfect matchings of a graph that leave each of some odd sets once: one vertex of the
// set is paired with one outside. The edges of the graph are those that may occur in a heaviest matching; besides,
// vertices that one may leave out are joined to each other, which stands for leaving both out. If the number of
// vertices is odd there is one more of that sort at the end.
struct HeaviestMatchings {
  // What a weighted matching and its duals say: tight edges, mates, vertices with dual zero, blossoms with another.
  struct Duals {
    Graph tight;
    Mates mates = {};
    std::vector<Vertex> zeros = {};
    std::vector<std::vector<Vertex>> blossoms = {};
  };
  explicit HeaviestMatchings(Duals duals);
  // All perfect matchings of a graph.
  HeaviestMatchings(Graph graph, Mates perfect);

  Graph edges;
  Graph leaving_out;  // those of the edges that stand for leaving both out
  std::vector<OddSet> odd_sets;
  Mates mates;  // in one of them
};

}  // namespace ronda::matching
