// C.04.3/2026, article 1: order, scoregroups and brackets, floats, the bye, colour preferences, topscorers, completion.
#include <gtest/gtest.h>

#include "article/dutch_situations.h"
#include "support/pairers.h"

namespace ronda::test {
namespace {

TEST(C04_3_2026, Art1_2_OrderIsScoreThenNumber) {
  // One score: the numbers order them, S1 = 1 2 meets S2 = 3 4.
  EXPECT_EQ(Dutch2026(FourOfOneScore()), "1-3 2-4");
  // 3 and 4 have the higher score, so they come first, in a bracket of their own.
  EXPECT_EQ(Dutch2026(Situation(R"(
    1 0.0 B
    2 0.0 W
    3 1.0 B
    4 1.0 W )")),
            "1-2 3-4");
}

TEST(C04_3_2026, Art1_3_1_ScoregroupsHoldEqualScores) {
  // Three groups of two. 1, 3 and 5 want White.
  EXPECT_EQ(Dutch2026(Situation(R"(
    1 1.0 B
    2 1.0 W
    3 0.5 B
    4 0.5 W
    5 0.0 B
    6 0.0 W )")),
            "1-2 3-4 5-6");
  // The same players with one score are one group: 1 2 3 against 4 5 6, each wish granted.
  EXPECT_EQ(Dutch2026(Situation(R"(
    1 0.5 B
    2 0.5 W
    3 0.5 B
    4 0.5 W
    5 0.5 B
    6 0.5 W )")),
            "1-4 5-2 3-6");
}

TEST(C04_3_2026, Art1_3_2_BracketIsResidentsAndMovedDown) {
  // 1-2, and 3 is left over: 3 joins 4, 5, 6 and meets the first of them; 5-6 remain.
  EXPECT_EQ(Dutch2026(Situation(R"(
    1 1.0 B
    2 1.0 W
    3 1.0 B
    4 0.5 W
    5 0.5 B
    6 0.5 W )")),
            "1-2 3-4 5-6");
  // Nobody is left over: the second bracket has residents only.
  EXPECT_EQ(Dutch2026(Situation(R"(
    1 1.0 B
    2 1.0 W
    3 0.5 B
    4 0.5 B
    5 0.5 W
    6 0.5 W )")),
            "1-2 3-5 4-6");
}

TEST(C04_3_2026, Art1_3_3_HeterogeneousBracketPairsItsMdpsFirst) {
  // 1 comes down to 2..6: 1 meets 2, and 3 4 meet 5 6.
  EXPECT_EQ(Dutch2026(MdpAndFiveResidents()), "1-2 3-5 4-6");
  // With one score the bracket is homogeneous: 1 2 3 against 4 5 6.
  EXPECT_EQ(Dutch2026(SixOfOneScore()), "1-4 2-5 3-6");
}

TEST(C04_3_2026, Art1_3_4_RemainderIsTheResidentsLeft) {
  // 1-2; the remainder 3 4 5 makes one pair and leaves 5 for the bye.
  EXPECT_EQ(Dutch2026(Situation(R"(
    1 1.0 B
    2 0.5 W
    3 0.5 B
    4 0.5 W
    5 0.5 B )")),
            "1-2 3-4 5U");
  // No residents left: no remainder.
  EXPECT_EQ(Dutch2026(Situation(R"(
    1 1.0 B
    2 0.5 W )")),
            "1-2");
}

TEST(C04_3_2026, Art1_4_1_WhoIsLeftUnpairedMovesDown) {
  EXPECT_EQ(Dutch2026(OneOfThreeFloats("1.0 B W", "1.0 B W")), "1-2 4-3");
  EXPECT_EQ(Dutch2026(TwoAndTwo()), "1-2 3-4");  // nobody left
}

TEST(C04_3_2026, Art1_4_2_HigherOfTwoFloatsDown) {
  // 3 floated down in the round before: [C14] sends 2 instead. 1-3 grants both wishes just as 1-2 does.
  EXPECT_EQ(Dutch2026(OneOfThreeFloats("1.0 B W", "1.0 B Wd")), "1-3 4-2");
  // 3 floated up then, or had an opponent of the same score: nothing against 3 floating.
  EXPECT_EQ(Dutch2026(OneOfThreeFloats("1.0 B W", "1.0 B Wu")), "1-2 4-3");
  EXPECT_EQ(Dutch2026(OneOfThreeFloats("1.0 B W", "1.0 B W")), "1-2 4-3");
}

TEST(C04_3_2026, Art1_4_3_ByeAndScoringWithoutPlayAreDownfloats) {
  // 3, who has one White game and wants Black, did not play in the last round. Where that brought the bye or more than
  // a loss, it was a downfloat, and 2 floats now ([C14]).
  EXPECT_EQ(Dutch2026(OneOfThreeFloats("1.0 B W", "1.0 W PAB")), "1-3 4-2");
  EXPECT_EQ(Dutch2026(OneOfThreeFloats("1.0 B W", "1.0 W HPB")), "1-3 4-2");
  EXPECT_EQ(Dutch2026(OneOfThreeFloats("1.0 B W", "1.0 W FPB")), "1-3 4-2");
  EXPECT_EQ(Dutch2026(OneOfThreeFloats("1.0 B W", "1.0 W F+")), "1-3 4-2");
}

// Decision 003.
TEST(C04_3_2026, Art1_4_3_ByeIsADownfloatWhateverItIsWorth) {
  // 1, 2 and 3 won in round 1 and scored nothing in round 2, where 3 had the bye, worth no point here. The others are
  // away.
  const auto event = [](std::string_view round_2) {
    return Event(12)
        .ByeWorth(Points{})
        .Round("1>5 6<2 3>7 4=8 9>10 11>12")
        .Round(round_2)
        .Away("5Z 6Z 7Z 8Z 9Z 10Z 11Z 12Z");
  };
  EXPECT_EQ(Dutch2026(event("9>1 2<11 8>4 3U")), "1-3 4-2");
  // 3 was away instead: no float.
  EXPECT_EQ(Dutch2026(event("9>1 2<11 8>4 3Z")), "1-2 4-3");
}

TEST(C04_3_2026, Art1_4_4_NobodyElseFloats) {
  // A zero-point bye and a loss by forfeit bring no more than a loss: no float, 3 goes down.
  EXPECT_EQ(Dutch2026(OneOfThreeFloats("1.0 B W", "1.0 W ZPB")), "1-2 4-3");
  EXPECT_EQ(Dutch2026(OneOfThreeFloats("1.0 B W", "1.0 W F-")), "1-2 4-3");
}

TEST(C04_3_2026, Art1_5_OddFieldLeavesOneBye) {
  EXPECT_EQ(Dutch2026(Event(3)), "1-2 3U");
  EXPECT_EQ(Dutch2026(Event(4)), "1-3 4-2");
  // The bye is worth a win: 3 stands with 1 on one point and meets 1; 2 has the bye. 1 had White.
  EXPECT_EQ(Dutch2026(Event(3).Round("1>2 3U")), "3-1 2U");
}

TEST(C04_3_2026, Art1_6_ColourDifferenceCountsGamesPlayed) {
  // 2 has had White twice and Black never: a difference of +2 makes the wish for Black absolute, 1's is mild.
  EXPECT_EQ(Dutch2026(Two("B W", "W W")), "1-2");
  // A forfeit has no colour: 2's difference is +1 only, but strong is still more than mild.
  EXPECT_EQ(Dutch2026(Two("B W", "W F+")), "1-2");
  // Two games of each: both wishes are mild and the histories are the same; the wish of the higher ranked is granted.
  EXPECT_EQ(Dutch2026(Two("B W", "B W")), "2-1");
}

TEST(C04_3_2026, Art1_7_1_AbsolutePreference) {
  // 2: difference +1 but White in the last two games, absolute; 1: W B W, strong. 2 gets Black.
  EXPECT_EQ(Dutch2026(Two("W B W", "B W W")), "1-2");
  // 2: W W B, also +1, but the last two games differ: strong like 1's. They last differed in round 3, where 1 had
  // White.
  EXPECT_EQ(Dutch2026(Two("W B W", "W W B")), "2-1");
}

TEST(C04_3_2026, Art1_7_1_LastTwoRoundsPlayed) {
  // The rounds played count, with an absence between them: 2's last two games were W W, so 2's wish is absolute and 1's
  // is strong.
  EXPECT_EQ(Dutch2026(Two("ZPB PAB W ZPB", "B W ZPB W")), "1-2");
  // B W with absences between them: 2's wish is mild.
  EXPECT_EQ(Dutch2026(Two("ZPB PAB W ZPB", "B ZPB ZPB W")), "2-1");
}

TEST(C04_3_2026, Art1_7_2_StrongPreference) {
  // 2 has one White game more (strong), 1 as many of each (mild): 2 gets Black.
  EXPECT_EQ(Dutch2026(Two("B W", "W ZPB")), "1-2");
  EXPECT_EQ(Dutch2026(Two("W ZPB", "B W")), "2-1");
}

TEST(C04_3_2026, Art1_7_3_MildPreferenceAlternates) {
  EXPECT_EQ(Dutch2026(Two("B W", "W B")), "2-1");
  EXPECT_EQ(Dutch2026(Two("W B", "B W")), "1-2");
}

TEST(C04_3_2026, Art1_7_4_NoGameNoPreference) {
  // 1 has played nothing: what 2 wants is granted.
  EXPECT_EQ(Dutch2026(Two("PAB", "W")), "1-2");
  EXPECT_EQ(Dutch2026(Two("PAB", "B")), "2-1");
}

// Decision 009.
TEST(C04_3_2026, Art1_8_TopscorersHaveMoreThanHalf) {
  // Both want White absolutely. In the last round two players with more than half of the points may meet all the same.
  EXPECT_EQ(Dutch2026(Two("B B", "B B", "1.5").LastRound()), "1-2");
  // Half of the points is not more than half.
  EXPECT_EQ(Dutch2026(Two("B B", "B B", "1.0").LastRound()), "none");
  // It is not the last round.
  EXPECT_EQ(Dutch2026(Two("B B", "B B", "1.5")), "none");
}

TEST(C04_3_2026, Art1_9_1_AtMostOneIsNotPaired) {
  // Three players, of whom nobody may have the bye: no round-pairing is complete.
  EXPECT_EQ(Dutch2026(Situation("1 1.0 F+ B\n2 1.0 W F+\n3 1.0 B FPB\n")), "none");
  EXPECT_EQ(Dutch2026(Situation("1 1.0 ZPB B\n2 1.0 W F+\n3 1.0 B FPB\n")), "3-2 1U");
}

TEST(C04_3_2026, Art1_9_2_BracketsFromTheTop) {
  // 3 has a better colour match in 1's bracket, but 1 and 2 are paired first, by themselves.
  EXPECT_EQ(Dutch2026(Situation(R"(
    1 1.0 B
    2 1.0 B
    3 0.5 W
    4 0.5 W )")),
            "1-2 4-3");
  // If they cannot meet, both go down and get what they want.
  EXPECT_EQ(Dutch2026(Situation(R"(
    1 1.0 B
    2 1.0 B
    3 0.5 W
    4 0.5 W )")
                          .Forbid({1, 2})),
            "1-3 2-4");
}

TEST(C04_3_2026, Art1_9_3_NoPairingAtAll) {
  EXPECT_EQ(Dutch2026(Situation("1 0.5 B2\n2 0.5 W1\n")), "none");
  EXPECT_EQ(Dutch2026(Situation("1 0.5 B\n2 0.5 W\n")), "1-2");
}

}  // namespace
}  // namespace ronda::test
