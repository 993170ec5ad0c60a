// C.04.3/2017, section A: order, scoregroups and brackets, floats, the bye, colour preferences, topscorers, the pairing
// score difference, and how a round is completed.
#include <gtest/gtest.h>

#include "article/dutch_situations.h"
#include "support/pairers.h"

namespace ronda::test {
namespace {

TEST(C04_3_2017, A2_OrderIsScoreThenNumber) {
  EXPECT_EQ(Dutch2017(FourOfOneScore()), "1-3 2-4");
  // 3 and 4 have the higher score and come first.
  EXPECT_EQ(Dutch2017(Situation(R"(
    1 0.0 B
    2 0.0 W
    3 1.0 B
    4 1.0 W )")),
            "1-2 3-4");
}

TEST(C04_3_2017, A3_BracketIsResidentsAndMovedDown) {
  // 1 comes down to 2..6, a heterogeneous bracket: 1-2, and the remainder is 3 4 against 5 6.
  EXPECT_EQ(Dutch2017(MdpAndFiveResidents()), "1-2 3-5 4-6");
  // One score, a homogeneous bracket.
  EXPECT_EQ(Dutch2017(SixOfOneScore()), "1-4 2-5 3-6");
}

TEST(C04_3_2017, A4_a_WhoIsLeftUnpairedMovesDown) {
  EXPECT_EQ(Dutch2017(OneOfThreeFloats("1.0 B W", "1.0 B W")), "1-2 4-3");
  EXPECT_EQ(Dutch2017(TwoAndTwo()), "1-2 3-4");
}

TEST(C04_3_2017, A4_b_HigherOfTwoFloatsDown) {
  // 3 floated down in the round before: 2 goes now (C.12). An upfloat is no downfloat.
  EXPECT_EQ(Dutch2017(OneOfThreeFloats("1.0 B W", "1.0 B Wd")), "1-3 4-2");
  EXPECT_EQ(Dutch2017(OneOfThreeFloats("1.0 B W", "1.0 B Wu")), "1-2 4-3");
}

TEST(C04_3_2017, A4_b_WhoeverDoesNotPlayFloatsDown) {
  // For whatever reason: also a zero-point bye and a loss by forfeit.
  EXPECT_EQ(Dutch2017(OneOfThreeFloats("1.0 B W", "1.0 W PAB")), "1-3 4-2");
  EXPECT_EQ(Dutch2017(OneOfThreeFloats("1.0 B W", "1.0 W HPB")), "1-3 4-2");
  EXPECT_EQ(Dutch2017(OneOfThreeFloats("1.0 B W", "1.0 W ZPB")), "1-3 4-2");
  EXPECT_EQ(Dutch2017(OneOfThreeFloats("1.0 B W", "1.0 W F+")), "1-3 4-2");
  EXPECT_EQ(Dutch2017(OneOfThreeFloats("1.0 B W", "1.0 W F-")), "1-3 4-2");
  // 3 played, against an opponent of the same score.
  EXPECT_EQ(Dutch2017(OneOfThreeFloats("1.0 B W", "1.0 B W")), "1-2 4-3");
}

TEST(C04_3_2017, A5_OddFieldLeavesOneBye) {
  EXPECT_EQ(Dutch2017(Event(3)), "1-2 3U");
  EXPECT_EQ(Dutch2017(Event(4)), "1-3 4-2");
  // The bye is worth a win: 3 stands on one point like 1.
  EXPECT_EQ(Dutch2017(Event(3).Round("1>2 3U")), "3-1 2U");
}

TEST(C04_3_2017, A6_ColourDifferenceCountsGamesPlayed) {
  // 2's difference of +2 makes the wish for Black absolute, 1's is mild.
  EXPECT_EQ(Dutch2017(Two("B W", "W W")), "1-2");
  // As many of each, and the same history: the wish of the higher ranked is granted.
  EXPECT_EQ(Dutch2017(Two("B W", "B W")), "2-1");
}

TEST(C04_3_2017, A6_a_AbsolutePreference) {
  // 2: White in the last two games, absolute; 1: W B W, strong.
  EXPECT_EQ(Dutch2017(Two("W B W", "B W W")), "1-2");
  // 2: W W B, strong; they last differed in round 3, where 1 had White.
  EXPECT_EQ(Dutch2017(Two("W B W", "W W B")), "2-1");
}

TEST(C04_3_2017, A6_b_StrongPreference) {
  EXPECT_EQ(Dutch2017(Two("B W", "W ZPB")), "1-2");
  EXPECT_EQ(Dutch2017(Two("W ZPB", "B W")), "2-1");
}

TEST(C04_3_2017, A6_c_MildPreferenceAlternates) {
  EXPECT_EQ(Dutch2017(Two("B W", "W B")), "2-1");
  EXPECT_EQ(Dutch2017(Two("W B", "B W")), "1-2");
}

TEST(C04_3_2017, A6_d_NoGameNoPreference) {
  EXPECT_EQ(Dutch2017(Two("PAB", "W")), "1-2");
  EXPECT_EQ(Dutch2017(Two("PAB", "B")), "2-1");
}

TEST(C04_3_2017, A7_TopscorersHaveMoreThanHalf) {
  EXPECT_EQ(Dutch2017(Two("B B", "B B", "1.5").LastRound()), "1-2");
  EXPECT_EQ(Dutch2017(Two("B B", "B B", "1.0").LastRound()), "none");
  EXPECT_EQ(Dutch2017(Two("B B", "B B", "1.5")), "none");
}

// C.04.3/2025 §1.8.4 measures alike.
TEST(C04_3_2017, A8_DownfloaterIsMeasuredBelowTheLowestScore) {
  // 1 (a point) comes down to 2 and 3 (half a point). 1-2 and 3 floating: 0.5 and 0.5 - (0.5 - 1) = 1.0, so 1.0 0.5.
  // 2-3 and 1 floating: 0.0 and 1.0 - (-0.5) = 1.5, so 1.5 0.0. The former is lower.
  EXPECT_EQ(Dutch2017(OneTwoOne()), "1-2 3-4");
  EXPECT_EQ(Dutch2017(OneTwoOne().Forbid({1, 2}).Forbid({1, 3})), "1-4 3-2");
}

// 6 can meet only 1 and 2. 1, 3 and 5 want White, 2, 4 and 6 Black.
Situation LastCanMeetOnlyTheTop() {
  return Situation(R"(
    1 2.0 W B
    2 2.0 B W
    3 1.0 W B
    4 1.0 B W
    5 0.5 W B
    6 0.0 B W )")
      .Forbid({6, 3})
      .Forbid({6, 4})
      .Forbid({6, 5});
}

// Decision 023.
TEST(C04_3_2017, A9_PenultimateAndCollapsedBracket) {
  // After 1-2 the others cannot be completed. So {1 2} is the penultimate bracket, both float, and 3 4 5 6 collapse
  // into one bracket with them. One MDP meets 6 (2.0). If the other meets 3 or 4 (1.0), the rest differ by 0.5: 2.0 1.0
  // 0.5. With 5 (1.5) instead, 3-4 is even: 2.0 1.5 0.0, which is higher. Of the former 1-6 3-2 5-4 grants all wishes.
  EXPECT_EQ(Dutch2017(LastCanMeetOnlyTheTop()), "1-6 3-2 5-4");
  // If 6 can meet 5 after all, the brackets are paired one by one; 5 floats to 6.
  EXPECT_EQ(Dutch2017(Situation(R"(
    1 2.0 W B
    2 2.0 B W
    3 1.0 W B
    4 1.0 B W
    5 0.5 W B
    6 0.0 B W )")),
            "1-2 3-4 5-6");
}

TEST(C04_3_2017, A9_TheBracketJustPairedIsThePenultimate) {
  // 5 and 6 have met. 1-2 leaves a round that can be completed; 3-4 does not, so 3 and 4 float, not 1 and 2.
  EXPECT_EQ(Dutch2017(Situation(R"(
    1 2.0 W B
    2 2.0 B W
    3 1.0 W B
    4 1.0 B W
    5 0.5 W B6
    6 0.5 B W5 )")),
            "1-2 3-6 5-4");
}

TEST(C04_3_2017, A9_ByeIsPartOfTheLastBracketOnly) {
  // 3 and 4 have met. 1-2 leaves a round that can be completed, so it stands; 3 and 4 come down to 5. One of them meets
  // 5, the other has the bye: 5-4 grants both wishes, 3 and 5 both want White. (The 2026 edition would give the bye
  // to 5.)
  EXPECT_EQ(Dutch2017(Situation(R"(
    1 1.0 B
    2 1.0 W
    3 0.5 B4
    4 0.5 W3
    5 0.0 B )")),
            "1-2 5-4 3U");
  EXPECT_EQ(Dutch2017(Situation(R"(
    1 1.0 B
    2 1.0 W
    3 0.5 B
    4 0.5 W
    5 0.0 B )")),
            "1-2 3-4 5U");
}

TEST(C04_3_2017, A9_NoPairingAtAll) {
  EXPECT_EQ(Dutch2017(Situation("1 0.5 B2\n2 0.5 W1\n")), "none");
  EXPECT_EQ(Dutch2017(Situation("1 0.5 B\n2 0.5 W\n")), "1-2");
}

}  // namespace
}  // namespace ronda::test
