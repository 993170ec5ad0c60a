#include "ronda/matching/best_matchings.h"

#include <algorithm>
#include <cstdint>
#include <iterator>

#include "ronda/matching/vertex.h"

namespace ronda::matching {
BestMatchings::BestMatchings(HeaviestMatchings heaviest)
    : perfect_(std::move(heaviest.edges), std::move(heaviest.mates)),
      leaving_out_(std::move(heaviest.leaving_out)),
      odd_sets_(std::move(heaviest.odd_sets)) {}

BestMatchings::BestMatchings(PerfectMatching perfect)
    : perfect_(std::move(perfect)), leaving_out_(edges().vertices()) {}

bool BestMatchings::LeavesOddSetsOnce() const {
  return std::ranges::all_of(odd_sets_, [&](const OddSet& set) {
    const auto is_paired_outside = [&](int v) { return !set.contains.Contains(MateOf(v)); };
    return std::ranges::count_if(set.vertices, is_paired_outside) == 1;
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

bool BestMatchings::Settle(int u, int v) {
  EdgeList others = EdgesOf(u, [&](int other) { return other != v; });
  const EdgeList more = EdgesOf(v, [&](int other) { return other != u; });
  others.insert(others.end(), more.begin(), more.end());
  return Without(others);
}

// Mostly it is the first there is an edge to; if not, one search rules out most of the others.
std::optional<int> BestMatchings::SettleFirst(int v, std::span<const int> others) {
  const auto is_joined = [&](int other) { return edges().HasEdge(v, other); };
  auto found = std::find_if(others.begin(), others.end(), is_joined);
  if (found == others.end() || Settle(v, *found)) return found == others.end() ? std::nullopt : std::optional(*found);
  const VertexSet partners = perfect_.PartnersOf(v);
  found = std::find_if(std::next(found), others.end(),
                       [&](int other) { return is_joined(other) && partners.Contains(other) && Settle(v, other); });
  return found == others.end() ? std::nullopt : std::optional(*found);
}

// One pair more outweighs everything else.
std::uint64_t BestMatchings::WeightOfPair() const {
  return static_cast<std::uint64_t>(odd_sets_.size()) * static_cast<std::uint64_t>(edges().vertices());
}

BestMatchings::Weight BestMatchings::WeightBetween(int u, int v) const {
  return Weight(WeightOfPair() + OddSetsNotLeft(odd_sets_, u, v));
}

// With the duals it starts from the edges that leave no odd set are tight, so that most pairs are made at once.
void BestMatchings::WeighEdges() {
  fewest_leaving_.emplace(edges().vertices());
  for (int u = 0; u < edges().vertices(); ++u) {
    const VertexSet& neighbours = edges().NeighboursOf(u);
    ForEachCommon(neighbours, neighbours, [&](int v) {
      if (u < v) fewest_leaving_->SetWeight(u, v, WeightBetween(u, v));
    });
  }
  const Weight most(WeightOfPair() + odd_sets_.size());
  fewest_leaving_->StartFrom(std::vector<Weight>(Vertex(edges().vertices()).index(), most));
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
  for (int v = 0; v < left.vertices(); ++v) mates.push_back(fewest_leaving_->MateOf(v));
  PerfectMatching before = std::exchange(perfect_, PerfectMatching(std::move(left), std::move(mates)));
  if (LeavesOddSetsOnce()) return true;
  perfect_ = std::move(before);
  for (const auto& [u, v] : edges) {
    if (this->edges().HasEdge(u, v)) fewest_leaving_->SetWeight(u, v, WeightBetween(u, v));
  }
  return false;
}

}  // namespace ronda::matching
