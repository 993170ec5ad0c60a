// The Dutch texts of 2012 (C.04.3.1) and 2011 (C.04.1), sections A and B, and the short form of the book (Elementos
// §2.9).
#include <gtest/gtest.h>

#include "article/dutch_situations.h"
#include "ronda/pairing/dutch_procedure/group.h"
#include "support/agreement.h"

namespace ronda::test {
namespace {

using procedure::By2011;
using procedure::By2012;
using procedure::ByBook;
using procedure::ByBoth;

// C.04.3/2012 §C4; /2011 §C4.
TEST(C04_3_2011, F4_FirstRound) {
  EXPECT_EQ(By2012(Event(7)), "1-4 5-2 3-6 7U");
  EXPECT_EQ(By2011(Event(7)), "1-4 5-2 3-6 7U");
}

// Round 5; everybody wants White. 1 and 2 have played three games, so that they want it strongly, 3 and 4 mildly.
Situation StrongInAnOddRound() {
  return Situation(R"(
    1 2.0 B W B ZPB
    2 2.0 B W ZPB B
    3 2.0 W B W B
    4 2.0 W B W B )");
}

// C.04.3/2012 §A7.d, §C3.c, §C10.f; /2011 §A7.d, §C3.c, §C10.f.
// A7.d: in an odd round a strong preference is treated as absolute, so 1 and 2 do not meet unless they must.
TEST(C04_3_2012, A7d_StrongAsAbsolute) {
  EXPECT_EQ(ByBoth(StrongInAnOddRound()), "1-3 2-4");
  // 2 may meet 1 and 3.
  EXPECT_EQ(ByBoth(StrongInAnOddRound().Forbid({2, 4})), "1-4 2-3");
  // 1 may meet only 2; rather than make floaters A7.d is dropped (C10.f).
  EXPECT_EQ(ByBoth(StrongInAnOddRound().Forbid({1, 3}).Forbid({1, 4})), "1-2 3-4");
}

// 1 and 3 are strong, and the first candidate 1-3 2-4 brings them together. Every pair denies somebody White, so for
// the book, which has no A7.d, there is nothing against it.
// Decision 127.
TEST(C04_3_2012, A7d_IsNotInTheBook) {
  const auto event = Situation(R"(
    1 2.0 B W B ZPB
    2 2.0 W B W B
    3 2.0 B W ZPB B
    4 2.0 W B W B )");
  EXPECT_EQ(By2012(event), "1-4 3-2");
  EXPECT_EQ(By2011(event), "1-4 3-2");
  EXPECT_EQ(ByBook(event), "1-3 2-4");
}

// C.04.3/2012 §A7.e, §A8.b; /2011 §A7.e, §A8.b.
// A7.e, Z: in an even round one denied preference is better a mild one. All want White; 1 and 3 strongly, 2 and 4, who
// have played two games, mildly. X1 is 2, Z1 is 0.
TEST(C04_3_2012, A7e_A8_Z) {
  const auto event = Situation(R"(
    1 1.0 B W B
    2 1.0 ZPB W B
    3 1.0 B W B
    4 1.0 W ZPB B )");
  EXPECT_EQ(By2012(event), "1-4 3-2");
  EXPECT_EQ(By2011(event), "1-4 3-2");
  EXPECT_EQ(ByBook(event), "1-3 2-4");
}

// C.04.3/2012 §B1.b; /2011 §B1.b.
// B1.b: neither a bye nor a win by forfeit is followed by a bye.
// Decision 126.
TEST(C04_3_2012, B1b_NoByeAfterAPointWithoutPlay) {
  EXPECT_EQ(ByBoth(Situation("1 1.0 W B\n2 1.0 B W\n3 1.0 F+ W\n")), "1-3 2U");
  EXPECT_EQ(ByBoth(Situation("1 1.0 W B\n2 1.0 B W\n3 1.0 PAB W\n")), "1-3 2U");
  EXPECT_EQ(ByBoth(Situation("1 1.0 W B\n2 1.0 B W\n3 1.0 HPB W\n")), "1-2 3U");
}

// C.04.3/2012 §B1.b, §B5; /2011 §B1.b, §B5.
// B1.b: a win by forfeit is a downfloat: 3 of three has one and so is not left over again (B5).
TEST(C04_3_2012, B1b_B5_AForfeitWinIsADownfloat) {
  EXPECT_EQ(ByBoth(OneOfThreeFloats("1.0 B W", "1.0 W F+")), "1-3 4-2");
}

// Four who want White absolutely: only in the last round, and only if they are topscorers, may they meet.
Situation AllWantWhite(std::string_view score_of_3_and_4) {
  const std::string score(score_of_3_and_4);
  return Situation("1 3.0 W W B B\n2 3.0 W W B B\n3 " + score + " W W B B\n4 " + score + " W W B B\n");
}

// C.04.3/2012 §B2, §C3.b, §C10.g; /2011 §B2, §C3.b, §C10.g.
// Decision 124.
TEST(C04_3_2012, B2_TopscorersInTheLastRound) {
  EXPECT_EQ(By2012(AllWantWhite("3.0")), "none");
  EXPECT_EQ(By2012(AllWantWhite("3.0").LastRound()), "1-3 2-4");
  EXPECT_EQ(By2011(AllWantWhite("3.0").LastRound()), "1-3 2-4");
  // 3 and 4 are no topscorers: they may meet topscorers in 2012, nobody in 2011.
  EXPECT_EQ(By2012(AllWantWhite("1.0").LastRound()), "1-3 2-4");
  EXPECT_EQ(By2011(AllWantWhite("1.0").LastRound()), "none");
}

// C.04.3/2012 §A3; /2011 §A3: half of the players from above make a group homogeneous, one of three does not.
TEST(C04_3_2012, A3_HalfFromAboveIsHomogeneous) {
  const auto group = [](std::vector<Place> moved_down, std::vector<Place> residents) {
    return dutch_procedure::Group{.moved_down = std::move(moved_down), .residents = std::move(residents)};
  };
  EXPECT_FALSE(group({Place(0), Place(1)}, {Place(2), Place(3)}).heterogeneous());
  EXPECT_TRUE(group({Place(0)}, {Place(1), Place(2)}).heterogeneous());
}

// C.04.3/2012 §B1.a; /2011 §B1.a: 1 and 2 have met, and there is nobody else.
TEST(C04_3_2012, B1a_NobodyMeetsTwice) {
  EXPECT_EQ(ByBoth(Event(2).Round("1=2")), "none");
  EXPECT_EQ(ByBoth(Event(2).Round("1+2")), "1-2") << "they have not played";
}

}  // namespace
}  // namespace ronda::test
