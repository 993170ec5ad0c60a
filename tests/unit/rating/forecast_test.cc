#include "ronda/rating/forecast.h"

#include <gtest/gtest.h>

namespace ronda::rating {
namespace {

const RuleSet& Rules() { return StandardRuleSets().front(); }

Standing AfterTwoGames() { return {2000, 20, {{2100, Fraction(1)}, {1900, Fraction(1, 2)}}}; }

TEST(Forecast, OneGameToCome) {
  const int opponent = 2050;
  const auto prospects = ProspectsOf(Rules(), AfterTwoGames(), {&opponent, 1});
  ASSERT_EQ(prospects.size(), 3U);
  // Expected 0.36 + 0.64 + 0.43 = 1.43.
  EXPECT_EQ(prospects[0].change, Fraction(14, 10));
  EXPECT_EQ(prospects[1].change, Fraction(114, 10));
  EXPECT_EQ(prospects[2].change, Fraction(214, 10));
  EXPECT_EQ(prospects[2].new_rating, 2021);
  EXPECT_EQ(prospects[2].performance, 2017 + 273);  // 2.5 of 3 is 83 %
}

TEST(Forecast, SeveralGamesToCome) {
  const std::vector<int> opponents{2050, 2000};
  EXPECT_EQ(ProspectsOf(Rules(), AfterTwoGames(), opponents).size(), 5U);
  EXPECT_EQ(ProspectsOf(Rules(), AfterTwoGames(), {}).size(), 1U);
}

TEST(Forecast, Goals) {
  const int opponent = 2050;
  const auto prospects = ProspectsOf(Rules(), AfterTwoGames(), {&opponent, 1});
  const Goal goal{2010, 2100};
  EXPECT_FALSE(Reaches(prospects[0], goal));
  EXPECT_TRUE(Reaches(prospects[1], goal));
  EXPECT_TRUE(Reaches(prospects[0], {}));
}

TEST(Forecast, LeastOpponentIsTheLeast) {
  const Goal goal{2020, std::nullopt};
  const auto least = LeastOpponent(Rules(), AfterTwoGames(), Fraction(1), goal);
  ASSERT_TRUE(least);
  const auto with = [&](int rating) { return ProspectsOf(Rules(), AfterTwoGames(), {&rating, 1})[2]; };
  EXPECT_TRUE(Reaches(with(*least), goal));
  EXPECT_FALSE(Reaches(with(*least - 1), goal));
  EXPECT_EQ(LeastOpponent(Rules(), AfterTwoGames(), Fraction(0), {2100, std::nullopt}), std::nullopt);
}

TEST(Forecast, OfAnUnratedPlayer) {
  const Standing unrated{
      std::nullopt, 0, {{1700, Fraction(1)}, {1700, Fraction(1)}, {1700, Fraction(0)}, {1700, Fraction(0)}}};
  const int opponent = 1700;
  const auto prospects = ProspectsOf(Rules(), unrated, {&opponent, 1});
  EXPECT_EQ(prospects[0].new_rating, 1679);
  EXPECT_GT(prospects[2].new_rating, 1679);
}

}  // namespace
}  // namespace ronda::rating
