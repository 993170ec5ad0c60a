#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <random>
#include <type_traits>
#include <vector>

#include "ronda/base/counting.h"
#include "ronda/base/id_range.h"
#include "ronda/base/id_vector.h"
#include "ronda/matching/dynamic_int.h"
#include "ronda/matching/lex_weight.h"
#include "ronda/matching/vertex.h"
#include "ronda/matching/weighted_matching.h"
#include "ronda/matching/wide_int.h"
#include "unit/matching/certificate.h"

namespace ronda::matching {
namespace {

template <class Weight>
class WideWeights : public ::testing::Test {};

using WeightTypes = ::testing::Types<WideInt<1>, WideInt<3>, WideInt<16>, WideInt<40>, DynamicInt>;
TYPED_TEST_SUITE(WideWeights, WeightTypes);

// A layout that fills the weight type (DynamicInt: 30 words).
template <class Weight>
LexWeight FullLayout(int vertices) {
  int capacity = 30 * 64;
  if constexpr (!std::is_same_v<Weight, DynamicInt>) capacity = Weight::bits();
  LexWeight layout(vertices / 2);
  while (layout.solver_bits() + 6 <= capacity) layout.AddDigit(3);
  return layout;
}

// Mostly equal digits, so that comparisons must look far down.
template <class Weight>
Weight DrawWeight(std::mt19937_64& random, const LexWeight& layout) {
  std::vector<std::uint64_t> digits(Size(layout.digits()), 2);
  for (auto changes = random() % 4; changes > 0; --changes) digits[random() % digits.size()] = random() % 4;
  return layout.Pack<Weight>(digits);
}

template <class Weight>
Weight BestWideByTrying(const WeightedMatching<Weight>& m, IdVector<Vertex, bool>& used, Vertex first) {
  while (used.Contains(first) && used[first]) ++first;
  if (!used.Contains(first)) return Weight(0);
  Weight best = BestWideByTrying(m, used, Next(first));
  for (Vertex v = Next(first); used.Contains(v); ++v) {
    if (used[v] || !m.WeightOf(first, v)) continue;
    used[v] = true;
    best = std::max(best, *m.WeightOf(first, v) + BestWideByTrying(m, used, Next(first)));
    used[v] = false;
  }
  return best;
}

template <class Weight>
Weight BestWideByTrying(const WeightedMatching<Weight>& m) {
  IdVector<Vertex, bool> used(m.vertices(), false);
  return BestWideByTrying(m, used, Vertex(0));
}

TYPED_TEST(WideWeights, AgreeWithExhaustiveSearch) {
  const LexWeight layout = FullLayout<TypeParam>(8);
  for (std::uint64_t seed = 1; seed <= 25; ++seed) {
    std::mt19937_64 random(seed);
    WeightedMatching<TypeParam> m(8);
    for (int step = 0; step < 6; ++step) {
      SCOPED_TRACE(testing::Message() << "seed " << seed << " step " << step);
      for (auto edges = step == 0 ? 40 : 1 + random() % 4; edges > 0; --edges) {
        const Vertex u = DrawVertex(random, 8);
        const Vertex v = DrawVertex(random, 8);
        if (u != v) m.SetWeight(u, v, DrawWeight<TypeParam>(random, layout));
      }
      m.Solve();
      ASSERT_TRUE(IsOptimal(m));
      ASSERT_TRUE(m.Total() == BestWideByTrying(m));
    }
  }
}

// Changes one edge, the edges of a vertex or many vertices, and compares with a solution from scratch.
TYPED_TEST(WideWeights, SolvedAgainEqualSolvedAfresh) {
  constexpr int kVertices = 30;
  const LexWeight layout = FullLayout<TypeParam>(kVertices);
  for (std::uint64_t seed = 1; seed <= 4; ++seed) {
    std::mt19937_64 random(seed);
    WeightedMatching<TypeParam> m(kVertices);
    for (int step = 0; step < 12; ++step) {
      SCOPED_TRACE(testing::Message() << "seed " << seed << " step " << step);
      for (auto vertices = step % 6 == 0 ? kVertices : 1 + random() % 2; vertices > 0; --vertices) {
        const Vertex u = DrawVertex(random, kVertices);
        for (const Vertex v : IdRange<Vertex>(kVertices)) {
          if (v == u || (step % 3 == 1 && random() % kVertices != 0)) continue;
          if (random() % 8 == 0) {
            m.RemoveEdge(u, v);
          } else {
            m.SetWeight(u, v, DrawWeight<TypeParam>(random, layout));
          }
        }
      }
      m.Solve();
      WeightedMatching<TypeParam> afresh(kVertices);
      for (const Vertex u : IdRange<Vertex>(kVertices)) {
        for (const Vertex v : IdRange<Vertex>(u.value())) {
          if (const auto weight = m.WeightOf(u, v)) afresh.SetWeight(u, v, *weight);
        }
      }
      afresh.Solve();
      ASSERT_TRUE(IsOptimal(m));
      ASSERT_TRUE(IsOptimal(afresh));
      ASSERT_TRUE(m.Total() == afresh.Total());
    }
  }
}

// Weights of very different size, and larger ones later: the rough values change their scale.
TEST(WeightedMatching, CopesWithWeightsThatOutgrowTheOthers) {
  using Weight = WideInt<16>;
  for (std::uint64_t seed = 1; seed <= 40; ++seed) {
    std::mt19937_64 random(seed);
    WeightedMatching<Weight> m(9);
    for (int step = 0; step < 8; ++step) {
      SCOPED_TRACE(testing::Message() << "seed " << seed << " step " << step);
      for (int i = 0; i < 15; ++i) {
        const Vertex u = DrawVertex(random, 9);
        const Vertex v = DrawVertex(random, 9);
        const auto shift = static_cast<int>(random() % static_cast<std::uint64_t>(60 * step + 1));
        if (u != v) m.SetWeight(u, v, Weight(random() % 5) << shift);
      }
      m.Solve();
      ASSERT_TRUE(IsOptimal(m));
      ASSERT_EQ(m.Total(), BestWideByTrying(m));
    }
  }
}

// Weights that differ by a unit or two of their rough values, with random bits below: the rounding of rough values
// matters.
TEST(WeightedMatching, IsNotMisledByRoughValues) {
  using Weight = WideInt<16>;
  constexpr int kTop = 250;
  const auto draw = [](std::mt19937_64& random) {
    const auto unit = static_cast<int>(kTop - 58 + random() % 5);
    Weight weight = Weight(1) << kTop;
    weight += Weight(random() % 3) << unit;
    for (int i = 0; i < 3; ++i) weight += Weight(random()) << (64 * i);
    return weight;
  };
  for (std::uint64_t seed = 1; seed <= 400; ++seed) {
    std::mt19937_64 random(seed);
    WeightedMatching<Weight> m(9);
    for (int step = 0; step < 6; ++step) {
      SCOPED_TRACE(testing::Message() << "seed " << seed << " step " << step);
      for (auto edges = step == 0 ? 60 : 1 + random() % 5; edges > 0; --edges) {
        const Vertex u = DrawVertex(random, 9);
        const Vertex v = DrawVertex(random, 9);
        if (u != v) m.SetWeight(u, v, draw(random));
      }
      m.Solve();
      ASSERT_TRUE(IsOptimal(m));
      ASSERT_EQ(m.Total(), BestWideByTrying(m));
    }
  }
}

}  // namespace
}  // namespace ronda::matching
