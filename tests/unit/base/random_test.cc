#include "ronda/base/random.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <vector>

namespace ronda {
namespace {

// The first numbers of xoshiro256** seeded with splitmix64(0), as the authors' reference code and other implementations
// give them.
TEST(Random, FollowsItsDefinition) {
  Random random(0);
  EXPECT_EQ(random.Next(), 11091344671253066420U);
  EXPECT_EQ(random.Next(), 13793997310169335082U);
  EXPECT_EQ(random.Next(), 1900383378846508768U);
  EXPECT_EQ(random.Next(), 7684712102626143532U);
}

TEST(Random, SeedsGiveDifferentNumbers) { EXPECT_NE(Random(1).Next(), Random(2).Next()); }

TEST(Random, BetweenReachesBothEndsAndNothingElse) {
  Random random(7);
  std::array<int, 5> seen{};
  for (int i = 0; i < 1000; ++i) {
    const int number = random.Between(-2, 2);
    ASSERT_GE(number, -2);
    ASSERT_LE(number, 2);
    ++seen[static_cast<std::size_t>(number + 2)];
  }
  // 200 of each are expected; 5 standard deviations are 63.
  for (const int count : seen) EXPECT_NEAR(count, 200, 63);
}

TEST(Random, BelowOneIsZero) { EXPECT_EQ(Random(3).Below(1), 0U); }

TEST(Random, ChanceIsThatOfItsParts) {
  Random random(11);
  int hits = 0;
  for (int i = 0; i < 100'000; ++i) hits += random.Chance(30'000) ? 1 : 0;
  EXPECT_NEAR(hits, 3000, 270);  // 5 standard deviations
  EXPECT_FALSE(random.Chance(0));
  EXPECT_TRUE(random.Chance(1'000'000));
}

TEST(Random, ShuffleKeepsTheItemsAndTheSeedTheOrder) {
  const auto shuffled = [](std::uint64_t seed) {
    std::vector<int> items{1, 2, 3, 4, 5, 6, 7, 8};
    Random(seed).Shuffle(std::span(items));
    return items;
  };
  EXPECT_THAT(shuffled(1), testing::UnorderedElementsAre(1, 2, 3, 4, 5, 6, 7, 8));
  EXPECT_EQ(shuffled(1), shuffled(1));
  EXPECT_NE(shuffled(1), shuffled(2));
}

}  // namespace
}  // namespace ronda
