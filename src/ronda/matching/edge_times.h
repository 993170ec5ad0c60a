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

#include "ronda/matching/block_minima.h"
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

  std::vector<int> from;
  std::vector<Weight> least;
  std::vector<std::int64_t> rough;  // kNever: nothing known yet; kClosed: x needs no entry

  void Clear(std::size_t vertices) {
    from.resize(vertices);
    least.resize(vertices);
    rough.assign(vertices, kNever);
  }
};

// Storage of EdgeTimes, kept between searches so that none has to allocate it.
template <class Weight>
struct EdgeTimesStorage {
  explicit EdgeTimesStorage(const BlossomForest& forest)
      : roles(Vertex(forest.vertices()).index()),
        rough_duals(roles.size()),
        rough_times(roles.size()),
        chosen(roles.size()),
        closest_edge(Vertex(forest.nodes()).index()),
        closest_time(closest_edge.size()),
        row_of(closest_edge.size()) {}

  std::vector<Role> roles;
  std::vector<std::int64_t> rough_duals;
  std::vector<std::int64_t> rough_times;  // scratch
  std::vector<std::size_t> chosen;        // scratch
  NearestRow<Weight> nearest;             // over all even vertices, for the vertices that are free or may become so
  BlockMinima to_free;                    // the rough times of the edges to free vertices
  std::vector<int> even_vertices;
  std::vector<int> even_nodes;                     // those with a closest edge
  std::vector<CycleEdge> closest_edge;             // by even node, from it to an earlier even vertex
  std::vector<Weight> closest_time;                // twice the time of that edge
  std::vector<std::optional<std::size_t>> row_of;  // by even blossom: its place in `rows`
  std::vector<NearestRow<Weight>> rows;            // over the vertices of an even blossom
  std::vector<std::size_t> unused_rows;
};

template <class Weight>
class EdgeTimes {
 public:
  // All vertices are free.
  EdgeTimes(const MatchingState<Weight>& state, EdgeTimesStorage<Weight>& storage);

  Role RoleOf(int v) const { return data_.roles[Vertex(v).index()]; }
  // To be called after the stored dual of the vertex has changed with its role. A settled odd vertex does not become
  // free again in this search.
  void SetRole(int v, Role role);
  void SetSettledOdd(int v);

  // Takes in the edges of a node that has become even, with all its vertices: a single one, or a blossom, whose even
  // children cease to be nodes.
  void EnterVertex(int vertex);
  void EnterBlossom(int blossom);
  void ForgetBlossom(int blossom);

  // The edge that becomes tight first, from an even vertex, if before the limit; the limit becomes its time.
  std::optional<CycleEdge> Earliest(Weight& limit);

 private:
  using Row = NearestRow<Weight>;
  static constexpr std::int64_t kNever = Row::kNever;
  static constexpr std::int64_t kClosed = Row::kClosed;

  using Reach = typename DoubledWeights<Weight>::Reach;

  template <class Margin>
  std::span<const std::size_t> Choose(const Reach& reach, Margin margin);
  // To be called when the role of a vertex, its dual or the nearest even vertex has changed.
  void NoteTimeToFree(std::size_t x) {
    const bool free = data_.roles[x] == Role::kFree;
    data_.to_free.Set(x, free ? data_.nearest.rough[x] + data_.rough_duals[x] : BlockMinima::kNothing);
  }
  void AddVertex(Row& row, int vertex);
  void AddRow(Row& row, const Row& other);
  void AddChild(Row& row, int child);
  void NewRow(int blossom);
  template <class Source>
  void FindClosest(int node, const Source& source);
  std::optional<CycleEdge> EarliestToFree(Weight& limit);
  std::optional<CycleEdge> EarliestAmongEven(Weight& limit) const;

