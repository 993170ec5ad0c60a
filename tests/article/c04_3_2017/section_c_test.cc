// C.04.3/2017, section C: the criteria, each shown where it decides.
#include <gtest/gtest.h>

#include "article/dutch_situations.h"
#include "support/pairers.h"

namespace ronda::test {
namespace {

TEST(C04_3_2017, C1_NobodyMeetsTwice) {
  EXPECT_EQ(Dutch2017(Situation(R"(
    1 0.5 B3
    2 0.5 B
    3 0.5 W1
    4 0.5 W )")),
            "1-4 2-3");
  EXPECT_EQ(Dutch2017(FourOfOneScore()), "1-3 2-4");
  // A forfeit is no meeting; nobody has a colour.
  EXPECT_EQ(Dutch2017(Event(4).Round("1/3 4/2")), "1-3 4-2");
}

TEST(C04_3_2017, C2_NoByeAfterAByeOrAForfeitWin) {
  // 1-2 grants both wishes and leaves 3. If 3 may not have the bye, 3-2 grants both as well.
  EXPECT_EQ(Dutch2017(ThreeAndTheBye("PAB")), "3-2 1U");
  EXPECT_EQ(Dutch2017(ThreeAndTheBye("F+")), "3-2 1U");
  // Byes on request bar nobody in this edition, not even for a full point.
  EXPECT_EQ(Dutch2017(ThreeAndTheBye("FPB")), "1-2 3U");
  EXPECT_EQ(Dutch2017(ThreeAndTheBye("HPB")), "1-2 3U");
  EXPECT_EQ(Dutch2017(ThreeAndTheBye("F-")), "1-2 3U");
}

TEST(C04_3_2017, C3_SameAbsolutePreferenceDoesNotMeet) {
  EXPECT_EQ(Dutch2017(Situation(R"(
    1 1.0 B B
    2 1.0 W W
    3 1.0 B B
    4 1.0 W W )")),
            "1-4 3-2");
  EXPECT_EQ(Dutch2017(Two("W B B", "W B B")), "none");
  EXPECT_EQ(Dutch2017(Two("B W B", "B W B")), "1-2");
  // Unless one of them is a topscorer.
  EXPECT_EQ(Dutch2017(Two("W B B", "W B B", "2.0").LastRound()), "1-2");
  EXPECT_EQ(Dutch2017(Situation("1 2.0 W B B\n2 1.5 W B B\n").LastRound()), "1-2");
  EXPECT_EQ(Dutch2017(Situation("1 1.5 W B B\n2 1.0 W B B\n").LastRound()), "none");
}

TEST(C04_3_2017, C4_ThePenultimateBracketLetsTheRoundBeCompleted) {
  // 3 and 4 have met: 1 and 2 both go down.
  EXPECT_EQ(Dutch2017(Situation(R"(
    1 1.0 B
    2 1.0 W
    3 0.5 B4
    4 0.5 W3 )")),
            "1-4 3-2");
  EXPECT_EQ(Dutch2017(TwoAndTwo()), "1-2 3-4");
  // 3 cannot meet 4: 2 must be the one who goes down.
  EXPECT_EQ(Dutch2017(OneOfThreeFloats("1.0 B W", "1.0 B W").Forbid({3, 4})), "1-3 4-2");
}

TEST(C04_3_2017, C5_MostPairs) {
  EXPECT_EQ(Dutch2017(FourAndTwo().Forbid({1, 3}).Forbid({1, 4})), "1-2 3-4 5-6");
  // 1 can meet nobody of the bracket and floats with one more; 3-2 grants both wishes, so that is 4.
  EXPECT_EQ(Dutch2017(FourAndTwo().Forbid({1, 2}).Forbid({1, 3}).Forbid({1, 4})), "1-6 3-2 5-4");
}

TEST(C04_3_2017, C6_LowestScoreDifferences) {
  EXPECT_EQ(Dutch2017(OneTwoOne()), "1-2 3-4");
  // Before colours: 1-2 and 4-3 deny two wishes, 2-3 and 1-4 would deny none.
  EXPECT_EQ(Dutch2017(Situation(R"(
    1 1.0 B
    2 0.5 B
    3 0.5 W
    4 0.0 W )")
                          .Forbid({1, 3})),
            "1-2 4-3");
  EXPECT_EQ(Dutch2017(OneTwoOne().Forbid({1, 2}).Forbid({1, 3})), "1-4 3-2");
}

TEST(C04_3_2017, C7_PairsOfTheNextBracket) {
  EXPECT_EQ(Dutch2017(ThreeOneTwo().Forbid({3, 4})), "1-3 4-2 5-6");
  EXPECT_EQ(Dutch2017(ThreeOneTwo()), "1-2 4-3 5-6");
}

TEST(C04_3_2017, C7_ThenItsScoreDifferences) {
  // With 3 floating the next bracket would be 4-5 with 3 going on: 1.5 0.0. With 2 it is 2-4 with 5 going on: 1.0 0.5.
  EXPECT_EQ(Dutch2017(ThreeTwoOne().Forbid({3, 4}).Forbid({3, 5})), "1-3 4-2 5-6");
  EXPECT_EQ(Dutch2017(ThreeTwoOne()), "1-2 4-3 5-6");
}

TEST(C04_3_2017, C7_OnlyTheNextBracket) {
  // Only if 2 floated could the next bracket send on 4, who can meet 6; but that is the bracket after the next.
  EXPECT_EQ(Dutch2017(NextButOneSuffers()), "1-2 4-3 5-8 7-6");
}

TEST(C04_3_2017, NoCriterionOfUnplayedGames) {
  // 3 missed a game long ago. That 3 has the bye although 2 missed none is nothing to this edition.
  EXPECT_EQ(Dutch2017(Situation("1 2.0 W B W B\n2 2.0 B W B W\n3 2.0 ZPB W B W\n")), "1-2 3U");
}

TEST(C04_3_2017, C8_WideColourDifferences) {
  // 1-3 would take one of them to -3. In 1-4 and 3-2 the wider difference is granted: worse by C.9, better by C.8.
  EXPECT_EQ(Dutch2017(DifferenceAgainstRow()), "1-4 3-2");
  EXPECT_EQ(Dutch2017(DifferenceBesideRow()), "1-3 4-2");
}

TEST(C04_3_2017, C9_ThirdTimeInARow) {
  EXPECT_EQ(Dutch2017(RowAgainstRow()), "1-4 3-2");
  EXPECT_EQ(Dutch2017(RowBesideRow()), "1-3 4-2");
  EXPECT_EQ(Dutch2017(ThirdBlackIsDue()), "1-3 4-2");
}

TEST(C04_3_2017, C10_ColourPreferences) {
  EXPECT_EQ(Dutch2017(Situation("1 0.5 B\n2 0.5 W\n3 0.5 B\n4 0.5 W\n")), "1-4 3-2");
  EXPECT_EQ(Dutch2017(Situation("1 0.5 B\n2 0.5 W\n3 0.5 W\n4 0.5 B\n")), "1-3 4-2");
}

TEST(C04_3_2017, C11_StrongColourPreferences) {
  // All want White, 1 and 3 strongly: 1-3 2-4 denies one strong wish, 1-4 3-2 none.
  EXPECT_EQ(Dutch2017(Situation("1 1.0 B ZPB\n2 1.0 W B\n3 1.0 ZPB B\n4 1.0 W B\n")), "1-4 3-2");
  EXPECT_EQ(Dutch2017(Situation("1 1.0 B ZPB\n2 1.0 W B\n3 1.0 W B\n4 1.0 ZPB B\n")), "1-3 4-2");
}

TEST(C04_3_2017, C12_NoSecondDownfloatRunning) {
  EXPECT_EQ(Dutch2017(OneOfThreeFloats("1.0 B W", "1.0 B Wd")), "1-3 4-2");
  EXPECT_EQ(Dutch2017(OneOfThreeFloats("1.0 B W", "1.0 B W")), "1-2 4-3");
  EXPECT_EQ(Dutch2017(OneOfThreeFloats("1.0 B Wd", "1.0 B Wd")), "1-2 4-3");
}

TEST(C04_3_2017, C13_NoSecondUpfloatRunning) {
  EXPECT_EQ(Dutch2017(MdpMeetsOneOfTwo("0.5 B Wu")), "1-3 2U");
  EXPECT_EQ(Dutch2017(MdpMeetsOneOfTwo("0.5 B W")), "1-2 3U");
  // C.12 comes first: 5 must not float down again, although 3 floats up again for it.
  EXPECT_EQ(Dutch2017(UpfloatAgainstDownfloat()), "1-3 5-2 4U");
}

TEST(C04_3_2017, C14_NoSecondDownfloatAfterTwoRounds) {
  EXPECT_EQ(Dutch2017(OneOfThreeFloats("1.0 B W", "1.0 Bd W")), "1-3 4-2");
  EXPECT_EQ(Dutch2017(OneOfThreeFloats("1.0 B Wd", "1.0 Bd W")), "1-2 4-3");
}

TEST(C04_3_2017, C15_NoSecondUpfloatAfterTwoRounds) {
  EXPECT_EQ(Dutch2017(MdpMeetsOneOfTwo("0.5 Bu W")), "1-3 2U");
  EXPECT_EQ(Dutch2017(MdpMeetsOneOfTwo("0.5 Bd W")), "1-2 3U");
}

TEST(C04_3_2017, C16_ScoreDifferencesOfRepeatedDownfloats) {
  // 2 receives a second downfloat running whether meeting 3 (0.5) or going on (1.0 - (0.5 - 1) = 1.5).
  EXPECT_EQ(Dutch2017(OneOfTwoMdpsFloatsOn("1.0 W Bd")), "1-4 2-3");
  EXPECT_EQ(Dutch2017(OneOfTwoMdpsFloatsOn("1.0 W B")), "1-3 2-4");
}

TEST(C04_3_2017, C16_HigherScoreWeighsMoreInTheLimbo) {
  // 1 and 4 receive a second downfloat in any case. 1 going on (3.0 - 1.0 = 2.0) and 4-6 (0.5), or 4 going on (1.5) and
  // 1-5 (1.0): the latter.
  EXPECT_EQ(Dutch2017(TwoAndTwoFloatOn("Bd", "B", "B", "Bd")), "1-5 2-8 3-6 4-7");
  EXPECT_EQ(Dutch2017(TwoAndTwoFloatOn("B", "Bd", "Bd", "B")), "1-7 2-5 3-8 4-6");
}

TEST(C04_3_2017, C17_ScoreDifferencesOfRepeatedUpfloats) {
  // 3 receives a second upfloat running, from 1 (1.0) or from 2 (0.5).
  EXPECT_EQ(Dutch2017(TwoMdpsOfDifferentScores("1.0 B Wu")), "1-4 2-3");
  EXPECT_EQ(Dutch2017(TwoMdpsOfDifferentScores("1.0 B W")), "1-3 2-4");
}

TEST(C04_3_2017, C18_ScoreDifferencesOfDownfloatsAfterTwoRounds) {
  EXPECT_EQ(Dutch2017(OneOfTwoMdpsFloatsOn("1.0 Wd B")), "1-4 2-3");
  EXPECT_EQ(Dutch2017(OneOfTwoMdpsFloatsOn("1.0 Wu B")), "1-3 2-4");
}

TEST(C04_3_2017, C19_ScoreDifferencesOfUpfloatsAfterTwoRounds) {
  EXPECT_EQ(Dutch2017(TwoMdpsOfDifferentScores("1.0 Bu W")), "1-4 2-3");
  EXPECT_EQ(Dutch2017(TwoMdpsOfDifferentScores("1.0 Bd W")), "1-3 2-4");
}

}  // namespace
}  // namespace ronda::test
