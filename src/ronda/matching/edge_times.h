// For a search (alternating_tree.h): which edge of the growing trees becomes tight next. Kept are, for each vertex
// outside the trees, the nearest even vertex, and for each even node the nearest even vertex among those that were even
// before it. The time of an edge, y(u) - 2 w(u, x) + y(x) in stored duals, never changes once u is even; between two
// even vertices it counts double.
//
// This is where a search spends its time, so comparisons are tried on rough values first (matching_state.h): passes
// over contiguous 64-bit numbers pick the few vertices for which the wide numbers must be looked at.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "ronda/base/counting.h"
#include "ronda/base/id_range.h"
#include "ronda/base/id_vector.h"
#include "ronda/matching/block_minima.h"
#include "ronda/matching/blossom_forest.h"
#include "ronda/matching/matching_state.h"
#include "ronda/matching/vertex.h"
#include "ronda/matching/wide_compare.h"

namespace ronda::matching {

// The part a vertex plays in a search: that of the outer node around it.
enum class Role : std::uint8_t { kFree, kEven, kOdd };

// For each vertex x the least y(u) - 2 w(u, x) over a set of even vertices u, exact and rough, and that u.
template <class Weight>
struct NearestRow {
  // Later and earlier than any rough time, with room to add a few of them.
  static constexpr std::int64_t kNever = std::numeric_limits<std::int64_t>::max() / 4;
  static constexpr std::int64_t kClosed = std::numeric_limits<std::int64_t>::min() / 4;

  explicit NearestRow(int vertices) : from(vertices, Vertex(0)), least(vertices), rough(vertices) {}
  void Clear() { rough.assign(rough.size(), kNever); }

  IdVector<Vertex, Vertex> from;
  IdVector<Vertex, Weight> least;
  IdVector<Vertex, std::int64_t> rough;  // kNever: nothing known yet; kClosed: x needs no entry
};

// Storage of EdgeTimes, kept between searches so that none has to allocate it.
template <class Weight>
struct EdgeTimesStorage {
  explicit EdgeTimesStorage(const BlossomForest& forest)
      : roles(forest.vertices()),
        rough_duals(roles.size()),
        rough_times(Size(roles.size())),
        chosen(rough_times.size(), Vertex(0)),
        nearest(roles.size()),
        closest_edge(forest.nodes()),
        closest_time(closest_edge.size()),
        row_of(closest_edge.size()) {}

  IdVector<Vertex, Role> roles;
  IdVector<Vertex, std::int64_t> rough_duals;
  std::vector<std::int64_t> rough_times;  // scratch
  std::vector<Vertex> chosen;             // scratch
  NearestRow<Weight> nearest;             // over all even vertices, for the vertices that are free or may become so
  BlockMinima to_free;                    // the rough times of the edges to free vertices
  std::vector<Vertex> even_vertices;
  std::vector<Vertex> even_nodes;                       // those with a closest edge
  IdVector<Vertex, CycleEdge> closest_edge;             // by even node, from it to an earlier even vertex
  IdVector<Vertex, Weight> closest_time;                // twice the time of that edge
  IdVector<Vertex, std::optional<std::size_t>> row_of;  // by even blossom: its place in `rows`
  std::vector<NearestRow<Weight>> rows;                 // over the vertices of an even blossom
  std::vector<std::size_t> unused_rows;
};

template <class Weight>
class EdgeTimes {
 public:
  // All vertices are free.
  EdgeTimes(const MatchingState<Weight>& state, EdgeTimesStorage<Weight>& storage);

  Role RoleOf(Vertex v) const { return data_.roles[v]; }
  // To be called after the stored dual of the vertex has changed with its role. A settled odd vertex does not become
  // free again in this search.
  void SetRole(Vertex v, Role role);
  void SetSettledOdd(Vertex v);

  // Takes in the edges of a node that has become even, with all its vertices: a single one, or a blossom, whose even
  // children cease to be nodes.
  void EnterVertex(Vertex vertex);
  void EnterBlossom(Vertex blossom);
  void ForgetBlossom(Vertex blossom);

