// The heaviest matchings of a graph, narrowed down step by step: edges are taken away as long as one of them remains.
// So a rule that orders equally good matchings is a row of questions. Where the matching has no blossoms the questions
// need no weights and cost one search each.
#pragma once

#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "ronda/matching/perfect_matching.h"
#include "ronda/matching/weighted_matching.h"

namespace ronda::matching {

template <class Weight>
class BestMatchings {
 public:
  // Solved already, all vertices matched; must outlive this and is changed by it.
  explicit BestMatchings(WeightedMatching<Weight>& solved) : weighted_(&solved), best_(solved.Total()) {
    if (auto heaviest = solved.Heaviest()) tight_ = std::move(heaviest->graph);
  }
  // All perfect matchings are equally good. There is one.
  explicit BestMatchings(PerfectMatching perfect) : tight_(std::move(perfect)) {}

  // Takes the edges away if a best matching remains without them; if not, says false and changes nothing.
  bool Without(std::span<const std::pair<int, int>> edges) {
    return tight_ ? WithoutTight(edges) : WithoutWeighted(edges);
  }

  std::optional<int> MateOf(int v) const { return tight_ ? tight_->MateOf(v) : weighted_->MateOf(v); }

 private:
  bool WithoutTight(std::span<const std::pair<int, int>> edges) {
    PerfectMatching before = *tight_;
    for (const auto& [u, v] : edges) {
      if (!tight_->graph().HasEdge(u, v)) continue;
      tight_->RemoveEdge(u, v);
      if (tight_->IsPerfect()) continue;
      tight_ = std::move(before);
      return false;
    }
    return true;
  }

  bool WithoutWeighted(std::span<const std::pair<int, int>> edges) {
    std::vector<std::pair<std::pair<int, int>, Weight>> removed;
    for (const auto& [u, v] : edges) {
      const auto weight = weighted_->WeightOf(u, v);
      if (!weight) continue;
      removed.push_back({{u, v}, *weight});
      weighted_->RemoveEdge(u, v);
    }
    weighted_->Solve();
    if (weighted_->Total() == best_) return true;
    for (const auto& [edge, weight] : removed) weighted_->SetWeight(edge.first, edge.second, weight);
    weighted_->Solve();
    return false;
  }

  WeightedMatching<Weight>* weighted_ = nullptr;
  Weight best_{0};
  std::optional<PerfectMatching> tight_;
};

}  // namespace ronda::matching
