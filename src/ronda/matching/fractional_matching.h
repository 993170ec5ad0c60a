// Duals from which the weighted matching starts. In a fractional matching an edge counts 0, 1/2 or 1, and those at a
// vertex add up to 1 at most: pairs, and odd cycles of halves. The heaviest one is found by searches that never shrink
// anything: whatever closes an odd cycle ends the search. Its duals satisfy every edge, and few searches are left for
// the true matching, one or two for each set of vertices whose odd number makes a difference; without them a search may
// have to find one blossom after another, each around the last.
#pragma once

#include <algorithm>
#include <cstddef>
#include <vector>

#include "ronda/base/id_range.h"
#include "ronda/base/id_vector.h"
#include "ronda/base/strong_int.h"
#include "ronda/matching/blossom_forest.h"
#include "ronda/matching/edge_times.h"
#include "ronda/matching/matching_state.h"
#include "ronda/matching/vertex.h"

namespace ronda::matching {

template <class Weight>
class FractionalMatching {
 public:
  // No blossoms; no edge has negative slack, matched edges have none.
  FractionalMatching(MatchingState<Weight>& state, EdgeTimesStorage<Weight>& times)
      : state_(state),
        forest_(state.forest),
        storage_(times),
        entry_(forest_.vertices(), Vertex(0)),
        cycle_of_(forest_.vertices(), kNoCycle) {}

  // Afterwards the duals are those of a heaviest fractional matching, and the pairs it has are matched; vertices that
  // are exposed are on its odd cycles or have dual zero.
  void Run() {
    for (const Vertex v : IdRange<Vertex>(forest_.vertices())) {
      if (IsExposed(v) && !(state_.DualOf(v) == Weight(0))) Search(v);
    }
  }

 private:
  using Cycle = StrongInt<struct HalvesTag>;  // an odd cycle of halves
  static constexpr Cycle kNoCycle{-1};

  bool IsExposed(Vertex v) const { return !forest_.MateOf(v) && cycle_of_[v] == kNoCycle; }

  void Search(Vertex root);
  bool Reach(EdgeTimes<Weight>& times, CycleEdge edge);
  void MakeEven(EdgeTimes<Weight>& times, Vertex v);
  void MakeOdd(EdgeTimes<Weight>& times, Vertex v, Vertex from);
  void Settle(const EdgeTimes<Weight>& times);

  void AugmentFrom(Vertex even_vertex);
  std::vector<Vertex> PathUp(Vertex even_vertex) const;
  void CloseCycle(CycleEdge edge);
  void OpenCycle(Vertex at);

