// Maximum weight matching in a general graph, solved again cheaply after a few weights change. Weights are whole
// numbers of any width, never negative; not every vertex need be matched. The first Solve costs O(n^3), a later one
// O(n^2) for each vertex at which weights changed. Deterministic: the same calls give the same matching.
//
// Weight is WideInt<N>, DynamicInt, or anything with their operations that leaves kSolverHeadroomBits (lex_weight.h)
// above the largest weight. docs/matching.md describes the method and its invariants.
#pragma once

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <iterator>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "ronda/base/id_vector.h"
#include "ronda/matching/alternating_tree.h"
#include "ronda/matching/blossom_forest.h"
#include "ronda/matching/dynamic_int.h"
#include "ronda/matching/fractional_matching.h"
#include "ronda/matching/heaviest_matchings.h"
#include "ronda/matching/matching_state.h"
#include "ronda/matching/perfect_matching.h"
#include "ronda/matching/shared_blossoms.h"
#include "ronda/matching/spoilt_edges.h"
#include "ronda/matching/vertex.h"
#include "ronda/matching/wide_int.h"

namespace ronda::matching {

// A blossom of the dual solution: an odd set of vertices, all but one matched inside it.
template <class Weight>
struct DualBlossom {
  std::vector<Vertex> vertices;
  Weight dual;
};

template <class Weight>
class WeightedMatching {
 public:
  explicit WeightedMatching(int vertices) : state_(vertices), work_(state_.forest) {}

  int vertices() const { return state_.forest.vertices(); }

  // Adds an edge or changes its weight; takes effect at the next Solve.
  void SetWeight(Vertex u, Vertex v, const Weight& weight);
  // An absent edge is never matched. Removing an absent edge does nothing.
  void RemoveEdge(Vertex u, Vertex v);
  std::optional<Weight> WeightOf(Vertex u, Vertex v) const;

  void Solve();

  // Duals from which the first Solve starts, one a vertex; any will do, good ones save searches. Those that are too low
  // for an edge are raised.
  void StartFrom(IdSpan<Vertex, const Weight> duals);

  // Instead of Solve: the duals of a heaviest fractional matching (fractional_matching.h), as a start for a graph that
  // looks much like this one.
  IdVector<Vertex, Weight> FractionalDuals();

  // After Solve.
  HeaviestMatchings Heaviest() const;

  // The following describe the matching found by the last Solve.
  std::optional<Vertex> MateOf(Vertex v) const { return state_.forest.MateOf(v); }
  Weight Total() const;

  // The certificate: for every edge dual(u) + dual(v) + the duals of the blossoms around both >= 2 weight, with
  // equality if matched; no dual negative; an unmatched vertex has dual zero.
  const Weight& DualOf(Vertex v) const { return state_.DualOf(v); }
  std::vector<DualBlossom<Weight>> Blossoms() const;

 private:
  static constexpr std::size_t kMostRoots = 2;

  void NoteChange(Vertex u, Vertex v) {
    if (solved_) changed_.push_back({u, v});
  }
  static bool IsOdd(const Weight& weight) {
    Weight even = weight;
    even >>= 1;
    even <<= 1;
    return !(even == weight);
  }

  std::vector<Vertex> NextRoots();
  Graph TightEdges() const;
  std::vector<Vertex> SpoiltVertices() const;
  bool Retune(Vertex v);
  void Detach(Vertex v);
  Weight LeastDual(Vertex v) const;
  void Lower(Vertex v);
  void StartAfresh();
  void StartWarm();
  void Start();
  void MatchTightEdges();
  void RepairChanges();

