// C.04.3/2026, article 2.4: the quality criteria, each shown where it decides.
#include <gtest/gtest.h>

#include "article/dutch_situations.h"
#include "support/pairers.h"

namespace ronda::test {
namespace {

TEST(C04_3_2026, Art2_4_1_C6_FewestDownfloaters) {
  // 1 can meet only 2 in the bracket. 1-2 3-4 leaves nobody; everything else leaves two.
  EXPECT_EQ(Dutch2026(FourAndTwo().Forbid({1, 3}).Forbid({1, 4})), "1-2 3-4 5-6");
  // 1 can meet none of them: 1 floats, and so does one more. 2-3 is the first pair that grants both wishes (2-4 does
  // not), so 4 goes down, too: 1-6 and 5-4 grant theirs.
  EXPECT_EQ(Dutch2026(FourAndTwo().Forbid({1, 2}).Forbid({1, 3}).Forbid({1, 4})), "1-6 3-2 5-4");
}

TEST(C04_3_2026, Art2_4_2_C7_LowestScoresFloat) {
  // Three players make one pair; that a resident goes on (half a point) is better than that 1 does (a point).
  EXPECT_EQ(Dutch2026(OneTwoOne()), "1-2 3-4");
  // Even if the colours are worse for it: 1-2 and 4-3 deny two wishes, 2-3 and 1-4 would deny none.
  EXPECT_EQ(Dutch2026(Situation(R"(
    1 1.0 B
    2 0.5 B
    3 0.5 W
    4 0.0 W )")
                          .Forbid({1, 3})),
            "1-2 4-3");
  // 1 can meet neither and goes on.
  EXPECT_EQ(Dutch2026(OneTwoOne().Forbid({1, 2}).Forbid({1, 3})), "1-4 3-2");
}

TEST(C04_3_2026, Art2_4_3_C8_TheNextBracketMakesMostPairs) {
  // 3 cannot meet 4. If 3 floats, 4 floats too; if 2 floats, 2 meets 4.
  EXPECT_EQ(Dutch2026(ThreeOneTwo().Forbid({3, 4})), "1-3 4-2 5-6");
  EXPECT_EQ(Dutch2026(ThreeOneTwo()), "1-2 4-3 5-6");
}

// Decision 022.
TEST(C04_3_2026, Art2_4_3_C8_OnlyTheNextBracket) {
  // Whether 2 or 3 floats, the next bracket makes one pair and sends one and a half points on. That it can send 4, who
  // can meet 6, only if 2 comes is a matter of the bracket after the next: 3 floats, as first in the order.
  EXPECT_EQ(Dutch2026(NextButOneSuffers()), "1-2 4-3 5-8 7-6");
}

TEST(C04_3_2026, Art2_4_3_C8_ThenLowestScoresFloatFromIt) {
  // Either choice lets the next bracket (4 and 5) make one pair. With 3 it would be 4-5, since 3 can meet neither, and
  // 3 would go on with two points; with 2 it is 2-4, and 5 goes on with one and a half.
  EXPECT_EQ(Dutch2026(ThreeTwoOne().Forbid({3, 4}).Forbid({3, 5})), "1-3 4-2 5-6");
  EXPECT_EQ(Dutch2026(ThreeTwoOne()), "1-2 4-3 5-6");
}

TEST(C04_3_2026, Art2_4_4_C9_ByeForWhoMissedFewestGames) {
  // 3 missed a game (no float), 2 none: the bye is for 2. All wishes are granted either way.
  EXPECT_EQ(Dutch2026(Situation("1 1.0 W B\n2 1.0 B W\n3 1.0 W ZPB\n")), "1-3 2U");
  EXPECT_EQ(Dutch2026(Situation("1 1.0 W B\n2 1.0 B W\n3 1.0 B W\n")), "1-2 3U");
}

TEST(C04_3_2026, Art2_4_4_C9_HoweverLongAgo) {
  EXPECT_EQ(Dutch2026(Situation("1 2.0 W B W B\n2 2.0 B W B W\n3 2.0 ZPB W B W\n")), "1-3 2U");
}

TEST(C04_3_2026, Art2_4_4_C9_NotForADownfloaterWithoutTheBye) {
  // 3 missed a game, but is not the one who ends up with the bye: 3 floats to 4, and 5 has it.
  EXPECT_EQ(Dutch2026(Situation(R"(
    1 1.0 W B
    2 1.0 B W
    3 1.0 W ZPB
    4 0.5 W B
    5 0.5 B W )")),
            "1-2 4-3 5U");
}

// Decision 005.
TEST(C04_3_2026, Art2_4_4_C9_AlsoAboveTheLastBracket) {
  // 4 and 5 have had a bye, so the one who floats from the first bracket gets it, although passing theirs: 2, who
  // missed nothing, rather than 3.
  EXPECT_EQ(Dutch2026(Situation(R"(
    1 2.0 W B W B
    2 2.0 B W B W
    3 2.0 W B W ZPB
    4 1.0 PAB W B ZPB
    5 1.0 B PAB W ZPB )")),
            "1-3 4-5 2U");
}

TEST(C04_3_2026, Art2_4_4_C9_BeforeColours) {
  // The last round, all topscorers. 1 and 2 missed a game and want White absolutely, 3 missed none and wants Black. The
  // bye is for 3, although 1-2 then gives one of them a third Black ([C11]).
  EXPECT_EQ(Dutch2026(Situation(R"(
    1 3.0 ZPB W B B
    2 3.0 W ZPB B B
    3 3.0 W B W W )")
                          .LastRound()),
            "1-2 3U");
  // The same with a topscorer who comes down to 2 and 3: 1 and 2 want Black absolutely, 2's difference is wider.
  EXPECT_EQ(Dutch2026(Situation(R"(
    1 2.5 B W W
    2 1.5 W W ZPB
    3 1.5 W B W )")
                          .LastRound()),
            "1-2 3U");
}

TEST(C04_3_2026, Art2_4_5_C10_WideColourDifferences) {
  // 1-3 would take one of them to a difference of -3, and 2-4 give one of them a third Black. In 1-4 and 3-2 the wider
  // difference is granted, and 4 and 2 get a third Black: worse by [C11], but [C10] comes first.
  EXPECT_EQ(Dutch2026(DifferenceAgainstRow()), "1-4 3-2");
  // Here the first candidate already pairs them like that.
  EXPECT_EQ(Dutch2026(DifferenceBesideRow()), "1-3 4-2");
}

TEST(C04_3_2026, Art2_4_5_C10_BeyondTwoAlready) {
  // 2 has had Black four times (which the rules would not have allowed) and gets White: the difference of -3 is not
  // something 2 gets from this round (decision 020). 2-1 grants both wishes, so 3 floats to 4.
  EXPECT_EQ(Dutch2026(Situation(R"(
    1 3.0 W B B W
    2 3.0 B B B B
    3 3.0 W B W ZPB
    4 2.5 B W W B )")
                          .LastRound()),
            "2-1 4-3");
}

TEST(C04_3_2026, Art2_4_6_C11_ThirdTimeInARow) {
  // Whoever meets whom, two players are denied White. 1-3 denies one who had Black twice running; 1-4 and 3-2 deny the
  // mild wishes of 4 and 2.
  EXPECT_EQ(Dutch2026(RowAgainstRow()), "1-4 3-2");
  EXPECT_EQ(Dutch2026(RowBesideRow()), "1-3 4-2");
  // 1-2 4-3 and 1-3 4-2 grant every wish. In the first an opponent of the topscorer 1 gets Black for the third time.
  EXPECT_EQ(Dutch2026(ThirdBlackIsDue()), "1-3 4-2");
}

TEST(C04_3_2026, Art2_4_7_C12_ColourPreferences) {
  // 1 and 3 want White, 2 and 4 Black: 1-3 2-4 denies two wishes, 1-4 3-2 none.
  EXPECT_EQ(Dutch2026(Situation("1 0.5 B\n2 0.5 W\n3 0.5 B\n4 0.5 W\n")), "1-4 3-2");
  EXPECT_EQ(Dutch2026(Situation("1 0.5 B\n2 0.5 W\n3 0.5 W\n4 0.5 B\n")), "1-3 4-2");
}

TEST(C04_3_2026, Art2_4_8_C13_StrongColourPreferences) {
  // All want White, 1 and 3 strongly, 2 and 4 mildly. Two are denied in any case: in 1-3 2-4 one strong wish, in 1-4
  // 3-2 none.
  EXPECT_EQ(Dutch2026(Situation("1 1.0 B ZPB\n2 1.0 W B\n3 1.0 ZPB B\n4 1.0 W B\n")), "1-4 3-2");
  EXPECT_EQ(Dutch2026(Situation("1 1.0 B ZPB\n2 1.0 W B\n3 1.0 W B\n4 1.0 ZPB B\n")), "1-3 4-2");
}

TEST(C04_3_2026, Art2_4_9_C14_ResidentsDoNotFloatTwiceRunning) {
  EXPECT_EQ(Dutch2026(OneOfThreeFloats("1.0 B W", "1.0 B Wd")), "1-3 4-2");
  EXPECT_EQ(Dutch2026(OneOfThreeFloats("1.0 B W", "1.0 B W")), "1-2 4-3");
  // Both had a downfloat: the order decides.
  EXPECT_EQ(Dutch2026(OneOfThreeFloats("1.0 B Wd", "1.0 B Wd")), "1-2 4-3");
}

TEST(C04_3_2026, Art2_4_10_C15_OpponentsOfMdpsDoNotFloatUpTwiceRunning) {
  EXPECT_EQ(Dutch2026(MdpMeetsOneOfTwo("0.5 B Wu")), "1-3 2U");
  EXPECT_EQ(Dutch2026(MdpMeetsOneOfTwo("0.5 B W")), "1-2 3U");
}

TEST(C04_3_2026, Art2_4_10_C15_AfterC14) {
  // 5 must not float down a second time, although 3 floats up a second time for it.
  EXPECT_EQ(Dutch2026(UpfloatAgainstDownfloat()), "1-3 5-2 4U");
}

TEST(C04_3_2026, Art2_4_11_C16_ResidentsDoNotFloatAfterTwoRounds) {
  EXPECT_EQ(Dutch2026(OneOfThreeFloats("1.0 B W", "1.0 Bd W")), "1-3 4-2");
  EXPECT_EQ(Dutch2026(OneOfThreeFloats("1.0 B W", "1.0 B W")), "1-2 4-3");
  // The round before weighs more ([C14]).
  EXPECT_EQ(Dutch2026(OneOfThreeFloats("1.0 B Wd", "1.0 Bd W")), "1-2 4-3");
}

TEST(C04_3_2026, Art2_4_12_C17_OpponentsOfMdpsDoNotFloatUpAfterTwoRounds) {
  EXPECT_EQ(Dutch2026(MdpMeetsOneOfTwo("0.5 Bu W")), "1-3 2U");
  EXPECT_EQ(Dutch2026(MdpMeetsOneOfTwo("0.5 Bd W")), "1-2 3U");
}

TEST(C04_3_2026, Art2_4_13_C18_MdpWhoFloatedIsNotSentOn) {
  // The score difference of an MDP who goes on is larger than any to a resident: 2, who floated in the round before, is
  // paired, and 1 goes on.
  EXPECT_EQ(Dutch2026(OneOfTwoMdpsFloatsOn("1.0 W Bd")), "1-4 2-3");
  EXPECT_EQ(Dutch2026(OneOfTwoMdpsFloatsOn("1.0 W B")), "1-3 2-4");
}

TEST(C04_3_2026, Art2_4_13_C18_HigherScoreWeighsMoreInTheLimbo) {
  // Who floated before: 1 and 4. Either 1 goes on and 4 meets 6, or 4 goes on and 1 meets 5. The higher score of the
  // one who goes on weighs more (decision 006): 4 goes on.
  EXPECT_EQ(Dutch2026(TwoAndTwoFloatOn("Bd", "B", "B", "Bd")), "1-5 2-8 3-6 4-7");
  // Who floated before: 2 and 3.
  EXPECT_EQ(Dutch2026(TwoAndTwoFloatOn("B", "Bd", "Bd", "B")), "1-7 2-5 3-8 4-6");
}

TEST(C04_3_2026, Art2_4_14_C19_OpponentWhoFloatedUpMeetsTheNearerMdp) {
  // 3 floated up in the round before and must meet an MDP again: 2, half a point above, rather than 1, a point above.
  EXPECT_EQ(Dutch2026(TwoMdpsOfDifferentScores("1.0 B Wu")), "1-4 2-3");
  EXPECT_EQ(Dutch2026(TwoMdpsOfDifferentScores("1.0 B W")), "1-3 2-4");
}

TEST(C04_3_2026, Art2_4_15_C20_MdpWhoFloatedTwoRoundsAgo) {
  EXPECT_EQ(Dutch2026(OneOfTwoMdpsFloatsOn("1.0 Wd B")), "1-4 2-3");
  EXPECT_EQ(Dutch2026(OneOfTwoMdpsFloatsOn("1.0 Wu B")), "1-3 2-4");
}

TEST(C04_3_2026, Art2_4_16_C21_OpponentWhoFloatedUpTwoRoundsAgo) {
  EXPECT_EQ(Dutch2026(TwoMdpsOfDifferentScores("1.0 Bu W")), "1-4 2-3");
  EXPECT_EQ(Dutch2026(TwoMdpsOfDifferentScores("1.0 Bd W")), "1-3 2-4");
}

}  // namespace
}  // namespace ronda::test
