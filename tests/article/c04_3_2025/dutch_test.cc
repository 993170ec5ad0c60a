// C.04.3/2025, the text of July 2025: where it pairs otherwise than that of 2026 (decisions 004 and 212).
#include <gtest/gtest.h>

#include "article/dutch_situations.h"
#include "support/pairers.h"

namespace ronda::test {
namespace {

// Decision 003.
TEST(C04_3_2025, Art1_4_3_AByeWorthNoMoreThanALossIsNoDownfloat) {
  // 1, 2 and 3 won in round 1 and scored nothing in round 2, where 3 had the bye, worth no point here. It brought 3
  // no more than a loss, so nothing speaks against 3 floating; by the text of 2026 it was a downfloat, and 2 floats.
  const auto event = [](Points bye) {
    return Event(12)
        .ByeWorth(bye)
        .Round("1>5 6<2 3>7 4=8 9>10 11>12")
        .Round("9>1 2<11 8>4 3U")
        .Away("5Z 6Z 7Z 8Z 9Z 10Z 11Z 12Z");
  };
  EXPECT_EQ(Dutch2025(event(Points{})), "1-2 4-3");
  EXPECT_EQ(Dutch2026(event(Points{})), "1-3 4-2");
}

TEST(C04_3_2025, Art1_4_3_PointsWithoutPlayAreADownfloat) {
  EXPECT_EQ(Dutch2025(OneOfThreeFloats("1.0 B W", "1.0 W PAB")), "1-3 4-2");
  EXPECT_EQ(Dutch2025(OneOfThreeFloats("1.0 B W", "1.0 W HPB")), "1-3 4-2");
  EXPECT_EQ(Dutch2025(OneOfThreeFloats("1.0 B W", "1.0 W ZPB")), "1-2 4-3");
}

// 5 has had the bye, so somebody of the four above gets it and somebody meets 5: two of them float. 3 and 4 missed a
// game.
Situation TwoFloatAndOneHasTheBye() {
  return Situation(R"(
    1 2.0 W B W B
    2 2.0 B W B W
    3 2.0 W B W ZPB
    4 2.0 W B W ZPB
    5 1.0 PAB W B ZPB )");
}

// Decision 212.
TEST(C04_3_2025, Art3_4_4_C9_AlsoWhereSeveralFloat) {
  // Without the note of 2026 the bye counts in this bracket: with 1-2 it would go to 3 or 4, who missed a game; with
  // 1-3 it goes to 2, who missed none.
  EXPECT_EQ(Dutch2025(TwoFloatAndOneHasTheBye()), "1-3 5-4 2U");
  // C.04.3/2026 §2.4.4, note: two float, so [C9] is not asked, and 1-2 is the first candidate.
  EXPECT_EQ(Dutch2026(TwoFloatAndOneHasTheBye()), "1-2 5-3 4U");
}

TEST(C04_3_2025, Art3_4_4_C9_WhereOneFloats) {
  EXPECT_EQ(Dutch2025(Situation("1 1.0 W B\n2 1.0 B W\n3 1.0 W ZPB\n")), "1-3 2U");
}

}  // namespace
}  // namespace ronda::test