  // The edge that becomes tight first, from an even vertex, if before the limit; the limit becomes its time.
  std::optional<CycleEdge> Earliest(Weight& limit);

 private:
  using Row = NearestRow<Weight>;
  static constexpr std::int64_t kNever = Row::kNever;
  static constexpr std::int64_t kClosed = Row::kClosed;

  using Reach = typename DoubledWeights<Weight>::Reach;
  Reach Everywhere() const { return {Vertex(0), Vertex(data_.roles.size())}; }

  template <class Margin>
  std::span<const Vertex> Choose(const Reach& reach, Margin margin);
  // To be called when the role of a vertex, its dual or the nearest even vertex has changed.
  void NoteTimeToFree(Vertex x) {
    const bool free = data_.roles[x] == Role::kFree;
    data_.to_free.Set(x.index(), free ? data_.nearest.rough[x] + data_.rough_duals[x] : BlockMinima::kNothing);
  }
  void AddVertex(Row& row, Vertex vertex);
  void AddRow(Row& row, const Row& other);
  void AddChild(Row& row, Vertex child);
  void NewRow(Vertex blossom);
  template <class Source>
  void FindClosest(Vertex node, const Source& source);
  std::optional<CycleEdge> EarliestToFree(Weight& limit);
  std::optional<CycleEdge> EarliestAmongEven(Weight& limit) const;

  // Where the edges of a vertex or of a blossom come from: the time of the edge to x is plus - minus + y(x).
  struct VertexSource {
    const EdgeTimes& times;
    Vertex vertex;
    std::int64_t RoughAt(Vertex x) const {
      const std::int64_t weight = times.weights_.WithRoughRow(vertex, [x](auto rough) { return rough(x.index()); });
      return times.data_.rough_duals[vertex] - weight;
    }
    const Weight& PlusAt(Vertex) const { return times.state_.DualOf(vertex); }
    const Weight& MinusAt(Vertex x) const { return times.weights_.Of(vertex, x); }
    Vertex FromAt(Vertex) const { return vertex; }
    Reach reach() const { return times.weights_.ReachOf(vertex); }
  };
  struct RowSource {
    const EdgeTimes& times;
    const Row& row;
    std::int64_t RoughAt(Vertex x) const { return row.rough[x]; }
    const Weight& PlusAt(Vertex x) const { return row.least[x]; }
    const Weight& MinusAt(Vertex) const { return times.zero_; }
    Vertex FromAt(Vertex x) const { return row.from[x]; }
    Reach reach() const { return times.Everywhere(); }
  };

