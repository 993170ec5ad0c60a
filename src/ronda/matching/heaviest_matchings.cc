#include "ronda/matching/heaviest_matchings.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "ronda/base/counting.h"
#include "ronda/base/id_range.h"

namespace ronda::matching {
namespace {

OddSet OddSetOf(std::vector<Vertex> vertices, int vertices_of_graph) {
  VertexSet contains(vertices_of_graph);
  for (const Vertex v : vertices) contains.Insert(v);
  return {std::move(vertices), std::move(contains)};
}

// Two vertices of an odd set are never left out together: all but one are matched inside it.
Graph LeavingOut(int vertices, const std::vector<Vertex>& zeros, const std::vector<OddSet>& odd_sets) {
  VertexSet left_out(vertices);
  for (const Vertex v : zeros) left_out.Insert(v);
  Graph graph(vertices);
  for (const Vertex v : zeros) {
    VertexSet others = left_out;
    for (const OddSet& set : odd_sets) {
      if (set.contains.Contains(v)) others.EraseAll(set.contains);
    }
    others.Erase(v);
    graph.SetNeighbours(v, std::move(others));
  }
  return graph;
}

// Those without a mate two by two.
void PairLeftOut(Mates& mates) {
  std::optional<Vertex> waiting;
  for (const Vertex v : mates.ids()) {
    if (mates[v]) continue;
    if (!waiting) {
      waiting = v;
      continue;
    }
    mates[v] = *waiting;
    mates[*waiting] = v;
    waiting.reset();
  }
}

}  // namespace

std::uint64_t OddSetsNotLeft(std::span<const OddSet> sets, Vertex u, Vertex v) {
  return CountIf(sets, [&](const OddSet& set) { return set.contains.Contains(u) == set.contains.Contains(v); });
}

HeaviestMatchings::HeaviestMatchings(Duals duals) : edges(0), leaving_out(0), mates(std::move(duals.mates)) {
  if (mates.size() % 2 == 1) duals.zeros.push_back(mates.push_back(std::nullopt));
  for (auto& vertices : duals.blossoms) odd_sets.push_back(OddSetOf(std::move(vertices), mates.size()));
  leaving_out = LeavingOut(mates.size(), duals.zeros, odd_sets);
  edges = leaving_out;
  for (const Vertex v : IdRange<Vertex>(duals.tight.vertices())) {
    edges.AddNeighbours(v, duals.tight.NeighboursOf(v));
    leaving_out.RemoveNeighbours(v, duals.tight.NeighboursOf(v));
  }
  PairLeftOut(mates);
}

HeaviestMatchings::HeaviestMatchings(Graph graph, Mates perfect)
    : edges(std::move(graph)), leaving_out(edges.vertices()), mates(std::move(perfect)) {}

}  // namespace ronda::matching
