#include "ronda/verify/result_model.h"

#include <gtest/gtest.h>

namespace ronda::verify {
namespace {

constexpr int kMillion = 1'000'000;

// The values the description of the model gives for 2467 against 2344, worked out from its formulas: 0.51134, 0.35112
// and 0.13754.
TEST(ResultModel, ExampleOfItsDescription) {
  const GameOdds odds = OddsOf(2467, 2344);
  EXPECT_NEAR(odds.white_wins, 511'343, 5);
  EXPECT_NEAR(odds.draw, 351'122, 5);
  EXPECT_NEAR(odds.black_wins, 137'535, 5);
}

// At equal ratings of 2400, q = 1: White's parabola from LL = -553.6 to CL = 40 has the value 0.35 at CL, so 0 gives
// 0.35 (553.6/593.6)² = 0.304420; Black's from UL = 496.8 to CL = -80 has 0.33, so 0.33 (496.8/576.8)² = 0.244807.
TEST(ResultModel, EqualRatings) {
  const GameOdds odds = OddsOf(2400, 2400);
  EXPECT_NEAR(odds.white_wins, 304'420, 5);
  EXPECT_NEAR(odds.black_wins, 244'807, 5);
}

TEST(ResultModel, AHugeDifferenceDecidesTheGame) {
  EXPECT_EQ(OddsOf(2800, 1000), (GameOdds{kMillion, 0, 0}));
  EXPECT_EQ(OddsOf(1000, 2800), (GameOdds{0, 0, kMillion}));
}

TEST(ResultModel, OddsAreProbabilitiesWhateverTheRatings) {
  for (int white = 0; white <= 4000; white += 50) {
    for (int black = 0; black <= 4000; black += 50) {
      const GameOdds odds = OddsOf(white, black);
      ASSERT_GE(odds.white_wins, 0);
      ASSERT_GE(odds.draw, 0);
      ASSERT_GE(odds.black_wins, 0);
      ASSERT_EQ(odds.white_wins + odds.draw + odds.black_wins, kMillion);
    }
  }
}

TEST(ResultModel, AStrongerWhiteWinsMoreOften) {
  for (int white = 1000; white < 2800; white += 10) {
    ASSERT_LE(OddsOf(white, 2000).white_wins, OddsOf(white + 10, 2000).white_wins) << white;
  }
}

TEST(ResultModel, AnotherShareOfDrawsKeepsTheExpectedScore) {
  const GameOdds odds = OddsOf(2467, 2344);
  const GameOdds fewer = WithDraws(odds, 10);
  EXPECT_EQ(fewer.draw, 100'000);
  EXPECT_NEAR(2 * fewer.white_wins + fewer.draw, 2 * odds.white_wins + odds.draw, 1);
  const GameOdds none = WithDraws(odds, 0);
  EXPECT_EQ(none.draw, 0);
  // White expects 0.687 points: no more than 2 x 0.313 of the games can be drawn.
  const GameOdds most = WithDraws(odds, 100);
  EXPECT_NEAR(most.draw, 626'192, 10);
  EXPECT_NEAR(most.black_wins, 0, 1);
}

}  // namespace
}  // namespace ronda::verify
