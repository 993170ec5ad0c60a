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
  std::vector<int> odd_blossoms;
  std::vector<int> reached;  // every node that was labelled
};

template <class Weight>
class AlternatingTree {
 public:
  AlternatingTree(MatchingState<Weight>& state, TreeWorkspace<Weight>& work)
      : forest_(state.forest), state_(state), times_(state, work.times), work_(work) {}

  // The roots are exposed and their duals positive and of the same parity. Afterwards at least one of them is matched
  // or has dual zero; the others stay as roots for another search.
  void Search(std::span<const int> roots);

 private:
  enum class EventKind { kVertexAtZero, kTightEdge, kOddBlossomAtZero };
  struct Event {
    EventKind kind;
    int node;        // the vertex or the blossom at zero
    CycleEdge edge;  // the tight edge, from an even vertex
  };

  Weight TwiceClock() const { return clock_ + clock_; }

  void Plant(std::span<const int> roots);
  Event AdvanceClock();
  bool Handle(const Event& event);  // true: the search is over
  void Settle();
  void DissolveEmpty(std::vector<int> blossoms);

  void MakeEven(int node);
  void MakeOdd(int node, CycleEdge entry);
  bool Reach(int even_vertex, int free_vertex);
  void AugmentFrom(int even_vertex);

  std::optional<int> EvenParentOf(int even_node) const;
  std::optional<int> MeetingPoint(int a, int b);
  void AppendPathUp(int even_node, int ancestor, std::vector<int>& nodes, std::vector<CycleEdge>& edges) const;
  bool Meet(int u, int v);
  void ShrinkAcross(int u, int v, int ancestor);
  void FreezeInside(int child);
  void LowerZeroTime(int vertex);

  void Expand(int blossom);
  void Free(int child);

  BlossomForest& forest_;
  MatchingState<Weight>& state_;
  EdgeTimes<Weight> times_;
  TreeWorkspace<Weight>& work_;
  Weight clock_{0};
  Weight zero_time_{0};  // when the first even vertex reaches dual zero
  int zero_vertex_ = 0;
};

template <class Weight>
void AlternatingTree<Weight>::Search(std::span<const int> roots) {
  Plant(roots);
  while (!Handle(AdvanceClock())) {
  }
  Settle();
}

template <class Weight>
void AlternatingTree<Weight>::Plant(std::span<const int> roots) {
  zero_vertex_ = roots.front();
  zero_time_ = state_.DualOf(zero_vertex_);
  for (const int root : roots) MakeEven(forest_.OuterOf(root));
}

