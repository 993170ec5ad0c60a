#include "ronda/matching/kind_duals.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <random>

#include "ronda/base/id_range.h"
#include "ronda/base/id_vector.h"
#include "ronda/matching/vertex.h"
#include "ronda/matching/wide_int.h"
#include "unit/matching/certificate.h"

namespace ronda::matching {
namespace {

using Wide = WideInt<2>;

struct KindGraph {
  IdVector<Kind, int> counts;
  KindWeights<Wide> weights;
  IdVector<Vertex, Kind> kind_of;

  explicit KindGraph(std::mt19937_64& random) : weights(0) {
    const int kinds = 2 + static_cast<int>(Draw(random, 5));
    weights = KindWeights<Wide>(kinds);
    for (const Kind a : IdRange<Kind>(kinds)) {
      counts.push_back(1 + static_cast<int>(Draw(random, 30)));
      for (int i = 0; i < counts[a]; ++i) kind_of.push_back(a);
      for (const Kind b : IdRange<Kind>(a.value() + 1)) {
        if (Draw(random, 3) > 0) weights.Set(a, b, Wide(1 + Draw(random, 20)));
      }
    }
  }

  // Its graph, some edges missing.
  WeightedMatching<Wide> Matching(std::mt19937_64 random) const {
    WeightedMatching<Wide> m(kind_of.size());
    for (const Vertex u : kind_of.ids()) {
      for (Vertex v = Next(u); kind_of.Contains(v); ++v) {
        const auto& weight = weights.Between(kind_of[u], kind_of[v]);
        if (weight && Draw(random, 9) > 0) m.SetWeight(u, v, *weight);
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
    IdVector<Vertex, Wide> start;
    for (const Kind kind : graph.kind_of) start.push_back(duals[kind]);
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
  weights.Set(Kind(0), Kind(0), Wide(1));
  const IdVector<Kind, int> counts(1, 10);
  EXPECT_TRUE(DualsOfFewer<Wide>(counts, weights).empty());
}

}  // namespace
}  // namespace ronda::matching
