// The duals of the blossoms that hold both of two vertices, added up. Blossoms can be nested hundreds deep, so the sums
// are made for all vertices beside one in one walk inwards.
#pragma once

#include <vector>

#include "ronda/base/id_vector.h"
#include "ronda/matching/blossom_forest.h"
#include "ronda/matching/matching_state.h"
#include "ronda/matching/vertex.h"

namespace ronda::matching {

template <class Weight>
class SharedBlossoms {
 public:
  // All vertices have sum zero until there is a centre. The state must not change.
  explicit SharedBlossoms(const MatchingState<Weight>& state)
      : state_(state), around_(state.forest.vertices(), Weight(0)) {}

  bool IsCentre(Vertex v) const { return v == centre_; }

  // From the outermost blossom around the centre inwards: whoever is in it but not in the next one shares it and those
  // around it with the centre.
  void SetCentre(Vertex centre) {
    const BlossomForest& forest = state_.forest;
    centre_ = centre;
    std::vector<Vertex> inside{centre};
    while (const auto parent = forest.ParentOf(inside.back())) inside.push_back(*parent);
    Weight sum(0);
    for (; inside.size() > 1; inside.pop_back()) {
      sum += state_.DualOf(inside.back());
      for (const Vertex child : forest.ChildrenOf(inside.back())) {
        if (child == inside[inside.size() - 2]) continue;
        for (const Vertex v : forest.VerticesOf(child)) around_[v] = sum;
      }
    }
  }

  // Of a vertex in the same outermost blossom as the centre.
  const Weight& With(Vertex v) const { return around_[v]; }

 private:
  const MatchingState<Weight>& state_;
  Vertex centre_{-1};  // nobody yet
  IdVector<Vertex, Weight> around_;
};

}  // namespace ronda::matching
