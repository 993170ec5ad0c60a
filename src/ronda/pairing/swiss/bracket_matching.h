// The heaviest matching of a bracket's graph while the first of the best candidates is fixed in it: weights that carry
// the criteria and below them the wishes of the order, and the pairs that are settled already.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "ronda/base/id_vector.h"
#include "ronda/matching/kind_duals.h"
#include "ronda/matching/vertex.h"
#include "ronda/matching/weighted_matching.h"
#include "ronda/pairing/swiss/bracket_graph.h"
#include "ronda/pairing/swiss/bracket_solver.h"

namespace ronda::swiss {

struct FrozenPair {
  int u;
  int v;
};

template <class Weight>
class BracketMatching {
 public:
  explicit BracketMatching(BracketGraph& graph) : graph_(graph), matching_(graph.vertices()) {
    weights_.resize(Vertex(graph.bracket_size()).index() * Vertex(graph.bracket_size()).index());
    const auto weights = WeightsByKind();
    SetWeights(weights);
    StartFromFewer(weights);
  }

  const BracketGraph& graph() const { return graph_; }
  const std::vector<FrozenPair>& frozen() const { return frozen_; }  // in the order of the candidate

  void Solve() { matching_.Solve(); }
  auto Heaviest() { return matching_.Heaviest(); }
  void RemoveEdge(int u, int v) { matching_.RemoveEdge(u, v); }

  bool HasEdge(int u, int v) const { return matching_.WeightOf(u, v).has_value(); }

  // The partner within the bracket.
  std::optional<int> PartnerOf(int vertex) const {
    const auto mate = matching_.MateOf(vertex);
    if (!mate || !graph_.IsBracketPair(vertex, *mate)) return std::nullopt;
    return mate;
  }

  // Changes the order part of a bracket pair's weight by adding to one digit.
  void AddToDigit(int u, int v, int digit, int value) { Add(u, v, InDigit(digit, value)); }

  Weight InDigit(int digit, int value) const {
    return graph_.layout().template Unit<Weight>(digit, static_cast<std::uint64_t>(value));
  }

  void Add(int u, int v, const Weight& weight) {
    const int first = std::min(u, v);
    const int second = std::max(u, v);
    WeightOf(first, second) += weight;
    matching_.SetWeight(first, second, WeightOf(first, second));
  }

  void TakeOne(int u, int v, int digit) {
    WeightOf(u, v) -= graph_.layout().template Unit<Weight>(digit, 1);
    matching_.SetWeight(u, v, WeightOf(u, v));
  }

  template <class Action>
  void ForEachBracketEdge(int vertex, Action action) {
    for (int other = 0; other < graph_.bracket_size(); ++other) {
      if (other != vertex && graph_.IsBracketPair(vertex, other) && HasEdge(vertex, other)) action(other);
    }
  }

  // The partners found by another way.
  void Adopt(std::span<const std::optional<int>> mates) { matching_.Adopt(mates); }

  // A pair that nothing asked from now on can change.
  void Settle(int u, int v) { frozen_.push_back({u, v}); }

  // From now on these two are a pair: no other edge remains at either.
  void Freeze(int u, int v) {
    for (int other = 0; other < graph_.vertices(); ++other) {
      if (other != u && other != v) {
        matching_.RemoveEdge(u, other);
        matching_.RemoveEdge(v, other);
      }
    }
    Settle(u, v);
  }

  bool IsFrozen(int vertex) const {
    return std::ranges::any_of(frozen_, [&](const FrozenPair& pair) { return pair.u == vertex || pair.v == vertex; });
  }

  // Gives `vertex` the lowest-numbered partner it can have among the vertices from `first` on, and freezes the pair.
  void FixOpponent(int vertex, int first) {
    int best = first;
    while (!graph_.IsBracketPair(vertex, best) || !HasEdge(vertex, best)) ++best;
    if (*PartnerOf(vertex) != best) {
      ForEachBracketEdge(vertex, [&](int other) {
        if (other >= first) AddToDigit(vertex, other, graph_.wish_digit(), graph_.bracket_size() - other);
      });
      matching_.Solve();
    }
    Freeze(vertex, *PartnerOf(vertex));
  }

