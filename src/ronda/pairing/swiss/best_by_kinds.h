// The best candidates of a large bracket without a weighted matching of its players. What an edge weighs depends on the
// kinds of its vertices, but for pairs that are forbidden or unwanted, and these only lose by it. So duals that satisfy
// the edges between all kinds satisfy all edges, and if the tight ones that are neither forbidden nor unwanted have a
// perfect matching, these duals prove it heaviest: the best candidates are the perfect matchings of those edges. Where
// they have none the bracket is not as good as its kinds allow, and nothing is said.
#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "ronda/base/id_vector.h"
#include "ronda/matching/heaviest_matchings.h"
#include "ronda/matching/kind_duals.h"
#include "ronda/matching/perfect_matching.h"
#include "ronda/matching/vertex.h"
#include "ronda/matching/vertex_set.h"
#include "ronda/pairing/swiss/bracket_graph.h"
#include "ronda/pairing/swiss/stage_weights.h"

namespace ronda::swiss {

template <class Weight>
void RemoveUnwanted(const StageWeights<Weight>& weights, const BracketGraph& graph, matching::Graph& edges) {
  using matching::Vertex;
  if (!weights.HasUnwanted()) return;
  for (const Vertex u : graph.BracketVertices()) {
    for (const Vertex v : IdRange<Vertex>(u.value())) {
      if (edges.HasEdge(u, v) && weights.IsUnwanted(u, v)) edges.RemoveEdge(u, v);
    }
  }
}

template <class Weight>
bool IsTight(const matching::KindWeights<Weight>& weights, const IdVector<matching::Kind, Weight>& duals,
             matching::Kind a, matching::Kind b) {
  const auto& weight = weights.Between(a, b);
  if (!weight) return false;
  return duals[a] + duals[b] == *weight + *weight;
}

// `duals`: by kind, such that no edge between two kinds has negative slack.
template <class Weight>
std::optional<matching::HeaviestMatchings> BestByKinds(const BracketGraph& graph, const StageWeights<Weight>& weights,
                                                       const IdVector<matching::Kind, Weight>& duals) {
  using matching::Kind;
  using matching::Vertex;
  if (duals.empty()) return std::nullopt;
  const int vertices = graph.vertices();
  IdVector<Kind, matching::VertexSet> members(graph.kinds(), matching::VertexSet(vertices));
  for (const Vertex v : graph.Vertices()) members[graph.kind(v)].Insert(v);
  IdVector<Kind, matching::VertexSet> tight(graph.kinds(), matching::VertexSet(vertices));
  for (const Kind a : graph.Kinds()) {
    for (const Kind b : graph.Kinds()) {
      if (IsTight(weights.by_kind(), duals, a, b)) tight[a].InsertAll(members[b]);
    }
  }
  matching::Graph edges(vertices);
  std::vector<Vertex> zeros;
  for (const Vertex v : graph.Vertices()) {
    if (duals[graph.kind(v)] == Weight(0)) zeros.push_back(v);
    matching::VertexSet neighbours = tight[graph.kind(v)];
    neighbours.Erase(v);
    for (const Vertex other : graph.ForbiddenTo(v)) neighbours.Erase(other);
    edges.SetNeighbours(v, std::move(neighbours));
  }
  RemoveUnwanted(weights, graph, edges);
  matching::HeaviestMatchings best({std::move(edges), matching::Mates(vertices), std::move(zeros)});
  const matching::PerfectMatching pairing(best.edges);
  if (!pairing.IsPerfect()) return std::nullopt;
  for (const Vertex v : best.mates.ids()) best.mates[v] = pairing.MateOf(v);
  return best;
}

}  // namespace ronda::swiss
