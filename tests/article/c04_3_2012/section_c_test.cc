// The Dutch texts of 2012 (C.04.3.1) and 2011 (C.04.1), section C.
#include <gtest/gtest.h>

#include "article/dutch_situations.h"
#include "support/agreement.h"

namespace ronda::test {
namespace {

using procedure::By2011;
using procedure::By2012;
using procedure::ByBoth;

// C.04.3/2012 §C1; /2011 §C1.
// 1 has met everybody of the same score: 1 moves down before anything else is looked at, and 2-3 are S1 and S2.
TEST(C04_3_2012, C1_IncompatiblePlayerMovesDown) {
  const auto event = Situation(R"(
    1 1.0 B W
    2 1.0 B W
    3 1.0 W B
    4 0.5 W B )")
                         .Forbid({1, 2})
                         .Forbid({1, 3});
  EXPECT_EQ(ByBoth(event), "4-1 3-2");
}

// C.04.3/2012 §C1, §C12; /2011 §C1, §C12.
// 3 would be left over first, but cannot meet 4: C12 sends 2 down instead.
// Decision 122.
TEST(C04_3_2012, C1_C12_AnotherFloater) {
  const auto event = Situation(R"(
    1 1.0 B W
    2 1.0 W B
    3 1.0 W B
    4 0.5 B W
    5 0.5 W B
    6 0.0 B W )")
                         .Forbid({3, 4})
                         .Forbid({3, 5});
  EXPECT_EQ(By2012(event), "3-1 2-4 5-6");
  EXPECT_EQ(By2011(event), "3-1 2-4 5-6");
}

// 1 and 2 come down to 3 and 4, where only 3 has opponents. 1-3 sends 2 and 4 down, who can both meet 5 only. 3-4 would
// send 1 and 2 down instead, which is good enough for 2011; in 2012 one of each score must come, so 2-3 are paired
// although both want Black.
TEST(C04_3_2012, C12_TheSameScores) {
  const auto event = Situation(R"(
    1 3.0 B W B
    2 3.0 W B W
    3 2.5 W B W
    4 2.5 B W B
    5 2.0 W B W
    6 2.0 W B W )")
                         .Allow("1-3 2-3 3-4 1-5 1-6 2-5 4-5");
  EXPECT_EQ(By2012(event), "1-6 3-2 4-5");
  EXPECT_EQ(By2011(event), "1-6 5-2 4-3");
}

// C.04.3/2012 §C6, §C9, §D1.2; /2011 §C6, §C9, §D1.2.
// C6, C9: the moved-down player meets the first possible so that the others can still be paired.
TEST(C04_3_2012, C9_AnotherTranspositionForTheRemainder) {
  const auto event = Situation(R"(
    1 1.0 W B
    2 0.5 B W
    3 0.5 B W
    4 0.5 W B )")
                         .Forbid({3, 4});
  EXPECT_EQ(ByBoth(event), "1-3 4-2");
}

// C.04.3/2012 §C3.e, §C3.g, §C10.b, §C10.d; /2011 §C3.e, §C3.g, §C10.b, §C10.d.
// C10: what is lowered first. 5 floated down in the round before and is left over in the first candidate; 3 floated up
// and would meet the moved-down player in the other.
// Decision 121.
TEST(C04_3_2012, C10_UpfloatsAreDroppedBeforeDownfloats) { EXPECT_EQ(ByBoth(UpfloatAgainstDownfloat()), "1-3 5-2 4U"); }

// C.04.3/2012 §B5, §B6, §C3.g, §C3.h, §C10.a, §C10.b; /2011 §B5, §B6, §C3.g, §C3.h, §C10.a, §C10.b.
// C10.a, C10.b: B6 is dropped before B5. One of 2 and 3 floats up: 2 did two rounds before, 3 in the round before.
TEST(C04_3_2012, C10_B6IsDroppedBeforeB5) {
  const auto event = [](std::string_view row_of_2, std::string_view row_of_3) {
    return Situation("1 2.0 W B W B\n2 " + std::string(row_of_2) + "\n3 " + std::string(row_of_3) +
                     "\n4 1.0 W B W B\n");
  };
  EXPECT_EQ(ByBoth(event("1.0 B W B Wu", "1.0 B W Bu W")), "1-3 4-2");
  EXPECT_EQ(ByBoth(event("1.0 B W Bu W", "1.0 B W B Wu")), "1-2 4-3");
}

// C.04.3/2012 §C3.d, §C10.e; /2011 §C3.d, §C10.e.
// C10.e: X is raised only after the floats are given up. 1 and 3, who floated down in the round before, want White, 2
// wants Black: 1-3 would deny a preference, so one of them floats again.
TEST(C04_3_2012, C10_ColoursBeforeFloats) {
  EXPECT_EQ(ByBoth(Situation("1 1.0 W Bd\n2 1.0 B W\n3 1.0 W Bd\n4 0.5 W B\n")), "1-2 3-4");
  // If 3 wants Black too, 2 can float.
  EXPECT_EQ(ByBoth(Situation("1 1.0 W Bd\n2 1.0 B W\n3 1.0 B Wd\n4 0.5 W B\n")), "1-3 4-2");
}

// C.04.3/2012 §C13; /2011 §C13.
// C13: 3 and 4 have met, so 1-2 is undone and both come down.
TEST(C04_3_2012, C13_ThePenultimateGroupIsUndone) {
  EXPECT_EQ(By2012(TwoAndTwo().Forbid({3, 4})), "1-4 3-2");
  EXPECT_EQ(By2011(TwoAndTwo().Forbid({3, 4})), "1-4 3-2");
}

// C.04.3/2012 §C13; /2011 §C13.
// C13: 5 and 6 may not meet and need two from above, so the group above makes one pair instead of two. It is the first
// that can be: 1-3 of S1 = 1, S2 = 2 3 4, since 1-2 would deny a preference.
// Decision 123.
TEST(C04_3_2012, C13_FewerPairsAbove) {
  const auto event = Situation(R"(
    1 1.0 B W
    2 1.0 B W
    3 1.0 W B
    4 1.0 W B
    5 0.5 B W
    6 0.5 W B )")
                         .Forbid({5, 6});
  EXPECT_EQ(ByBoth(event), "3-1 6-2 4-5");
}

// C.04.3/2012 §C14.b; /2011 §C14.b.
// C.04.3/2012 §C8.b, §D3: one of 1 and 2 can meet 3. In 2012 it is the first set of one that can be; in 2011 only the
// highest.
TEST(C04_3_2012, C14_OneOfTwoMovedDownIsPaired) {
  const auto event = Situation(R"(
    1 1.0 W B
    2 1.0 W B
    3 0.5 B W
    4 0.5 B W
    5 0.5 W B
    6 0.5 W B
    7 0.0 B W
    8 0.0 B W )")
                         .Allow("1-3 2-3 4-5 4-6 5-7 6-7 1-7 2-7 1-8 2-8 5-8 6-8");
  EXPECT_EQ(By2012(event), "1-3 2-7 5-4 6-8");
  EXPECT_EQ(By2011(event), "1-3 2-7 5-4 6-8");
}

// C.04.3/2012 §C4, §C6, §C7, §C8.a, §D1.1, §D2; /2011 §C4, §C6, §C7, §C8, §D1.1, §D2: 1-3 2-4 first; then the
// transposition 1-4 2-3; then the exchange of 2 and 3.
TEST(C04_3_2012, C7_C8_TranspositionThenExchange) {
  EXPECT_EQ(ByBoth(Event(4)), "1-3 4-2");
  EXPECT_EQ(ByBoth(Event(4).Forbid({1, 3})), "1-4 3-2");
  EXPECT_EQ(ByBoth(Event(4).Forbid({1, 3}).Forbid({1, 4})), "1-2 3-4");
}

TEST(C04_3_2012, NoLegalPairing) { EXPECT_EQ(By2012(TwoAndTwo().Allow("1-2 1-3 1-4")), "none"); }

}  // namespace
}  // namespace ronda::test
