// C.04.3/2026, article 5: who plays White.
#include <gtest/gtest.h>

#include "article/dutch_situations.h"
#include "support/pairers.h"

namespace ronda::test {
namespace {

TEST(C04_3_2026, Art5_1_InitialColour) {
  EXPECT_EQ(Dutch2026(Event(4).Initial(Colour::kWhite)), "1-3 4-2");
  EXPECT_EQ(Dutch2026(Event(4).Initial(Colour::kBlack)), "3-1 2-4");
}

TEST(C04_3_2026, Art5_2_1_BothPreferences) {
  EXPECT_EQ(Dutch2026(Two("B", "W")), "1-2");
  EXPECT_EQ(Dutch2026(Two("W", "B")), "2-1");
}

TEST(C04_3_2026, Art5_2_2_TheStrongerPreference) {
  // Both want Black, 2 strongly, 1 mildly.
  EXPECT_EQ(Dutch2026(Two("B W", "W ZPB")), "1-2");
  // Both mildly: the rule does not decide, the wish of the higher ranked is granted.
  EXPECT_EQ(Dutch2026(Two("B W", "B W")), "2-1");
}

TEST(C04_3_2026, Art5_2_2_TheWiderDifferenceOfTwoAbsolutes) {
  // Topscorers who both want White: 1 after two Blacks running (difference 0), 2 with a difference of -2.
  EXPECT_EQ(Dutch2026(Two("W W B B", "B B W B", "3.0").LastRound()), "2-1");
  // The same difference and the same history: not decided here, the wish of the higher ranked is granted.
  EXPECT_EQ(Dutch2026(Two("W W B B", "W W B B", "3.0").LastRound()), "1-2");
}

TEST(C04_3_2026, Art5_2_3_AlternateTheLastDifference) {
  // Both want Black strongly. In the third round 1 had White and 2 Black: now the other way round.
  EXPECT_EQ(Dutch2026(Two("W B W", "W W B")), "2-1");
  EXPECT_EQ(Dutch2026(Two("W W B", "W B W")), "1-2");
}

// C.04.2/2025 §4.5.
TEST(C04_3_2026, Art5_2_3_OnlyGamesCount) {
  // 1 has played B W B, 2 only B (C.04.2: unplayed rounds go to the front). Their last games are alike and 2 has no
  // other, so nothing is to be alternated; round by round they would differ in the second. The higher ranked gets
  // White.
  EXPECT_EQ(Dutch2026(Two("B W B PAB", "PAB B ZPB ZPB")), "1-2");
  // W B W against W W B, whatever the rounds: in their last games 1 had White and 2 Black.
  EXPECT_EQ(Dutch2026(Two("W B W ZPB", "ZPB W W B")), "2-1");
}

TEST(C04_3_2026, Art5_2_4_TheHigherRankedPlayersPreference) {
  EXPECT_EQ(Dutch2026(Two("W", "W")), "2-1");
  EXPECT_EQ(Dutch2026(Two("B", "B")), "1-2");
  // Higher ranked is who has more points, not the smaller number.
  EXPECT_EQ(Dutch2026(Situation("1 0.0 W\n2 1.0 W\n")), "1-2");
}

TEST(C04_3_2026, Art5_2_5_OddNumbersGetTheInitialColour) {
  // 1 and 3 are odd and get White, 2 is even and gets Black.
  EXPECT_EQ(Dutch2026(Event(6)), "1-4 5-2 3-6");
  EXPECT_EQ(Dutch2026(Event(6).Initial(Colour::kBlack)), "4-1 2-5 6-3");
}

TEST(C04_3_2026, Art5_2_5_NumbersOfThosePairedSoFar) {
  // 1 comes late (decision 001): among 2 3 4 5 the first is 2, who counts as odd.
  EXPECT_EQ(Dutch2026(Event(5).Away("1Z")), "2-4 5-3");
  // Nobody came to the games of round 1, so nobody has a colour in round 2. While 1 is away nothing changes; once 1 is
  // there everybody has their own number: 1 is odd, 2 even.
  EXPECT_EQ(Dutch2026(Event(5).Round("2/4 5/3").Away("1Z")), "2-4 5-3");
  EXPECT_EQ(Dutch2026(Event(5).Round("2/4 5/3").Away("5Z")), "1-3 4-2");
}

}  // namespace
}  // namespace ronda::test
