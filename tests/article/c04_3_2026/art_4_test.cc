// C.04.3/2026, article 4: the order in which candidates are made.
#include <gtest/gtest.h>

#include "article/dutch_situations.h"
#include "support/pairers.h"

namespace ronda::test {
namespace {

TEST(C04_3_2026, Art4_1_1_RemainderIsNumberedAfresh) {
  // 1 meets 6. The remainder 2 3 4 5 7 8 can be paired in two ways only: 2-4 3-5 7-8, which moves 4 out of S1 and 7 in,
  // and 2-3 4-7 5-8, which moves 3 out and 5 in. Numbered afresh (1 to 6) both differ by two (3 for 5, 2 for 4), and
  // the larger number out of S1 decides for the former. With the numbers of the whole bracket the latter would be
  // nearer.
  EXPECT_EQ(Dutch2026(RemainderWithAGap()), "1-6 2-4 5-3 7-8");
}

TEST(C04_3_2026, Art4_2_2_TranspositionsInLexicographicOrder) {
  // 3-6 is out: 4 5 6 becomes 4 6 5.
  EXPECT_EQ(Dutch2026(SixOfOneScore().Forbid({3, 6})), "1-4 2-6 3-5");
  // 1-4 is out: the next that begins otherwise is 5 4 6.
  EXPECT_EQ(Dutch2026(SixOfOneScore().Forbid({1, 4})), "1-5 2-4 3-6");
  // 2-4 is out as well: 5 6 4.
  EXPECT_EQ(Dutch2026(SixOfOneScore().Forbid({1, 4}).Forbid({2, 4})), "1-5 2-6 3-4");
}

TEST(C04_3_2026, Art4_2_2_OnlyTheFirstNumbersCount) {
  // Five players, S1 = 1 2: after 3 4 (5 left) comes 3 5 (4 left), then 4 3.
  EXPECT_EQ(Dutch2026(FiveOfOneScore()), "1-3 2-4 5U");
  EXPECT_EQ(Dutch2026(FiveOfOneScore().Forbid({2, 4})), "1-3 2-5 4U");
  EXPECT_EQ(Dutch2026(FiveOfOneScore().Forbid({2, 4}).Forbid({2, 5})), "1-4 2-3 5U");
}

TEST(C04_3_2026, Art4_3_2_FewestExchangedFirst) {
  // Eight players, S1 = 1 to 4. 1-2 3-5 4-6 7-8 exchanges 2 for 7, one player with a difference of 5; 1-3 2-4 5-7 6-8
  // exchanges 3 and 4 for 5 and 6, two players with a difference of 4.
  EXPECT_EQ(Dutch2026(EightAround("1-2 3-5 4-6 7-8 1-3 2-4 5-7 6-8")), "1-2 5-3 4-6 8-7");
  EXPECT_EQ(Dutch2026(EightAround("1-3 2-4 5-7 6-8")), "1-3 4-2 5-7 8-6");
}

TEST(C04_3_2026, Art4_3_2_SmallestDifference) {
  // 1-3 2-5 4-6 exchanges 3 for 4 (difference 1); 1-2 3-4 5-6 exchanges 2 for 5 (difference 3).
  EXPECT_EQ(Dutch2026(SixAround("1-3 2-5 4-6 1-2 3-4 5-6")), "1-3 5-2 4-6");
  EXPECT_EQ(Dutch2026(SixAround("1-2 3-4 5-6")), "1-2 4-3 5-6");
}

TEST(C04_3_2026, Art4_3_2_LargestNumberOutOfS1) {
  // 1-3 2-4 5-6 exchanges 3 for 5, 1-2 3-5 4-6 exchanges 2 for 4: the same difference, and 3 is larger than 2.
  EXPECT_EQ(Dutch2026(SixAround("1-3 2-4 5-6 1-2 3-5 4-6")), "1-3 4-2 5-6");
  EXPECT_EQ(Dutch2026(SixAround("1-2 3-5 4-6")), "1-2 5-3 4-6");
}

TEST(C04_3_2026, Art4_3_2_SmallestNumberOutOfS2) {
  // Ten players, S1 = 1 to 5. 3-7 6-8 9-10 brings 6 and 9 into S1 for 4 and 5, 3-6 7-9 8-10 brings 7 and 8: the same
  // number, the same difference (6), the same out of S1; 6 is smaller than 7.
  EXPECT_EQ(Dutch2026(TenAround("1-4 2-5 3-7 6-8 9-10 3-6 7-9 8-10")), "1-4 2-5 3-7 8-6 9-10");
  EXPECT_EQ(Dutch2026(TenAround("1-4 2-5 3-6 7-9 8-10")), "1-4 2-5 3-6 9-7 8-10");
}

TEST(C04_3_2026, Art4_4_2_SetsBySmallestDifferingNumber) {
  EXPECT_EQ(Dutch2026(ThreeMdps()), "1-4 2-5 3-6");
  // 2 can meet neither resident: the set 1 3.
  EXPECT_EQ(Dutch2026(ThreeMdps().Forbid({2, 4}).Forbid({2, 5})), "1-4 2-6 3-5");
  // 1 can meet neither: the set 2 3.
  EXPECT_EQ(Dutch2026(ThreeMdps().Forbid({1, 4}).Forbid({1, 5})), "1-6 2-4 3-5");
}

TEST(C04_3_2026, Art4_4_1_TheLimboComplies) {
  // 1 (a point and a half) and 2 (a point) come down to 3: only the set of 1 leaves a Limbo that complies with [C7].
  EXPECT_EQ(Dutch2026(MdpsOfTwoScores("1.0 W B")), "1-3 2-4");
  // Even if 2 floated before: [C7] comes first. Without it ([C18]) 2 would be paired here.
  EXPECT_EQ(Dutch2026(MdpsOfTwoScores("1.0 W Bd")), "1-3 2-4");
  // 1 cannot meet 3: the lowest score that can float is now that of 1.
  EXPECT_EQ(Dutch2026(MdpsOfTwoScores("1.0 W B").Forbid({1, 3})), "1-4 2-3");
}

TEST(C04_3_2026, Art4_5_1_NextElement) {
  // 4 can meet nobody of S1: no transposition is left, and the first exchange, 3 for 4, makes S1 = 1 2 4, S2 = 3 5 6.
  // Two wishes are denied whatever is done, so its first transposition stands.
  EXPECT_EQ(Dutch2026(SixOfOneScore().Forbid({1, 4}).Forbid({2, 4}).Forbid({3, 4})), "1-3 2-5 6-4");
  // 1 and 3 may not meet either: the next transposition of that S2 is 5 3 6.
  EXPECT_EQ(Dutch2026(SixOfOneScore().Forbid({1, 4}).Forbid({2, 4}).Forbid({3, 4}).Forbid({1, 3})), "1-5 2-3 6-4");
}

}  // namespace
}  // namespace ronda::test
