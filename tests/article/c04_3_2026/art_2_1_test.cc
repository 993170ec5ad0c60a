// C.04.3/2026, articles 2.1 to 2.3: the absolute criteria, completion, and who gets the bye.
#include <gtest/gtest.h>

#include "article/dutch_situations.h"
#include "support/pairers.h"

namespace ronda::test {
namespace {

TEST(C04_3_2026, Art2_1_1_C1_NobodyMeetsTwice) {
  // 1-3 would be the first pair, but they have met: 1-4 2-3.
  EXPECT_EQ(Dutch2026(Situation(R"(
    1 0.5 B3
    2 0.5 B
    3 0.5 W1
    4 0.5 W )")),
            "1-4 2-3");
  EXPECT_EQ(Dutch2026(FourOfOneScore()), "1-3 2-4");
}

TEST(C04_3_2026, Art2_1_1_C1_ForfeitIsNoMeeting) {
  // Nobody came to a game in round 1 (C.04.2: two who did not play may be paired again). Nobody has a colour either.
  EXPECT_EQ(Dutch2026(Event(4).Round("1/3 4/2")), "1-3 4-2");
  // Played games are meetings. 1 and 4 want Black, 2 and 3 want White: 1-4 2-3 would deny two wishes, 2-1 3-4 none.
  EXPECT_EQ(Dutch2026(Event(4).Round("1=3 4=2")), "2-1 3-4");
}

TEST(C04_3_2026, Art2_1_1_C1_OrganisersBanCountsAlike) {
  EXPECT_EQ(Dutch2026(FourOfOneScore().Forbid({1, 3})), "1-4 2-3");
  EXPECT_EQ(Dutch2026(FourOfOneScore().Forbid({1, 2})), "1-3 2-4");
}

TEST(C04_3_2026, Art2_1_2_C2_NoSecondBye) {
  // 1-2 grants both wishes and leaves 3, but 3 has had the bye. 1-3 denies a wish, 3-2 none: the bye is for 1.
  EXPECT_EQ(Dutch2026(ThreeAndTheBye("PAB")), "3-2 1U");
  // A half-point bye bars nobody.
  EXPECT_EQ(Dutch2026(ThreeAndTheBye("HPB")), "1-2 3U");
}

TEST(C04_3_2026, Art2_1_2_C2_NoByeAfterAWinWithoutPlay) {
  // A win by forfeit and a full-point bye are worth a win.
  EXPECT_EQ(Dutch2026(ThreeAndTheBye("F+")), "3-2 1U");
  EXPECT_EQ(Dutch2026(ThreeAndTheBye("FPB")), "3-2 1U");
  // A loss by forfeit and a zero-point bye are not.
  EXPECT_EQ(Dutch2026(ThreeAndTheBye("F-")), "1-2 3U");
  EXPECT_EQ(Dutch2026(ThreeAndTheBye("ZPB")), "1-2 3U");
}

TEST(C04_3_2026, Art2_1_3_C3_SameAbsolutePreferenceDoesNotMeet) {
  // 1 and 3 want White, 2 and 4 Black, all absolutely: 1-3 and 2-4 are forbidden.
  EXPECT_EQ(Dutch2026(Situation(R"(
    1 1.0 B B
    2 1.0 W W
    3 1.0 B B
    4 1.0 W W )")),
            "1-4 3-2");
  EXPECT_EQ(Dutch2026(Two("W B B", "W B B")), "none");
  // The same strong preference bars nobody.
  EXPECT_EQ(Dutch2026(Two("B W B", "B W B")), "1-2");
  // Nor does an absolute against a strong one: the absolute is granted.
  EXPECT_EQ(Dutch2026(Two("B W B", "W B B")), "2-1");
}

TEST(C04_3_2026, Art2_1_3_C3_TopscorersMayMeet) {
  EXPECT_EQ(Dutch2026(Two("W B B", "W B B", "2.0").LastRound()), "1-2");
  EXPECT_EQ(Dutch2026(Two("W B B", "W B B", "2.0")), "none");
}

TEST(C04_3_2026, Art2_1_3_C3_OneTopscorerIsEnough) {
  // 1 has 2 of 3 points, 2 has 1.5, which is half: [C3] speaks of two players who are not topscorers.
  EXPECT_EQ(Dutch2026(Situation("1 2.0 W B B\n2 1.5 W B B\n").LastRound()), "1-2");
  EXPECT_EQ(Dutch2026(Situation("1 1.5 W B B\n2 1.0 W B B\n").LastRound()), "none");
}

TEST(C04_3_2026, Art2_2_1_C4_TheRestMustBePairable) {
  // 3 and 4 have met. 1-2 would leave them, so 1 and 2 both go down: 1-4 and 3-2 grant every wish.
  EXPECT_EQ(Dutch2026(Situation(R"(
    1 1.0 B
    2 1.0 W
    3 0.5 B4
    4 0.5 W3 )")),
            "1-4 3-2");
  EXPECT_EQ(Dutch2026(TwoAndTwo()), "1-2 3-4");
}

TEST(C04_3_2026, Art2_2_1_C4_LooksAtEverybodyBelow) {
  // 5 and 6 have met; 3 and 4 can come down to them, so 1-2 stands and the second bracket gives way.
  EXPECT_EQ(Dutch2026(Situation(R"(
    1 2.0 W B
    2 2.0 B W
    3 1.0 W B
    4 1.0 B W
    5 0.5 W B6
    6 0.5 B W5 )")),
            "1-2 3-6 5-4");
  // 6 can meet nobody but 1: 1 floats down all the way, and 2 3 4 5 pair themselves: 2 goes down to 3.
  EXPECT_EQ(Dutch2026(Situation(R"(
    1 1.0 B
    2 1.0 W
    3 0.5 B
    4 0.5 W
    5 0.0 B
    6 0.0 W )")
                          .Forbid({6, 2})
                          .Forbid({6, 3})
                          .Forbid({6, 4})
                          .Forbid({6, 5})),
            "1-6 3-2 5-4");
}

TEST(C04_3_2026, Art2_3_1_C5_ByeForTheLowestScore) {
  // 3 and 4 have met. With 1-2 paired one of them would get the bye; the lowest score that can have it is that of 5,
  // and [C5] comes before the number of downfloaters: 1 and 2 go down to 3 and 4.
  EXPECT_EQ(Dutch2026(Situation(R"(
    1 1.0 B
    2 1.0 W
    3 0.5 B4
    4 0.5 W3
    5 0.0 B )")),
            "1-4 3-2 5U");
  EXPECT_EQ(Dutch2026(Situation(R"(
    1 1.0 B
    2 1.0 W
    3 0.5 B
    4 0.5 W
    5 0.0 B )")),
            "1-2 3-4 5U");
}

TEST(C04_3_2026, Art2_3_1_C5_LowestScoreThatMayHaveIt) {
  // 5 and 4 have had the bye (a point, and lost the other round); 3, of the same score, has not.
  EXPECT_EQ(Dutch2026(Situation(R"(
    1 2.0 B W
    2 2.0 W B
    3 1.0 B W
    4 1.0 W PAB
    5 1.0 PAB B )")),
            "2-1 5-4 3U");
  // All three have had it: now the lowest score that may is that of 1 and 2. Both go down; one meets a resident, the
  // other has the bye. 3, 4 and 5 want White: 1, who does too, would deny a wish, 2 does not.
  EXPECT_EQ(Dutch2026(Situation(R"(
    1 3.0 B W B
    2 3.0 W B W
    3 1.0 PAB W B
    4 1.0 W PAB B
    5 1.0 W B PAB )")),
            "3-2 4-5 1U");
}

}  // namespace
}  // namespace ronda::test
