// Proves a weighted matching optimal from its duals alone, without another algorithm: the duals bound the weight of
// every matching, and the conditions checked here say that this matching reaches the bound. Also draws random graphs
// and finds the optimum of small ones by trying everything.
#pragma once

#include <gtest/gtest.h>

#include <cstdint>
#include <optional>
#include <random>
#include <vector>

#include "ronda/base/counting.h"
#include "ronda/base/id_range.h"
#include "ronda/base/id_vector.h"
#include "ronda/matching/vertex.h"
#include "ronda/matching/weighted_matching.h"

namespace ronda::matching {

template <class Weight>
bool Contains(const DualBlossom<Weight>& blossom, Vertex v) {
  return std::ranges::find(blossom.vertices, v) != blossom.vertices.end();
}

template <class Weight>
Weight SlackOf(const WeightedMatching<Weight>& m, const std::vector<DualBlossom<Weight>>& blossoms, Vertex u,
               Vertex v) {
  Weight slack = m.DualOf(u);
  slack += m.DualOf(v);
  slack -= *m.WeightOf(u, v);
  slack -= *m.WeightOf(u, v);
  for (const auto& blossom : blossoms) {
    if (Contains(blossom, u) && Contains(blossom, v)) slack += blossom.dual;
  }
  return slack;
}

// An odd set, all but one of its vertices matched among themselves.
template <class Weight>
::testing::AssertionResult IsFull(const WeightedMatching<Weight>& m, const DualBlossom<Weight>& blossom) {
  if (blossom.vertices.size() % 2 == 0) return ::testing::AssertionFailure() << "blossom of even size";
  std::size_t inside = 0;
  for (const Vertex v : blossom.vertices) {
    const auto mate = m.MateOf(v);
    if (mate && Contains(blossom, *mate)) ++inside;
  }
  if (inside + 1 != blossom.vertices.size()) return ::testing::AssertionFailure() << "blossom not full";
  return ::testing::AssertionSuccess();
}

template <class Weight>
::testing::AssertionResult IsOptimal(const WeightedMatching<Weight>& m) {
  const auto blossoms = m.Blossoms();
  const Weight zero(0);
  for (const auto& blossom : blossoms) {
    if (blossom.dual < zero) return ::testing::AssertionFailure() << "blossom with negative dual";
    if (const auto full = IsFull(m, blossom); !full) return full;
  }
  for (const Vertex u : IdRange<Vertex>(m.vertices())) {
    const auto mate = m.MateOf(u);
    if (m.DualOf(u) < zero) return ::testing::AssertionFailure() << "negative dual at " << u.value();
    if (!mate && !(m.DualOf(u) == zero))
      return ::testing::AssertionFailure() << u.value() << " exposed with positive dual";
    if (mate && (m.MateOf(*mate) != u || !m.WeightOf(u, *mate))) {
      return ::testing::AssertionFailure() << u.value() << " and " << mate->value() << " are not mates over an edge";
    }
    for (const Vertex v : IdRange<Vertex>(u.value())) {
      if (!m.WeightOf(u, v)) continue;
      const Weight slack = SlackOf(m, blossoms, u, v);
      if (slack < zero) return ::testing::AssertionFailure() << "negative slack at " << u.value() << "-" << v.value();
      if (mate == v && !(slack == zero)) {
        return ::testing::AssertionFailure() << "loose matched edge " << u.value() << "-" << v.value();
      }
    }
  }
  return ::testing::AssertionSuccess();
}

using EdgeTable = IdVector<Vertex, IdVector<Vertex, std::optional<std::uint64_t>>>;

// The largest weight of any matching among the vertices from `first` on that are not yet used.
inline std::uint64_t BestByTrying(const EdgeTable& edges, IdVector<Vertex, bool>& used, Vertex first) {
  while (used.Contains(first) && used[first]) ++first;
  if (!used.Contains(first)) return 0;
  std::uint64_t best = BestByTrying(edges, used, Next(first));
  for (Vertex v = Next(first); used.Contains(v); ++v) {
    if (used[v] || !edges[first][v]) continue;
    used[v] = true;
    best = std::max(best, *edges[first][v] + BestByTrying(edges, used, Next(first)));
    used[v] = false;
  }
  return best;
}

inline std::uint64_t BestByTrying(const EdgeTable& edges) {
  IdVector<Vertex, bool> used(edges.size(), false);
  return BestByTrying(edges, used, Vertex(0));
}

// What kind of graph to draw: each edge is there with `percent` probability and weighs at most `max_weight`.
struct GraphKind {
  int vertices;
  std::uint64_t percent;
  std::uint64_t max_weight;
};

inline std::uint64_t Draw(std::mt19937_64& random, std::uint64_t at_most) { return random() % (at_most + 1); }

inline Vertex DrawVertex(std::mt19937_64& random, int vertices) {
  return Vertex::FromIndex(Draw(random, Size(vertices - 1)));
}

// Another than this one.
inline Vertex DrawOther(std::mt19937_64& random, int vertices, Vertex than) {
  return Vertex::FromIndex((than.index() + 1 + Draw(random, Size(vertices - 2))) % Size(vertices));
}

inline std::optional<std::uint64_t> DrawEdge(std::mt19937_64& random, const GraphKind& kind) {
  if (Draw(random, 99) >= kind.percent) return std::nullopt;
  return Draw(random, kind.max_weight);
}

inline EdgeTable DrawGraph(std::mt19937_64& random, const GraphKind& kind) {
  EdgeTable edges(kind.vertices, IdVector<Vertex, std::optional<std::uint64_t>>(kind.vertices));
  for (const Vertex u : edges.ids()) {
    for (const Vertex v : IdRange<Vertex>(u.value())) edges[u][v] = edges[v][u] = DrawEdge(random, kind);
  }
  return edges;
}

template <class Weight>
void SetEdge(WeightedMatching<Weight>& m, Vertex u, Vertex v, const std::optional<std::uint64_t>& weight) {
  if (weight) {
    m.SetWeight(u, v, Weight(*weight));
  } else {
    m.RemoveEdge(u, v);
  }
}

template <class Weight>
WeightedMatching<Weight> MatchingOf(const EdgeTable& edges) {
  WeightedMatching<Weight> m(edges.size());
  for (const Vertex u : edges.ids()) {
    for (const Vertex v : IdRange<Vertex>(u.value())) SetEdge(m, u, v, edges[u][v]);
  }
  return m;
}

}  // namespace ronda::matching
