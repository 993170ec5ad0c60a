// C.04.3/2017, section D: the order in which candidates are made.
#include <gtest/gtest.h>

#include "article/dutch_situations.h"
#include "support/pairers.h"

namespace ronda::test {
namespace {

TEST(C04_3_2017, D_RemainderIsNumberedAfresh) {
  // 2-4 3-5 7-8 exchanges 4 for 7, 2-3 4-7 5-8 exchanges 3 for 5. Counted within the remainder both differ by two, and
  // 4 is the larger out of S1 (decision 021).
  EXPECT_EQ(Dutch2017(RemainderWithAGap()), "1-6 2-4 5-3 7-8");
}

TEST(C04_3_2017, D1_TranspositionsInLexicographicOrder) {
  EXPECT_EQ(Dutch2017(SixOfOneScore().Forbid({3, 6})), "1-4 2-6 3-5");
  EXPECT_EQ(Dutch2017(SixOfOneScore().Forbid({1, 4})), "1-5 2-4 3-6");
  EXPECT_EQ(Dutch2017(SixOfOneScore().Forbid({1, 4}).Forbid({2, 4})), "1-5 2-6 3-4");
}

TEST(C04_3_2017, D1_OnlyTheFirstNumbersCount) {
  EXPECT_EQ(Dutch2017(FiveOfOneScore()), "1-3 2-4 5U");
  EXPECT_EQ(Dutch2017(FiveOfOneScore().Forbid({2, 4})), "1-3 2-5 4U");
  EXPECT_EQ(Dutch2017(FiveOfOneScore().Forbid({2, 4}).Forbid({2, 5})), "1-4 2-3 5U");
}

TEST(C04_3_2017, D2_a_FewestExchangedFirst) {
  // 2 for 7 is one player (difference 5), 3 and 4 for 5 and 6 are two (difference 4).
  EXPECT_EQ(Dutch2017(EightAround("1-2 3-5 4-6 7-8 1-3 2-4 5-7 6-8")), "1-2 5-3 4-6 8-7");
  EXPECT_EQ(Dutch2017(EightAround("1-3 2-4 5-7 6-8")), "1-3 4-2 5-7 8-6");
}

TEST(C04_3_2017, D2_b_SmallestDifference) {
  // 3 for 4 before 2 for 5.
  EXPECT_EQ(Dutch2017(SixAround("1-3 2-5 4-6 1-2 3-4 5-6")), "1-3 5-2 4-6");
  EXPECT_EQ(Dutch2017(SixAround("1-2 3-4 5-6")), "1-2 4-3 5-6");
}

TEST(C04_3_2017, D2_c_LargestNumberOutOfS1) {
  // 3 for 5 before 2 for 4.
  EXPECT_EQ(Dutch2017(SixAround("1-3 2-4 5-6 1-2 3-5 4-6")), "1-3 4-2 5-6");
  EXPECT_EQ(Dutch2017(SixAround("1-2 3-5 4-6")), "1-2 5-3 4-6");
}

TEST(C04_3_2017, D2_d_SmallestNumberOutOfS2) {
  // For 4 and 5: 6 and 9 before 7 and 8.
  EXPECT_EQ(Dutch2017(TenAround("1-4 2-5 3-7 6-8 9-10 3-6 7-9 8-10")), "1-4 2-5 3-7 8-6 9-10");
  EXPECT_EQ(Dutch2017(TenAround("1-4 2-5 3-6 7-9 8-10")), "1-4 2-5 3-6 9-7 8-10");
}

TEST(C04_3_2017, D3_a_HighestScoresInS1) {
  // 1 has half a point more than 2: 1 is the one to be paired, even if 2 floated in the round before.
  EXPECT_EQ(Dutch2017(MdpsOfTwoScores("1.0 W B")), "1-3 2-4");
  EXPECT_EQ(Dutch2017(MdpsOfTwoScores("1.0 W Bd")), "1-3 2-4");
  EXPECT_EQ(Dutch2017(MdpsOfTwoScores("1.0 W B").Forbid({1, 3})), "1-4 2-3");
}

TEST(C04_3_2017, D3_b_LowestNumbersInS1) {
  EXPECT_EQ(Dutch2017(ThreeMdps()), "1-4 2-5 3-6");
  EXPECT_EQ(Dutch2017(ThreeMdps().Forbid({2, 4}).Forbid({2, 5})), "1-4 2-6 3-5");
  EXPECT_EQ(Dutch2017(ThreeMdps().Forbid({1, 4}).Forbid({1, 5})), "1-6 2-4 3-5");
}

}  // namespace
}  // namespace ronda::test
