// One search of the weighted matching: a tree of alternating paths grows from one exposed vertex, the duals of its
// nodes falling (even nodes, at even distance from the root) and rising (odd nodes) in step, until the root can be
// matched or an even vertex reaches dual zero and may stay exposed in the root's stead. Costs O(n^2).
//
// While the search runs duals are kept relative to the clock, the total change so far: an even vertex stores y + clock,
// an odd one y - clock, an even blossom z - 2 clock, an odd one z + 2 clock. So nothing is updated when the clock
// moves, and every coming event has a fixed time. keys[x] is the time at which the best edge between x and an even
// vertex becomes tight (twice that time if x is even itself; the edge is then kept at the vertex that became even
// first).
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "ronda/matching/blossom_forest.h"
#include "ronda/matching/matching_state.h"

namespace ronda::matching {

// For a blossom that is even: for each vertex x outside, the least of y(u) - 2 w(u, x) over its vertices u, and that u.
template <class Weight>
struct BlossomRow {
  std::vector<Weight> least;
  std::vector<int> from;
};

// Storage of a search, kept between searches so that none has to allocate it.
template <class Weight>
struct TreeWorkspace {
  enum class Label : std::uint8_t { kFree, kEven, kOdd };

  explicit TreeWorkspace(const BlossomForest& forest)
      : label(static_cast<std::size_t>(forest.nodes())),
        role(static_cast<std::size_t>(forest.vertices())),
        keys(role.size()),
        from(role.size()),
        entry(label.size()),
        mark(label.size()),
        row_of(label.size()) {}

  std::vector<Label> label;      // of outer nodes
  std::vector<Label> role;       // of vertices: the label of the outer node around them
  std::vector<Weight> keys;      // of vertices
  std::vector<int> from;         // the even end of the edge behind keys[x]
  std::vector<CycleEdge> entry;  // of odd nodes: the edge from their parent in the tree into them
  std::vector<std::uint8_t> mark;
  std::vector<int> odd_blossoms;
  std::vector<int> reached;  // every node that was labelled
  std::vector<std::optional<std::size_t>> row_of;
  std::vector<BlossomRow<Weight>> rows;
  std::vector<std::size_t> unused_rows;
};

template <class Weight>
class AlternatingTree {
 public:
  AlternatingTree(MatchingState<Weight>& state, TreeWorkspace<Weight>& work)
      : weights_(state.weights), forest_(state.forest), state_(state), work_(work) {}

  // The roots are exposed and their duals positive and of the same parity. Afterwards at least one of them is matched
  // or has dual zero; the others stay as roots for another search.
  void Search(std::span<const int> roots);

 private:
  using Label = typename TreeWorkspace<Weight>::Label;
  enum class EventKind { kVertexAtZero, kReachFree, kMeetEven, kOddBlossomAtZero };
  struct Event {
    EventKind kind;
    int node;  // the vertex reached, or the blossom
  };

  static std::size_t Index(int node) { return static_cast<std::size_t>(node); }
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

  void Scan(int node);
  void ScanVertex(int vertex);
  void ScanRow(int blossom);
  std::size_t NewRow();
  void ReleaseRow(int blossom);
  void AddToRow(BlossomRow<Weight>& row, int vertex);
  void MergeRow(BlossomRow<Weight>& row, int even_child);

  std::optional<int> EvenParentOf(int even_node) const;
  std::optional<int> MeetingPoint(int a, int b);
  void AppendPathUp(int even_node, int ancestor, std::vector<int>& nodes, std::vector<CycleEdge>& edges) const;
  bool Meet(int u, int v);
  void ShrinkAcross(int u, int v, int ancestor);
  void FreezeInside(int child);
  void LowerZeroTime(int vertex);

  void Expand(int blossom);
  void Free(int child);