  const MatchingState<Weight>& state_;
  const DoubledWeights<Weight>& weights_;
  EdgeTimesStorage<Weight>& data_;
  const Weight zero_{0};
};

template <class Weight>
EdgeTimes<Weight>::EdgeTimes(const MatchingState<Weight>& state, EdgeTimesStorage<Weight>& storage)
    : state_(state), weights_(state.weights), data_(storage) {
  std::ranges::fill(data_.roles, Role::kFree);
  for (const Vertex x : data_.roles.ids()) data_.rough_duals[x] = weights_.RoughOf(state.duals[x]);
  data_.nearest.Clear();
  data_.to_free.Reset(Size(data_.roles.size()));
  data_.even_vertices.clear();
  data_.even_nodes.clear();
}

template <class Weight>
void EdgeTimes<Weight>::SetRole(Vertex v, Role role) {
  data_.roles[v] = role;
  data_.rough_duals[v] = weights_.RoughOf(state_.DualOf(v));
  NoteTimeToFree(v);
  if (role == Role::kEven) data_.nearest.rough[v] = kClosed;
}

template <class Weight>
void EdgeTimes<Weight>::SetSettledOdd(Vertex v) {
  SetRole(v, Role::kOdd);
  data_.nearest.rough[v] = kClosed;
}

// The vertices in reach of which a margin on rough values is not negative, block by block: in most blocks there is
// none. Written without branches where there is one: which it is is hard to predict.
template <class Weight>
template <class Margin>
std::span<const Vertex> EdgeTimes<Weight>::Choose(const Reach& reach, Margin margin) {
  constexpr std::size_t kBlock = 16;
  std::size_t count = 0;
  Vertex* const chosen = data_.chosen.data();
  const std::size_t end = reach.last.index();
  for (std::size_t first = reach.first.index(); first < end; first += kBlock) {
    const std::size_t last = std::min(first + kBlock, end);
    std::int64_t all = -1;
    for (std::size_t x = first; x < last; ++x) all &= margin(x);
    if (all < 0) continue;
    for (std::size_t x = first; x < last; ++x) {
      chosen[count] = Vertex::FromIndex(x);
      count += margin(x) >= 0 ? 1U : 0U;
    }
  }
  return {chosen, count};
}

template <class Weight>
void EdgeTimes<Weight>::AddVertex(Row& row, Vertex vertex) {
  const auto weights = weights_.Row(vertex);
  const Weight& dual = state_.DualOf(vertex);
  const std::int64_t* const least = row.rough.values().data();
  // Less than this is less than the least so far; a difference may be one less than that of rough values.
  const std::int64_t rough_dual = data_.rough_duals[vertex] + (weights_.RoughIsExact() ? 1 : -1);
  const auto chosen = weights_.WithRoughRow(vertex, [&](auto rough) {
    return Choose(weights_.ReachOf(vertex), [=](std::size_t i) { return least[i] + rough(i) - rough_dual; });
  });
  for (const Vertex x : chosen) {
    if (row.rough[x] != kNever && !SumIsLess(dual, weights[x], zero_, row.least[x])) continue;
    row.from[x] = vertex;
    row.least[x] = dual;
    row.least[x] -= weights[x];
    row.rough[x] = weights_.RoughOf(row.least[x]);
    if (&row == &data_.nearest) NoteTimeToFree(x);
  }
}

template <class Weight>
void EdgeTimes<Weight>::AddRow(Row& row, const Row& other) {
  const std::int64_t* const least = row.rough.values().data();
  const std::int64_t* const added = other.rough.values().data();
  for (const Vertex x : Choose(Everywhere(), [=](std::size_t i) { return least[i] - added[i]; })) {
    if (row.rough[x] == kClosed) continue;
    if (row.rough[x] != kNever && !(other.least[x] < row.least[x])) continue;
    row.from[x] = other.from[x];
    row.least[x] = other.least[x];
    row.rough[x] = other.rough[x];
    if (&row == &data_.nearest) NoteTimeToFree(x);
  }
}

// Finds the closest of the vertices that are even already and in reach: an absent edge becomes tight only after a dual
// of its ends has come down to zero, which ends the search.
template <class Weight>
template <class Source>
void EdgeTimes<Weight>::FindClosest(Vertex node, const Source& source) {
  const Reach reach = source.reach();
  std::int64_t earliest = kNever;
  std::size_t count = 0;
  for (const Vertex x : data_.even_vertices) {
    if (x < reach.first || x >= reach.last) continue;
    data_.chosen[count] = x;
    data_.rough_times[count] = source.RoughAt(x) + data_.rough_duals[x];
    earliest = std::min(earliest, data_.rough_times[count]);
    ++count;
  }
  if (earliest == kNever) return;
  std::optional<Vertex> closest;
  Weight& time = data_.closest_time[node];
  for (std::size_t i = 0; i < count; ++i) {
    if (data_.rough_times[i] > earliest + 2) continue;  // either may be off by one
    const Vertex x = data_.chosen[i];
    if (closest && !SumIsLess(source.PlusAt(x), source.MinusAt(x), state_.duals[x], time)) continue;
    closest = x;
    time = source.PlusAt(x);
    time -= source.MinusAt(x);
    time += state_.duals[x];
  }
  data_.closest_edge[node] = {source.FromAt(*closest), *closest};
  data_.even_nodes.push_back(node);
}

template <class Weight>
void EdgeTimes<Weight>::EnterVertex(Vertex vertex) {
  FindClosest(vertex, VertexSource{*this, vertex});
  data_.even_vertices.push_back(vertex);
  AddVertex(data_.nearest, vertex);
}

// Adds a node that has been even, or was not until now, to the row of the blossom of which it has become a child.
template <class Weight>
void EdgeTimes<Weight>::AddChild(Row& row, Vertex child) {
  if (const auto place = data_.row_of[child]) {
    AddRow(row, data_.rows[*place]);
    ForgetBlossom(child);
  } else {
    for (const Vertex v : state_.forest.VerticesOf(child)) AddVertex(row, v);
  }
}

template <class Weight>
void EdgeTimes<Weight>::NewRow(Vertex blossom) {
  if (data_.unused_rows.empty()) {
    data_.unused_rows.push_back(data_.rows.size());
    data_.rows.emplace_back(data_.roles.size());
  }
  data_.rows[data_.unused_rows.back()].Clear();
  data_.row_of[blossom] = data_.unused_rows.back();
  data_.unused_rows.pop_back();
}

template <class Weight>
void EdgeTimes<Weight>::EnterBlossom(Vertex blossom) {
  const BlossomForest& forest = state_.forest;
  const auto has_row = [&](Vertex child) { return data_.row_of[child].has_value(); };
  const auto children = forest.ChildrenOf(blossom);
  const auto heir = std::ranges::find_if(children, has_row);  // its row becomes that of the blossom
  if (heir != children.end()) {
    std::swap(data_.row_of[*heir], data_.row_of[blossom]);
  } else {
    NewRow(blossom);
  }
  Row& row = data_.rows[*data_.row_of[blossom]];
  for (const Vertex v : forest.VerticesOf(blossom)) row.rough[v] = kClosed;
  for (auto child = children.begin(); child != children.end(); ++child) {
    if (child != heir) AddChild(row, *child);
  }
  std::erase_if(data_.even_nodes, [&](Vertex node) { return !forest.IsOuter(node); });
  std::erase_if(data_.even_vertices, [&](Vertex v) { return forest.OuterOf(v) == blossom; });
  FindClosest(blossom, RowSource{*this, row});
  const auto members = forest.VerticesOf(blossom);
  data_.even_vertices.insert(data_.even_vertices.end(), members.begin(), members.end());
  AddRow(data_.nearest, row);
}

template <class Weight>
void EdgeTimes<Weight>::ForgetBlossom(Vertex blossom) {
  auto& place = data_.row_of[blossom];
  if (place) data_.unused_rows.push_back(*place);
  place.reset();
}

template <class Weight>
std::optional<CycleEdge> EdgeTimes<Weight>::EarliestToFree(Weight& limit) {
  const std::int64_t earliest = data_.to_free.Least();
  std::optional<CycleEdge> edge;
  if (earliest > weights_.RoughOf(limit)) return edge;
  // The true time may be one more.
  data_.to_free.ForEachUpTo(earliest + 1, [&](std::size_t index) {
    const Vertex x = Vertex::FromIndex(index);
    const Weight& least = data_.nearest.least[x];
    if (!SumIsLess(least, zero_, state_.duals[x], limit)) return;
    limit = least;
    limit += state_.duals[x];
    edge = CycleEdge{data_.nearest.from[x], x};
  });
  return edge;
}

template <class Weight>
std::optional<CycleEdge> EdgeTimes<Weight>::EarliestAmongEven(Weight& limit) const {
  std::optional<CycleEdge> edge;
  Weight twice = limit + limit;
  for (const Vertex node : data_.even_nodes) {
    if (!(data_.closest_time[node] < twice)) continue;
    twice = data_.closest_time[node];
    edge = data_.closest_edge[node];
  }
  if (edge) {
    limit = twice;
    limit >>= 1;
  }
  return edge;
}

template <class Weight>
std::optional<CycleEdge> EdgeTimes<Weight>::Earliest(Weight& limit) {
  const auto among_even = EarliestAmongEven(limit);
  const auto to_free = EarliestToFree(limit);
  return to_free ? to_free : among_even;
}

}  // namespace ronda::matching
