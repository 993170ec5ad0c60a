#include "ronda/pairing/swiss/first_identifier.h"

#include <algorithm>
#include <cstdint>
#include <numeric>
#include <utility>

#include "ronda/matching/best_matchings.h"
#include "ronda/matching/lex_weight.h"
#include "ronda/matching/vertex.h"
#include "ronda/matching/weight_width.h"
#include "ronda/matching/weighted_matching.h"

namespace ronda::swiss {
namespace {

using matching::BestMatchings;
using matching::EdgeList;
using matching::LexWeight;
using matching::PerfectMatching;

// What no pair exceeds; a pair gets credit for what it stays below.
PairCosts MostOf(const std::vector<WeightedPair>& edges) {
  PairCosts most{};
  for (const WeightedPair& edge : edges) {
    for (std::size_t i = 0; i < most.size(); ++i) most[i] = std::max(most[i], edge.costs[i]);
  }
  return most;
}

class Walk {
 public:
  explicit Walk(BestMatchings best) : best_(std::move(best)) {}

  std::vector<VertexPair> Run() {
    const int half = vertices() / 2;
    if (!TakeUpperHalf(half)) {
      for (int v = 0; v < vertices() && std::ssize(tops_) < half; ++v) MakeTop(v);
    }
    std::vector<VertexPair> pairs;
    for (const int top : tops_) pairs.push_back({top, SettleFirst(top)});
    return pairs;
  }

 private:
  int vertices() const { return best_.edges().vertices(); }

  // The smallest tops of all are the upper half.
  bool TakeUpperHalf(int half) {
    EdgeList inside;
    for (int u = 0; u < vertices(); ++u) AddEdges(u, u + 1, u < half ? half : vertices(), inside);
    if (!best_.Without(inside)) return false;
    for (int v = 0; v < half; ++v) tops_.push_back(v);
    return true;
  }

  // A top member meets nobody before it; if that cannot be, it is a bottom member and meets nobody after it.
  void MakeTop(int v) {
    EdgeList before;
    AddEdges(v, 0, v, before);
    if (best_.Without(before)) {
      tops_.push_back(v);
      return;
    }
    EdgeList after;
    AddEdges(v, v + 1, vertices(), after);
    best_.Without(after);
  }

  void AddEdges(int v, int first, int last, EdgeList& edges) const {
    for (int other = first; other < last; ++other) {
      if (best_.edges().HasEdge(v, other)) edges.emplace_back(v, other);
    }
  }

  int SettleFirst(int top) {
    std::vector<int> others(matching::Vertex(vertices() - top - 1).index());
    std::iota(others.begin(), others.end(), top + 1);
    return *best_.SettleFirst(top, others);
  }

  BestMatchings best_;
  std::vector<int> tops_;
};

template <class Weight>
BestMatchings LeastCost(const std::vector<WeightedPair>& edges, int vertices, const LexWeight& layout) {
  matching::WeightedMatching<Weight> matching(vertices);
  const PairCosts most = MostOf(edges);
  for (const auto& [pair, costs] : edges) {
    std::vector<std::uint64_t> digits{1};
    for (std::size_t i = 0; i < most.size(); ++i) digits.push_back(static_cast<std::uint64_t>(most[i] - costs[i]));
    matching.SetWeight(pair.top, pair.bottom, layout.Pack<Weight>(digits));
  }
  matching.Solve();
  return BestMatchings(matching.Heaviest());
}

}  // namespace

std::vector<VertexPair> FirstIdentifier(PerfectMatching pairings) {
  return Walk(BestMatchings(std::move(pairings))).Run();
}

std::vector<VertexPair> FirstIdentifierByWeights(const std::vector<WeightedPair>& edges, int vertices) {
  LexWeight layout(std::max(1, vertices / 2));
  layout.AddDigit(1);
  for (const int most : MostOf(edges)) layout.AddDigit(static_cast<std::uint64_t>(most));
  return Walk(matching::WithWeightFor(layout.solver_bits(),
                                      [&]<class Weight>() { return LeastCost<Weight>(edges, vertices, layout); }))
      .Run();
}

}  // namespace ronda::swiss
