// What WeightedMatching and its searches share: the doubled weights, the blossoms, and the duals that prove the
// matching optimal. With w the weights, y the vertex duals and z the blossom duals, the slack of an edge is
//   y(u) + y(v) + sum of z(B) over the blossoms B that hold both u and v - 2 w(u, v),
// never negative, and zero on matched edges and on the edges of blossom cycles. Blossom duals are even and never
// negative.
#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "ronda/matching/blossom_forest.h"

namespace ronda::matching {

// Twice the weight of every pair of vertices, each row contiguous. An absent edge weighs less than nothing, so that no
// maximum weight matching contains it.
template <class Weight>
class DoubledWeights {
 public:
  explicit DoubledWeights(int vertices)
      : size_(static_cast<std::size_t>(vertices)), doubled_(size_ * size_, AbsentWeight()) {}

  std::span<const Weight> Row(int u) const { return {&doubled_[Place(u, 0)], size_}; }
  const Weight& Of(int u, int v) const { return doubled_[Place(u, v)]; }
  bool IsPresent(int u, int v) const { return !(Of(u, v) < Weight(0)); }

  void Set(int u, int v, const Weight& weight) {
    Weight& one = doubled_[Place(u, v)];
    one = weight;
    one <<= 1;
    doubled_[Place(v, u)] = one;
  }
  void Remove(int u, int v) {
    doubled_[Place(u, v)] = AbsentWeight();
    doubled_[Place(v, u)] = AbsentWeight();
  }

 private:
  static Weight AbsentWeight() { return Weight(0) - Weight(2); }
  std::size_t Place(int u, int v) const { return static_cast<std::size_t>(u) * size_ + static_cast<std::size_t>(v); }

  std::size_t size_;
  std::vector<Weight> doubled_;
};

template <class Weight>
struct MatchingState {
  explicit MatchingState(int vertices)
      : weights(vertices), forest(vertices), duals(static_cast<std::size_t>(forest.nodes())) {}

  // The dual of a vertex or a blossom.
  Weight& DualOf(int node) { return duals[static_cast<std::size_t>(node)]; }
  const Weight& DualOf(int node) const { return duals[static_cast<std::size_t>(node)]; }

  DoubledWeights<Weight> weights;
  BlossomForest forest;
  std::vector<Weight> duals;  // by node
};

}  // namespace ronda::matching
