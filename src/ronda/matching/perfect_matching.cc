#include "ronda/matching/perfect_matching.h"

#include <algorithm>
#include <cassert>
#include <map>
#include <utility>

namespace ronda::matching {
namespace {

VertexSet AllOf(int vertices) {
  VertexSet all(vertices);
  for (const Vertex v : IdRange<Vertex>(vertices)) all.Insert(v);
  return all;
}

}  // namespace

PerfectMatching::PerfectMatching(Graph graph)
    : graph_(std::move(graph)), present_(AllOf(graph_.vertices())), mates_(graph_.vertices()) {
  VertexSet unpaired = present_;
  for (const Vertex v : IdRange<Vertex>(graph_.vertices())) {
    if (!unpaired.Contains(v)) continue;
    const auto mate = FirstCommon(graph_.NeighboursOf(v), unpaired);
    if (!mate) continue;
    Pair(v, *mate);
    unpaired.Erase(v);
    unpaired.Erase(*mate);
  }
  AugmentAll();
}

PerfectMatching::PerfectMatching(Graph graph, Mates mates)
    : graph_(std::move(graph)), present_(AllOf(graph_.vertices())), mates_(std::move(mates)) {
  pairs_ = static_cast<int>(std::ranges::count_if(mates_, [](const auto& mate) { return mate.has_value(); })) / 2;
  if (!IsPerfect()) AugmentAll();
}

void PerfectMatching::AugmentAll() {
  AugmentingSearch search(graph_, present_, mates_);
  for (const Vertex v : IdRange<Vertex>(graph_.vertices())) {
    if (present_.Contains(v) && !MateOf(v)) AugmentFrom(v, search);
  }
}

void PerfectMatching::Pair(Vertex u, Vertex v) {
  mates_[u] = v;
  mates_[v] = u;
  ++pairs_;
}

void PerfectMatching::Part(Vertex u, Vertex v) {
  mates_[u].reset();
  mates_[v].reset();
  --pairs_;
}

bool PerfectMatching::AugmentFrom(Vertex v, AugmentingSearch& search) {
  if (!search.Find(v)) return false;
  search.Apply(mates_);
  ++pairs_;
  return true;
}

void PerfectMatching::AddEdge(Vertex u, Vertex v) {
  graph_.AddEdge(u, v);
  AugmentingSearch search(graph_, present_, mates_);
  for (const Vertex root : IdRange<Vertex>(graph_.vertices())) {
    if (present_.Contains(root) && !MateOf(root) && AugmentFrom(root, search)) return;
  }
}

void PerfectMatching::RemoveEdge(Vertex u, Vertex v) {
  graph_.RemoveEdge(u, v);
  if (MateOf(u) != v) return;
  Part(u, v);
  AugmentingSearch search(graph_, present_, mates_);
  if (!AugmentFrom(u, search)) AugmentFrom(v, search);
}

auto PerfectMatching::Without(std::span<const VertexPair> edges) -> std::optional<Removed> {
  Removed removed{{}, mates_};
  removed.edges.reserve(edges.size());
  std::vector<Vertex> parted;
  for (const auto& [u, v] : edges) {
    if (!graph_.HasEdge(u, v)) continue;
    removed.edges.push_back({u, v});
    graph_.RemoveEdge(u, v);
    if (MateOf(u) != v) continue;
    Part(u, v);
    parted.insert(parted.end(), {u, v});
  }
  if (parted.empty()) return removed;
  AugmentingSearch search(graph_, present_, mates_);
  const auto has_mate = [&](Vertex v) { return MateOf(v) || AugmentFrom(v, search); };
  if (std::ranges::all_of(parted, has_mate)) return removed;
  Undo(std::move(removed));
  return std::nullopt;
}

void PerfectMatching::Undo(Removed removed) {
  for (const auto& [u, v] : removed.edges) graph_.AddEdge(u, v);
  mates_ = std::move(removed.mates_before);
  pairs_ = present_.Count() / 2;
}

void PerfectMatching::SetAside(Vertex v) {
  present_.Erase(v);
  const auto mate = MateOf(v);
  if (!mate) return;
  Part(v, *mate);
  AugmentingSearch search(graph_, present_, mates_);
  AugmentFrom(*mate, search);
}

void PerfectMatching::Return(Vertex v) {
  present_.Insert(v);
  AugmentingSearch search(graph_, present_, mates_);
  AugmentFrom(v, search);
}

// A matching with one pair less that leaves u and v unpaired. An augmenting path of the rest must start at one of their
// present mates, else it would augment the present matching.
std::optional<Mates> PerfectMatching::MatesWithout(Vertex u, Vertex v) const {
  if (!graph_.HasEdge(u, v) || !present_.Contains(u) || !present_.Contains(v)) return std::nullopt;
  VertexSet rest = present_;
  Mates mates = mates_;
  const auto u_mate = MateOf(u);
  const auto v_mate = MateOf(v);
  for (const auto& vertex : {std::optional(u), std::optional(v), u_mate, v_mate}) {
    if (vertex) mates[*vertex].reset();
  }
  if (u_mate == v || !u_mate || !v_mate) return mates;
  rest.Erase(u);
  rest.Erase(v);
  AugmentingSearch search(graph_, rest, mates);
  if (!search.Find(*u_mate) && !search.Find(*v_mate)) return std::nullopt;
  search.Apply(mates);
  return mates;
}

bool PerfectMatching::MayPair(Vertex u, Vertex v) const { return MatesWithout(u, v).has_value(); }

// Without u its mate is the only unpaired vertex. An alternating path of even length from there to v leaves v unpaired
// in the mate's stead, and then u can have v.
VertexSet PerfectMatching::PartnersOf(Vertex u) const {
  assert(IsPerfect() && present_.Contains(u));
  VertexSet rest = present_;
  Mates mates = mates_;
  const Vertex mate = *MateOf(u);
  rest.Erase(u);
  mates[mate].reset();
  AugmentingSearch search(graph_, rest, mates);
  search.Find(mate);
  VertexSet partners(graph_.vertices());
  ForEachCommon(graph_.NeighboursOf(u), rest, [&](Vertex v) {
    if (search.IsOuter(v)) partners.Insert(v);
  });
  return partners;
}

bool PerfectMatching::MustPair(Vertex u, Vertex v) const {
  if (MateOf(u) != v) return false;
  PerfectMatching without = *this;
  without.RemoveEdge(u, v);
  return without.pairs_ < pairs_;
}

bool PerfectMatching::Settle(Vertex u, Vertex v) {
  auto mates = MatesWithout(u, v);
  if (!mates) return false;
  mates_ = std::move(*mates);
  --pairs_;
  present_.Erase(u);
  present_.Erase(v);
  return true;
}

Shortage PerfectMatching::Explain() const {
  AugmentingSearch search(graph_, present_, mates_);
  for (const Vertex v : IdRange<Vertex>(graph_.vertices())) {
    if (present_.Contains(v) && !MateOf(v)) search.Find(v);
  }
  Shortage shortage;
  std::map<Vertex, std::vector<Vertex>> components;
  for (const Vertex v : IdRange<Vertex>(graph_.vertices())) {
    if (!present_.Contains(v) || !search.IsDead(v)) continue;
    if (search.IsOuter(v)) {
      components[search.BaseOf(v)].push_back(v);
    } else {
      shortage.bottleneck.push_back(v);
    }
  }
  for (auto& [base, component] : components) shortage.odd_components.push_back(std::move(component));
  return shortage;
}

}  // namespace ronda::matching
