#include "ronda/pairing/swiss/places_by_score.h"

#include <algorithm>
#include <cstddef>
#include <numeric>

namespace ronda::swiss {
namespace {

std::vector<int> PlacesBySorting(const std::vector<Points>& scores) {
  std::vector<std::size_t> order(scores.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::ranges::stable_sort(order, std::ranges::greater{}, [&](std::size_t i) { return scores[i]; });
  std::vector<int> places(scores.size());
  for (std::size_t place = 0; place < order.size(); ++place) places[order[place]] = static_cast<int>(place);
  return places;
}

}  // namespace

// Scores nearly always lie close together, and then they are counted.
std::vector<int> PlacesByScore(const std::vector<Points>& scores) {
  constexpr std::size_t kMostCounted = 10'000;
  if (scores.empty()) return {};
  const auto [lowest, highest] = std::ranges::minmax(scores);
  const auto below_highest = [top = highest](Points score) { return static_cast<std::size_t>((top - score).tenths()); };
  if (below_highest(lowest) > kMostCounted) return PlacesBySorting(scores);
  std::vector<int> places(scores.size());
  std::vector<int> next_place(below_highest(lowest) + 2, 0);
  for (const Points score : scores) ++next_place[below_highest(score) + 1];
  std::partial_sum(next_place.begin(), next_place.end(), next_place.begin());
  for (std::size_t i = 0; i < scores.size(); ++i) places[i] = next_place[below_highest(scores[i])]++;
  return places;
}

}  // namespace ronda::swiss
