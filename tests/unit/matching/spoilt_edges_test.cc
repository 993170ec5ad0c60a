#include "ronda/matching/spoilt_edges.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <random>
#include <vector>

#include "ronda/base/counting.h"
#include "ronda/base/id_range.h"
#include "ronda/matching/vertex.h"
#include "ronda/matching/wide_int.h"

namespace ronda::matching {
namespace {

using Wide = WideInt<2>;

int DrawUpTo(std::mt19937_64& random, int most) {
  return static_cast<int>(random() % static_cast<std::uint64_t>(most + 1));
}

Vertex VertexOf(const BlossomForest& forest, Vertex node, std::mt19937_64& random) {
  const auto members = forest.VerticesOf(node);
  return members[Size(DrawUpTo(random, Count(members) - 1))];
}

// Shrinks three outer nodes, the second and third matched with each other.
void ShrinkSome(BlossomForest& forest, std::mt19937_64& random) {
  std::vector<Vertex> outer;
  for (const Vertex node : IdRange<Vertex>(forest.nodes())) {
    if (forest.IsOuter(node)) outer.push_back(node);
  }
  if (outer.size() < 3) return;
  std::ranges::shuffle(outer, random);
  outer.erase(outer.begin() + 3, outer.end());
  std::vector<CycleEdge> cycle;
  for (std::size_t i = 0; i < 3; ++i) {
    cycle.push_back({VertexOf(forest, outer[i], random), VertexOf(forest, outer[(i + 1) % 3], random)});
  }
  forest.Rebase(outer[1], cycle[1].from);
  forest.Rebase(outer[2], cycle[1].to);
  forest.Match(cycle[1].from, cycle[1].to);
  forest.Shrink(outer, cycle);
}

// Nested blossoms, small duals and weights: slacks of every sign.
MatchingState<Wide> DrawState(std::mt19937_64& random, int vertices) {
  MatchingState<Wide> state(vertices);
  for (int blossoms = DrawUpTo(random, vertices / 2 - 1); blossoms > 0; --blossoms) ShrinkSome(state.forest, random);
  for (Wide& dual : state.duals) dual = Wide(static_cast<std::uint64_t>(DrawUpTo(random, 4)));
  for (const Vertex u : IdRange<Vertex>(vertices)) {
    for (const Vertex v : IdRange<Vertex>(u.value())) {
      if (DrawUpTo(random, 5) > 0) state.weights.Set(u, v, Wide(static_cast<std::uint64_t>(DrawUpTo(random, 8))));
    }
  }
  return state;
}

// Word for word.
bool IsSpoilt(const MatchingState<Wide>& state, CycleEdge edge) {
  Wide slack = state.DualOf(edge.from) + state.DualOf(edge.to) - state.weights.Of(edge.from, edge.to);
  bool structural = state.forest.MateOf(edge.from) == edge.to;
  const auto smallest = state.forest.SmallestAround(edge.from, edge.to);
  if (smallest) structural |= state.forest.IsOnCycle(*smallest, edge);
  for (auto node = smallest; node; node = state.forest.ParentOf(*node)) slack += state.DualOf(*node);
  return slack < Wide(0) || (structural && !(slack == Wide(0)));
}

// Every edge in both directions, in order and then shuffled.
std::vector<CycleEdge> AllEdges(int vertices, std::mt19937_64& random) {
  std::vector<CycleEdge> edges;
  for (const Vertex u : IdRange<Vertex>(vertices)) {
    for (const Vertex v : IdRange<Vertex>(vertices)) {
      if (u != v) edges.push_back({u, v});
    }
  }
  std::vector<CycleEdge> shuffled = edges;
  std::ranges::shuffle(shuffled, random);
  edges.insert(edges.end(), shuffled.begin(), shuffled.end());
  return edges;
}

TEST(SpoiltEdges, AreThoseOfTheDefinition) {
  int spoilt = 0;
  for (std::uint64_t seed = 1; seed <= 400; ++seed) {
    SCOPED_TRACE(testing::Message() << "seed " << seed);
    std::mt19937_64 random(seed);
    const int vertices = 3 + DrawUpTo(random, 22);
    const MatchingState<Wide> state = DrawState(random, vertices);
    SpoiltEdges<Wide> edges(state);
    for (const CycleEdge& edge : AllEdges(vertices, random)) {
      ASSERT_EQ(edges.Contains(edge), IsSpoilt(state, edge)) << edge.from.value() << '-' << edge.to.value();
      spoilt += IsSpoilt(state, edge) ? 1 : 0;
    }
  }
  EXPECT_GT(spoilt, 10000);
}

}  // namespace
}  // namespace ronda::matching
