#include "ronda/matching/augmenting_search.h"

#include <cstdint>
#include <utility>

#include "ronda/base/counting.h"
#include "ronda/base/id_range.h"

namespace ronda::matching {

AugmentingSearch::AugmentingSearch(const Graph& graph, const VertexSet& present, const Mates& mates)
    : graph_(graph),
      mates_(mates),
      live_(present),
      unpaired_(graph.vertices()),
      untouched_(present),
      outer_(graph.vertices()),
      labels_(mates.size()),
      base_links_({mates.ids().begin(), mates.ids().end()}),
      cycle_of_(mates.size(), Cycle(kNoCycle)) {  // by value: a fill with a constant is quick
  for (const Vertex v : mates.ids()) {
    if (mates[v]) continue;
    untouched_.Erase(v);
    if (present.Contains(v)) unpaired_.Insert(v);
  }
}

bool AugmentingSearch::Find(Vertex root) {
  unpaired_.Erase(root);
  tree_.reserve(Size(graph_.vertices()));
  tree_ = {root};
  queue_.reserve(Size(graph_.vertices()));
  queue_.clear();
  cycles_.clear();
  MakeOuter(root, {});
  for (std::size_t next = 0; next < queue_.size(); ++next) {
    if (Scan(queue_[next])) return true;
  }
  for (const Vertex v : tree_) live_.Erase(v);
  return false;
}

void AugmentingSearch::MakeOuter(Vertex v, Label label) {
  LabelOf(v) = label;
  outer_.Insert(v);
  queue_.push_back(v);
}

// Looks at all edges of an outer vertex; true if one ends at an unpaired vertex.
bool AugmentingSearch::Scan(Vertex outer) {
  const VertexSet& neighbours = graph_.NeighboursOf(outer);
  if (const auto end = FirstCommon(neighbours, unpaired_)) {
    found_ = FoundEdge{outer, *end};
    return true;
  }
  ForEachCommon(neighbours, untouched_, [&](Vertex v) {
    if (untouched_.Contains(v)) Grow(outer, v);
  });
  while (const auto v = OuterBeyond(outer)) Join(outer, *v);
  return false;
}

// A neighbour of the outer vertex that is outer in this tree too and not in the same odd cycle.
std::optional<Vertex> AugmentingSearch::OuterBeyond(Vertex outer) const {
  const auto neighbours = graph_.NeighboursOf(outer).words();
  const auto cycle = CycleOf(BaseOf(outer));
  for (std::size_t i = 0; i < neighbours.size(); ++i) {
    const std::uint64_t inside = cycle.empty() ? 0 : cycle[i];
    const std::uint64_t beyond = neighbours[i] & outer_.words()[i] & live_.words()[i] & ~inside;
    if (beyond != 0) return LowestOf(i, beyond);
  }
  return std::nullopt;
}

void AugmentingSearch::Grow(Vertex outer, Vertex untouched) {
  const Vertex mate = MateOf(untouched);
  untouched_.Erase(untouched);
  untouched_.Erase(mate);
  tree_.push_back(untouched);
  tree_.push_back(mate);
  MakeOuter(mate, {Label::Kind::kVertex, outer, outer});
}

Vertex AugmentingSearch::BaseOf(Vertex outer) const {
  const auto link = [this](Vertex v) -> Vertex& { return base_links_[v]; };
  Vertex v = outer;
  while (link(v) != v) {
    link(v) = link(link(v));
    v = link(v);
  }
  return v;
}

// The base at which the tree paths of two outer vertices meet. Bases are roots or carry the label of a vertex.
Vertex AugmentingSearch::MeetingBase(Vertex u, Vertex v) const {
  VertexSet passed(graph_.vertices());
  const auto up = [this](Vertex base) { return BaseOf(LabelOf(base).via); };
  Vertex base = BaseOf(u);
  for (; LabelOf(base).kind != Label::Kind::kRoot; base = up(base)) passed.Insert(base);
  passed.Insert(base);
  for (base = BaseOf(v); !passed.Contains(base);) base = up(base);
  return base;
}

// Makes outer the inner vertices on the path from one end of an edge between outer vertices up to the base of the new
// cycle.
void AugmentingSearch::Absorb(FoundCycle cycle, Vertex from) {
  VertexSet& members = cycles_[cycle_of_[cycle.base]];
  for (Vertex base = BaseOf(from); base != cycle.base;) {
    const Vertex inner = MateOf(base);
    const Vertex above = BaseOf(LabelOf(base).via);
    if (const Cycle within = cycle_of_[base]; within != kNoCycle) members.InsertAll(cycles_[within]);
    members.Insert(base);
    members.Insert(inner);
    base_links_[base] = cycle.base;
    base_links_[inner] = cycle.base;
    MakeOuter(inner, {Label::Kind::kEdge, cycle.u, cycle.v});
    base = above;
  }
}

std::span<const std::uint64_t> AugmentingSearch::CycleOf(Vertex base) const {
  const Cycle cycle = cycle_of_[base];
  if (cycle == kNoCycle) return {};
  return cycles_[cycle].words();
}

VertexSet& AugmentingSearch::MakeCycle(Vertex base) {
  Cycle& cycle = cycle_of_[base];
  if (cycle == kNoCycle) cycle = cycles_.push_back(VertexSet(graph_.vertices()));
  return cycles_[cycle];
}

void AugmentingSearch::Join(Vertex u, Vertex v) {
  const FoundCycle cycle{u, v, MeetingBase(u, v)};
  MakeCycle(cycle.base).Insert(cycle.base);
  Absorb(cycle, u);
  Absorb(cycle, v);
}

// Matches v with w and goes on along the path of v until the path has been dealt with.
void AugmentingSearch::Rematch(Mates& mates, Vertex v, Vertex w) const {
  const auto old_mate = std::exchange(mates[v], w);
  if (!old_mate || mates[*old_mate] != v) return;
  const Label& label = LabelOf(v);
  if (label.kind == Label::Kind::kVertex) {
    mates[*old_mate] = label.via;
    Rematch(mates, label.via, *old_mate);
  } else {
    Rematch(mates, label.via, label.other);
    Rematch(mates, label.other, label.via);
  }
}

void AugmentingSearch::Apply(Mates& mates) {
  mates[found_->unpaired] = found_->outer;
  Rematch(mates, found_->outer, found_->unpaired);
  unpaired_.Erase(found_->unpaired);
  tree_.push_back(found_->unpaired);
  for (const Vertex v : tree_) {
    untouched_.Insert(v);
    outer_.Erase(v);
    base_links_[v] = v;
    cycle_of_[v] = kNoCycle;
  }
}

}  // namespace ronda::matching
