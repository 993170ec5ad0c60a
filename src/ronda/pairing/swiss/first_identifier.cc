#include "ronda/pairing/swiss/first_identifier.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "ronda/base/id_vector.h"
#include "ronda/matching/lex_weight.h"
#include "ronda/matching/vertex.h"
#include "ronda/matching/weight_width.h"
#include "ronda/matching/weighted_matching.h"

namespace ronda::swiss {
namespace {

using matching::Graph;
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
  explicit Walk(PerfectMatching pairings) : pairings_(std::move(pairings)), taken_(vertices(), false) {}

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
  int vertices() const { return pairings_.graph().vertices(); }

  // The smallest tops of all are the upper half.
  bool TakeUpperHalf(int half) {
    Graph halves = pairings_.graph();
    for (int u = 0; u < vertices(); ++u) {
      const int first = u < half ? 0 : half;
      for (int v = first; v < (u < half ? half : vertices()); ++v) {
        if (halves.HasEdge(u, v)) halves.RemoveEdge(u, v);
      }
    }
    PerfectMatching split(std::move(halves));
    if (!split.IsPerfect()) return false;
    pairings_ = std::move(split);
    for (int v = 0; v < half; ++v) tops_.push_back(v);
    return true;
  }

  // A top member meets nobody before it; if that cannot be, it is a bottom member and meets nobody after it.
  void MakeTop(int v) {
    PerfectMatching as_top = pairings_;
    if (RemoveEdges(as_top, v, 0, v)) {
      pairings_ = std::move(as_top);
      tops_.push_back(v);
    } else {
      RemoveEdges(pairings_, v, v + 1, vertices());
    }
  }

  static bool RemoveEdges(PerfectMatching& pairings, int v, int first, int last) {
    for (int other = first; other < last; ++other) {
      if (!pairings.graph().HasEdge(v, other)) continue;
      pairings.RemoveEdge(v, other);
      if (!pairings.IsPerfect()) return false;
    }
    return true;
  }

  // Mostly it is the first that may be met; if not, one search finds out about all of them.
  int SettleFirst(int top) {
    int other = top + 1;
    while (!IsFree(top, other)) ++other;
    if (!pairings_.Settle(top, other)) {
      const matching::VertexSet partners = pairings_.PartnersOf(top);
      while (!partners.Contains(other)) ++other;
      pairings_.Settle(top, other);
    }
    taken_[matching::Vertex(other)] = true;
    return other;
  }

  bool IsFree(int top, int other) const {
    return !taken_[matching::Vertex(other)] && pairings_.graph().HasEdge(top, other);
  }

  PerfectMatching pairings_;
  std::vector<int> tops_;
  IdVector<matching::Vertex, bool> taken_;  // bottom members who have their top member
};

template <class Weight>
class WeightedWalk {
 public:
  using Edge = std::pair<VertexPair, Weight>;

  WeightedWalk(const std::vector<WeightedPair>& edges, int vertices, const LexWeight& layout) : matching_(vertices) {
    const PairCosts most = MostOf(edges);
    for (const auto& [pair, costs] : edges) {
      std::vector<std::uint64_t> digits{1};
      for (std::size_t i = 0; i < most.size(); ++i) digits.push_back(static_cast<std::uint64_t>(most[i] - costs[i]));
      edges_.push_back({pair, layout.Pack<Weight>(digits)});
      matching_.SetWeight(pair.top, pair.bottom, edges_.back().second);
    }
    matching_.Solve();
    best_ = matching_.Total();
  }

  // Without weights where that is possible.
  std::optional<PerfectMatching> Best() const {
    auto heaviest = matching_.Heaviest();
    if (!heaviest || std::ranges::count(heaviest->may_be_left_out, true) > 0) return std::nullopt;
    return std::move(heaviest->graph);
  }

  std::vector<VertexPair> Run() {
    const int vertices = matching_.vertices();
    std::vector<int> tops;
    for (int v = 0; v < vertices && std::ssize(tops) < vertices / 2; ++v) {
      if (Drop([&](const VertexPair& pair) { return pair.bottom == v; })) {
        tops.push_back(v);
      } else {
        Drop([&](const VertexPair& pair) { return pair.top == v; });
      }
    }
    std::vector<VertexPair> pairs;
    for (const int top : tops) pairs.push_back({top, FirstBottom(top)});
    return pairs;
  }

 private:
  int FirstBottom(int top) {
    std::vector<int> bottoms;
    for (const auto& [pair, weight] : edges_) {
      if (pair.top == top) bottoms.push_back(pair.bottom);
    }
    std::ranges::sort(bottoms);
    for (const int bottom : bottoms) {
      if (Drop([&](const VertexPair& pair) { return pair.top == top && pair.bottom != bottom; })) return bottom;
    }
    return *matching_.MateOf(top);
  }

  // Does without these edges if a matching as good is left.
  template <class Condition>
  bool Drop(Condition condition) {
    std::vector<Edge> dropped;
    std::ranges::copy_if(edges_, std::back_inserter(dropped), [&](const Edge& edge) { return condition(edge.first); });
    for (const auto& [pair, weight] : dropped) matching_.RemoveEdge(pair.top, pair.bottom);
    matching_.Solve();
    if (matching_.Total() == best_) {
      std::erase_if(edges_, [&](const Edge& edge) { return condition(edge.first); });
      return true;
    }
    for (const auto& [pair, weight] : dropped) matching_.SetWeight(pair.top, pair.bottom, weight);
    matching_.Solve();
    return false;
  }

  matching::WeightedMatching<Weight> matching_;
  std::vector<Edge> edges_;
  Weight best_{0};
};

}  // namespace

std::vector<VertexPair> FirstIdentifier(PerfectMatching pairings) { return Walk(std::move(pairings)).Run(); }

std::vector<VertexPair> FirstIdentifierByWeights(const std::vector<WeightedPair>& edges, int vertices) {
  LexWeight layout(std::max(1, vertices / 2));
  layout.AddDigit(1);
  for (const int most : MostOf(edges)) layout.AddDigit(static_cast<std::uint64_t>(most));
  return matching::WithWeightFor(layout.solver_bits(), [&]<class Weight>() {
    WeightedWalk<Weight> walk(edges, vertices, layout);
    if (auto best = walk.Best()) return FirstIdentifier(*std::move(best));
    return walk.Run();
  });
}

}  // namespace ronda::swiss
