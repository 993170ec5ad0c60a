// C.04.3/2017, section E: who plays White.
#include <gtest/gtest.h>

#include "article/dutch_situations.h"
#include "support/pairers.h"

namespace ronda::test {
namespace {

TEST(C04_3_2017, E_InitialColour) {
  EXPECT_EQ(Dutch2017(Event(4).Initial(Colour::kWhite)), "1-3 4-2");
  EXPECT_EQ(Dutch2017(Event(4).Initial(Colour::kBlack)), "3-1 2-4");
}

TEST(C04_3_2017, E1_BothPreferences) {
  EXPECT_EQ(Dutch2017(Two("B", "W")), "1-2");
  EXPECT_EQ(Dutch2017(Two("W", "B")), "2-1");
}

TEST(C04_3_2017, E2_TheStrongerPreference) {
  // Both want Black, 2 strongly, 1 mildly.
  EXPECT_EQ(Dutch2017(Two("B W", "W ZPB")), "1-2");
  EXPECT_EQ(Dutch2017(Two("B W", "B W")), "2-1");
  // Two topscorers who want White absolutely: 2 has the wider difference.
  EXPECT_EQ(Dutch2017(Two("W W B B", "B B W B", "3.0").LastRound()), "2-1");
  EXPECT_EQ(Dutch2017(Two("W W B B", "W W B B", "3.0").LastRound()), "1-2");
}

TEST(C04_3_2017, E3_AlternateTheLastDifference) {
  EXPECT_EQ(Dutch2017(Two("W B W", "W W B")), "2-1");
  EXPECT_EQ(Dutch2017(Two("W W B", "W B W")), "1-2");
  // Unplayed rounds go to the front (C.04.2.D.5): W B W against W W B again.
  EXPECT_EQ(Dutch2017(Two("W B W ZPB", "ZPB W W B")), "2-1");
  // B W B against B alone: nothing to alternate.
  EXPECT_EQ(Dutch2017(Two("B W B PAB", "PAB B ZPB ZPB")), "1-2");
}

TEST(C04_3_2017, E4_TheHigherRankedPlayersPreference) {
  EXPECT_EQ(Dutch2017(Two("W", "W")), "2-1");
  EXPECT_EQ(Dutch2017(Two("B", "B")), "1-2");
  EXPECT_EQ(Dutch2017(Situation("1 0.0 W\n2 1.0 W\n")), "1-2");
}

TEST(C04_3_2017, E5_OddNumbersGetTheInitialColour) {
  EXPECT_EQ(Dutch2017(Event(6)), "1-4 5-2 3-6");
  EXPECT_EQ(Dutch2017(Event(6).Initial(Colour::kBlack)), "4-1 2-5 6-3");
  // Only those who have been paired have a number (decision 001).
  EXPECT_EQ(Dutch2017(Event(5).Away("1Z")), "2-4 5-3");
  EXPECT_EQ(Dutch2017(Event(5).Round("2/4 5/3").Away("5Z")), "1-3 4-2");
}

}  // namespace
}  // namespace ronda::test
