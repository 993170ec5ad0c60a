#include "ronda/matching/weighted_matching.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <optional>
#include <random>
#include <sstream>
#include <string>
#include <vector>

#include "ronda/base/id_range.h"
#include "ronda/base/id_vector.h"
#include "ronda/matching/best_matchings.h"
#include "ronda/matching/vertex.h"
#include "ronda/matching/wide_int.h"
#include "unit/matching/certificate.h"

namespace ronda::matching {
namespace {

using Wide = WideInt<2>;

// Sparse and dense, all weights equal, few different weights, zero weights, many different weights.
const std::vector<GraphKind> kSmallKinds = {
    {2, 100, 5}, {5, 60, 3},   {6, 100, 0},  {7, 100, 1}, {8, 40, 4},    {8, 100, 2},
    {9, 70, 6},  {9, 100, 20}, {10, 50, 10}, {10, 30, 3}, {10, 100, 50}, {10, 80, 1000000},
};

class SmallGraphs : public ::testing::TestWithParam<GraphKind> {};

TEST_P(SmallGraphs, AgreeWithExhaustiveSearch) {
  for (std::uint64_t seed = 1; seed <= 400; ++seed) {
    SCOPED_TRACE(testing::Message() << "seed " << seed);
    std::mt19937_64 random(seed);
    const EdgeTable edges = DrawGraph(random, GetParam());
    auto m = MatchingOf<Wide>(edges);
    m.Solve();
    ASSERT_TRUE(IsOptimal(m));
    ASSERT_EQ(m.Total(), Wide(BestByTrying(edges)));
  }
}

TEST_P(SmallGraphs, AgreeWithExhaustiveSearchAfterChanges) {
  const GraphKind& kind = GetParam();
  for (std::uint64_t seed = 1; seed <= 60; ++seed) {
    std::mt19937_64 random(seed);
    EdgeTable edges = DrawGraph(random, kind);
    auto m = MatchingOf<Wide>(edges);
    m.Solve();
    for (int step = 0; step < 10; ++step) {
      SCOPED_TRACE(testing::Message() << "seed " << seed << " step " << step);
      for (auto changes = 1 + Draw(random, 3); changes > 0; --changes) {
        const Vertex u = DrawVertex(random, edges.size());
        const Vertex v = DrawOther(random, edges.size(), u);
        edges[u][v] = edges[v][u] = DrawEdge(random, kind);
        SetEdge(m, u, v, edges[u][v]);
      }
      m.Solve();
      ASSERT_TRUE(IsOptimal(m));
      ASSERT_EQ(m.Total(), Wide(BestByTrying(edges)));
    }
  }
}

TEST_P(SmallGraphs, AreSolvedFromAnyStart) {
  for (std::uint64_t seed = 1; seed <= 200; ++seed) {
    SCOPED_TRACE(testing::Message() << "seed " << seed);
    std::mt19937_64 random(seed);
    const EdgeTable edges = DrawGraph(random, GetParam());
    auto m = MatchingOf<Wide>(edges);
    IdVector<Vertex, Wide> start(edges.size());
    for (Wide& dual : start) dual = Wide(Draw(random, 2 * GetParam().max_weight + 1));
    m.StartFrom(start);
    m.Solve();
    ASSERT_TRUE(IsOptimal(m));
    ASSERT_EQ(m.Total(), Wide(BestByTrying(edges)));
  }
}

EdgeTable WithPositiveWeights(EdgeTable edges) {
  for (auto& row : edges) {
    for (auto& weight : row) weight = weight ? std::optional(*weight + 1) : weight;
  }
  return edges;
}

// The weight of the matching that is left of the heaviest ones.
std::uint64_t WeightOf(const EdgeTable& edges, const BestMatchings& best) {
  std::uint64_t weight = 0;
  for (const Vertex v : edges.ids()) {
    const Vertex u = best.MateOf(v);
    const bool is_pair = u > v && best.MayPair(u, v);
    if (is_pair) weight += edges[v][u].value();
  }
  return weight;
}

// An edge occurs in a heaviest matching exactly if it can be settled.
TEST_P(SmallGraphs, HeaviestMatchingsHaveExactlyTheirEdges) {
  for (std::uint64_t seed = 1; seed <= 150; ++seed) {
    SCOPED_TRACE(testing::Message() << "seed " << seed);
    std::mt19937_64 random(seed);
    const EdgeTable edges = WithPositiveWeights(DrawGraph(random, GetParam()));
    auto m = MatchingOf<Wide>(edges);
    m.Solve();
    const BestMatchings all(m.Heaviest());
    const std::uint64_t best = BestByTrying(edges);
    ASSERT_EQ(WeightOf(edges, all), best);
    for (const Vertex u : edges.ids()) {
      for (const Vertex v : IdRange<Vertex>(u.value())) {
        if (!edges[u][v]) continue;
        IdVector<Vertex, bool> used(edges.size(), false);
        used[u] = used[v] = true;
        const bool occurs = *edges[u][v] + BestByTrying(edges, used, Vertex(0)) == best;
        BestMatchings asked = all;
        const bool settled = all.MayPair(u, v) && asked.SettleFirst(u, std::vector{v}).has_value();
        EXPECT_EQ(settled, occurs) << u.value() << "-" << v.value();
      }
    }
  }
}

// Edges are taken away exactly as long as a heaviest matching is left.
TEST_P(SmallGraphs, HeaviestMatchingsAreNarrowedDown) {
  for (std::uint64_t seed = 1; seed <= 150; ++seed) {
    SCOPED_TRACE(testing::Message() << "seed " << seed);
    std::mt19937_64 random(seed);
    EdgeTable edges = WithPositiveWeights(DrawGraph(random, GetParam()));
    auto m = MatchingOf<Wide>(edges);
    m.Solve();
    BestMatchings left(m.Heaviest());
    const std::uint64_t best = BestByTrying(edges);
    for (int question = 0; question < 12; ++question) {
      EdgeTable without = edges;
      EdgeList asked;
      for (std::uint64_t count = 1 + Draw(random, 3); count > 0; --count) {
        const Vertex u = DrawVertex(random, edges.size());
        const Vertex v = DrawOther(random, edges.size(), u);
        without[u][v].reset();
        without[v][u].reset();
        if (left.MayPair(u, v)) asked.push_back({u, v});
      }
      const bool expected = BestByTrying(without) == best;
      ASSERT_EQ(left.Without(asked), expected);
      if (expected) edges = without;
      ASSERT_EQ(WeightOf(edges, left), best);
    }
  }
}

std::string KindName(const ::testing::TestParamInfo<GraphKind>& kind) {
  std::ostringstream name;
  name << kind.param.vertices << "_vertices_" << kind.param.percent << "_percent_weight_" << kind.param.max_weight;
  return name.str();
}

INSTANTIATE_TEST_SUITE_P(Kinds, SmallGraphs, ::testing::ValuesIn(kSmallKinds), KindName);

// Without nested blossoms in the random graphs the tests above would prove little.
TEST(WeightedMatching, RandomGraphsLeaveNestedBlossoms) {
  int nested = 0;
  for (std::uint64_t seed = 1; seed <= 300; ++seed) {
    std::mt19937_64 random(seed);
    auto m = MatchingOf<Wide>(DrawGraph(random, {.vertices = 9, .percent = 100, .max_weight = 20}));
    m.Solve();
    const auto blossoms = m.Blossoms();
    for (const auto& outer : blossoms) {
      for (const auto& inner : blossoms) {
        if (inner.vertices.size() < outer.vertices.size() && Contains(outer, inner.vertices.front())) ++nested;
      }
    }
  }
  EXPECT_GT(nested, 20);
}

TEST(WeightedMatching, PrefersTwoLightEdgesToOneHeavy) {
  WeightedMatching<Wide> m(4);
  const Vertex a(0);
  const Vertex b(1);
  const Vertex c(2);
  const Vertex d(3);
  m.SetWeight(a, b, Wide(5));
  m.SetWeight(b, c, Wide(8));
  m.SetWeight(c, d, Wide(5));
  m.Solve();
  EXPECT_EQ(m.Total(), Wide(10));
  EXPECT_EQ(m.MateOf(a), b);
  EXPECT_EQ(m.MateOf(c), d);
  m.SetWeight(b, c, Wide(11));
  m.Solve();
  EXPECT_EQ(m.Total(), Wide(11));
  EXPECT_EQ(m.MateOf(a), std::nullopt);
  EXPECT_EQ(m.MateOf(b), c);
  m.RemoveEdge(b, c);
  m.Solve();
  EXPECT_EQ(m.WeightOf(b, c), std::nullopt);
  EXPECT_EQ(m.WeightOf(c, d), Wide(5));
  EXPECT_EQ(m.MateOf(d), c);
}

TEST(WeightedMatching, OfAlmostNothing) {
  WeightedMatching<Wide> none(0);
  none.Solve();
  EXPECT_EQ(none.Total(), Wide(0));
  WeightedMatching<Wide> one(1);
  one.Solve();
  EXPECT_EQ(one.MateOf(Vertex(0)), std::nullopt);
  WeightedMatching<Wide> no_edges(3);
  no_edges.RemoveEdge(Vertex(0), Vertex(1));
  no_edges.Solve();
  EXPECT_TRUE(IsOptimal(no_edges));
}

TEST(WeightedMatching, CopiesAreIndependent) {
  std::mt19937_64 random(7);
  auto m = MatchingOf<Wide>(DrawGraph(random, {.vertices = 20, .percent = 100, .max_weight = 9}));
  m.Solve();
  const Wide before = m.Total();
  auto copy = m;
  for (const Vertex v : IdRange<Vertex>(Vertex(1), 19)) copy.RemoveEdge(Vertex(0), v);
  copy.Solve();
  EXPECT_EQ(copy.MateOf(Vertex(0)), std::nullopt);
  EXPECT_TRUE(IsOptimal(copy));
  m.Solve();
  EXPECT_EQ(m.Total(), before);
  EXPECT_TRUE(IsOptimal(m));
}

}  // namespace
}  // namespace ronda::matching
