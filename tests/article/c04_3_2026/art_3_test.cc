// C.04.3/2026, article 3: how a bracket is paired. The order of transpositions and exchanges is article 4.
#include <gtest/gtest.h>

#include "article/dutch_situations.h"
#include "support/pairers.h"

namespace ronda::test {
namespace {

TEST(C04_3_2026, Art3_1_1_M0_CountsThePlayersMovedDown) {
  // M0 = 3 in the last bracket: each MDP meets a resident.
  EXPECT_EQ(Dutch2026(ThreeStrangers("0.0")), "1-4 2-5 3-6");
  // M0 = 0: residents only.
  EXPECT_EQ(Dutch2026(SixOfOneScore()), "1-4 2-5 3-6");
}

TEST(C04_3_2026, Art3_1_2_MaxPairsIsLimitedByTheResidents) {
  // Three MDPs come to the single resident 4: one pair, two float on.
  EXPECT_EQ(Dutch2026(ThreeStrangers("0.5")), "1-4 2-5 3-6");
  // MaxPairs is half of the players, rounded down, where nothing else limits it.
  EXPECT_EQ(Dutch2026(Event(5)), "1-3 4-2 5U");
}

TEST(C04_3_2026, Art3_1_3_M1_CountsTheMdpsPaired) {
  // M1 = 1 of two: 1 meets 3, 2 is in the Limbo.
  EXPECT_EQ(Dutch2026(OneOfTwoMdpsFloatsOn("1.0 W B")), "1-3 2-4");
  // M1 = 0: 1 can meet no resident, and the residents pair among themselves.
  EXPECT_EQ(Dutch2026(Situation(R"(
    1 1.0 B
    2 0.5 W
    3 0.5 B
    4 0.0 W )")
                          .Forbid({1, 2})
                          .Forbid({1, 3})),
            "1-4 3-2");
}

TEST(C04_3_2026, Art3_2_2_S1OfAHomogeneousBracket) {
  // MaxPairs = 2 of five: S1 = 1 2, S2 = 3 4 5.
  EXPECT_EQ(Dutch2026(Situation("1 0.5 B\n2 0.5 B\n3 0.5 W\n4 0.5 W\n5 0.5 W\n")), "1-3 2-4 5U");
  // MaxPairs is 1 if only one pair is possible, and then S1 = 1, S2 = 2 3 4 5: 1-2, three float to 6, 7 and 8.
  EXPECT_EQ(Dutch2026(Situation(R"(
    1 1.0 B
    2 1.0 W
    3 1.0 W
    4 1.0 W
    5 1.0 W
    6 0.0 B
    7 0.0 B
    8 0.0 B )")
                          .Forbid({2, 3, 4, 5})),
            "1-2 6-3 7-4 8-5");
}

TEST(C04_3_2026, Art3_2_4_LimboFloatsOn) {
  // 2 is in the Limbo of the bracket of 3 and meets 4 in the next one.
  EXPECT_EQ(Dutch2026(OneOfTwoMdpsFloatsOn("1.0 W B")), "1-3 2-4");
  // With a second resident there is no Limbo.
  EXPECT_EQ(Dutch2026(Situation("1 1.0 W B\n2 1.0 W B\n3 0.5 B W\n4 0.5 B W\n").Forbid({1, 2})), "1-3 2-4");
}

TEST(C04_3_2026, Art3_3_1_FirstMeetsFirst) {
  EXPECT_EQ(Dutch2026(SixOfOneScore()), "1-4 2-5 3-6");
  // With S2 altered to 4 6 5, the second meets 6 and the third 5.
  EXPECT_EQ(Dutch2026(SixOfOneScore().Forbid({2, 5})), "1-4 2-6 3-5");
}

TEST(C04_3_2026, Art3_3_3_MdpPairingThenRemainder) {
  EXPECT_EQ(Dutch2026(MdpAndFiveResidents()), "1-2 3-5 4-6");
  // M1 = 0: directly to the remainder. 1 can meet only 7, in the next bracket.
  EXPECT_EQ(Dutch2026(Situation(R"(
    1 1.0 B
    2 0.5 B
    3 0.5 B
    4 0.5 W
    5 0.5 W
    6 0.0 B
    7 0.0 W )")
                          .Forbid({1, 2, 3})
                          .Forbid({1, 4, 5})
                          .Forbid({1, 6})
                          .Forbid({4, 5})
                          .Forbid({2, 3})),
            "1-7 2-4 3-5 6U");
}

TEST(C04_3_2026, Art3_4_1_PerfectCandidateIsTaken) {
  // The first candidate fulfils everything.
  EXPECT_EQ(Dutch2026(FourOfOneScore()), "1-3 2-4");
  // The first denies two wishes, the second none.
  EXPECT_EQ(Dutch2026(Situation("1 0.5 B\n2 0.5 W\n3 0.5 B\n4 0.5 W\n")), "1-4 3-2");
}

TEST(C04_3_2026, Art3_6_1_TranspositionsBeforeExchanges) {
  // 1-3 is out: the transposition 1-4 2-3 comes before the exchange 1-2 3-4.
  EXPECT_EQ(Dutch2026(FourOfOneScore().Forbid({1, 3})), "1-4 2-3");
  // 1-4 is out as well: no transposition is left, 2 and 3 are exchanged. 1 and 2 both want White, 3 and 4 Black.
  EXPECT_EQ(Dutch2026(FourOfOneScore().Forbid({1, 3}).Forbid({1, 4})), "1-2 4-3");
}

TEST(C04_3_2026, Art3_7_1_RemainderIsAlteredFirst) {
  // 3-5 is out: the remainder gives 3-6 4-5, and 1-2 stays.
  EXPECT_EQ(Dutch2026(MdpAndFiveResidents().Forbid({3, 5})), "1-2 3-6 4-5");
  EXPECT_EQ(Dutch2026(MdpAndFiveResidents().Forbid({3, 4})), "1-2 3-5 4-6");
}

TEST(C04_3_2026, Art3_7_2_ThenTheMdpPairing) {
  // 3 can meet nobody but 1: the transposition 3 gives 1-3 (both want White) and the remainder 2 4 5 6, where 2, 5 and
  // 6 want Black. One wish is denied in any pairing of it, so its first candidate stands.
  EXPECT_EQ(Dutch2026(MdpAndFiveResidents().Forbid({3, 4, 5}).Forbid({3, 6}).Forbid({3, 2})), "1-3 5-2 4-6");
}

TEST(C04_3_2026, Art3_7_3_ThenTheSetOfMdps) {
  // 1 cannot meet 3: the next set of one MDP is 2.
  EXPECT_EQ(Dutch2026(OneOfTwoMdpsFloatsOn("1.0 W B").Forbid({1, 3})), "1-4 2-3");
  EXPECT_EQ(Dutch2026(OneOfTwoMdpsFloatsOn("1.0 W B").Forbid({2, 3})), "1-3 2-4");
}

TEST(C04_3_2026, Art3_8_1_BestAvailable) {
  // Everybody wants White: any candidate denies two wishes, and the first stands.
  EXPECT_EQ(Dutch2026(Situation("1 0.5 B\n2 0.5 B\n3 0.5 B\n4 0.5 B\n")), "1-3 2-4");
  // 4 wants Black: 1-3 2-4 denies one wish, and so does 1-4 2-3, later. The first stands.
  EXPECT_EQ(Dutch2026(Situation("1 0.5 B\n2 0.5 B\n3 0.5 B\n4 0.5 W\n")), "1-3 2-4");
  // 1 wants Black: 3-1 grants both wishes and 2-4 denies one; nothing denies fewer.
  EXPECT_EQ(Dutch2026(Situation("1 0.5 W\n2 0.5 B\n3 0.5 B\n4 0.5 B\n")), "3-1 2-4");
}

}  // namespace
}  // namespace ronda::test
