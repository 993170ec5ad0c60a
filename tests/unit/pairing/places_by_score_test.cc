#include "ronda/pairing/swiss/places_by_score.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "ronda/base/random.h"

namespace ronda::swiss {
namespace {

// Where each of them goes by comparing it with all others.
std::vector<Place> ByComparing(const std::vector<Points>& scores) {
  std::vector<Place> places;
  for (std::size_t i = 0; i < scores.size(); ++i) {
    int before = 0;
    for (std::size_t j = 0; j < scores.size(); ++j) {
      if (scores[j] > scores[i] || (scores[j] == scores[i] && j < i)) ++before;
    }
    places.emplace_back(before);
  }
  return places;
}

// Close together, as in any event, and far apart, as fictitious points could put them.
TEST(PlacesByScore, HighestFirstAndEqualsInTheirOrder) {
  for (const int spread : {1, 30, 900, 200'000}) {
    for (std::uint64_t seed = 1; seed <= 200; ++seed) {
      Random random(seed);
      std::vector<Points> scores(random.Below(41));
      for (Points& score : scores) score = Points::Tenths(random.Between(-spread, spread));
      EXPECT_EQ(PlacesByScore(scores), ByComparing(scores)) << "spread " << spread << ", seed " << seed;
    }
  }
}

}  // namespace
}  // namespace ronda::swiss
