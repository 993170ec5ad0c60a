// An undirected graph without weights: for each vertex the set of its neighbours. Made for dense graphs; n^2 bits.
#pragma once

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
  bool HasEdge(Vertex u, Vertex v) const { return NeighboursOf(u).Contains(v); }
  const VertexSet& NeighboursOf(Vertex v) const { return neighbours_[v]; }

  void AddEdge(Vertex u, Vertex v);
  void RemoveEdge(Vertex u, Vertex v);
  // All neighbours of a vertex at once; the caller sees to it that v has u if u has v.
  void SetNeighbours(Vertex v, VertexSet neighbours) { neighbours_[v] = std::move(neighbours); }
  // The same for some more, or fewer.
  void AddNeighbours(Vertex v, const VertexSet& more) { neighbours_[v].InsertAll(more); }
  void KeepNeighbours(Vertex v, const VertexSet& some) { neighbours_[v].KeepAll(some); }
  void RemoveNeighbours(Vertex v, const VertexSet& some) { neighbours_[v].EraseAll(some); }

 private:
  IdVector<Vertex, VertexSet> neighbours_;
};

inline Graph Graph::Complete(int vertices) {
  Graph graph(vertices);
  for (const Vertex u : IdRange<Vertex>(vertices)) {
    for (const Vertex v : IdRange<Vertex>(u.value())) graph.AddEdge(u, v);
  }
  return graph;
}

inline void Graph::AddEdge(Vertex u, Vertex v) {
  neighbours_[u].Insert(v);
  neighbours_[v].Insert(u);
}

inline void Graph::RemoveEdge(Vertex u, Vertex v) {
  neighbours_[u].Erase(v);
  neighbours_[v].Erase(u);
}

}  // namespace ronda::matching