  // Where the edges of a vertex or of a blossom come from: the time of the edge to x is plus - minus + y(x).
  struct VertexSource {
    const EdgeTimes& times;
    int vertex;
    std::int64_t RoughAt(std::size_t x) const {
      const std::int64_t weight = times.weights_.WithRoughRow(vertex, [x](auto rough) { return rough(x); });
      return times.data_.rough_duals[Vertex(vertex).index()] - weight;
    }
    const Weight& PlusAt(std::size_t) const { return times.state_.DualOf(vertex); }
    const Weight& MinusAt(std::size_t x) const { return times.weights_.Row(vertex)[x]; }
    int FromAt(std::size_t) const { return vertex; }
    Reach reach() const { return times.weights_.ReachOf(vertex); }
  };
  struct RowSource {
    const EdgeTimes& times;
    const Row& row;
    std::int64_t RoughAt(std::size_t x) const { return row.rough[x]; }
    const Weight& PlusAt(std::size_t x) const { return row.least[x]; }
    const Weight& MinusAt(std::size_t) const { return times.zero_; }
    int FromAt(std::size_t x) const { return row.from[x]; }
    Reach reach() const { return {0, row.rough.size()}; }
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
  for (std::size_t x = 0; x < data_.roles.size(); ++x) data_.rough_duals[x] = weights_.RoughOf(state.duals[x]);
  data_.nearest.Clear(data_.roles.size());
  data_.to_free.Reset(data_.roles.size());
  data_.even_vertices.clear();
  data_.even_nodes.clear();
}

template <class Weight>
void EdgeTimes<Weight>::SetRole(int v, Role role) {
  data_.roles[Vertex(v).index()] = role;
  data_.rough_duals[Vertex(v).index()] = weights_.RoughOf(state_.DualOf(v));
  NoteTimeToFree(Vertex(v).index());
  if (role == Role::kEven) data_.nearest.rough[Vertex(v).index()] = kClosed;
}

template <class Weight>
void EdgeTimes<Weight>::SetSettledOdd(int v) {
  SetRole(v, Role::kOdd);
  data_.nearest.rough[Vertex(v).index()] = kClosed;
}

// The vertices in reach of which a margin on rough values is not negative, block by block: in most blocks there is
// none. Written without branches where there is one: which it is is hard to predict.
template <class Weight>
template <class Margin>
std::span<const std::size_t> EdgeTimes<Weight>::Choose(const Reach& reach, Margin margin) {
  constexpr std::size_t kBlock = 16;
  std::size_t count = 0;
  std::size_t* const chosen = data_.chosen.data();
  for (std::size_t first = reach.first; first < reach.last; first += kBlock) {
    const std::size_t last = std::min(first + kBlock, reach.last);
    std::int64_t all = -1;
    for (std::size_t x = first; x < last; ++x) all &= margin(x);
    if (all < 0) continue;
    for (std::size_t x = first; x < last; ++x) {
      chosen[count] = x;
      count += margin(x) >= 0 ? 1U : 0U;
    }
  }
  return {chosen, count};
}

template <class Weight>
void EdgeTimes<Weight>::AddVertex(Row& row, int vertex) {
  const auto weights = weights_.Row(vertex);
  const Weight& dual = state_.DualOf(vertex);
  const std::int64_t* const least = row.rough.data();
  // Less than this is less than the least so far; a difference may be one less than that of rough values.
  const std::int64_t rough_dual = data_.rough_duals[Vertex(vertex).index()] + (weights_.RoughIsExact() ? 1 : -1);
  const auto chosen = weights_.WithRoughRow(vertex, [&](auto rough) {
    return Choose(weights_.ReachOf(vertex), [=](std::size_t i) { return least[i] + rough(i) - rough_dual; });
  });
  for (const std::size_t x : chosen) {
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
  const std::int64_t* const least = row.rough.data();
  const std::int64_t* const added = other.rough.data();
  for (const std::size_t x : Choose({0, data_.roles.size()}, [=](std::size_t i) { return least[i] - added[i]; })) {
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
void EdgeTimes<Weight>::FindClosest(int node, const Source& source) {
  const Reach reach = source.reach();
  std::int64_t earliest = kNever;
  std::size_t count = 0;
  for (const int even : data_.even_vertices) {
    const std::size_t x = Vertex(even).index();
    if (x < reach.first || x >= reach.last) continue;
    data_.chosen[count] = x;
    data_.rough_times[count] = source.RoughAt(x) + data_.rough_duals[x];
    earliest = std::min(earliest, data_.rough_times[count]);
    ++count;
  }
  if (earliest == kNever) return;
  std::optional<std::size_t> closest;
  Weight& time = data_.closest_time[Vertex(node).index()];
  for (std::size_t i = 0; i < count; ++i) {
    if (data_.rough_times[i] > earliest + 2) continue;  // either may be off by one
    const std::size_t x = data_.chosen[i];
    if (closest && !SumIsLess(source.PlusAt(x), source.MinusAt(x), state_.duals[x], time)) continue;
    closest = x;
    time = source.PlusAt(x);
    time -= source.MinusAt(x);
    time += state_.duals[x];
  }
  data_.closest_edge[Vertex(node).index()] = {source.FromAt(*closest), static_cast<int>(*closest)};
  data_.even_nodes.push_back(node);
}

template <class Weight>
void EdgeTimes<Weight>::EnterVertex(int vertex) {
  FindClosest(vertex, VertexSource{*this, vertex});
  data_.even_vertices.push_back(vertex);
  AddVertex(data_.nearest, vertex);
}

// Adds a node that has been even, or was not until now, to the row of the blossom of which it has become a child.
template <class Weight>
void EdgeTimes<Weight>::AddChild(Row& row, int child) {
  if (const auto place = data_.row_of[Vertex(child).index()]) {
    AddRow(row, data_.rows[*place]);
    ForgetBlossom(child);
  } else {
    for (const int v : state_.forest.VerticesOf(child)) AddVertex(row, v);
  }
}

template <class Weight>
void EdgeTimes<Weight>::NewRow(int blossom) {
  if (data_.unused_rows.empty()) {
    data_.unused_rows.push_back(data_.rows.size());
    data_.rows.emplace_back();
  }
  data_.rows[data_.unused_rows.back()].Clear(data_.roles.size());
  data_.row_of[Vertex(blossom).index()] = data_.unused_rows.back();
  data_.unused_rows.pop_back();
}

template <class Weight>
void EdgeTimes<Weight>::EnterBlossom(int blossom) {
  const BlossomForest& forest = state_.forest;
  const auto has_row = [&](int child) { return data_.row_of[Vertex(child).index()].has_value(); };
  const auto children = forest.ChildrenOf(blossom);
  const auto heir = std::ranges::find_if(children, has_row);  // its row becomes that of the blossom
  if (heir != children.end()) {
    std::swap(data_.row_of[Vertex(*heir).index()], data_.row_of[Vertex(blossom).index()]);
  } else {
    NewRow(blossom);
  }
  Row& row = data_.rows[*data_.row_of[Vertex(blossom).index()]];
  for (const int v : forest.VerticesOf(blossom)) row.rough[Vertex(v).index()] = kClosed;
  for (auto child = children.begin(); child != children.end(); ++child) {
    if (child != heir) AddChild(row, *child);
  }
  std::erase_if(data_.even_nodes, [&](int node) { return !forest.IsOuter(node); });
  std::erase_if(data_.even_vertices, [&](int v) { return forest.OuterOf(v) == blossom; });
  FindClosest(blossom, RowSource{*this, row});
  const auto members = forest.VerticesOf(blossom);
  data_.even_vertices.insert(data_.even_vertices.end(), members.begin(), members.end());
  AddRow(data_.nearest, row);
}

template <class Weight>
void EdgeTimes<Weight>::ForgetBlossom(int blossom) {
  auto& place = data_.row_of[Vertex(blossom).index()];
  if (place) data_.unused_rows.push_back(*place);
  place.reset();
}

template <class Weight>
std::optional<CycleEdge> EdgeTimes<Weight>::EarliestToFree(Weight& limit) {
  const std::int64_t earliest = data_.to_free.Least();
  std::optional<CycleEdge> edge;
  if (earliest > weights_.RoughOf(limit)) return edge;
  // The true time may be one more.
  data_.to_free.ForEachUpTo(earliest + 1, [&](std::size_t x) {
    const Weight& least = data_.nearest.least[x];
    if (!SumIsLess(least, zero_, state_.duals[x], limit)) return;
    limit = least;
    limit += state_.duals[x];
    edge = CycleEdge{data_.nearest.from[x], static_cast<int>(x)};
  });
  return edge;
}

template <class Weight>
std::optional<CycleEdge> EdgeTimes<Weight>::EarliestAmongEven(Weight& limit) const {
  std::optional<CycleEdge> edge;
  Weight twice = limit + limit;
  for (const int node : data_.even_nodes) {
    if (!(data_.closest_time[Vertex(node).index()] < twice)) continue;
    twice = data_.closest_time[Vertex(node).index()];
    edge = data_.closest_edge[Vertex(node).index()];
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
