#include "ronda/pairing/swiss/neighbours.h"

#include <algorithm>
#include <numeric>
#include <utility>

#include "ronda/matching/perfect_matching.h"

namespace ronda::swiss {
namespace {

std::size_t At(int place) { return static_cast<std::size_t>(place); }

bool MayMeet(const RankedList& list, int a, int b) { return !std::ranges::binary_search(list.forbidden[At(a)], b); }

// Vertex v is places[v], which are ascending.
matching::Graph MayMeetGraph(const RankedList& list, const std::vector<int>& places) {
  const int size = static_cast<int>(places.size());
  matching::VertexSet everybody(size);
  for (int v = 0; v < size; ++v) everybody.Insert(v);
  matching::Graph graph(size);
  for (int v = 0; v < size; ++v) {
    matching::VertexSet row = everybody;
    row.Erase(v);
    for (const int forbidden : list.forbidden[At(places[At(v)])]) {
      const auto found = std::ranges::lower_bound(places, forbidden);
      if (found != places.end() && *found == forbidden) row.Erase(static_cast<int>(found - places.begin()));
    }
    graph.SetNeighbours(v, std::move(row));
  }
  return graph;
}

class Pairer {
 public:
  explicit Pairer(const RankedList& list) : list_(list), free_(At(list.size())) {
    std::iota(free_.begin(), free_.end(), 0);
    for (const auto& forbidden : list.forbidden) most_forbidden_ = std::max(most_forbidden_, std::ssize(forbidden));
  }

  std::optional<NeighbourPairing> Run() {
    if (free_.size() % 2 == 1) {
      pairing_.bye = ChooseBye();
      if (!pairing_.bye) return std::nullopt;
      std::erase(free_, *pairing_.bye);
    }
    PairTop();
    if (!PairTail()) return std::nullopt;
    return std::move(pairing_);
  }

 private:
  // Dirac: an even number of players, each of whom may meet at least half as many, can be paired.
  bool CertainlyPairable(std::ptrdiff_t players) const { return 2 * (players - 1 - most_forbidden_) >= players; }

  // The first without whom the others can be paired.
  std::optional<int> ChooseBye() const {
    std::optional<matching::PerfectMatching> matching;
    for (const int place : list_.bye_candidates) {
      if (CertainlyPairable(std::ssize(free_) - 1)) return place;
      if (!matching) matching.emplace(MayMeetGraph(list_, free_));
      matching->SetAside(place);
      if (matching->IsPerfect()) return place;
      matching->Return(place);
    }
    return std::nullopt;
  }

  // While the others are so many that they can be paired whoever is taken from them.
  void PairTop() {
    std::vector<bool> taken(At(list_.size()), false);
    std::ptrdiff_t left = std::ssize(free_);
    for (auto first = free_.begin(); first != free_.end() && CertainlyPairable(left - 2); ++first) {
      if (taken[At(*first)]) continue;
      const auto second = std::find_if(first + 1, free_.end(),
                                       [&](int place) { return !taken[At(place)] && MayMeet(list_, *first, place); });
      pairing_.pairs.push_back({*first, *second});
      taken[At(*first)] = taken[At(*second)] = true;
      left -= 2;
    }
    std::erase_if(free_, [&](int place) { return taken[At(place)]; });
  }

  bool PairTail() {
    matching::PerfectMatching matching(MayMeetGraph(list_, free_));
    if (!matching.IsPerfect()) return false;
    std::vector<bool> taken(free_.size(), false);
    for (int v = 0; v < std::ssize(free_); ++v) {
      if (taken[At(v)]) continue;
      const matching::VertexSet partners = matching.PartnersOf(v);
      const int nearest = FirstCommon(partners, partners).value();
      matching.Settle(v, nearest);
      taken[At(nearest)] = true;
      pairing_.pairs.push_back({free_[At(v)], free_[At(nearest)]});
    }
    return true;
  }

  const RankedList& list_;
  std::vector<int> free_;  // ascending
  std::ptrdiff_t most_forbidden_ = 0;
  NeighbourPairing pairing_;
};

}  // namespace

std::optional<NeighbourPairing> PairNeighbours(const RankedList& list) { return Pairer(list).Run(); }

}  // namespace ronda::swiss