  MatchingState<Weight> state_;
  TreeWorkspace<Weight> work_;
  bool solved_ = false;
  bool warm_ = false;
  std::vector<CycleEdge> changed_;  // edges changed since the last Solve, once or more
};

template <class Weight>
void WeightedMatching<Weight>::SetWeight(Vertex u, Vertex v, const Weight& weight) {
  assert(u != v && !weight.IsNegative());
  state_.weights.Set(u, v, weight);
  NoteChange(u, v);
}

template <class Weight>
void WeightedMatching<Weight>::RemoveEdge(Vertex u, Vertex v) {
  if (!state_.weights.IsPresent(u, v)) return;
  state_.weights.Remove(u, v);
  NoteChange(u, v);
}

template <class Weight>
std::optional<Weight> WeightedMatching<Weight>::WeightOf(Vertex u, Vertex v) const {
  if (!state_.weights.IsPresent(u, v)) return std::nullopt;
  Weight weight = state_.weights.Of(u, v);
  weight >>= 1;
  return weight;
}

template <class Weight>
Weight WeightedMatching<Weight>::Total() const {
  Weight total(0);
  for (const Vertex v : IdRange<Vertex>(vertices())) {
    const auto mate = MateOf(v);
    if (mate && v < *mate) total += *WeightOf(v, *mate);
  }
  return total;
}

template <class Weight>
std::vector<DualBlossom<Weight>> WeightedMatching<Weight>::Blossoms() const {
  std::vector<DualBlossom<Weight>> blossoms;
  for (const Vertex node : state_.forest.blossoms()) {
    const auto members = state_.forest.VerticesOf(node);
    if (!members.empty()) blossoms.push_back({{members.begin(), members.end()}, state_.DualOf(node)});
  }
  return blossoms;
}

template <class Weight>
Graph WeightedMatching<Weight>::TightEdges() const {
  Graph graph(vertices());
  SharedBlossoms<Weight> shared(state_);
  for (const Vertex u : IdRange<Vertex>(vertices())) {
    const Vertex outer = state_.forest.OuterOf(u);
    if (outer != u) shared.SetCentre(u);
    const auto row = state_.weights.Row(u);
    const Vertex last = state_.weights.ReachOf(u).last;
    for (Vertex v = Next(u); v < last; ++v) {
      const Weight& doubled = row[v];
      if (doubled < Weight(0)) continue;
      Weight sum = state_.DualOf(u);
      sum += state_.DualOf(v);
      if (outer != u && state_.forest.OuterOf(v) == outer) sum += shared.With(v);
      if (sum == doubled) graph.AddEdge(u, v);
    }
  }
  return graph;
}

// A matching is heaviest if and only if it consists of tight edges, leaves out only vertices with dual zero, and has
// all but one vertex of each blossom with another dual matched inside it (complementary slackness).
template <class Weight>
HeaviestMatchings WeightedMatching<Weight>::Heaviest() const {
  HeaviestMatchings::Duals duals{TightEdges()};
  for (const Vertex v : IdRange<Vertex>(vertices())) {
    duals.mates.push_back(MateOf(v));
    if (state_.DualOf(v) == Weight(0)) duals.zeros.push_back(v);
  }
  for (auto& blossom : Blossoms()) {
    if (!(blossom.dual == Weight(0))) duals.blossoms.push_back(std::move(blossom.vertices));
  }
  return HeaviestMatchings(std::move(duals));
}

// Vertices that between them touch every spoilt edge, those with most spoilt edges first.
template <class Weight>
std::vector<Vertex> WeightedMatching<Weight>::SpoiltVertices() const {
  SpoiltEdges<Weight> is_spoilt(state_);
  std::vector<CycleEdge> spoilt;
  std::ranges::copy_if(changed_, std::back_inserter(spoilt), [&](CycleEdge edge) { return is_spoilt.Contains(edge); });
  IdVector<Vertex, int> count(vertices(), 0);
  for (const CycleEdge& edge : spoilt) {
    ++count[edge.from];
    ++count[edge.to];
  }
  const auto touched = [&](Vertex v) { return count[v]; };
  std::ranges::stable_sort(spoilt, std::ranges::greater{},
                           [&](const CycleEdge& e) { return std::max(touched(e.from), touched(e.to)); });
  IdVector<Vertex, bool> chosen(count.size(), false);
  std::vector<Vertex> cover;
  for (const CycleEdge& edge : spoilt) {
    if (chosen[edge.from] || chosen[edge.to]) continue;
    cover.push_back(touched(edge.from) >= touched(edge.to) ? edge.from : edge.to);
    chosen[cover.back()] = true;
  }
  return cover;
}

// The least dual that leaves no edge of the vertex with negative slack; the vertex is in no blossom.
template <class Weight>
Weight WeightedMatching<Weight>::LeastDual(Vertex v) const {
  Weight least(0);
  const auto row = state_.weights.Row(v);
  const auto reach = state_.weights.ReachOf(v);
  for (Vertex x = reach.first; x < reach.last; ++x) {
    Weight needed = row[x];
    needed -= state_.duals[x];
    if (least < needed) least = needed;
  }
  return least;
}

// Tries to make good the changes at a vertex by its dual alone.
template <class Weight>
bool WeightedMatching<Weight>::Retune(Vertex v) {
  if (state_.forest.OuterOf(v) != v) return false;
  const Weight least = LeastDual(v);
  Weight wanted(0);
  if (const auto mate = state_.forest.MateOf(v)) {
    wanted = state_.weights.Of(v, *mate);
    wanted -= state_.DualOf(*mate);
  }
  if (wanted < least) return false;
  state_.DualOf(v) = wanted;
  return true;
}

// Takes a vertex out of the matching and out of all blossoms. The blossoms around it are first rotated so that it is
// their base; then they hold no other outward matched edge and dissolve without further loss: half of a blossom's dual
// goes to each of its vertices, which keeps the slack inside it and raises the slack of edges that leave it.
template <class Weight>
void WeightedMatching<Weight>::Detach(Vertex v) {
  BlossomForest& forest = state_.forest;
  const Vertex outer = forest.OuterOf(v);
  forest.Unmatch(forest.BaseOf(outer));
  forest.Rebase(outer, v);
  forest.Expose(v);
  while (forest.OuterOf(v) != v) {
    const Vertex blossom = forest.OuterOf(v);
    Weight half = std::exchange(state_.DualOf(blossom), Weight(0));
    half >>= 1;
    for (const Vertex x : forest.VerticesOf(blossom)) state_.DualOf(x) += half;
    forest.Dissolve(blossom);
  }
}

// Gives an exposed vertex outside all blossoms the least dual it may have, and a mate if that makes an edge to another
// exposed vertex tight.
template <class Weight>
void WeightedMatching<Weight>::Lower(Vertex v) {
  const Weight least = LeastDual(v);
  state_.DualOf(v) = least;
  if (state_.forest.MateOf(v) || least == Weight(0)) return;
  const auto reach = state_.weights.ReachOf(v);
  for (Vertex x = reach.first; x < reach.last; ++x) {
    if (x == v || state_.forest.MateOf(x) || state_.forest.OuterOf(x) != x) continue;
    Weight sum = least;
    sum += state_.DualOf(x);
    if (!(sum == state_.weights.Of(v, x))) continue;
    state_.forest.Match(v, x);
    return;
  }
}

template <class Weight>
void WeightedMatching<Weight>::StartAfresh() {
  state_.forest = BlossomForest(vertices());
  std::ranges::fill(state_.duals, Weight(0));
  for (const Vertex v : IdRange<Vertex>(vertices())) {
    Weight& dual = state_.DualOf(v);
    const auto reach = state_.weights.ReachOf(v);
    for (Vertex x = reach.first; x < reach.last; ++x) dual = std::max(dual, state_.weights.Row(v)[x]);
    dual >>= 1;
  }
  for (const Vertex v : IdRange<Vertex>(vertices())) {
    if (!state_.forest.MateOf(v)) Lower(v);
  }
}

template <class Weight>
void WeightedMatching<Weight>::StartFrom(IdSpan<Vertex, const Weight> duals) {
  assert(!solved_);
  std::ranges::copy(duals, state_.duals.begin());
  warm_ = true;
}

template <class Weight>
void WeightedMatching<Weight>::StartWarm() {
  for (const Vertex v : IdRange<Vertex>(vertices())) state_.DualOf(v) = std::max(state_.DualOf(v), LeastDual(v));
  MatchTightEdges();
  for (const Vertex v : IdRange<Vertex>(vertices())) {
    if (!state_.forest.MateOf(v)) Lower(v);
  }
}

// Duals and some pairs to begin with.
template <class Weight>
void WeightedMatching<Weight>::Start() {
  state_.weights.FitScale();
  warm_ ? StartWarm() : StartAfresh();
  FractionalMatching<Weight>(state_, work_.times).Run();
}

template <class Weight>
IdVector<Vertex, Weight> WeightedMatching<Weight>::FractionalDuals() {
  Start();
  return IdVector<Vertex, Weight>({state_.duals.begin(), state_.duals.begin() + vertices()});
}

// As many pairs of tight edges as there can be.
template <class Weight>
void WeightedMatching<Weight>::MatchTightEdges() {
  const PerfectMatching pairs(TightEdges());
  for (const Vertex v : IdRange<Vertex>(vertices())) {
    const auto mate = pairs.MateOf(v);
    if (mate && v < *mate) state_.forest.Match(v, *mate);
  }
}

// Exposed vertices whose duals are still positive, as many as one search may start from. Their duals must have the same
// parity: then the slack of an edge between two even vertices is even. A vertex outside all blossoms may have its dual
// raised for that.
template <class Weight>
std::vector<Vertex> WeightedMatching<Weight>::NextRoots() {
  std::vector<Vertex> roots;
  for (const Vertex v : IdRange<Vertex>(vertices())) {
    if (roots.size() == kMostRoots) break;
    if (state_.forest.MateOf(v) || state_.DualOf(v) == Weight(0)) continue;
    if (!roots.empty() && IsOdd(state_.DualOf(v)) != IsOdd(state_.DualOf(roots.front()))) {
      if (state_.forest.OuterOf(v) != v) continue;
      state_.DualOf(v) += Weight(1);
    }
    roots.push_back(v);
  }
  return roots;
}

template <class Weight>
void WeightedMatching<Weight>::RepairChanges() {
  std::vector<Vertex> detached;
  for (const Vertex v : SpoiltVertices()) {
    if (Retune(v)) continue;
    Detach(v);
    detached.push_back(v);
  }
  for (const Vertex v : detached) state_.DualOf(v) = LeastDual(v);
  for (const Vertex v : detached) {
    if (!state_.forest.MateOf(v)) Lower(v);
  }
}

template <class Weight>
void WeightedMatching<Weight>::Solve() {
  if (solved_) {
    state_.weights.FitScale();
    RepairChanges();
  } else {
    Start();
    for (const Vertex v : IdRange<Vertex>(vertices())) state_.forest.Expose(v);
    MatchTightEdges();
  }
  changed_.clear();
  solved_ = true;
  for (auto roots = NextRoots(); !roots.empty(); roots = NextRoots()) {
    AlternatingTree<Weight>(state_, work_).Search(roots);
  }
}

// The widths of WithWeightFor are compiled once, in weighted_matching.cc.
extern template class WeightedMatching<WideInt<1>>;
extern template class WeightedMatching<WideInt<2>>;
extern template class WeightedMatching<WideInt<4>>;
extern template class WeightedMatching<WideInt<8>>;
extern template class WeightedMatching<WideInt<16>>;
extern template class WeightedMatching<WideInt<32>>;
extern template class WeightedMatching<DynamicInt>;

}  // namespace ronda::matching
