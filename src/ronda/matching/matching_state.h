// What WeightedMatching and its searches share: the doubled weights, the blossoms, and the duals that prove the
// matching optimal. With w the weights, y the vertex duals and z the blossom duals, the slack of an edge is
//   y(u) + y(v) + sum of z(B) over the blossoms B that hold both u and v - 2 w(u, v),
// never negative, and zero on matched edges and on the edges of blossom cycles. Blossom duals are even and never
// negative.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <type_traits>
#include <vector>

#include "ronda/base/counting.h"
#include "ronda/base/id_vector.h"
#include "ronda/matching/blossom_forest.h"
#include "ronda/matching/vertex.h"
#include "ronda/matching/wide_int.h"

namespace ronda::matching {

// Twice the weight of every pair of vertices, each row contiguous. An absent edge weighs less than nothing, so that no
// maximum weight matching contains it. Beside each weight stands its rough value, the weight divided by a power of two
// and rounded down, so small that sums of a few rough values fit into 64 bits: enough to decide most comparisons. A
// weight of one word that is small enough is its own rough value and has none beside it.
template <class Weight>
class DoubledWeights {
 public:
  explicit DoubledWeights(int vertices)
      : size_(Size(vertices)),
        doubled_(size_ * size_, AbsentWeight()),
        rough_(kOneWord ? 0 : size_ * size_, RoughOf(AbsentWeight())),
        reach_(vertices, {Vertex(vertices), Vertex(0)}) {}

  IdSpan<Vertex, const Weight> Row(Vertex u) const {
    return IdSpan<Vertex, const Weight>({doubled_.data() + RowStart(u), size_});
  }
  // The vertices a vertex has had edges to lie in this range; of graphs whose edges join only what is near by, a search
  // looks at little more than there is.
  struct Reach {
    Vertex first;
    Vertex last;  // behind the last one
  };
  const Reach& ReachOf(Vertex u) const { return reach_[u]; }
  const Weight& Of(Vertex u, Vertex v) const { return doubled_[Slot(u, v)]; }
  bool IsPresent(Vertex u, Vertex v) const { return !(Of(u, v) < Weight(0)); }

  void Set(Vertex u, Vertex v, const Weight& weight);
  void Remove(Vertex u, Vertex v) { Store(u, v, AbsentWeight()); }

  // The rough values are right once the scale has been fitted to the largest weight.
  void FitScale();
  // Calls use(rough) with a function that says the rough value of the edge to the vertex of an index.
  template <class Use>
  auto WithRoughRow(Vertex u, Use use) const {
    if constexpr (kOneWord) {
      if (rough_.empty()) {
        return use(
            [row = doubled_.data() + RowStart(u)](std::size_t x) { return static_cast<std::int64_t>(row[x].word(0)); });
      }
    }
    return use([row = rough_.data() + RowStart(u)](std::size_t x) { return row[x]; });
  }
  // Rough values are the numbers themselves.
  bool RoughIsExact() const { return scale_ == 0; }
  std::int64_t RoughOf(const Weight& value) const { return static_cast<std::int64_t>(value.BitsAt(scale_, 64)); }

 private:
  // Duals, times and their sums need up to four bits more than the doubled weights.
  static constexpr int kRoughBits = 58;
  static constexpr bool kOneWord = std::is_same_v<Weight, WideInt<1>>;

  static Weight AbsentWeight() { return Weight(0) - Weight(2); }
  std::size_t RowStart(Vertex u) const { return u.index() * size_; }
  std::size_t Slot(Vertex u, Vertex v) const { return RowStart(u) + v.index(); }
  void Store(Vertex u, Vertex v, const Weight& doubled);
  void Widen(Vertex u, Vertex v) {
    Reach& reach = reach_[u];
    reach.first = std::min(reach.first, v);
    reach.last = std::max(reach.last, Next(v));
  }

  std::size_t size_;
  int bits_ = 0;  // of the largest doubled weight there ever was
  int scale_ = 0;
  std::vector<Weight> doubled_;
  std::vector<std::int64_t> rough_;
  IdVector<Vertex, Reach> reach_;
};

template <class Weight>
void DoubledWeights<Weight>::Set(Vertex u, Vertex v, const Weight& weight) {
  Weight doubled = weight;
  doubled <<= 1;
  bits_ = std::max(bits_, doubled.BitLength());
  Widen(u, v);
  Widen(v, u);
  Store(u, v, doubled);
}

template <class Weight>
void DoubledWeights<Weight>::Store(Vertex u, Vertex v, const Weight& doubled) {
  doubled_[Slot(u, v)] = doubled;
  doubled_[Slot(v, u)] = doubled;
  if (rough_.empty()) return;
  const std::int64_t rough = RoughOf(doubled);
  rough_[Slot(u, v)] = rough;
  rough_[Slot(v, u)] = rough;
}

template <class Weight>
void DoubledWeights<Weight>::FitScale() {
  const int scale = std::max(0, bits_ - kRoughBits);
  if (scale == scale_) return;
  scale_ = scale;
  rough_.resize(doubled_.size());
  std::ranges::transform(doubled_, rough_.begin(), [this](const Weight& doubled) { return RoughOf(doubled); });
}

template <class Weight>
struct MatchingState {
  explicit MatchingState(int vertices) : weights(vertices), forest(vertices), duals(forest.nodes()) {}

  // The dual of a vertex or a blossom.
  Weight& DualOf(Vertex node) { return duals[node]; }
  const Weight& DualOf(Vertex node) const { return duals[node]; }

  DoubledWeights<Weight> weights;
  BlossomForest forest;
  IdVector<Vertex, Weight> duals;  // by node
};

}  // namespace ronda::matching
