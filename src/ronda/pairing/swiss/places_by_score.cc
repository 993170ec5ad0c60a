#include "ronda/pairing/swiss/places_by_score.h"

#include <algorithm>
#include <cstddef>
#include <numeric>

#include "ronda/base/counting.h"

namespace ronda::swiss {
namespace {

std::vector<Place> PlacesBySorting(const std::vector<Points>& scores) {
  std::vector<std::size_t> order(scores.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::ranges::stable_sort(order, std::ranges::greater{}, [&](std::size_t i) { return scores[i]; });
  std::vector<Place> places(scores.size(), Place(0));
  for (std::size_t place = 0; place < order.size(); ++place) places[order[place]] = Place::FromIndex(place);
  return places;
}

}  // namespace

// Scores nearly always lie close together, and then they are counted.
std::vector<Place> PlacesByScore(const std::vector<Points>& scores) {
  constexpr std::size_t kMostCounted = 10'000;
  if (scores.empty()) return {};
  const auto [lowest, highest] = std::ranges::minmax(scores);
  const auto below_highest = [top = highest](Points score) { return Size((top - score).tenths()); };
  if (below_highest(lowest) > kMostCounted) return PlacesBySorting(scores);
  std::vector<int> higher(below_highest(lowest) + 2, 0);  // how many there are of higher scores
  for (const Points score : scores) ++higher[below_highest(score) + 1];
  std::partial_sum(higher.begin(), higher.end(), higher.begin());
  std::vector<Place> places;
  places.reserve(scores.size());
  for (const Points score : scores) places.emplace_back(higher[below_highest(score)]++);
  return places;
}

}  // namespace ronda::swiss
