// Pairs as many vertices of a graph as possible, and says whether all can be paired, which pairs may and which must
// occur, and, if somebody stays unpaired, why. The matching is kept at its largest while edges and vertices come and
// go: each change costs a search or two, O(n^2) bit operations at worst and far less in dense graphs.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "ronda/base/id_range.h"
#include "ronda/matching/augmenting_search.h"
#include "ronda/matching/graph.h"
#include "ronda/matching/vertex.h"
#include "ronda/matching/vertex_set.h"

namespace ronda::matching {

// Why no matching pairs everybody (theorem of Tutte and Berge): take the bottleneck away and the odd components have no
// edges to one another, so each of them needs a vertex of the bottleneck for one of its own. There are more of them
// than there are vertices in the bottleneck; the difference is the number of vertices that stay unpaired in every
// matching.
struct Shortage {
  std::vector<Vertex> bottleneck;
  std::vector<std::vector<Vertex>> odd_components;

  int unpaired() const { return Count(odd_components) - Count(bottleneck); }
};

class PerfectMatching {
 public:
  explicit PerfectMatching(Graph graph);
  // Starts from these pairs, which are edges of the graph.
  PerfectMatching(Graph graph, Mates mates);

  const Graph& graph() const { return graph_; }
  std::optional<Vertex> MateOf(Vertex v) const { return mates_[v]; }
  int pairs() const { return pairs_; }
  bool IsPresent(Vertex v) const { return present_.Contains(v); }    // not set aside
  bool IsPerfect() const { return 2 * pairs_ == present_.Count(); }  // everybody who is present is paired

  void AddEdge(Vertex u, Vertex v);
  void RemoveEdge(Vertex u, Vertex v);
  // Removes the edges if everybody, as now, can be paired without them; else says none and changes nothing. What Undo
  // needs.
  struct Removed {
    std::vector<VertexPair> edges;
    Mates mates_before;
  };
  std::optional<Removed> Without(std::span<const VertexPair> edges);
  void Undo(Removed removed);

  // A vertex that is set aside takes part in nothing until it returns.
  void SetAside(Vertex v);
  void Return(Vertex v);

  // Whether some largest matching contains the edge: with u and v set aside, only one pair is lost.
  bool MayPair(Vertex u, Vertex v) const;
  // Everybody MayPair says yes to for u, from one search; the matching is perfect.
  VertexSet PartnersOf(Vertex u) const;
  // Whether every largest matching contains the edge.
  bool MustPair(Vertex u, Vertex v) const;
  // If MayPair, sets both aside, as a pair that is settled, and says true; else changes nothing.
  bool Settle(Vertex u, Vertex v);

  // The bottleneck and its odd components; both empty if the matching is perfect. The bottleneck is the canonical one
  // of Gallai and Edmonds: the odd components hold exactly the vertices that some largest matching leaves unpaired.
  Shortage Explain() const;

 private:
  void Pair(Vertex u, Vertex v);
  void Part(Vertex u, Vertex v);
  bool AugmentFrom(Vertex v, AugmentingSearch& search);
  void AugmentAll();
  std::optional<Mates> MatesWithout(Vertex u, Vertex v) const;

  Graph graph_;
  VertexSet present_;
  Mates mates_;
  int pairs_ = 0;
};

}  // namespace ronda::matching
