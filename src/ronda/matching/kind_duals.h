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
#include <vector>

#include "ronda/base/counting.h"
#include "ronda/base/id_vector.h"
#include "ronda/matching/vertex.h"
#include "ronda/matching/weighted_matching.h"

namespace ronda::matching {

// The weight of the edges between two kinds, or within one; none if there are no such edges.
template <class Weight>
class KindWeights {
 public:
  explicit KindWeights(int kinds) : kinds_(kinds), weights_(Size(kinds) * Size(kinds)) {}

  int kinds() const { return kinds_; }
  const std::optional<Weight>& Between(Kind a, Kind b) const { return weights_[Slot(a, b)]; }
  void Set(Kind a, Kind b, const Weight& weight) {
    weights_[Slot(a, b)] = weight;
    weights_[Slot(b, a)] = weight;
  }

 private:
  std::size_t Slot(Kind a, Kind b) const { return a.index() * Size(kinds_) + b.index(); }

  int kinds_;
  std::vector<std::optional<Weight>> weights_;
};

inline constexpr int kSmallestWarmStart = 48;  // vertices; below it a start from nothing is as quick

namespace internal {

// About a quarter, odd numbers staying odd; two or three of a kind remain, so that edges within it are not forgotten.
inline IdVector<Kind, int> Reduced(IdSpan<Kind, const int> counts) {
  IdVector<Kind, int> reduced;
  for (const int count : counts) reduced.push_back(count <= 3 ? count : 2 * ((count + 7) / 8) + count % 2);
  return reduced;
}

}  // namespace internal

// By kind: the dual its vertices have when there are fewer of each kind. Empty if the graph is too small, or its kinds
// too many, for that to help.
template <class Weight>
IdVector<Kind, Weight> DualsOfFewer(IdSpan<Kind, const int> counts, const KindWeights<Weight>& weights);

namespace internal {

// The duals of blossoms are spread over their vertices, and where vertices of a kind differ the largest counts, so that
// no edge has negative slack.
template <class Weight>
IdVector<Kind, Weight> LargestByKind(const WeightedMatching<Weight>& matching, const IdVector<Vertex, Kind>& kind_of,
                                     int kinds) {
  IdVector<Vertex, Weight> duals;
  for (const Vertex v : kind_of.ids()) duals.push_back(matching.DualOf(v));
  for (const auto& blossom : matching.Blossoms()) {
    Weight half = blossom.dual;
    half >>= 1;
    for (const Vertex v : blossom.vertices) duals[v] += half;
  }
  IdVector<Kind, Weight> largest(kinds, Weight(0));
  for (const Vertex v : duals.ids()) {
    Weight& dual = largest[kind_of[v]];
    dual = std::max(dual, duals[v]);
  }
  return largest;
}

template <class Weight>
IdVector<Kind, Weight> DualsByKind(const IdVector<Kind, int>& counts, const KindWeights<Weight>& weights) {
  IdVector<Vertex, Kind> kind_of;
  for (const Kind kind : counts.ids()) {
    for (int i = 0; i < counts[kind]; ++i) kind_of.push_back(kind);
  }
  WeightedMatching<Weight> matching(kind_of.size());
  for (const Vertex u : kind_of.ids()) {
    for (Vertex v = Next(u); kind_of.Contains(v); ++v) {
      const auto& weight = weights.Between(kind_of[u], kind_of[v]);
      if (weight) matching.SetWeight(u, v, *weight);
    }
  }
  if (const auto fewer = DualsOfFewer<Weight>(counts, weights); !fewer.empty()) {
    IdVector<Vertex, Weight> start;
    for (const Kind kind : kind_of) start.push_back(fewer[kind]);
    matching.StartFrom(start);
  }
  matching.Solve();
  return LargestByKind(matching, kind_of, weights.kinds());
}

}  // namespace internal

template <class Weight>
IdVector<Kind, Weight> DualsOfFewer(IdSpan<Kind, const int> counts, const KindWeights<Weight>& weights) {
  const auto fewer = internal::Reduced(counts);
  const int before = std::reduce(counts.begin(), counts.end());
  const int after = std::reduce(fewer.begin(), fewer.end());
  if (before < kSmallestWarmStart || 2 * after > before) return {};
  return internal::DualsByKind(fewer, weights);
}

}  // namespace ronda::matching
