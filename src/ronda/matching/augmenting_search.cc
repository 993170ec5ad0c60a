#include "ronda/matching/augmenting_search.h"

#include <bit>
#include <cstdint>
#include <numeric>
#include <utility>

namespace ronda::matching {

AugmentingSearch::AugmentingSearch(const Graph& graph, const VertexSet& present, const Mates& mates)
    : graph_(graph),
      mates_(mates),
      live_(present),
      unpaired_(graph.vertices()),
      untouched_(present),
      outer_(graph.vertices()),
      labels_(mates.size()),
      base_links_(mates.size()),
      cycle_of_(mates.size(), kNoCycle) {
  std::iota(base_links_.begin(), base_links_.end(), 0);
  for (int v = 0; const auto& mate : mates) {
    if (!mate) {
      untouched_.Erase(v);
      if (present.Contains(v)) unpaired_.Insert(v);
    }
    ++v;
  }
}

bool AugmentingSearch::Find(int root) {
  unpaired_.Erase(root);
  tree_ = {root};
  queue_.clear();
  cycles_.clear();
  MakeOuter(root, {});
  for (std::size_t next = 0; next < queue_.size(); ++next) {
    if (Scan(queue_[next])) return true;
  }
  for (const int v : tree_) live_.Erase(v);
  return false;
}

void AugmentingSearch::MakeOuter(int v, Label label) {
  LabelOf(v) = label;
  outer_.Insert(v);
  queue_.push_back(v);
}

// Looks at all edges of an outer vertex; true if one ends at an unpaired vertex.
bool AugmentingSearch::Scan(int outer) {
  const VertexSet& neighbours = graph_.NeighboursOf(outer);
  if (const auto end = FirstCommon(neighbours, unpaired_)) {
    found_ = FoundEdge{outer, *end};
    return true;
  }
  ForEachCommon(neighbours, untouched_, [&](int v) {
    if (untouched_.Contains(v)) Grow(outer, v);
  });
  while (const auto v = OuterBeyond(outer)) Join(outer, *v);
  return false;
}

// A neighbour of the outer vertex that is outer in this tree too and not in the same odd cycle.
std::optional<int> AugmentingSearch::OuterBeyond(int outer) const {
  const auto neighbours = graph_.NeighboursOf(outer).words();
  const auto cycle = CycleOf(BaseOf(outer));
  for (std::size_t i = 0; i < neighbours.size(); ++i) {
    const std::uint64_t inside = cycle.empty() ? 0 : cycle[i];
    const std::uint64_t beyond = neighbours[i] & outer_.words()[i] & live_.words()[i] & ~inside;
    if (beyond != 0) return static_cast<int>(i) * 64 + std::countr_zero(beyond);
  }
  return std::nullopt;
}

void AugmentingSearch::Grow(int outer, int untouched) {
  const int mate = MateOf(untouched);
  untouched_.Erase(untouched);
  untouched_.Erase(mate);
  tree_.push_back(untouched);
  tree_.push_back(mate);
  MakeOuter(mate, {Label::Kind::kVertex, outer, outer});
}

int AugmentingSearch::BaseOf(int outer) const {
  const auto link = [this](int v) -> int& { return base_links_[Vertex(v)]; };
  int v = outer;
  while (link(v) != v) {
    link(v) = link(link(v));
    v = link(v);
  }
  return v;
}

// The base at which the tree paths of two outer vertices meet. Bases are roots or carry the label of a vertex.
int AugmentingSearch::MeetingBase(int u, int v) const {
  VertexSet passed(graph_.vertices());
  const auto up = [this](int base) { return BaseOf(LabelOf(base).via); };
  int base = BaseOf(u);
  for (; LabelOf(base).kind != Label::Kind::kRoot; base = up(base)) passed.Insert(base);
  passed.Insert(base);
  for (base = BaseOf(v); !passed.Contains(base);) base = up(base);
  return base;
}

// Makes outer the inner vertices on the path from one end of an edge between outer vertices up to the base of the new
// cycle.
void AugmentingSearch::Absorb(FoundCycle cycle, int from) {
  VertexSet& members = cycles_.begin()[cycle_of_[Vertex(cycle.base)]];
  for (int base = BaseOf(from); base != cycle.base;) {
    const int inner = MateOf(base);
    const int above = BaseOf(LabelOf(base).via);
    if (const int within = cycle_of_[Vertex(base)]; within != kNoCycle) members.InsertAll(cycles_.begin()[within]);
    members.Insert(base);
    members.Insert(inner);
    base_links_[Vertex(base)] = cycle.base;
    base_links_[Vertex(inner)] = cycle.base;
    MakeOuter(inner, {Label::Kind::kEdge, cycle.u, cycle.v});
    base = above;
  }
}

std::span<const std::uint64_t> AugmentingSearch::CycleOf(int base) const {
  const int place = cycle_of_[Vertex(base)];
  if (place == kNoCycle) return {};
  return cycles_.begin()[place].words();
}

VertexSet& AugmentingSearch::MakeCycle(int base) {
  int& place = cycle_of_[Vertex(base)];
  if (place == kNoCycle) {
    place = static_cast<int>(cycles_.size());
    cycles_.emplace_back(graph_.vertices());
  }
  return cycles_.begin()[place];
}

void AugmentingSearch::Join(int u, int v) {
  const FoundCycle cycle{u, v, MeetingBase(u, v)};
  MakeCycle(cycle.base).Insert(cycle.base);
  Absorb(cycle, u);
  Absorb(cycle, v);
}

// Matches v with w and goes on along the path of v until the path has been dealt with.
void AugmentingSearch::Rematch(Mates& mates, int v, int w) const {
  const auto old_mate = std::exchange(mates[Vertex(v)], w);
  if (!old_mate || mates[Vertex(*old_mate)] != v) return;
  const Label& label = LabelOf(v);
  if (label.kind == Label::Kind::kVertex) {
    mates[Vertex(*old_mate)] = label.via;
    Rematch(mates, label.via, *old_mate);
  } else {
    Rematch(mates, label.via, label.other);
    Rematch(mates, label.other, label.via);
  }
}

void AugmentingSearch::Apply(Mates& mates) {
  mates[Vertex(found_->unpaired)] = found_->outer;
  Rematch(mates, found_->outer, found_->unpaired);
  unpaired_.Erase(found_->unpaired);
  tree_.push_back(found_->unpaired);
  for (const int v : tree_) {
    untouched_.Insert(v);
    outer_.Erase(v);
    base_links_[Vertex(v)] = v;
    cycle_of_[Vertex(v)] = kNoCycle;
  }
}

}  // namespace ronda::matching
