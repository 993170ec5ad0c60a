#include "ronda/matching/kind_duals.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <random>
#include <vector>

#include "ronda/matching/wide_int.h"
#include "unit/matching/certificate.h"

namespace ronda::matching {
namespace {

using Wide = WideInt<2>;

struct KindGraph {
  std::vector<int> counts;
  KindWeights<Wide> weights;
  std::vector<int> kind_of;

  explicit KindGraph(std::mt19937_64& random) : weights(0) {
    const int kinds = 2 + static_cast<int>(Draw(random, 5));
    weights = KindWeights<Wide>(kinds);
    for (int a = 0; a < kinds; ++a) {
      counts.push_back(1 + static_cast<int>(Draw(random, 30)));
      kind_of.insert(kind_of.end(), static_cast<std::size_t>(counts.back()), a);
      for (int b = 0; b <= a; ++b) {
        if (Draw(random, 3) > 0) weights.Set(a, b, Wide(1 + Draw(random, 20)));
      }
    }
  }

  // Its graph, some edges missing.
  WeightedMatching<Wide> Matching(std::mt19937_64 random) const {
    WeightedMatching<Wide> m(static_cast<int>(kind_of.size()));
    for (std::size_t u = 0; u < kind_of.size(); ++u) {
      for (std::size_t v = u + 1; v < kind_of.size(); ++v) {
        const auto& weight = weights.Between(kind_of[u], kind_of[v]);
        if (weight && Draw(random, 9) > 0) m.SetWeight(static_cast<int>(u), static_cast<int>(v), *weight);
      }
    }
    return m;
  }
};

TEST(KindDuals, StartLeadsToTheSameWeight) {
  int started = 0;
  for (std::uint64_t seed = 1; seed <= 150; ++seed) {
    SCOPED_TRACE(testing::Message() << "seed " << seed);
    std::mt19937_64 random(seed);
    const KindGraph graph(random);
    auto plain = graph.Matching(random);
    auto warm = graph.Matching(random);
    const auto duals = DualsOfFewer<Wide>(graph.counts, graph.weights);
    if (duals.empty()) continue;
    ++started;
    std::vector<Wide> start;
    for (const int kind : graph.kind_of) start.push_back(duals[static_cast<std::size_t>(kind)]);
    warm.StartFrom(start);
    plain.Solve();
    warm.Solve();
    EXPECT_TRUE(IsOptimal(warm));
    EXPECT_EQ(warm.Total(), plain.Total());
  }
  EXPECT_GT(started, 50);
}

TEST(KindDuals, SmallGraphsNeedNone) {
  KindWeights<Wide> weights(1);
  weights.Set(0, 0, Wide(1));
  const std::vector<int> counts{10};
  EXPECT_TRUE(DualsOfFewer<Wide>(counts, weights).empty());
}

}  // namespace
}  // namespace ronda::matching
