#include "ronda/pairing/keizer/list_pairing.h"

#include <algorithm>
#include <numeric>

#include "ronda/matching/perfect_matching.h"

namespace ronda::keizer {
namespace {

// Dirac: an even number, each of whom may meet at least half of them, can be paired.
bool HasRoom(const RoundList& list, std::size_t players) {
  return 2 * (static_cast<std::ptrdiff_t>(players) - 1 - list.most_barred()) >= static_cast<std::ptrdiff_t>(players);
}

matching::Graph GraphOf(const RoundList& list, std::span<const int> places) {
  matching::Graph graph(static_cast<int>(places.size()));
  for (int u = 0; u < graph.vertices(); ++u) {
    for (int v = 0; v < u; ++v) {
      if (list.MayMeet(places[static_cast<std::size_t>(u)], places[static_cast<std::size_t>(v)])) graph.AddEdge(u, v);
    }
  }
  return graph;
}

// As long as there is room whoever is left can be paired, whatever the pair.
std::vector<int> PairWhileThereIsRoom(const RoundList& list, std::span<const int> places,
                                      std::vector<PlacePair>& pairs) {
  std::vector<int> left(places.begin(), places.end());
  std::size_t first = 0;
  while (left.size() - first >= 2 && HasRoom(list, left.size() - first - 2)) {
    const int one = left[first];
    const auto begin = left.begin() + static_cast<std::ptrdiff_t>(first);
    const auto other = std::find_if(begin + 1, left.end(), [&](int place) { return list.MayMeet(one, place); });
    pairs.emplace_back(one, *other);
    std::rotate(begin, other, other + 1);  // the opponent before him, both behind us
    first += 2;
  }
  left.erase(left.begin(), left.begin() + static_cast<std::ptrdiff_t>(first));
  return left;
}

// Every pair is settled only if the others can still be paired.
bool PairTheRest(const RoundList& list, std::span<const int> places, std::vector<PlacePair>& pairs) {
  matching::PerfectMatching matching(GraphOf(list, places));
  if (!matching.IsPerfect()) return false;
  std::vector<bool> paired(places.size(), false);
  const int size = static_cast<int>(places.size());
  for (int u = 0; u < size; ++u) {
    for (int v = u + 1; v < size && !paired[static_cast<std::size_t>(u)]; ++v) {
      if (paired[static_cast<std::size_t>(v)] || !matching.graph().HasEdge(u, v) || !matching.Settle(u, v)) continue;
      paired[static_cast<std::size_t>(u)] = paired[static_cast<std::size_t>(v)] = true;
      pairs.emplace_back(places[static_cast<std::size_t>(u)], places[static_cast<std::size_t>(v)]);
    }
  }
  return true;
}

}  // namespace

std::optional<std::vector<PlacePair>> PairDownTheList(const RoundList& list, std::span<const int> places) {
  std::vector<PlacePair> pairs;
  const std::vector<int> rest = PairWhileThereIsRoom(list, places, pairs);
  if (!PairTheRest(list, rest, pairs)) return std::nullopt;
  return pairs;
}

std::optional<int> FirstWhoCanSitOut(const RoundList& list, std::span<const int> candidates) {
  if (candidates.empty()) return std::nullopt;
  if (HasRoom(list, static_cast<std::size_t>(list.size()) - 1)) return candidates.front();
  std::vector<int> everybody(static_cast<std::size_t>(list.size()));
  std::iota(everybody.begin(), everybody.end(), 0);
  matching::PerfectMatching matching(GraphOf(list, everybody));
  for (const int candidate : candidates) {
    matching.SetAside(candidate);
    if (matching.IsPerfect()) return candidate;
    matching.Return(candidate);
  }
  return std::nullopt;
}

}  // namespace ronda::keizer
