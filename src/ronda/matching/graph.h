// An undirected graph without weights: for each vertex the set of its neighbours. Made for dense graphs; n^2 bits.
#pragma once

#include <cstddef>
#include <utility>

#include "ronda/base/id_vector.h"
#include "ronda/matching/vertex.h"
#include "ronda/matching/vertex_set.h"

namespace ronda::matching {

class Graph {
 public:
  explicit Graph(int vertices) : neighbours_(vertices, VertexSet(vertices)) {}

  static Graph Complete(int vertices);

  int vertices() const { return neighbours_.size(); }
  bool HasEdge(int u, int v) const { return NeighboursOf(u).Contains(v); }
  const VertexSet& NeighboursOf(int v) const { return neighbours_[Vertex(v)]; }

  void AddEdge(int u, int v);
  void RemoveEdge(int u, int v);
  // All neighbours of a vertex at once; the caller sees to it that v has u if u has v.
  void SetNeighbours(int v, VertexSet neighbours) { neighbours_[Vertex(v)] = std::move(neighbours); }
  // The same for some more, or fewer.
  void AddNeighbours(int v, const VertexSet& more) { neighbours_[Vertex(v)].InsertAll(more); }
  void KeepNeighbours(int v, const VertexSet& some) { neighbours_[Vertex(v)].KeepAll(some); }
  void RemoveNeighbours(int v, const VertexSet& some) { neighbours_[Vertex(v)].EraseAll(some); }

 private:
  IdVector<Vertex, VertexSet> neighbours_;
};

inline Graph Graph::Complete(int vertices) {
  Graph graph(vertices);
  for (int u = 0; u < vertices; ++u) {
    for (int v = 0; v < u; ++v) graph.AddEdge(u, v);
  }
  return graph;
}

inline void Graph::AddEdge(int u, int v) {
  neighbours_[Vertex(u)].Insert(v);
  neighbours_[Vertex(v)].Insert(u);
}

inline void Graph::RemoveEdge(int u, int v) {
  neighbours_[Vertex(u)].Erase(v);
  neighbours_[Vertex(v)].Erase(u);
}

}  // namespace ronda::matching
