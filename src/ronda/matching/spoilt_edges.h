// For WeightedMatching::Solve after changes: which of the changed edges the present matching and duals no longer suit.
// The duals of the blossoms around both ends of an edge are added up once for all edges of a vertex, and only where
// they matter.
#pragma once

#include <algorithm>
#include <utility>
#include <vector>

#include "ronda/matching/blossom_forest.h"
#include "ronda/matching/matching_state.h"
#include "ronda/matching/shared_blossoms.h"
#include "ronda/matching/vertex.h"

namespace ronda::matching {

template <class Weight>
class SpoiltEdges {
 public:
  explicit SpoiltEdges(const MatchingState<Weight>& state) : state_(state), shared_(state) {
    for (const Vertex blossom : state.forest.blossoms()) {
      for (const CycleEdge& edge : state.forest.CycleOf(blossom)) cycle_edges_.push_back(Sorted(edge));
    }
    std::ranges::sort(cycle_edges_);
  }

  // Whether the slack of the edge is negative, or it is part of the structure (matched, or on a blossom's cycle) and
  // its slack is not zero.
  bool Contains(CycleEdge edge) {
    Weight slack = state_.DualOf(edge.from);
    slack += state_.DualOf(edge.to);
    slack -= state_.weights.Of(edge.from, edge.to);
    const bool structural = IsStructural(edge);
    // The duals of blossoms can only add to it.
    if (!structural && !(slack < Weight(0))) return false;
    if (state_.forest.OuterOf(edge.from) == state_.forest.OuterOf(edge.to)) slack += AroundBoth(edge);
    return slack < Weight(0) || (structural && !(slack == Weight(0)));
  }

 private:
  static std::pair<Vertex, Vertex> Sorted(CycleEdge edge) { return std::minmax(edge.from, edge.to); }

  bool IsStructural(CycleEdge edge) const {
    return state_.forest.MateOf(edge.from) == edge.to || std::ranges::binary_search(cycle_edges_, Sorted(edge));
  }

  // The duals of the blossoms that hold both ends. Edges come vertex by vertex, mostly, that vertex first or last.
  const Weight& AroundBoth(CycleEdge edge) {
    if (!shared_.IsCentre(edge.from) && !shared_.IsCentre(edge.to)) {
      const bool shares_to = edge.to == last_.from || edge.to == last_.to;
      shared_.SetCentre(shares_to ? edge.to : edge.from);
    }
    last_ = edge;
    return shared_.With(shared_.IsCentre(edge.from) ? edge.to : edge.from);
  }

  const MatchingState<Weight>& state_;
  std::vector<std::pair<Vertex, Vertex>> cycle_edges_;
  SharedBlossoms<Weight> shared_;
  CycleEdge last_{Vertex(0), Vertex(0)};  // only a guess is made of it
};

}  // namespace ronda::matching
