#include <gtest/gtest.h>

#include <cstdint>
#include <random>
#include <vector>

#include "differential/matching/lemon_judge.h"
#include "ronda/base/id_range.h"
#include "ronda/matching/perfect_matching.h"
#include "ronda/matching/vertex.h"
#include "ronda/matching/weighted_matching.h"
#include "ronda/matching/wide_int.h"
#include "unit/matching/certificate.h"

namespace ronda::matching {
namespace {

std::vector<JudgeEdge> JudgeEdges(const EdgeTable& edges) {
  std::vector<JudgeEdge> list;
  for (const Vertex u : edges.ids()) {
    for (const Vertex v : IdRange<Vertex>(u.value())) {
      if (!edges[u][v]) continue;
      list.push_back({u.value(), v.value(), static_cast<std::int64_t>(*edges[u][v])});
    }
  }
  return list;
}

std::uint64_t LemonOptimum(const EdgeTable& edges) {
  return static_cast<std::uint64_t>(LemonMaximumWeight(edges.size(), JudgeEdges(edges)));
}

// Sizes up to 200; few and many different weights (few make many blossoms), sparse and dense.
GraphKind DrawKind(std::mt19937_64& random, int max_vertices) {
  const std::uint64_t percents[] = {3, 10, 30, 70, 100};
  const std::uint64_t weights[] = {1, 2, 5, 30, 1000, 1'000'000'000};
  return {.vertices = 2 + static_cast<int>(Draw(random, static_cast<std::uint64_t>(max_vertices - 2))),
          .percent = percents[Draw(random, 4)],
          .max_weight = weights[Draw(random, 5)]};
}

TEST(LemonComparison, SameTotalFromScratch) {
  for (std::uint64_t seed = 1; seed <= 200; ++seed) {
    SCOPED_TRACE(testing::Message() << "seed " << seed);
    std::mt19937_64 random(seed);
    const EdgeTable edges = DrawGraph(random, DrawKind(random, seed % 4 == 0 ? 200 : 60));
    auto m = MatchingOf<WideInt<1>>(edges);
    m.Solve();
    ASSERT_TRUE(IsOptimal(m));
    ASSERT_EQ(m.Total(), WideInt<1>(LemonOptimum(edges)));
  }
}

// Redraws one edge, all edges of a vertex, or removes a vertex; several such changes may fall between two solutions.
void ChangeSomething(std::mt19937_64& random, const GraphKind& kind, EdgeTable& edges,
                     WeightedMatching<WideInt<1>>& m) {
  const Vertex u = DrawVertex(random, edges.size());
  const auto set = [&](Vertex v, std::optional<std::uint64_t> weight) {
    if (v == u) return;
    edges[u][v] = edges[v][u] = weight;
    SetEdge(m, u, v, weight);
  };
  const std::uint64_t what = Draw(random, 3);
  if (what == 0) {
    for (const Vertex v : edges.ids()) set(v, DrawEdge(random, kind));
  } else if (what == 1) {
    for (const Vertex v : edges.ids()) set(v, std::nullopt);
  } else {
    const Vertex v = DrawVertex(random, edges.size());
    set(v, DrawEdge(random, kind));
  }
}

TEST(LemonComparison, SameTotalAfterChanges) {
  for (std::uint64_t seed = 1; seed <= 60; ++seed) {
    std::mt19937_64 random(seed);
    const GraphKind kind = DrawKind(random, 70);
    EdgeTable edges = DrawGraph(random, kind);
    auto m = MatchingOf<WideInt<1>>(edges);
    m.Solve();
    for (int step = 0; step < 12; ++step) {
      SCOPED_TRACE(testing::Message() << "seed " << seed << " step " << step);
      for (auto changes = Draw(random, step % 4 == 3 ? 30 : 2); changes > 0; --changes) {
        ChangeSomething(random, kind, edges, m);
      }
      m.Solve();
      ASSERT_TRUE(IsOptimal(m));
      ASSERT_EQ(m.Total(), WideInt<1>(LemonOptimum(edges)));
    }
  }
}

TEST(LemonComparison, SameNumberOfPairs) {
  for (std::uint64_t seed = 1; seed <= 300; ++seed) {
    SCOPED_TRACE(testing::Message() << "seed " << seed);
    std::mt19937_64 random(seed);
    const auto n = static_cast<int>(2 + Draw(random, 298));
    const EdgeTable edges = DrawGraph(random, {.vertices = n, .percent = 1 + Draw(random, 3), .max_weight = 1});
    Graph graph(n);
    for (const JudgeEdge& edge : JudgeEdges(edges)) graph.AddEdge(Vertex(edge.u), Vertex(edge.v));
    const PerfectMatching m(graph);
    ASSERT_EQ(m.pairs(), LemonMaximumCardinality(n, JudgeEdges(edges)));
    ASSERT_EQ(m.Explain().unpaired(), n - 2 * m.pairs());
  }
}

}  // namespace
}  // namespace ronda::matching
