// How the matching grows with the number of vertices and the width of the weights: from scratch, and solved again after
// the edges of one vertex or one edge changed. The growth of each is printed under the table.
#include <benchmark/benchmark.h>

#include <cstdint>
#include <cstdlib>
#include <random>
#include <vector>

#include "growth.h"
#include "ronda/base/counting.h"
#include "ronda/base/id_range.h"
#include "ronda/base/id_vector.h"
#include "ronda/matching/dynamic_int.h"
#include "ronda/matching/lex_weight.h"
#include "ronda/matching/perfect_matching.h"
#include "ronda/matching/vertex.h"
#include "ronda/matching/weighted_matching.h"
#include "ronda/matching/wide_int.h"

namespace ronda::matching {
namespace {

// Weights whose bits are all random: the most significant word nearly always decides.
template <class Weight>
class RandomWeights {
 public:
  explicit RandomWeights(int, int words) : words_(words) {}

  Weight operator()(Vertex, Vertex) {
    Weight weight(0);
    for (int i = 0; i < words_; ++i) {
      weight <<= 64;
      weight += Weight(random_());
    }
    weight >>= kSolverHeadroomBits;
    return weight.IsNegative() ? -weight : weight;
  }

 private:
  int words_;
  std::mt19937_64 random_{1};
};

// Weights as a pairing has them: small digits of which the first are nearly always equal, and a tail that follows the
// places of the two vertices. Every search meets many ties and many blossoms.
template <class Weight>
class LayeredWeights {
 public:
  explicit LayeredWeights(int vertices, int words) : layout_(vertices / 2) {
    while (layout_.solver_bits() < 64 * words - 40) layout_.AddDigit(3);
    layout_.AddDigit(Size(vertices));
    digits_.resize(Size(layout_.digits()));
  }

  Weight operator()(Vertex u, Vertex v) {
    for (auto& digit : digits_) digit = random_() % 8 == 0 ? random_() % 4 : 3;
    digits_.back() = Size(std::abs(u - v));
    return layout_.Pack<Weight>(digits_);
  }

 private:
  LexWeight layout_;
  std::vector<std::uint64_t> digits_;
  std::mt19937_64 random_{1};
};

// Weights that depend only on the kinds of the two vertices, as criteria about colours, floats and score groups do: few
// different values, so nearly all comparisons end in a tie.
template <class Weight>
class KindWeights {
 public:
  explicit KindWeights(int vertices, int words) : layout_(vertices / 2), groups_(vertices / 12 + 1) {
    layout_.AddDigit(1);
    layout_.AddDigit(Size(groups_));
    for (int i = 0; i < 6; ++i) layout_.AddDigit(1);
    while (layout_.solver_bits() < 64 * (words - 1)) layout_.AddDigit(1);
    digits_.resize(Size(layout_.digits()));
    for (int v = 0; v < vertices; ++v) kinds_.push_back(random_());
  }

  Weight operator()(Vertex u, Vertex v) {
    if (random_() % 64 == 0) kinds_[u] = random_();
    const std::uint64_t a = kinds_[u];
    const std::uint64_t b = kinds_[v];
    const int apart = std::abs(u.value() * groups_ / kinds_.size() - v.value() * groups_ / kinds_.size());
    digits_[0] = random_() % 16 != 0 ? 1 : 0;
    digits_[1] = Size(groups_ - apart);
    for (std::size_t i = 2; i < digits_.size(); ++i) digits_[i] = ((a >> i) & (b >> i) & 1) == 0 ? 1 : 0;
    return layout_.Pack<Weight>(digits_);
  }

