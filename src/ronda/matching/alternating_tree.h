// One search of the weighted matching: a tree of alternating paths grows from one exposed vertex, the duals of its
// nodes falling (even nodes, at even distance from the root) and rising (odd nodes) in step, until the root can be
// matched or an even vertex reaches dual zero and may stay exposed in the root's stead. Costs O(n^2).
//
// While the search runs duals are kept relative to the clock, the total change so far: an even vertex stores y + clock,
// an odd one y - clock, an even blossom z - 2 clock, an odd one z + 2 clock. So nothing is updated when the clock
// moves, and every coming event has a fixed time.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "ronda/base/id_vector.h"
#include "ronda/matching/blossom_forest.h"
#include "ronda/matching/edge_times.h"
#include "ronda/matching/matching_state.h"
#include "ronda/matching/vertex.h"

namespace ronda::matching {

// Storage of a search, kept between searches so that none has to allocate it.
template <class Weight>
struct TreeWorkspace {
  explicit TreeWorkspace(const BlossomForest& forest)
      : times(forest), label(forest.nodes()), entry(label.size()), mark(label.size()) {}

  EdgeTimesStorage<Weight> times;
  IdVector<Vertex, Role> label;       // of outer nodes
  IdVector<Vertex, CycleEdge> entry;  // of odd nodes: the edge from their parent in the tree into them
  IdVector<Vertex, bool> mark;        // of nodes, for walks up the tree
  std::vector<Vertex> odd_blossoms;
  std::vector<Vertex> reached;  // every node that was labelled
};

template <class Weight>
class AlternatingTree {
 public:
  AlternatingTree(MatchingState<Weight>& state, TreeWorkspace<Weight>& work)
      : forest_(state.forest), state_(state), times_(state, work.times), work_(work) {}

  // The roots are exposed and their duals positive and of the same parity. Afterwards at least one of them is matched
  // or has dual zero; the others stay as roots for another search.
  void Search(std::span<const Vertex> roots);

 private:
  enum class EventKind { kVertexAtZero, kTightEdge, kOddBlossomAtZero };
  struct Event {
    EventKind kind;
    Vertex node;     // the vertex or the blossom at zero
    CycleEdge edge;  // the tight edge, from an even vertex
  };

  Weight TwiceClock() const { return clock_ + clock_; }

  void Plant(std::span<const Vertex> roots);
  Event AdvanceClock();
  bool Handle(const Event& event);  // true: the search is over
  void Settle();
  void DissolveEmpty(std::vector<Vertex> blossoms);

  void MakeEven(Vertex node);
  void MakeOdd(Vertex node, CycleEdge entry);
  bool Reach(Vertex even_vertex, Vertex free_vertex);
  void AugmentFrom(Vertex even_vertex);

  std::optional<Vertex> EvenParentOf(Vertex even_node) const;
  std::optional<Vertex> MeetingPoint(Vertex a, Vertex b);
  void AppendPathUp(Vertex even_node, Vertex ancestor, std::vector<Vertex>& nodes, std::vector<CycleEdge>& edges) const;
  bool Meet(Vertex u, Vertex v);
  void ShrinkAcross(Vertex u, Vertex v, Vertex ancestor);
  void FreezeInside(Vertex child);
  void LowerZeroTime(Vertex vertex);

  void Expand(Vertex blossom);
  void Free(Vertex child);

