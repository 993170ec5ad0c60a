#include "ronda/pairing/swiss/first_identifier.h"

#include <algorithm>
#include <cstdint>
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
using matching::Vertex;

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
    const Vertex half(all().size() / 2);
    if (!TakeUpperHalf(half)) {
      for (const Vertex v : all()) {
        if (Count(tops_) < half.value()) MakeTop(v);
      }
    }
    std::vector<VertexPair> pairs;
    for (const Vertex top : tops_) pairs.push_back({top, SettleFirst(top)});
    return pairs;
  }

 private:
  IdRange<Vertex> all() const { return IdRange<Vertex>(best_.edges().vertices()); }
  Vertex end() const { return Vertex(all().size()); }

  // The smallest tops of all are the upper half.
  bool TakeUpperHalf(Vertex half) {
    EdgeList inside;
    for (const Vertex u : all()) AddEdges(u, Next(u), u < half ? half : end(), inside);
    if (!best_.Without(inside)) return false;
    for (Vertex v(0); v < half; ++v) tops_.push_back(v);
    return true;
  }

  // A top member meets nobody before it; if that cannot be, it is a bottom member and meets nobody after it.
  void MakeTop(Vertex v) {
    EdgeList before;
    AddEdges(v, Vertex(0), v, before);
    if (best_.Without(before)) {
      tops_.push_back(v);
      return;
    }
    EdgeList after;
    AddEdges(v, Next(v), end(), after);
    best_.Without(after);
  }

  void AddEdges(Vertex v, Vertex first, Vertex last, EdgeList& edges) const {
    for (Vertex other = first; other < last; ++other) {
      if (best_.edges().HasEdge(v, other)) edges.push_back({v, other});
    }
  }

  Vertex SettleFirst(Vertex top) {
    std::vector<Vertex> others;
    for (Vertex other = Next(top); other < end(); ++other) others.push_back(other);
    return *best_.SettleFirst(top, others);
  }

  BestMatchings best_;
  std::vector<Vertex> tops_;
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