// Finds the next event and sets the clock to its time. A vertex at zero comes first among equals, since it ends the
// search.
template <class Weight>
auto AlternatingTree<Weight>::AdvanceClock() -> Event {
  Event event{EventKind::kVertexAtZero, zero_vertex_, {}};
  clock_ = zero_time_;
  if (const auto edge = times_.Earliest(clock_)) event = {EventKind::kTightEdge, edge->to, *edge};
  Weight twice = TwiceClock();
  for (const int blossom : work_.odd_blossoms) {
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
  for (int v = 0; v < forest_.vertices(); ++v) {
    if (times_.RoleOf(v) == Role::kEven) state_.DualOf(v) -= clock_;
    if (times_.RoleOf(v) == Role::kOdd) state_.DualOf(v) += clock_;
  }
  const Weight twice = TwiceClock();
  std::vector<int> empty;
  for (const int node : work_.reached) {
    const Role label = std::exchange(work_.label[Vertex(node)], Role::kFree);
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
void AlternatingTree<Weight>::DissolveEmpty(std::vector<int> blossoms) {
  while (!blossoms.empty()) {
    const int blossom = blossoms.back();
    blossoms.pop_back();
    for (const int child : forest_.ChildrenOf(blossom)) {
      if (!forest_.IsVertex(child) && state_.DualOf(child) == Weight(0)) blossoms.push_back(child);
    }
    forest_.Dissolve(blossom);
  }
}

template <class Weight>
void AlternatingTree<Weight>::LowerZeroTime(int vertex) {
  if (!(state_.DualOf(vertex) < zero_time_)) return;
  zero_time_ = state_.DualOf(vertex);
  zero_vertex_ = vertex;
}

// The node was free, or has been made free for the purpose.
template <class Weight>
void AlternatingTree<Weight>::MakeEven(int node) {
  work_.label[Vertex(node)] = Role::kEven;
  work_.reached.push_back(node);
  for (const int v : forest_.VerticesOf(node)) {
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
void AlternatingTree<Weight>::MakeOdd(int node, CycleEdge entry) {
  work_.label[Vertex(node)] = Role::kOdd;
  work_.reached.push_back(node);
  work_.entry[Vertex(node)] = entry;
  for (const int v : forest_.VerticesOf(node)) state_.DualOf(v) -= clock_;
  if (forest_.IsVertex(node)) {
    times_.SetSettledOdd(node);
    return;
  }
  for (const int v : forest_.VerticesOf(node)) times_.SetRole(v, Role::kOdd);
  state_.DualOf(node) += TwiceClock();
  work_.odd_blossoms.push_back(node);
}

template <class Weight>
bool AlternatingTree<Weight>::Reach(int even_vertex, int free_vertex) {
  const int node = forest_.OuterOf(free_vertex);
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
void AlternatingTree<Weight>::AugmentFrom(int even_vertex) {
  const int first = forest_.OuterOf(even_vertex);
  auto mate = forest_.MateOf(forest_.BaseOf(first));
  forest_.Rebase(first, even_vertex);
  while (mate) {
    const int odd = forest_.OuterOf(*mate);
    const CycleEdge entry = work_.entry[Vertex(odd)];
    const int above = forest_.OuterOf(entry.from);
    mate = forest_.MateOf(forest_.BaseOf(above));
    forest_.Rebase(odd, entry.to);
    forest_.Match(entry.from, entry.to);
    forest_.Rebase(above, entry.from);
  }
}

template <class Weight>
std::optional<int> AlternatingTree<Weight>::EvenParentOf(int even_node) const {
  const auto mate = forest_.MateOf(forest_.BaseOf(even_node));
  if (!mate) return std::nullopt;
  return forest_.OuterOf(work_.entry[Vertex(forest_.OuterOf(*mate))].from);
}

// The lowest even node on the paths from both nodes to their roots, unless the roots differ. Walks up in turns, so the
// cost is that of the cycle.
template <class Weight>
std::optional<int> AlternatingTree<Weight>::MeetingPoint(int a, int b) {
  std::array<std::vector<int>, 2> paths{{{a}, {b}}};
  std::array<bool, 2> at_root{false, false};
  std::optional<int> meeting;
  for (std::size_t turn = 0; !(at_root[0] && at_root[1]); turn = 1 - turn) {
    if (at_root[turn]) continue;
    const int node = paths[turn].back();
    if (work_.mark[Vertex(node)]) {
      meeting = node;
      break;
    }
    work_.mark[Vertex(node)] = true;
    if (const auto parent = EvenParentOf(node)) {
      paths[turn].push_back(*parent);
    } else {
      at_root[turn] = true;
    }
  }
  for (const auto& path : paths) {
    for (const int node : path) work_.mark[Vertex(node)] = false;
  }
  return meeting;
}

// The nodes from an even node up to (not including) the ancestor, each with the edge to the node above it.
template <class Weight>
void AlternatingTree<Weight>::AppendPathUp(int even_node, int ancestor, std::vector<int>& nodes,
                                           std::vector<CycleEdge>& edges) const {
  for (int node = even_node; node != ancestor;) {
    const int base = forest_.BaseOf(node);
    const int mate = *forest_.MateOf(base);
    const int odd = forest_.OuterOf(mate);
    const CycleEdge entry = work_.entry[Vertex(odd)];
    nodes.push_back(node);
    edges.push_back({base, mate});
    nodes.push_back(odd);
    edges.push_back({entry.to, entry.from});
    node = forest_.OuterOf(entry.from);
  }
}

// A node that disappears inside a blossom keeps the dual it has now.
template <class Weight>
void AlternatingTree<Weight>::FreezeInside(int child) {
  const bool odd = work_.label[Vertex(child)] == Role::kOdd;
  if (odd) {
    const Weight twice = TwiceClock();
    for (const int v : forest_.VerticesOf(child)) {
      state_.DualOf(v) += twice;
      times_.SetRole(v, Role::kEven);
      LowerZeroTime(v);
    }
  }
  work_.label[Vertex(child)] = Role::kFree;
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
bool AlternatingTree<Weight>::Meet(int u, int v) {
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
void AlternatingTree<Weight>::ShrinkAcross(int u, int v, int ancestor) {
  std::vector<int> nodes;
  std::vector<CycleEdge> edges;
  AppendPathUp(forest_.OuterOf(u), ancestor, nodes, edges);
  nodes.push_back(ancestor);
  std::ranges::reverse(nodes);
  std::ranges::reverse(edges);
  for (CycleEdge& edge : edges) std::swap(edge.from, edge.to);
  edges.push_back({u, v});
  AppendPathUp(forest_.OuterOf(v), ancestor, nodes, edges);

  for (const int child : nodes) FreezeInside(child);
  const int blossom = forest_.Shrink(std::move(nodes), std::move(edges));
  work_.label[Vertex(blossom)] = Role::kEven;
  work_.reached.push_back(blossom);
  state_.DualOf(blossom) = Weight(0) - TwiceClock();
  times_.EnterBlossom(blossom);
}

// The child of an odd blossom that is being expanded leaves the tree.
template <class Weight>
void AlternatingTree<Weight>::Free(int child) {
  for (const int v : forest_.VerticesOf(child)) {
    state_.DualOf(v) += clock_;
    times_.SetRole(v, Role::kFree);
  }
}

// An odd blossom whose dual has reached zero falls apart: the children on the even side of its cycle between its entry
// and its base stay in the tree, the others leave it.
template <class Weight>
void AlternatingTree<Weight>::Expand(int blossom) {
  const CycleEdge entry = work_.entry[Vertex(blossom)];
  const std::vector<int> children(forest_.ChildrenOf(blossom).begin(), forest_.ChildrenOf(blossom).end());
  const std::vector<CycleEdge> cycle(forest_.CycleOf(blossom).begin(), forest_.CycleOf(blossom).end());
  const std::size_t length = children.size();
  const std::size_t first = forest_.ChildIndexOf(blossom, entry.to);
  state_.DualOf(blossom) = Weight(0);
  work_.label[Vertex(blossom)] = Role::kFree;
  std::erase(work_.odd_blossoms, blossom);
  forest_.Dissolve(blossom);
  for (const int child : children) Free(child);

  // Walks from the entry to the base, child 0, in the direction in which the entry's child is matched.
  const bool backwards = first % 2 == 0;
  CycleEdge into = entry;
  std::vector<int> even;
  for (std::size_t i = first;;) {
    MakeOdd(children[i], into);
    if (i == 0) break;
    const std::size_t middle = backwards ? i - 1 : i + 1;
    const std::size_t next = backwards ? i - 2 : (i + 2) % length;
    even.push_back(children[middle]);
    into = backwards ? CycleEdge{cycle[next].to, cycle[next].from} : cycle[middle];
    i = next;
  }
  for (const int child : even) MakeEven(child);
}

}  // namespace ronda::matching