  BlossomForest& forest_;
  MatchingState<Weight>& state_;
  EdgeTimes<Weight> times_;
  TreeWorkspace<Weight>& work_;
  Weight clock_{0};
  Weight zero_time_{0};  // when the first even vertex reaches dual zero
  Vertex zero_vertex_ = Vertex(0);
};

template <class Weight>
void AlternatingTree<Weight>::Search(std::span<const Vertex> roots) {
  Plant(roots);
  while (!Handle(AdvanceClock())) {
  }
  Settle();
}

template <class Weight>
void AlternatingTree<Weight>::Plant(std::span<const Vertex> roots) {
  zero_vertex_ = roots.front();
  zero_time_ = state_.DualOf(zero_vertex_);
  for (const Vertex root : roots) MakeEven(forest_.OuterOf(root));
}

// Finds the next event and sets the clock to its time. A vertex at zero comes first among equals, since it ends the
// search.
template <class Weight>
auto AlternatingTree<Weight>::AdvanceClock() -> Event {
  Event event{EventKind::kVertexAtZero, zero_vertex_, {}};
  clock_ = zero_time_;
  if (const auto edge = times_.Earliest(clock_)) event = {EventKind::kTightEdge, edge->to, *edge};
  Weight twice = TwiceClock();
  for (const Vertex blossom : work_.odd_blossoms) {
    if (!(state_.DualOf(blossom) < twice)) continue;
    twice = state_.DualOf(blossom);
    event = {EventKind::kOddBlossomAtZero, blossom, {}};
  }
  clock_ = twice;
  clock_ >>= 1;
  return event;
}

template <class Weight>
bool AlternatingTree<Weight>::Handle(const Event& event) {
  switch (event.kind) {
    case EventKind::kVertexAtZero:
      AugmentFrom(event.node);
      forest_.Expose(event.node);
      return true;
    case EventKind::kTightEdge:
      return times_.RoleOf(event.edge.to) == Role::kEven ? Meet(event.edge.from, event.edge.to)
                                                         : Reach(event.edge.from, event.edge.to);
    case EventKind::kOddBlossomAtZero:
      Expand(event.node);
      return false;
  }
  return true;
}

// Brings all duals back to what they mean without a clock.
template <class Weight>
void AlternatingTree<Weight>::Settle() {
  for (const Vertex v : IdRange<Vertex>(forest_.vertices())) {
    if (times_.RoleOf(v) == Role::kEven) state_.DualOf(v) -= clock_;
    if (times_.RoleOf(v) == Role::kOdd) state_.DualOf(v) += clock_;
  }
  const Weight twice = TwiceClock();
  std::vector<Vertex> empty;
  for (const Vertex node : work_.reached) {
    const Role label = std::exchange(work_.label[node], Role::kFree);
    if (label == Role::kFree || forest_.IsVertex(node) || !forest_.IsOuter(node)) continue;
    times_.ForgetBlossom(node);
    if (label == Role::kEven) state_.DualOf(node) += twice;
    if (label == Role::kOdd) state_.DualOf(node) -= twice;
    if (state_.DualOf(node) == Weight(0)) empty.push_back(node);
  }
  work_.reached.clear();
  work_.odd_blossoms.clear();
  DissolveEmpty(std::move(empty));
}

// Takes apart outer blossoms with dual zero, and those that come to light by it.
template <class Weight>
void AlternatingTree<Weight>::DissolveEmpty(std::vector<Vertex> blossoms) {
  while (!blossoms.empty()) {
    const Vertex blossom = blossoms.back();
    blossoms.pop_back();
    for (const Vertex child : forest_.ChildrenOf(blossom)) {
      if (!forest_.IsVertex(child) && state_.DualOf(child) == Weight(0)) blossoms.push_back(child);
    }
    forest_.Dissolve(blossom);
  }
}

template <class Weight>
void AlternatingTree<Weight>::LowerZeroTime(Vertex vertex) {
  if (!(state_.DualOf(vertex) < zero_time_)) return;
  zero_time_ = state_.DualOf(vertex);
  zero_vertex_ = vertex;
}

// The node was free, or has been made free for the purpose.
template <class Weight>
void AlternatingTree<Weight>::MakeEven(Vertex node) {
  work_.label[node] = Role::kEven;
  work_.reached.push_back(node);
  for (const Vertex v : forest_.VerticesOf(node)) {
    state_.DualOf(v) += clock_;
    times_.SetRole(v, Role::kEven);
    LowerZeroTime(v);
  }
  if (forest_.IsVertex(node)) {
    times_.EnterVertex(node);
  } else {
    state_.DualOf(node) -= TwiceClock();
    times_.EnterBlossom(node);
  }
}

template <class Weight>
void AlternatingTree<Weight>::MakeOdd(Vertex node, CycleEdge entry) {
  work_.label[node] = Role::kOdd;
  work_.reached.push_back(node);
  work_.entry[node] = entry;
  for (const Vertex v : forest_.VerticesOf(node)) state_.DualOf(v) -= clock_;
  if (forest_.IsVertex(node)) {
    times_.SetSettledOdd(node);
    return;
  }
  for (const Vertex v : forest_.VerticesOf(node)) times_.SetRole(v, Role::kOdd);
  state_.DualOf(node) += TwiceClock();
  work_.odd_blossoms.push_back(node);
}

template <class Weight>
bool AlternatingTree<Weight>::Reach(Vertex even_vertex, Vertex free_vertex) {
  const Vertex node = forest_.OuterOf(free_vertex);
  const auto mate = forest_.MateOf(forest_.BaseOf(node));
  if (mate) {
    MakeOdd(node, {even_vertex, free_vertex});
    MakeEven(forest_.OuterOf(*mate));
    return false;
  }
  AugmentFrom(even_vertex);
  forest_.Rebase(node, free_vertex);
  forest_.Match(even_vertex, free_vertex);
  return true;
}

// Exchanges matched and unmatched edges on the tree path from the vertex to the root. The vertex itself is left for the
// caller to match or to expose.
template <class Weight>
void AlternatingTree<Weight>::AugmentFrom(Vertex even_vertex) {
  const Vertex first = forest_.OuterOf(even_vertex);
  auto mate = forest_.MateOf(forest_.BaseOf(first));
  forest_.Rebase(first, even_vertex);
  while (mate) {
    const Vertex odd = forest_.OuterOf(*mate);
    const CycleEdge entry = work_.entry[odd];
    const Vertex above = forest_.OuterOf(entry.from);
    mate = forest_.MateOf(forest_.BaseOf(above));
    forest_.Rebase(odd, entry.to);
    forest_.Match(entry.from, entry.to);
    forest_.Rebase(above, entry.from);
  }
}

template <class Weight>
std::optional<Vertex> AlternatingTree<Weight>::EvenParentOf(Vertex even_node) const {
  const auto mate = forest_.MateOf(forest_.BaseOf(even_node));
  if (!mate) return std::nullopt;
  return forest_.OuterOf(work_.entry[forest_.OuterOf(*mate)].from);
}

// The lowest even node on the paths from both nodes to their roots, unless the roots differ. Walks up in turns, so the
// cost is that of the cycle.
template <class Weight>
std::optional<Vertex> AlternatingTree<Weight>::MeetingPoint(Vertex a, Vertex b) {
  std::array<std::vector<Vertex>, 2> paths{{{a}, {b}}};
  std::array<bool, 2> at_root{false, false};
  std::optional<Vertex> meeting;
  for (std::size_t turn = 0; !(at_root[0] && at_root[1]); turn = 1 - turn) {
    if (at_root[turn]) continue;
    const Vertex node = paths[turn].back();
    if (work_.mark[node]) {
      meeting = node;
      break;
    }
    work_.mark[node] = true;
    if (const auto parent = EvenParentOf(node)) {
      paths[turn].push_back(*parent);
    } else {
      at_root[turn] = true;
    }
  }
  for (const auto& path : paths) {
    for (const Vertex node : path) work_.mark[node] = false;
  }
  return meeting;
}

// The nodes from an even node up to (not including) the ancestor, each with the edge to the node above it.
template <class Weight>
void AlternatingTree<Weight>::AppendPathUp(Vertex even_node, Vertex ancestor, std::vector<Vertex>& nodes,
                                           std::vector<CycleEdge>& edges) const {
  for (Vertex node = even_node; node != ancestor;) {
    const Vertex base = forest_.BaseOf(node);
    const Vertex mate = *forest_.MateOf(base);
    const Vertex odd = forest_.OuterOf(mate);
    const CycleEdge entry = work_.entry[odd];
    nodes.push_back(node);
    edges.push_back({base, mate});
    nodes.push_back(odd);
    edges.push_back({entry.to, entry.from});
    node = forest_.OuterOf(entry.from);
  }
}

// A node that disappears inside a blossom keeps the dual it has now.
template <class Weight>
void AlternatingTree<Weight>::FreezeInside(Vertex child) {
  const bool odd = work_.label[child] == Role::kOdd;
  if (odd) {
    const Weight twice = TwiceClock();
    for (const Vertex v : forest_.VerticesOf(child)) {
      state_.DualOf(v) += twice;
      times_.SetRole(v, Role::kEven);
      LowerZeroTime(v);
    }
  }
  work_.label[child] = Role::kFree;
  if (forest_.IsVertex(child)) return;
  if (odd) {
    state_.DualOf(child) -= TwiceClock();
    std::erase(work_.odd_blossoms, child);
  } else {
    state_.DualOf(child) += TwiceClock();
  }
}

// An edge between two even nodes joins two trees, which matches both roots, or closes an odd cycle.
template <class Weight>
bool AlternatingTree<Weight>::Meet(Vertex u, Vertex v) {
  if (const auto ancestor = MeetingPoint(forest_.OuterOf(u), forest_.OuterOf(v))) {
    ShrinkAcross(u, v, *ancestor);
    return false;
  }
  AugmentFrom(u);
  AugmentFrom(v);
  forest_.Match(u, v);
  return true;
}

template <class Weight>
void AlternatingTree<Weight>::ShrinkAcross(Vertex u, Vertex v, Vertex ancestor) {
  std::vector<Vertex> nodes;
  std::vector<CycleEdge> edges;
  AppendPathUp(forest_.OuterOf(u), ancestor, nodes, edges);
  nodes.push_back(ancestor);
  std::ranges::reverse(nodes);
  std::ranges::reverse(edges);
  for (CycleEdge& edge : edges) std::swap(edge.from, edge.to);
  edges.push_back({u, v});
  AppendPathUp(forest_.OuterOf(v), ancestor, nodes, edges);

  for (const Vertex child : nodes) FreezeInside(child);
  const Vertex blossom = forest_.Shrink(std::move(nodes), std::move(edges));
  work_.label[blossom] = Role::kEven;
  work_.reached.push_back(blossom);
  state_.DualOf(blossom) = Weight(0) - TwiceClock();
  times_.EnterBlossom(blossom);
}

// The child of an odd blossom that is being expanded leaves the tree.
template <class Weight>
void AlternatingTree<Weight>::Free(Vertex child) {
  for (const Vertex v : forest_.VerticesOf(child)) {
    state_.DualOf(v) += clock_;
    times_.SetRole(v, Role::kFree);
  }
}

// An odd blossom whose dual has reached zero falls apart: the children on the even side of its cycle between its entry
// and its base stay in the tree, the others leave it.
template <class Weight>
void AlternatingTree<Weight>::Expand(Vertex blossom) {
  const CycleEdge entry = work_.entry[blossom];
  const std::vector<Vertex> children(forest_.ChildrenOf(blossom).begin(), forest_.ChildrenOf(blossom).end());
  const std::vector<CycleEdge> cycle(forest_.CycleOf(blossom).begin(), forest_.CycleOf(blossom).end());
  const std::size_t length = children.size();
  const std::size_t first = forest_.ChildIndexOf(blossom, entry.to);
  state_.DualOf(blossom) = Weight(0);
  work_.label[blossom] = Role::kFree;
  std::erase(work_.odd_blossoms, blossom);
  forest_.Dissolve(blossom);
  for (const Vertex child : children) Free(child);

  // Walks from the entry to the base, child 0, in the direction in which the entry's child is matched.
  const bool backwards = first % 2 == 0;
  CycleEdge into = entry;
  std::vector<Vertex> even;
  for (std::size_t i = first;;) {
    MakeOdd(children[i], into);
    if (i == 0) break;
    const std::size_t middle = backwards ? i - 1 : i + 1;
    const std::size_t next = backwards ? i - 2 : (i + 2) % length;
    even.push_back(children[middle]);
    into = backwards ? CycleEdge{cycle[next].to, cycle[next].from} : cycle[middle];
    i = next;
  }
  for (const Vertex child : even) MakeEven(child);
}

}  // namespace ronda::matching
