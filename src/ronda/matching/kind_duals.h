// Duals for graphs in which the weight of an edge depends on the kinds of its two vertices alone, or nearly so: such a
// graph looks much like a smaller one with fewer vertices of each kind. The smaller one is matched first, with the help
// of a still smaller one, and its duals are a good start for the matching of the large one
// (WeightedMatching::StartFrom), which then needs few searches. A guess, never more: the large one is solved exactly
// whatever the start.
#pragma once

#include <algorithm>
#include <cstddef>
#include <numeric>
#include <optional>
#include <span>
#include <vector>

#include "ronda/matching/weighted_matching.h"

namespace ronda::matching {

// The weight of the edges between two kinds, or within one; none if there are no such edges.
template <class Weight>
class KindWeights {
 public:
  explicit KindWeights(int kinds) : kinds_(kinds), weights_(Index(kinds) * Index(kinds)) {}

  int kinds() const { return kinds_; }
  const std::optional<Weight>& Between(int a, int b) const { return weights_[Index(a) * Index(kinds_) + Index(b)]; }
  void Set(int a, int b, const Weight& weight) {
    weights_[Index(a) * Index(kinds_) + Index(b)] = weight;
    weights_[Index(b) * Index(kinds_) + Index(a)] = weight;
  }

 private:
  static std::size_t Index(int kind) { return static_cast<std::size_t>(kind); }

  int kinds_;
  std::vector<std::optional<Weight>> weights_;
};

inline constexpr int kSmallestWarmStart = 48;  // vertices; below it a start from nothing is as quick

namespace internal {

// About a quarter, odd numbers staying odd; two or three of a kind remain, so that edges within it are not forgotten.
inline std::vector<int> Reduced(std::span<const int> counts) {
  std::vector<int> reduced;
  for (const int count : counts) reduced.push_back(count <= 3 ? count : 2 * ((count + 7) / 8) + count % 2);
  return reduced;
}

}  // namespace internal

// By kind: the dual its vertices have when there are fewer of each kind. Empty if the graph is too small, or its kinds
// too many, for that to help.
template <class Weight>
std::vector<Weight> DualsOfFewer(std::span<const int> counts, const KindWeights<Weight>& weights);

namespace internal {

// The duals of blossoms are spread over their vertices, and where vertices of a kind differ the largest counts, so that
// no edge has negative slack.
template <class Weight>
std::vector<Weight> LargestByKind(const WeightedMatching<Weight>& matching, std::span<const int> kind_of, int kinds) {
  std::vector<Weight> duals;
  for (int v = 0; v < matching.vertices(); ++v) duals.push_back(matching.DualOf(v));
  for (const auto& blossom : matching.Blossoms()) {
    Weight half = blossom.dual;
    half >>= 1;
    for (const int v : blossom.vertices) duals[static_cast<std::size_t>(v)] += half;
  }
  std::vector<Weight> largest(static_cast<std::size_t>(kinds), Weight(0));
  for (std::size_t v = 0; v < duals.size(); ++v) {
    Weight& dual = largest[static_cast<std::size_t>(kind_of[v])];
    dual = std::max(dual, duals[v]);
  }
  return largest;
}

template <class Weight>
std::vector<Weight> DualsByKind(std::span<const int> counts, const KindWeights<Weight>& weights) {
  std::vector<int> kind_of;
  for (std::size_t kind = 0; kind < counts.size(); ++kind) {
    kind_of.insert(kind_of.end(), static_cast<std::size_t>(counts[kind]), static_cast<int>(kind));
  }
  WeightedMatching<Weight> matching(static_cast<int>(kind_of.size()));
  for (std::size_t u = 0; u < kind_of.size(); ++u) {
    for (std::size_t v = u + 1; v < kind_of.size(); ++v) {
      const auto& weight = weights.Between(kind_of[u], kind_of[v]);
      if (weight) matching.SetWeight(static_cast<int>(u), static_cast<int>(v), *weight);
    }
  }
  if (const auto fewer = DualsOfFewer(counts, weights); !fewer.empty()) {
    std::vector<Weight> start;
    for (const int kind : kind_of) start.push_back(fewer[static_cast<std::size_t>(kind)]);
    matching.StartFrom(start);
  }
  matching.Solve();
  return LargestByKind(matching, kind_of, weights.kinds());
}

}  // namespace internal

template <class Weight>
std::vector<Weight> DualsOfFewer(std::span<const int> counts, const KindWeights<Weight>& weights) {
  const auto fewer = internal::Reduced(counts);
  const int before = std::reduce(counts.begin(), counts.end());
  const int after = std::reduce(fewer.begin(), fewer.end());
  if (before < kSmallestWarmStart || 2 * after > before) return {};
  return internal::DualsByKind(std::span<const int>(fewer), weights);
}

}  // namespace ronda::matching