  Solution Describe() const {
    Solution solution;
    solution.candidate = TakeCandidate();
    for (int v = 0; v < graph_.vertices(); ++v) {
      const auto mate = matching_.MateOf(v);
      if (mate && !graph_.IsSpare(*mate)) continue;
      solution.complete = false;
      if (v < graph_.upper_size()) solution.left.push_back(graph_.place(v));
    }
    return solution;
  }

 private:
  using Kind = matching::Kind;
  using Vertex = matching::Vertex;

  // Edges between two kinds are all alike, so their weight is packed once.
  matching::KindWeights<Weight> WeightsByKind() {
    matching::KindWeights<Weight> weights(graph_.kinds());
    for (int a = 0; a < graph_.kinds(); ++a) {
      for (int b = a; b < graph_.kinds(); ++b) {
        const auto edge = graph_.EdgeBetweenKinds(a, b);
        if (edge) weights.Set(a, b, graph_.layout().template Pack<Weight>(graph_.Digits(*edge)));
      }
    }
    return weights;
  }

  void SetWeights(const matching::KindWeights<Weight>& weights) {
    IdVector<Vertex, bool> is_forbidden(graph_.vertices(), false);
    for (int u = 0; u < graph_.vertices(); ++u) {
      const auto forbidden = graph_.ForbiddenTo(u);
      for (const int v : forbidden) is_forbidden[Vertex(v)] = true;
      for (int v = u + 1; v < graph_.vertices(); ++v) {
        const auto& weight = weights.Between(graph_.kind(u), graph_.kind(v));
        if (!weight || is_forbidden[Vertex(v)]) continue;
        if (!graph_.IsBracketPair(u, v)) {
          matching_.SetWeight(u, v, *weight);
          continue;
        }
        WeightOf(u, v) = *weight;
        if (graph_.has_unwanted_pairs()) TakeOff(u, v);
        matching_.SetWeight(u, v, WeightOf(u, v));
      }
      for (const int v : forbidden) is_forbidden[Vertex(v)] = false;
    }
  }

  // What is against this pair of players and not against their kinds.
  void TakeOff(int u, int v) {
    graph_.ForEachDigitAgainst(u, v,
                               [&](int digit) { WeightOf(u, v) -= graph_.layout().template Unit<Weight>(digit, 1); });
  }

  void StartFromFewer(const matching::KindWeights<Weight>& weights) {
    IdVector<Kind, int> counts(graph_.kinds(), 0);
    for (int v = 0; v < graph_.vertices(); ++v) ++counts[Kind(graph_.kind(v))];
    const auto duals = matching::DualsOfFewer<Weight>(counts.values(), weights);
    if (duals.empty()) return;
    std::vector<Weight> start;
    for (int v = 0; v < graph_.vertices(); ++v) start.push_back(duals[Kind(graph_.kind(v)).index()]);
    matching_.StartFrom(start);
  }

  Weight& WeightOf(int u, int v) {
    return weights_[Vertex(u).index() * Vertex(graph_.bracket_size()).index() + Vertex(v).index()];
  }

  Candidate TakeCandidate() const {
    Candidate candidate;
    IdVector<Vertex, bool> paired(graph_.bracket_size(), false);
    for (const auto& [u, v] : frozen_) {
      candidate.pairs.push_back({graph_.place(u), graph_.place(v)});
      paired[Vertex(u)] = paired[Vertex(v)] = true;
    }
    for (int v = 0; v < graph_.bracket_size(); ++v) {
      if (!paired[Vertex(v)]) candidate.downfloaters.push_back(graph_.place(v));
    }
    return candidate;
  }

  BracketGraph& graph_;
  matching::WeightedMatching<Weight> matching_;
  std::vector<Weight> weights_;  // of bracket pairs, with the order digits as they stand
  std::vector<FrozenPair> frozen_;
};

}  // namespace ronda::swiss
