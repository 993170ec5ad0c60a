#include "ronda/matching/best_matchings.h"

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <utility>

#include "ronda/base/counting.h"
#include "ronda/base/id_range.h"
#include "ronda/base/id_vector.h"

namespace ronda::matching {

BestMatchings::BestMatchings(HeaviestMatchings heaviest)
    : perfect_(std::move(heaviest.edges), std::move(heaviest.mates)),
      leaving_out_(std::move(heaviest.leaving_out)),
      odd_sets_(std::move(heaviest.odd_sets)) {}

BestMatchings::BestMatchings(PerfectMatching perfect)
    : perfect_(std::move(perfect)), leaving_out_(edges().vertices()) {}

bool BestMatchings::LeavesOddSetsOnce() const {
  return std::ranges::all_of(odd_sets_, [&](const OddSet& set) {
    const auto is_paired_outside = [&](Vertex v) { return !set.contains.Contains(MateOf(v)); };
    return CountIf(set.vertices, is_paired_outside) == 1;
  });
}

bool BestMatchings::Without(const EdgeList& edges) {
  auto removed = perfect_.Without(edges);
  if (!removed) return false;
  if (LeavesOddSetsOnce()) {
    if (fewest_leaving_) removed_since_.insert(removed_since_.end(), removed->edges.begin(), removed->edges.end());
    return true;
  }
  perfect_.Undo(*std::move(removed));
  return WithoutByWeights(edges);
}

bool BestMatchings::Settle(Vertex u, Vertex v) {
  EdgeList others = EdgesOf(u, [&](Vertex other) { return other != v; });
  const EdgeList more = EdgesOf(v, [&](Vertex other) { return other != u; });
  others.insert(others.end(), more.begin(), more.end());
  return Without(others);
}

// Mostly it is the first there is an edge to; if not, one search rules out most of the others.
std::optional<Vertex> BestMatchings::SettleFirst(Vertex v, std::span<const Vertex> others) {
  const auto is_joined = [&](Vertex other) { return edges().HasEdge(v, other); };
  auto found = std::find_if(others.begin(), others.end(), is_joined);
  if (found == others.end() || Settle(v, *found)) return found == others.end() ? std::nullopt : std::optional(*found);
  const VertexSet partners = perfect_.PartnersOf(v);
  found = std::find_if(std::next(found), others.end(),
                       [&](Vertex other) { return is_joined(other) && partners.Contains(other) && Settle(v, other); });
  return found == others.end() ? std::nullopt : std::optional(*found);
}

// One pair more outweighs everything else.
std::uint64_t BestMatchings::WeightOfPair() const { return std::uint64_t{odd_sets_.size()} * Size(edges().vertices()); }

BestMatchings::Weight BestMatchings::WeightBetween(Vertex u, Vertex v) const {
  return Weight(WeightOfPair() + OddSetsNotLeft(odd_sets_, u, v));
}

// With the duals it starts from the edges that leave no odd set are tight, so that most pairs are made at once.
void BestMatchings::WeighEdges() {
  fewest_leaving_.emplace(edges().vertices());
  for (const Vertex u : IdRange<Vertex>(edges().vertices())) {
    const VertexSet& neighbours = edges().NeighboursOf(u);
    ForEachCommon(neighbours, neighbours, [&](Vertex v) {
      if (u < v) fewest_leaving_->SetWeight(u, v, WeightBetween(u, v));
    });
  }
  const Weight most(WeightOfPair() + odd_sets_.size());
  fewest_leaving_->StartFrom(IdVector<Vertex, Weight>(edges().vertices(), most));
}

bool BestMatchings::WithoutByWeights(const EdgeList& edges) {
  if (!fewest_leaving_) WeighEdges();
  for (const auto& [u, v] : removed_since_) fewest_leaving_->RemoveEdge(u, v);
  removed_since_.clear();
  for (const auto& [u, v] : edges) fewest_leaving_->RemoveEdge(u, v);
  fewest_leaving_->Solve();
  Graph left = this->edges();
  for (const auto& [u, v] : edges) left.RemoveEdge(u, v);
  Mates mates;
  for (const Vertex v : IdRange<Vertex>(left.vertices())) mates.push_back(fewest_leaving_->MateOf(v));
  PerfectMatching before = std::exchange(perfect_, PerfectMatching(std::move(left), std::move(mates)));
  if (LeavesOddSetsOnce()) return true;
  perfect_ = std::move(before);
  for (const auto& [u, v] : edges) {
    if (this->edges().HasEdge(u, v)) fewest_leaving_->SetWeight(u, v, WeightBetween(u, v));
  }
  return false;
}

}  // namespace ronda::matching
