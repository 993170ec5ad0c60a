#include "ronda/matching/perfect_matching.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <random>
#include <set>
#include <utility>
#include <vector>

#include "ronda/base/counting.h"
#include "ronda/base/id_range.h"
#include "ronda/matching/vertex.h"

namespace ronda::matching {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

Graph GraphOf(int vertices, const std::vector<std::pair<int, int>>& edges) {
  Graph graph(vertices);
  for (const auto& [u, v] : edges) graph.AddEdge(Vertex(u), Vertex(v));
  return graph;
}

Graph RandomGraph(std::mt19937_64& random, int vertices, std::uint64_t percent) {
  Graph graph(vertices);
  for (const Vertex u : IdRange<Vertex>(vertices)) {
    for (const Vertex v : IdRange<Vertex>(u.value())) {
      if (random() % 100 < percent) graph.AddEdge(u, v);
    }
  }
  return graph;
}

// Tries everything.
int MostPairs(const Graph& graph, std::set<Vertex> left) {
  if (left.empty()) return 0;
  const Vertex u = *left.begin();
  left.erase(u);
  int most = MostPairs(graph, left);
  for (const Vertex v : left) {
    if (!graph.HasEdge(u, v)) continue;
    auto rest = left;
    rest.erase(v);
    most = std::max(most, 1 + MostPairs(graph, rest));
  }
  return most;
}

std::set<Vertex> Everybody(const Graph& graph) {
  std::set<Vertex> all;
  for (const Vertex v : IdRange<Vertex>(graph.vertices())) all.insert(v);
  return all;
}

// The mates are mates of each other, joined by edges, present, and as many as `pairs` says.
void ExpectIsMatching(const PerfectMatching& m, const std::set<Vertex>& present) {
  int paired = 0;
  for (const Vertex v : IdRange<Vertex>(m.graph().vertices())) {
    const auto mate = m.MateOf(v);
    if (!mate) continue;
    ++paired;
    EXPECT_EQ(m.MateOf(*mate), v);
    EXPECT_TRUE(m.graph().HasEdge(v, *mate));
    EXPECT_TRUE(present.contains(v));
  }
  EXPECT_EQ(paired, 2 * m.pairs());
}

// The shortage proves that no matching pairs more: the odd components are odd and have no edges to each other or to
// vertices outside themselves and the bottleneck.
void ExpectShortageProves(const PerfectMatching& m, const std::set<Vertex>& present) {
  const Shortage shortage = m.Explain();
  EXPECT_EQ(Count(present) - 2 * m.pairs(), shortage.unpaired());
  for (const auto& component : shortage.odd_components) {
    EXPECT_EQ(component.size() % 2, 1U);
    for (const Vertex v : component) {
      for (const Vertex other : present) {
        if (!m.graph().HasEdge(v, other)) continue;
        EXPECT_TRUE(std::ranges::count(component, other) + std::ranges::count(shortage.bottleneck, other) == 1)
            << v.value() << " " << other.value();
      }
    }
  }
}

TEST(PerfectMatching, PairsAnOddCycleButOne) {
  const PerfectMatching m(GraphOf(5, {{0, 1}, {1, 2}, {2, 3}, {3, 4}, {4, 0}}));
  EXPECT_EQ(m.pairs(), 2);
  EXPECT_FALSE(m.IsPerfect());
  EXPECT_THAT(m.Explain().bottleneck, IsEmpty());
  EXPECT_THAT(m.Explain().odd_components,
              ElementsAre(ElementsAre(Vertex(0), Vertex(1), Vertex(2), Vertex(3), Vertex(4))));
}

TEST(PerfectMatching, NamesTheBottleneckOfAStar) {
  const PerfectMatching m(GraphOf(6, {{2, 0}, {2, 1}, {2, 3}, {4, 5}}));
  EXPECT_EQ(m.pairs(), 2);
  EXPECT_THAT(m.Explain().bottleneck, ElementsAre(Vertex(2)));
  EXPECT_THAT(m.Explain().odd_components,
              ElementsAre(ElementsAre(Vertex(0)), ElementsAre(Vertex(1)), ElementsAre(Vertex(3))));
  EXPECT_EQ(m.Explain().unpaired(), 2);
}

TEST(PerfectMatching, OfTheCompleteGraphHasNoShortage) {
  const PerfectMatching m(Graph::Complete(130));
  EXPECT_TRUE(m.IsPerfect());
  EXPECT_THAT(m.Explain().odd_components, IsEmpty());
  EXPECT_THAT(m.Explain().bottleneck, IsEmpty());
}

TEST(PerfectMatching, KnowsWhichPairsMayAndWhichMustOccur) {
  // A path of four: its ends must be paired with their neighbours, the middle edge cannot occur.
  const PerfectMatching m(GraphOf(4, {{0, 1}, {1, 2}, {2, 3}}));
  EXPECT_TRUE(m.MustPair(Vertex(0), Vertex(1)));
  EXPECT_TRUE(m.MayPair(Vertex(0), Vertex(1)));
  EXPECT_FALSE(m.MayPair(Vertex(1), Vertex(2)));
  EXPECT_FALSE(m.MustPair(Vertex(1), Vertex(2)));
  EXPECT_FALSE(m.MayPair(Vertex(0), Vertex(3)));  // no edge
}

TEST(PerfectMatching, SettlesPairsOneByOne) {
  PerfectMatching m(GraphOf(4, {{0, 1}, {1, 2}, {2, 3}, {3, 0}}));
  EXPECT_TRUE(m.Settle(Vertex(1), Vertex(2)));
  EXPECT_TRUE(m.IsPerfect());
  EXPECT_EQ(m.MateOf(Vertex(0)), Vertex(3));
  EXPECT_FALSE(m.Settle(Vertex(0), Vertex(1)));  // 1 is settled already
  EXPECT_TRUE(m.Settle(Vertex(0), Vertex(3)));
  EXPECT_EQ(m.pairs(), 0);
}

TEST(PerfectMatching, AgreesWithExhaustiveSearch) {
  for (std::uint64_t seed = 1; seed <= 3000; ++seed) {
    SCOPED_TRACE(testing::Message() << "seed " << seed);
    std::mt19937_64 random(seed);
    const int n = 1 + static_cast<int>(random() % 10);
    const Graph graph = RandomGraph(random, n, 10 + random() % 60);
    const PerfectMatching m(graph);
    const auto present = Everybody(graph);
    ASSERT_EQ(m.pairs(), MostPairs(graph, present));
    ExpectIsMatching(m, present);
    ExpectShortageProves(m, present);
    if (HasFailure()) return;
  }
}

TEST(PerfectMatching, AnswersQuestionsLikeExhaustiveSearch) {
  for (std::uint64_t seed = 1; seed <= 300; ++seed) {
    SCOPED_TRACE(testing::Message() << "seed " << seed);
    std::mt19937_64 random(seed);
    const int n = 2 + static_cast<int>(random() % 7);
    const Graph graph = RandomGraph(random, n, 20 + random() % 60);
    const PerfectMatching m(graph);
    for (const Vertex u : IdRange<Vertex>(n)) {
      for (const Vertex v : IdRange<Vertex>(u.value())) {
        auto rest = Everybody(graph);
        rest.erase(u);
        rest.erase(v);
        Graph without = graph;
        without.RemoveEdge(u, v);
        const bool may = graph.HasEdge(u, v) && MostPairs(graph, rest) + 1 == m.pairs();
        const bool must = MostPairs(without, Everybody(graph)) < m.pairs();
        ASSERT_EQ(m.MayPair(u, v), may) << u.value() << " " << v.value();
        ASSERT_EQ(m.MustPair(u, v), must) << u.value() << " " << v.value();
      }
    }
  }
}

// The Gallai-Edmonds set: the odd components hold exactly the vertices that some largest matching leaves out.
TEST(PerfectMatching, FindsAllPartnersInOneSearch) {
  int perfect = 0;
  for (std::uint64_t seed = 1; seed <= 300; ++seed) {
    std::mt19937_64 random(seed);
    PerfectMatching m(RandomGraph(random, 10, 20 + seed % 50));
    if (!m.IsPerfect()) continue;
    ++perfect;
    for (const Vertex u : IdRange<Vertex>(10)) {
      const VertexSet partners = m.PartnersOf(u);
      for (const Vertex v : IdRange<Vertex>(10)) {
        EXPECT_EQ(partners.Contains(v), m.MayPair(u, v)) << seed << ": " << u.value() << "-" << v.value();
      }
    }
  }
  EXPECT_GT(perfect, 100);
}

TEST(PerfectMatching, ExplainsWithTheVerticesThatMayStayUnpaired) {
  for (std::uint64_t seed = 1; seed <= 300; ++seed) {
    SCOPED_TRACE(testing::Message() << "seed " << seed);
    std::mt19937_64 random(seed);
    const Graph graph = RandomGraph(random, 2 + static_cast<int>(random() % 8), 10 + random() % 40);
    const PerfectMatching m(graph);
    std::set<Vertex> may_stay_out;
    for (const auto& component : m.Explain().odd_components) may_stay_out.insert(component.begin(), component.end());
    for (const Vertex v : IdRange<Vertex>(graph.vertices())) {
      auto rest = Everybody(graph);
      rest.erase(v);
      ASSERT_EQ(may_stay_out.contains(v), MostPairs(graph, rest) == m.pairs()) << v.value();
    }
  }
}

TEST(PerfectMatching, GoesWithoutEdgesOnlyIfAllStayPaired) {
  std::mt19937_64 random(6);
  int without = 0;
  int needed = 0;
  for (int trial = 0; trial < 400; ++trial) {
    const Graph before = RandomGraph(random, 8, 60);
    PerfectMatching m(before);
    if (!m.IsPerfect()) continue;
    const Graph removed = RandomGraph(random, 8, 30);
    std::vector<VertexPair> edges;
    Graph left = before;
    for (const Vertex u : IdRange<Vertex>(8)) {
      for (const Vertex v : IdRange<Vertex>(u.value())) {
        if (!removed.HasEdge(u, v)) continue;
        edges.push_back({u, v});
        left.RemoveEdge(u, v);
      }
    }
    auto undo = m.Without(edges);
    ASSERT_EQ(undo.has_value(), MostPairs(left, Everybody(left)) == 4) << "trial " << trial;
    ++(undo ? without : needed);
    ExpectIsMatching(m, Everybody(before));
    ASSERT_TRUE(m.IsPerfect());
    const auto [first, second] = edges.front();
    ASSERT_EQ(m.graph().HasEdge(first, second), !undo && before.HasEdge(first, second));
    if (!undo) continue;
    m.Undo(*std::move(undo));
    ExpectIsMatching(m, Everybody(before));
    for (const auto& [u, v] : edges) EXPECT_EQ(m.graph().HasEdge(u, v), before.HasEdge(u, v));
  }
  EXPECT_GT(without, 50);
  EXPECT_GT(needed, 50);
}

TEST(PerfectMatching, StaysLargestThroughChanges) {
  for (std::uint64_t seed = 1; seed <= 200; ++seed) {
    std::mt19937_64 random(seed);
    const int n = 2 + static_cast<int>(random() % 8);
    PerfectMatching m(RandomGraph(random, n, 40));
    auto present = Everybody(m.graph());
    for (int step = 0; step < 30; ++step) {
      SCOPED_TRACE(testing::Message() << "seed " << seed << " step " << step);
      const auto u = Vertex::FromIndex(random() % Size(n));
      const auto v = Vertex::FromIndex(random() % Size(n));
      const auto what = random() % 3;
      if (what == 0 && u != v) {
        m.AddEdge(u, v);
      } else if (what == 1 && u != v) {
        m.RemoveEdge(u, v);
      } else if (present.erase(u) == 1) {
        m.SetAside(u);
      } else {
        m.Return(u);
        present.insert(u);
      }
      ASSERT_EQ(m.pairs(), MostPairs(m.graph(), present));
      ASSERT_EQ(m.IsPerfect(), m.pairs() * 2 == Count(present));
      ExpectIsMatching(m, present);
      ExpectShortageProves(m, present);
      if (HasFailure()) return;
    }
  }
}

}  // namespace
}  // namespace ronda::matching