 private:
  LexWeight layout_;
  int groups_;
  std::vector<std::uint64_t> digits_;
  IdVector<Vertex, std::uint64_t> kinds_;
  std::mt19937_64 random_{1};
};

template <class Weight, template <class> class Weights>
WeightedMatching<Weight> Build(Weights<Weight>& weights, int n) {
  WeightedMatching<Weight> m(n);
  for (const Vertex u : IdRange<Vertex>(n)) {
    for (const Vertex v : IdRange<Vertex>(u.value())) m.SetWeight(u, v, weights(u, v));
  }
  return m;
}

template <class Weight, template <class> class Weights, int kWords>
void FromScratch(benchmark::State& state) {
  const auto n = static_cast<int>(state.range(0));
  Weights<Weight> weights(n, kWords);
  const auto unsolved = Build<Weight, Weights>(weights, n);
  for (auto _ : state) {
    state.PauseTiming();
    auto m = unsolved;
    state.ResumeTiming();
    m.Solve();
    benchmark::DoNotOptimize(m.MateOf(Vertex(0)));
  }
}

Vertex NextInTurn(Vertex v, int vertices) { return Vertex((v.value() + 1) % vertices); }

template <class Weight, template <class> class Weights, int kWords>
void AfterVertexChanged(benchmark::State& state) {
  const auto n = static_cast<int>(state.range(0));
  Weights<Weight> weights(n, kWords);
  auto m = Build<Weight, Weights>(weights, n);
  m.Solve();
  Vertex u(0);
  for (auto _ : state) {
    state.PauseTiming();
    u = NextInTurn(u, n);
    for (const Vertex v : IdRange<Vertex>(n)) {
      if (v != u) m.SetWeight(u, v, weights(u, v));
    }
    state.ResumeTiming();
    m.Solve();
    benchmark::DoNotOptimize(m.MateOf(Vertex(0)));
  }
}

template <class Weight, template <class> class Weights, int kWords>
void AfterEdgeRemoved(benchmark::State& state) {
  const auto n = static_cast<int>(state.range(0));
  Weights<Weight> weights(n, kWords);
  auto m = Build<Weight, Weights>(weights, n);
  m.Solve();
  Vertex u(0);
  for (auto _ : state) {
    u = NextInTurn(u, n);
    const auto mate = m.MateOf(u);
    if (!mate) continue;
    const auto weight = *m.WeightOf(u, *mate);
    m.RemoveEdge(u, *mate);
    m.Solve();
    m.SetWeight(u, *mate, weight);
    m.Solve();
  }
}

// A field after some rounds: everybody may meet everybody but former opponents.
Graph FieldAfter(int rounds, int players) {
  std::mt19937_64 random(1);
  Graph graph = Graph::Complete(players);
  for (int i = 0; i < rounds * players / 2; ++i) {
    const auto u = Vertex::FromIndex(random() % Size(players));
    const auto v = Vertex::FromIndex(random() % Size(players));
    if (u != v) graph.RemoveEdge(u, v);
  }
  return graph;
}

void MostPairs(benchmark::State& state) {
  const Graph graph = FieldAfter(9, static_cast<int>(state.range(0)));
  for (auto _ : state) benchmark::DoNotOptimize(PerfectMatching(graph).pairs());
}

void MayPairQuestion(benchmark::State& state) {
  const auto n = static_cast<int>(state.range(0));
  const PerfectMatching m(FieldAfter(9, n));
  int v = 1;
  for (auto _ : state) {
    v = v % (n - 1) + 1;
    benchmark::DoNotOptimize(m.MayPair(Vertex(0), Vertex(v)));
  }
}

void Sizes(benchmark::internal::Benchmark* bench) {
  for (const int n : {50, 100, 200, 400, 800}) bench->Arg(n);
  bench->Unit(benchmark::kMillisecond);
}

void FewSizes(benchmark::internal::Benchmark* bench) {
  for (const int n : {50, 200, 400}) bench->Arg(n);
  bench->Unit(benchmark::kMillisecond);
}

BENCHMARK(FromScratch<WideInt<4>, RandomWeights, 4>)->Name("from_scratch/random/4_words")->Apply(Sizes);
BENCHMARK(FromScratch<WideInt<4>, LayeredWeights, 4>)->Name("from_scratch/layered/4_words")->Apply(Sizes);
BENCHMARK(FromScratch<WideInt<4>, KindWeights, 4>)->Name("from_scratch/kinds/4_words")->Apply(Sizes);
BENCHMARK(FromScratch<WideInt<16>, LayeredWeights, 16>)->Name("from_scratch/layered/16_words")->Apply(FewSizes);
BENCHMARK(FromScratch<DynamicInt, LayeredWeights, 16>)->Name("from_scratch/layered/dynamic")->Apply(FewSizes);
BENCHMARK(AfterVertexChanged<WideInt<4>, RandomWeights, 4>)->Name("vertex_changed/random/4_words")->Apply(Sizes);
BENCHMARK(AfterVertexChanged<WideInt<4>, LayeredWeights, 4>)->Name("vertex_changed/layered/4_words")->Apply(Sizes);
BENCHMARK(AfterVertexChanged<WideInt<4>, KindWeights, 4>)->Name("vertex_changed/kinds/4_words")->Apply(Sizes);
BENCHMARK(AfterVertexChanged<WideInt<16>, LayeredWeights, 16>)
    ->Name("vertex_changed/layered/16_words")
    ->Apply(FewSizes);
BENCHMARK(AfterEdgeRemoved<WideInt<4>, LayeredWeights, 4>)->Name("edge_removed_restored/layered/4_words")->Apply(Sizes);
BENCHMARK(MostPairs)->Name("most_pairs/after_9_rounds")->Apply(Sizes);
BENCHMARK(MayPairQuestion)->Name("may_pair/after_9_rounds")->Apply(Sizes);
BENCHMARK(AfterEdgeRemoved<WideInt<4>, KindWeights, 4>)->Name("edge_removed_restored/kinds/4_words")->Apply(Sizes);

}  // namespace
}  // namespace ronda::matching

int main(int argc, char** argv) { return ronda::bench::RunBenchmarks(argc, argv); }