  MatchingState<Weight>& state_;
  BlossomForest& forest_;
  EdgeTimesStorage<Weight>& storage_;
  IdVector<Vertex, Vertex> entry_;  // of odd vertices: the even vertex they were reached from
  IdVector<Cycle, std::vector<Vertex>> cycles_;
  IdVector<Vertex, Cycle> cycle_of_;
  std::vector<Vertex> reached_;  // even and odd vertices of the search
  Weight clock_{0};              // as in alternating_tree.h
  Weight zero_time_{0};
  Vertex zero_vertex_ = Vertex(0);
};

template <class Weight>
void FractionalMatching<Weight>::Search(Vertex root) {
  EdgeTimes<Weight> times(state_, storage_);
  clock_ = Weight(0);
  zero_vertex_ = root;
  zero_time_ = state_.DualOf(root);
  MakeEven(times, root);
  for (bool over = false; !over;) {
    clock_ = zero_time_;
    const auto edge = times.Earliest(clock_);
    if (edge) {
      over = Reach(times, *edge);
    } else {
      AugmentFrom(zero_vertex_);
      over = true;
    }
  }
  Settle(times);
}

// Grows the tree by a tight edge, or ends the search.
template <class Weight>
bool FractionalMatching<Weight>::Reach(EdgeTimes<Weight>& times, CycleEdge edge) {
  if (times.RoleOf(edge.to) == Role::kEven) {
    CloseCycle(edge);
    return true;
  }
  if (const auto mate = forest_.MateOf(edge.to)) {
    MakeOdd(times, edge.to, edge.from);
    MakeEven(times, *mate);
    return false;
  }
  if (cycle_of_[edge.to] != kNoCycle) OpenCycle(edge.to);
  AugmentFrom(edge.from);
  forest_.Match(edge.from, edge.to);
  return true;
}

template <class Weight>
void FractionalMatching<Weight>::MakeEven(EdgeTimes<Weight>& times, Vertex v) {
  state_.DualOf(v) += clock_;
  reached_.push_back(v);
  times.SetRole(v, Role::kEven);
  if (state_.DualOf(v) < zero_time_) {
    zero_time_ = state_.DualOf(v);
    zero_vertex_ = v;
  }
  times.EnterVertex(v);
}

template <class Weight>
void FractionalMatching<Weight>::MakeOdd(EdgeTimes<Weight>& times, Vertex v, Vertex from) {
  state_.DualOf(v) -= clock_;
  reached_.push_back(v);
  entry_[v] = from;
  times.SetSettledOdd(v);
}

template <class Weight>
void FractionalMatching<Weight>::Settle(const EdgeTimes<Weight>& times) {
  for (const Vertex v : reached_) {
    if (times.RoleOf(v) == Role::kEven) {
      state_.DualOf(v) -= clock_;
    } else {
      state_.DualOf(v) += clock_;
    }
  }
  reached_.clear();
}

// Exchanges matched and unmatched edges on the tree path from the vertex to the root; the vertex is left exposed.
template <class Weight>
void FractionalMatching<Weight>::AugmentFrom(Vertex even_vertex) {
  auto mate = forest_.MateOf(even_vertex);
  forest_.Unmatch(even_vertex);
  while (mate) {
    const Vertex above = entry_[*mate];
    const auto next = forest_.MateOf(above);
    forest_.Match(above, *mate);
    mate = next;
  }
}

// From an even vertex to the root, both included.
template <class Weight>
std::vector<Vertex> FractionalMatching<Weight>::PathUp(Vertex even_vertex) const {
  std::vector<Vertex> path{even_vertex};
  for (auto mate = forest_.MateOf(even_vertex); mate; mate = forest_.MateOf(path.back())) {
    path.push_back(*mate);
    path.push_back(entry_[*mate]);
  }
  return path;
}

// The edge joins two even vertices: the paths from both up to where they meet become a cycle of halves, and that vertex
// no longer needs its mate.
template <class Weight>
void FractionalMatching<Weight>::CloseCycle(CycleEdge edge) {
  std::vector<Vertex> cycle = PathUp(edge.from);
  std::vector<Vertex> other = PathUp(edge.to);
  Vertex top = cycle.back();
  while (!cycle.empty() && !other.empty() && cycle.back() == other.back()) {
    top = cycle.back();
    cycle.pop_back();
    other.pop_back();
  }
  AugmentFrom(top);
  cycle.push_back(top);
  cycle.insert(cycle.end(), other.rbegin(), other.rend());
  const Cycle closed = cycles_.push_back(std::move(cycle));
  for (const Vertex v : cycles_[closed]) {
    forest_.Unmatch(v);
    cycle_of_[v] = closed;
  }
}

// The vertex leaves its cycle, whose others, an even number, become pairs.
template <class Weight>
void FractionalMatching<Weight>::OpenCycle(Vertex at) {
  std::vector<Vertex>& cycle = cycles_[cycle_of_[at]];
  std::rotate(cycle.begin(), std::ranges::find(cycle, at), cycle.end());
  for (std::size_t i = 1; i + 1 < cycle.size(); i += 2) forest_.Match(cycle[i], cycle[i + 1]);
  for (const Vertex v : cycle) cycle_of_[v] = kNoCycle;
  cycle.clear();
}

}  // namespace ronda::matching
