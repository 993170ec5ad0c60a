#include "ronda/pairing/tables/event.h"

#include <algorithm>

#include "ronda/base/counting.h"
#include "ronda/base/id_vector.h"

namespace ronda::tables {
namespace {

Fraction FullTablePoints(const Event& event, int place) {
  if (event.points.empty()) return Fraction(event.table_size - place);
  return Fraction(event.points[Size(place - 1)].tenths(), 10);
}

}  // namespace

Fraction PointsOfPlace(const Event& event, int size, int place) {
  if (size == event.table_size) return FullTablePoints(event, place);
  const Fraction first = FullTablePoints(event, 1);
  const Fraction last = FullTablePoints(event, event.table_size);
  return first - (first - last) * Fraction(place - 1, size - 1);
}

std::vector<Fraction> PointsAt(const Event& event, const Table& table) {
  const int size = Count(table.players);
  std::vector<Fraction> points;
  for (const int place : table.places) {
    const auto sharers = static_cast<int>(std::ranges::count(table.places, place));
    Fraction sum;
    for (int p = place; p < place + sharers; ++p) sum += PointsOfPlace(event, size, p);
    points.push_back(sum / Fraction(sharers));
  }
  return points;
}

bool IsRanking(std::vector<int> places) {
  std::ranges::sort(places);
  for (std::size_t i = 0; i < places.size(); ++i) {
    const bool shared = i > 0 && places[i] == places[i - 1];
    if (!shared && places[i] != static_cast<int>(i) + 1) return false;
  }
  return true;
}

Event Before(const Event& event, int round) {
  Event before = event;
  if (round > Count(event.rounds)) return before;
  before.rounds.erase(before.rounds.begin() + round - 1, before.rounds.end());
  IdVector<Index, bool> seated(Count(event.players), false);
  for (const Table& table : event.rounds[Size(round - 1)]) {
    for (const Index player : table.players) seated[player] = true;
  }
  std::erase_if(before.away, [&](const Absence& absence) { return absence.round == round; });
  for (const Index player : seated.ids()) {
    if (!seated[player]) before.away.push_back({round, player});
  }
  return before;
}

}  // namespace ronda::tables
