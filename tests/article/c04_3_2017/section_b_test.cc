// C.04.3/2017, section B: how a bracket is paired.
#include <gtest/gtest.h>

#include "article/dutch_situations.h"
#include "support/pairers.h"

namespace ronda::test {
namespace {

TEST(C04_3_2017, B1_a_M0_CountsThePlayersMovedDown) {
  EXPECT_EQ(Dutch2017(ThreeStrangers("0.0")), "1-4 2-5 3-6");
  EXPECT_EQ(Dutch2017(SixOfOneScore()), "1-4 2-5 3-6");
}

TEST(C04_3_2017, B1_b_MaxPairsIsLimitedByTheResidents) {
  // Three MDPs and one resident: one pair, two float on.
  EXPECT_EQ(Dutch2017(ThreeStrangers("0.5")), "1-4 2-5 3-6");
  EXPECT_EQ(Dutch2017(Event(5)), "1-3 4-2 5U");
}

TEST(C04_3_2017, B1_c_M1_CountsTheMdpsPaired) {
  EXPECT_EQ(Dutch2017(OneOfTwoMdpsFloatsOn("1.0 W B")), "1-3 2-4");
  // M1 = 0: 1 can meet no resident.
  EXPECT_EQ(Dutch2017(OneTwoOne().Forbid({1, 2}).Forbid({1, 3})), "1-4 3-2");
}

TEST(C04_3_2017, B2_SubgroupsAndLimbo) {
  // S1 = 1 2, S2 = 3 4 5.
  EXPECT_EQ(Dutch2017(FiveOfOneScore()), "1-3 2-4 5U");
  // S1 = 1, S2 = 3, and 2 in the Limbo.
  EXPECT_EQ(Dutch2017(OneOfTwoMdpsFloatsOn("1.0 W B")), "1-3 2-4");
}

TEST(C04_3_2017, B3_MdpPairingThenRemainder) {
  EXPECT_EQ(Dutch2017(MdpAndFiveResidents()), "1-2 3-5 4-6");
  // The first meets the first in a homogeneous bracket.
  EXPECT_EQ(Dutch2017(SixOfOneScore()), "1-4 2-5 3-6");
}

TEST(C04_3_2017, B4_PerfectCandidateIsTaken) {
  EXPECT_EQ(Dutch2017(FourOfOneScore()), "1-3 2-4");
  EXPECT_EQ(Dutch2017(Situation("1 0.5 B\n2 0.5 W\n3 0.5 B\n4 0.5 W\n")), "1-4 3-2");
}

TEST(C04_3_2017, B6_TranspositionsBeforeExchanges) {
  EXPECT_EQ(Dutch2017(FourOfOneScore().Forbid({1, 3})), "1-4 2-3");
  // No transposition is left: 2 and 3 are exchanged, and two wishes are denied.
  EXPECT_EQ(Dutch2017(FourOfOneScore().Forbid({1, 3}).Forbid({1, 4})), "1-2 4-3");
}

TEST(C04_3_2017, B7_RemainderThenMdpPairingThenLimbo) {
  EXPECT_EQ(Dutch2017(MdpAndFiveResidents().Forbid({3, 5})), "1-2 3-6 4-5");
  // 3 can meet nobody but 1: another MDP-Pairing. Of the remainder 2 4 5 6 one wish is denied in any case.
  EXPECT_EQ(Dutch2017(MdpAndFiveResidents().Forbid({3, 4, 5}).Forbid({3, 6}).Forbid({3, 2})), "1-3 5-2 4-6");
  // 1 cannot meet 3 and changes places with 2, who was in the Limbo.
  EXPECT_EQ(Dutch2017(OneOfTwoMdpsFloatsOn("1.0 W B").Forbid({1, 3})), "1-4 2-3");
}

TEST(C04_3_2017, B8_BestAvailable) {
  // Everybody wants White: two wishes are denied in any case, the first candidate stands.
  EXPECT_EQ(Dutch2017(Situation("1 0.5 B\n2 0.5 B\n3 0.5 B\n4 0.5 B\n")), "1-3 2-4");
  EXPECT_EQ(Dutch2017(Situation("1 0.5 W\n2 0.5 B\n3 0.5 B\n4 0.5 B\n")), "3-1 2-4");
}

}  // namespace
}  // namespace ronda::test