  const DoubledWeights<Weight>& weights_;
  BlossomForest& forest_;
  MatchingState<Weight>& state_;
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
  std::ranges::fill(work_.role, Label::kFree);
  std::ranges::fill(work_.keys, zero_time_);  // no event later than this one matters
  for (const int root : roots) MakeEven(forest_.OuterOf(root));
}

// Finds the next event and sets the clock to its time. A vertex at zero comes first among equals: it ends the search,
// and keys that were never lowered are not earlier than it.
template <class Weight>
auto AlternatingTree<Weight>::AdvanceClock() -> Event {
  Event event{EventKind::kVertexAtZero, zero_vertex_};
  clock_ = zero_time_;
  Weight twice = TwiceClock();
  for (std::size_t x = 0; x < work_.keys.size(); ++x) {
    const Weight& key = work_.keys[x];
    if (work_.role[x] == Label::kFree && key < clock_) {
      clock_ = key;
      twice = TwiceClock();
      event = {EventKind::kReachFree, static_cast<int>(x)};
    } else if (work_.role[x] == Label::kEven && key < twice) {
      clock_ = key;
      clock_ >>= 1;
      twice = key;
      event = {EventKind::kMeetEven, static_cast<int>(x)};
    }
  }
  for (const int blossom : work_.odd_blossoms) {
    const Weight& key = state_.DualOf(blossom);
    if (!(key < twice)) continue;
    clock_ = key;
    clock_ >>= 1;
    twice = key;
    event = {EventKind::kOddBlossomAtZero, blossom};
  }
  return event;
}

template <class Weight>
bool AlternatingTree<Weight>::Handle(const Event& event) {
  switch (event.kind) {
    case EventKind::kVertexAtZero:
      AugmentFrom(event.node);
      forest_.Expose(event.node);
      return true;
    case EventKind::kReachFree:
      return Reach(work_.from[Index(event.node)], event.node);
    case EventKind::kMeetEven:
      return Meet(work_.from[Index(event.node)], event.node);
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
    if (work_.role[Index(v)] == Label::kEven) state_.DualOf(v) -= clock_;
    if (work_.role[Index(v)] == Label::kOdd) state_.DualOf(v) += clock_;
  }
  const Weight twice = TwiceClock();
  std::vector<int> empty;
  for (const int node : work_.reached) {
    const Label label = std::exchange(work_.label[Index(node)], Label::kFree);
    if (label == Label::kFree || forest_.IsVertex(node) || !forest_.IsOuter(node)) continue;
    ReleaseRow(node);
    if (label == Label::kEven) state_.DualOf(node) += twice;
    if (label == Label::kOdd) state_.DualOf(node) -= twice;
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
  work_.label[Index(node)] = Label::kEven;
  work_.reached.push_back(node);
  for (const int v : forest_.VerticesOf(node)) {
    work_.role[Index(v)] = Label::kEven;
    state_.DualOf(v) += clock_;
    LowerZeroTime(v);
  }
  if (!forest_.IsVertex(node)) state_.DualOf(node) -= TwiceClock();
  Scan(node);
}

template <class Weight>
void AlternatingTree<Weight>::MakeOdd(int node, CycleEdge entry) {
  work_.label[Index(node)] = Label::kOdd;
  work_.reached.push_back(node);
  work_.entry[Index(node)] = entry;
  for (const int v : forest_.VerticesOf(node)) {
    work_.role[Index(v)] = Label::kOdd;
    state_.DualOf(v) -= clock_;
    work_.keys[Index(v)] -= clock_;
  }
  if (forest_.IsVertex(node)) return;
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
    const CycleEdge entry = work_.entry[Index(odd)];
    const int above = forest_.OuterOf(entry.from);
    mate = forest_.MateOf(forest_.BaseOf(above));
    forest_.Rebase(odd, entry.to);
    forest_.Match(entry.from, entry.to);
    forest_.Rebase(above, entry.from);
  }
}

// Enters the edges of a node that has just become even into the keys. The node's own keys start afresh.
template <class Weight>
void AlternatingTree<Weight>::Scan(int node) {
  if (forest_.IsVertex(node)) {
    ScanVertex(node);
  } else {
    if (!work_.row_of[Index(node)]) {
      work_.row_of[Index(node)] = NewRow();
      for (const int v : forest_.VerticesOf(node)) AddToRow(work_.rows[*work_.row_of[Index(node)]], v);
    }
    ScanRow(node);
  }
  const Weight never = zero_time_ + zero_time_;
  for (const int v : forest_.VerticesOf(node)) work_.keys[Index(v)] = never;
}

template <class Weight>
void AlternatingTree<Weight>::ScanVertex(int vertex) {
  const auto row = weights_.Row(vertex);
  const Weight dual = state_.DualOf(vertex);
  for (std::size_t x = 0; x < row.size(); ++x) {
    Weight time = dual;
    time -= row[x];
    time += state_.duals[x];
    if (!(time < work_.keys[x])) continue;
    work_.keys[x] = time;
    work_.from[x] = vertex;
  }
}

template <class Weight>
void AlternatingTree<Weight>::ScanRow(int blossom) {
  const BlossomRow<Weight>& row = work_.rows[*work_.row_of[Index(blossom)]];
  for (std::size_t x = 0; x < row.least.size(); ++x) {
    Weight time = row.least[x];
    time += state_.duals[x];
    if (!(time < work_.keys[x])) continue;
    work_.keys[x] = time;
    work_.from[x] = row.from[x];
  }
}

template <class Weight>
std::size_t AlternatingTree<Weight>::NewRow() {
  if (work_.unused_rows.empty()) {
    work_.unused_rows.push_back(work_.rows.size());
    work_.rows.emplace_back();
  }
  const std::size_t place = work_.unused_rows.back();
  work_.unused_rows.pop_back();
  work_.rows[place].least.clear();
  work_.rows[place].from.clear();
  return place;
}

template <class Weight>
void AlternatingTree<Weight>::ReleaseRow(int blossom) {
  auto& place = work_.row_of[Index(blossom)];
  if (place) work_.unused_rows.push_back(*place);
  place.reset();
}

template <class Weight>
void AlternatingTree<Weight>::AddToRow(BlossomRow<Weight>& row, int vertex) {
  const auto weights = weights_.Row(vertex);
  const Weight dual = state_.DualOf(vertex);
  if (row.least.empty()) {
    row.least.assign(weights.size(), dual);
    row.from.assign(weights.size(), vertex);
    for (std::size_t x = 0; x < weights.size(); ++x) row.least[x] -= weights[x];
    return;
  }
  for (std::size_t x = 0; x < weights.size(); ++x) {
    Weight candidate = dual;
    candidate -= weights[x];
    if (!(candidate < row.least[x])) continue;
    row.least[x] = candidate;
    row.from[x] = vertex;
  }
}

// Adds an even node that becomes a child of the row's blossom.
template <class Weight>
void AlternatingTree<Weight>::MergeRow(BlossomRow<Weight>& row, int even_child) {
  if (forest_.IsVertex(even_child)) return AddToRow(row, even_child);
  BlossomRow<Weight>& child = work_.rows[*work_.row_of[Index(even_child)]];
  if (row.least.empty()) {
    std::swap(row, child);
  } else {
    for (std::size_t x = 0; x < row.least.size(); ++x) {
      if (!(child.least[x] < row.least[x])) continue;
      row.least[x] = child.least[x];
      row.from[x] = child.from[x];
    }
  }
  ReleaseRow(even_child);
}

template <class Weight>
std::optional<int> AlternatingTree<Weight>::EvenParentOf(int even_node) const {
  const auto mate = forest_.MateOf(forest_.BaseOf(even_node));
  if (!mate) return std::nullopt;
  return forest_.OuterOf(work_.entry[Index(forest_.OuterOf(*mate))].from);
}

// The lowest even node on the paths from both nodes to their roots, unless the roots differ. Walks up in turns, so the
// cost is that of the cycle.
template <class Weight>
std::optional<int> AlternatingTree<Weight>::MeetingPoint(int a, int b) {
  std::array<std::vector<int>, 2> paths{{{a}, {b}}};
  std::array<bool, 2> at_root{false, false};
  std::optional<int> meeting;
  for (std::size_t turn = 0; !meeting && !(at_root[0] && at_root[1]); turn = 1 - turn) {
    if (at_root[turn]) continue;
    const int node = paths[turn].back();
    if (std::exchange(work_.mark[Index(node)], std::uint8_t{1}) != 0) {
      meeting = node;
    } else if (const auto parent = EvenParentOf(node)) {
      paths[turn].push_back(*parent);
    } else {
      at_root[turn] = true;
    }
  }
  for (const auto& path : paths) {
    for (const int node : path) work_.mark[Index(node)] = 0;
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
    const CycleEdge entry = work_.entry[Index(odd)];
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
  const bool odd = work_.label[Index(child)] == Label::kOdd;
  if (odd) {
    const Weight twice = TwiceClock();
    for (const int v : forest_.VerticesOf(child)) {
      work_.role[Index(v)] = Label::kEven;
      state_.DualOf(v) += twice;
      LowerZeroTime(v);
    }
  }
  work_.label[Index(child)] = Label::kFree;
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

  const std::size_t place = NewRow();
  for (const int child : nodes) {
    const bool was_even = work_.label[Index(child)] == Label::kEven;
    FreezeInside(child);
    if (was_even) {
      MergeRow(work_.rows[place], child);
    } else {
      for (const int x : forest_.VerticesOf(child)) AddToRow(work_.rows[place], x);
    }
  }
  const int blossom = forest_.Shrink(std::move(nodes), std::move(edges));
  work_.label[Index(blossom)] = Label::kEven;
  work_.reached.push_back(blossom);
  work_.row_of[Index(blossom)] = place;
  state_.DualOf(blossom) = Weight(0) - TwiceClock();
  Scan(blossom);
}

// The child of an odd blossom that is being expanded leaves the tree.
template <class Weight>
void AlternatingTree<Weight>::Free(int child) {
  for (const int v : forest_.VerticesOf(child)) {
    work_.role[Index(v)] = Label::kFree;
    state_.DualOf(v) += clock_;
    work_.keys[Index(v)] += clock_;
  }
}

// An odd blossom whose dual has reached zero falls apart: the children on the even side of its cycle between its entry
// and its base stay in the tree, the others leave it.
template <class Weight>
void AlternatingTree<Weight>::Expand(int blossom) {
  const CycleEdge entry = work_.entry[Index(blossom)];
  const std::vector<int> children(forest_.ChildrenOf(blossom).begin(), forest_.ChildrenOf(blossom).end());
  const std::vector<CycleEdge> cycle(forest_.CycleOf(blossom).begin(), forest_.CycleOf(blossom).end());
  const std::size_t length = children.size();
  const std::size_t first = forest_.ChildIndexOf(blossom, entry.to);
  state_.DualOf(blossom) = Weight(0);
  work_.label[Index(blossom)] = Label::kFree;
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
