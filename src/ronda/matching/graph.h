// An undirected graph without weights: for each vertex the set of its neighbours. Made for dense graphs; n^2 bits.
#pragma once

#include <cstddef>
#include <utility>
#include <vector>

#include "ronda/matching/vertex_set.h"

namespace ronda::matching {

class Graph {
 public:
  explicit Graph(int vertices) : neighbours_(static_cast<std::size_t>(vertices), VertexSet(vertices)) {}

  static Graph Complete(int vertices);

  int vertices() const { return static_cast<int>(neighbours_.size()); }
  bool HasEdge(int u, int v) const { return NeighboursOf(u).Contains(v); }
  const VertexSet& NeighboursOf(int v) const { return neighbours_[static_cast<std::size_t>(v)]; }

  void AddEdge(int u, int v);
  void RemoveEdge(int u, int v);
  // All neighbours of a vertex at once; the caller sees to it that v has u if u has v.
  void SetNeighbours(int v, VertexSet neighbours) { neighbours_[static_cast<std::size_t>(v)] = std::move(neighbours); }

 private:
  std::vector<VertexSet> neighbours_;
};

inline Graph Graph::Complete(int vertices) {
  Graph graph(vertices);
  for (int u = 0; u < vertices; ++u) {
    for (int v = 0; v < u; ++v) graph.AddEdge(u, v);
  }
  return graph;
}

inline void Graph::AddEdge(int u, int v) {
  neighbours_[static_cast<std::size_t>(u)].Insert(v);
  neighbours_[static_cast<std::size_t>(v)].Insert(u);
}

inline void Graph::RemoveEdge(int u, int v) {
  neighbours_[static_cast<std::size_t>(u)].Erase(v);
  neighbours_[static_cast<std::size_t>(v)].Erase(u);
}

}  // namespace ronda::matching
