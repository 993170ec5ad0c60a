#include "ronda/pairing/keizer/paired_places.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace ronda::keizer {

std::vector<int> ByeCandidates(const RoundList& list, ByeLimit limit) {
  std::vector<int> candidates;
  for (int place = list.size() - 1; place >= 0; --place) {
    if (limit == ByeLimit::kLevel || list[place].byes == 0) candidates.push_back(place);
  }
  std::ranges::stable_sort(candidates, {}, [&](int place) { return list[place].byes; });
  return candidates;
}

std::optional<PairedPlaces> PairPlaces(const RoundList& list, ByeLimit limit) {
  PairedPlaces paired;
  std::vector<int> places(static_cast<std::size_t>(list.size()));
  std::iota(places.begin(), places.end(), 0);
  if (list.size() % 2 == 1) {
    paired.bye = FirstWhoCanSitOut(list, ByeCandidates(list, limit));
    if (!paired.bye) return std::nullopt;
    std::erase(places, *paired.bye);
  }
  auto pairs = PairDownTheList(list, places);
  if (!pairs) return std::nullopt;
  paired.pairs = *std::move(pairs);
  return paired;
}

}  // namespace ronda::keizer
