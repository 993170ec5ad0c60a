#include "judge/neighbours.h"

#include <algorithm>

namespace ronda::judge {
namespace {

// By place: the opponent; the same place where it has the bye.
using Opponents = std::vector<int>;

bool IsAllowed(const TriedList& list, const Opponents& opponents) {
  for (int place = 0; place < list.size; ++place) {
    const int opponent = opponents[static_cast<std::size_t>(place)];
    if (opponent == place ? !list.may_have_bye(place) : !list.may_meet(place, opponent)) return false;
  }
  return true;
}

std::optional<int> ByeOf(const Opponents& opponents) {
  for (std::size_t place = 0; place < opponents.size(); ++place) {
    if (opponents[place] == static_cast<int>(place)) return static_cast<int>(place);
  }
  return std::nullopt;
}

bool ComesBefore(const Opponents& a, const Opponents& b) {
  if (ByeOf(a) != ByeOf(b)) return ByeOf(a) > ByeOf(b);
  return a < b;
}

// Calls `visit` with every way to put the places that are left into pairs, and one at most alone.
void ForEachPairing(std::vector<int> left, Opponents& opponents, const std::function<void(const Opponents&)>& visit) {
  if (left.empty()) return visit(opponents);
  const int first = left.front();
  left.erase(left.begin());
  for (std::size_t i = 0; i < left.size(); ++i) {
    std::vector<int> others = left;
    const int second = left[i];
    others.erase(others.begin() + static_cast<std::ptrdiff_t>(i));
    opponents[static_cast<std::size_t>(first)] = second;
    opponents[static_cast<std::size_t>(second)] = first;
    ForEachPairing(others, opponents, visit);
  }
  if (left.size() % 2 == 1) return;
  opponents[static_cast<std::size_t>(first)] = first;
  ForEachPairing(left, opponents, visit);
}

}  // namespace

std::optional<TriedPairing> TryAllPairings(const TriedList& list) {
  std::vector<int> places;
  for (int place = 0; place < list.size; ++place) places.push_back(place);
  std::optional<Opponents> best;
  Opponents opponents(places.size());
  ForEachPairing(places, opponents, [&](const Opponents& tried) {
    if (IsAllowed(list, tried) && (!best || ComesBefore(tried, *best))) best = tried;
  });
  if (!best) return std::nullopt;
  TriedPairing pairing{.bye = ByeOf(*best), .pairs = {}};
  for (const int place : places) {
    const int opponent = (*best)[static_cast<std::size_t>(place)];
    if (place < opponent) pairing.pairs.emplace_back(place, opponent);
  }
  return pairing;
}

}  // namespace ronda::judge
