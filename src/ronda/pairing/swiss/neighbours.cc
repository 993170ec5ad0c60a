#include "ronda/pairing/swiss/neighbours.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "ronda/base/id_vector.h"
#include "ronda/matching/perfect_matching.h"
#include "ronda/matching/vertex.h"

namespace ronda::swiss {
namespace {

using matching::Vertex;
using Places = IdVector<Vertex, Place>;

bool MayMeet(const RankedList& list, Place a, Place b) { return !std::ranges::binary_search(list.forbidden[a], b); }

// Vertex v is places[v], which are ascending.
matching::Graph NotForbiddenGraph(const RankedList& list, const Places& places) {
  const int size = places.size();
  matching::VertexSet everybody(size);
  for (const Vertex v : places.ids()) everybody.Insert(v);
  matching::Graph graph(size);
  for (const Vertex v : places.ids()) {
    matching::VertexSet row = everybody;
    row.Erase(v);
    for (const Place forbidden : list.forbidden[places[v]]) {
      const auto found = std::ranges::lower_bound(places, forbidden);
      if (found != places.end() && *found == forbidden) row.Erase(Vertex::FromIndex(IndexIn(places, found)));
    }
    graph.SetNeighbours(v, std::move(row));
  }
  return graph;
}

class Pairer {
 public:
  explicit Pairer(const RankedList& list)
      : list_(list), everybody_(list.forbidden.ids()), free_(std::vector<Place>(everybody_.begin(), everybody_.end())) {
    for (const auto& forbidden : list.forbidden) most_forbidden_ = std::max(most_forbidden_, std::ssize(forbidden));
  }

  std::optional<NeighbourPairing> Run() {
    if (free_.size() % 2 == 1) {
      pairing_.bye = ChooseBye();
      if (!pairing_.bye) return std::nullopt;
      Leave([&](Place place) { return place != *pairing_.bye; });
    }
    PairTop();
    if (!PairTail()) return std::nullopt;
    return std::move(pairing_);
  }

 private:
  template <class IsLeft>
  void Leave(IsLeft is_left) {
    std::vector<Place> left;
    std::ranges::copy_if(free_, std::back_inserter(left), is_left);
    free_ = Places(std::move(left));
  }

  // Dirac: an even number of players, each of whom may meet at least half as many, can be paired.
  bool CertainlyPairable(std::ptrdiff_t players) const { return 2 * (players - 1 - most_forbidden_) >= players; }

  // The first without whom the others can be paired.
  std::optional<Place> ChooseBye() const {
    std::optional<matching::PerfectMatching> matching;
    for (const Place place : list_.bye_candidates) {
      if (CertainlyPairable(std::ssize(free_) - 1)) return place;
      if (!matching) matching.emplace(NotForbiddenGraph(list_, free_));
      const Vertex v(place.value());  // everybody is free
      matching->SetAside(v);
      if (matching->IsPerfect()) return place;
      matching->Return(v);
    }
    return std::nullopt;
  }

  // While the others are so many that they can be paired whoever is taken from them.
  void PairTop() {
    IdVector<Place, bool> taken(list_.size(), false);
    std::ptrdiff_t left = std::ssize(free_);
    for (auto first = free_.begin(); first != free_.end() && CertainlyPairable(left - 2); ++first) {
      if (taken[*first]) continue;
      const auto second = std::find_if(first + 1, free_.end(),
                                       [&](Place place) { return !taken[place] && MayMeet(list_, *first, place); });
      pairing_.pairs.push_back({*first, *second});
      taken[*first] = taken[*second] = true;
      left -= 2;
    }
    Leave([&](Place place) { return !taken[place]; });
  }

  bool PairTail() {
    matching::PerfectMatching matching(NotForbiddenGraph(list_, free_));
    if (!matching.IsPerfect()) return false;
    IdVector<Vertex, bool> taken(free_.size(), false);
    for (const Vertex v : free_.ids()) {
      if (taken[v]) continue;
      const matching::VertexSet partners = matching.PartnersOf(v);
      const Vertex nearest = FirstCommon(partners, partners).value();
      matching.Settle(v, nearest);
      taken[nearest] = true;
      pairing_.pairs.push_back({free_[v], free_[nearest]});
    }
    return true;
  }

  const RankedList& list_;
  IdRange<Place> everybody_;
  Places free_;  // ascending
  std::ptrdiff_t most_forbidden_ = 0;
  NeighbourPairing pairing_;
};

}  // namespace

std::optional<NeighbourPairing> PairNeighbours(const RankedList& list) { return Pairer(list).Run(); }

}  // namespace ronda::swiss
