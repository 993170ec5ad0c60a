// Duals for graphs in which the weight of an edge depends on the kinds of its two vertices alone, or nearly so: such a
// graph looks much like a smaller one with fewer vertices of each kind. The smaller one is matched first, with the help
// of a still smaller one, and its duals are a good start for the matching of the large one
// (WeightedMatching::StartFrom), which then needs few searches. A guess, never more: the large one is solved exactly
// whatever the start.
#pragma once

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <numeric>
#include <optional>
#include <span>
#include <vector>

#include "ronda/base/id_vector.h"
#include "ronda/base/strong_int.h"
#include "ronda/matching/vertex.h"
#include "ronda/matching/weighted_matching.h"

namespace ronda::matching {

// A kind of vertices, from 0.
using Kind = StrongInt<struct KindTag>;

// The weight of the edges between two kinds, or within one; none if there are no such edges.
template <class Weight>
class KindWeights {
 public:
  explicit KindWeights(int kinds) : kinds_(kinds), weights_(Kind(kinds).index() * Kind(kinds).index()) {}

  int kinds() const { return kinds_; }
  const std::optional<Weight>& Between(int a, int b) const { return weights_[Slot(Kind(a), Kind(b))]; }
  void Set(int a, int b, const Weight& weight) {
    weights_[Slot(Kind(a), Kind(b))] = weight;
    weights_[Slot(Kind(b), Kind(a))] = weight;
  }

 private:
  std::size_t Slot(Kind a, Kind b) const { return a.index() * Kind(kinds_).index() + b.index(); }

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
  IdVector<Vertex, Weight> duals;
  for (int v = 0; v < matching.vertices(); ++v) duals.push_back(matching.DualOf(v));
  for (const auto& blossom : matching.Blossoms()) {
    Weight half = blossom.dual;
    half >>= 1;
    for (const int v : blossom.vertices) duals[Vertex(v)] += half;
  }
  IdVector<Kind, Weight> largest(kinds, Weight(0));
  for (const Vertex v : duals.ids()) {
    Weight& dual = largest[Kind(kind_of[v.index()])];
    dual = std::max(dual, duals[v]);
  }
  return largest.values();
}

template <class Weight>
std::vector<Weight> DualsByKind(std::span<const int> counts, const KindWeights<Weight>& weights) {
  std::vector<int> kind_of;
  for (std::size_t kind = 0; kind < counts.size(); ++kind) {
    std::fill_n(std::back_inserter(kind_of), counts[kind], static_cast<int>(kind));
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
    for (const int kind : kind_of) start.push_back(fewer[Kind(kind).index()]);
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
