// The Dutch texts of 2012 (C.04.3.1) and 2011 (C.04.1), sections D and E, and appendix C of the book.
#include <gtest/gtest.h>

#include "article/dutch_situations.h"
#include "ronda/pairing/dutch_procedure/group_pairing.h"
#include "support/agreement.h"

namespace ronda::test {
namespace {

using procedure::By2011;
using procedure::By2012;
using procedure::ByBook;
using procedure::ByBoth;

// The example of D4: A to F are 1 to 6, and 6 meets only 1. A, B and C want White, the others Black, so that colours
// speak for what B3 speaks against. Everybody but 7 has had the bye.
Situation ExampleOfD4(std::string_view row_of_7) {
  return Situation("1 3.0 PAB W B\n2 2.5 PAB W B\n3 2.5 PAB W B\n4 2.0 PAB B W\n5 1.5 PAB B W\n6 1.0 PAB B W\n" +
                   std::string(row_of_7))
      .Forbid({6, 2})
      .Forbid({6, 3})
      .Forbid({6, 4})
      .Forbid({6, 5})
      .Forbid({6, 7});
}

constexpr Place kA(0);
constexpr Place kB(1);
constexpr Place kC(2);
constexpr Place kD(3);
constexpr Place kE(4);
constexpr Place kF(5);
constexpr Place kLast(6);

// The group as C13 has joined it: A, B and C come from above.
dutch_procedure::PairedGroup PairedAsLowest(const Tournament& tournament, const dutch_procedure::Rules& rules) {
  const swiss::Field field(tournament, rules.field_rules);
  dutch_procedure::Group group{.moved_down = {kA, kB, kC}, .residents = {kD, kE, kF}, .lowest = true, .joined = true};
  if (field.size() == 7) group.residents.push_back(kLast);
  const dutch_procedure::Criteria criteria(field, rules, tournament.next_round().value());
  return *PairGroup(criteria, group);
}

using Pairs = std::vector<dutch_procedure::Pair>;

// C.04.3/2012 §B3.
TEST(C04_3_2012, D4_SquaresOfDifferences) {
  const Tournament example = ExampleOfD4("");
  const auto paired = PairedAsLowest(example, dutch_procedure::kDutch2012);
  EXPECT_EQ(paired.pairs, (Pairs{{kA, kF}, {kB, kC}, {kD, kE}}));
  EXPECT_EQ(paired.faults[1], 425);  // 4.25 in tenths squared
  // 2011 has no D4: the first transposition that can be.
  EXPECT_EQ(PairedAsLowest(example, dutch_procedure::kDutch2011).pairs, (Pairs{{kA, kF}, {kB, kD}, {kC, kE}}));
}

TEST(C04_3_2012, D4_NoExchangesInAHeterogeneousGroup) {
  const Tournament example = ExampleOfD4("7 0.5 ZPB W B\n");
  const auto paired = PairedAsLowest(example, dutch_procedure::kDutch2012);
  EXPECT_EQ(paired.pairs, (Pairs{{kA, kF}, {kB, kD}, {kC, kE}}));
  EXPECT_EQ(paired.bye, kLast);
}

// From the top the whole procedure comes to the same pairs.
TEST(C04_3_2012, D4_InAWholeRound) { EXPECT_EQ(By2012(ExampleOfD4("")), "1-6 2-3 5-4"); }

// Elementos §C.1.
// Appendix C.1. The players 1 2 7 15 16 18 20 of the book are 1 to 7 here. The floater is who is left over, not whoever
// one would choose: 1, not 15.
TEST(DutchBook, C1_TheFloaterIsNotChosenBeforehand) {
  const auto group = Situation(R"(
    1 1.5 W   B4  W3 F-  B7
    2 1.5 B   F-  F- PAB W4
    3 2.0 W   F-  B1 Bu  PAB
    4 1.5 B   W1  B  W5  B2
    5 2.0 W   B   W  B4  B
    6 1.5 F+  F-  W  F-  F-
    7 1.5 F-  PAB W  Bu  W1 )");
  const std::string right = "3-2 4-7 5-6 1U";
  EXPECT_EQ(ByBook(group), right);
  EXPECT_EQ(By2012(group), right);
  EXPECT_EQ(By2011(group), right);
}

// Elementos §C.2.
// Appendix C.2, first example: unplayed rounds do not count, so the histories are the same.
TEST(DutchBook, C2_SameHistory) {
  EXPECT_EQ(ByBook(Two("W ZPB B", "W B ZPB")), "1-2");
  EXPECT_EQ(By2012(Two("W ZPB B", "W B ZPB")), "1-2");
}

// Elementos §C.2; C.04.3/2012 §E3; /2011 §E3.
// Appendix C.2, second example, and 2.9 E3: a game with the other colour against no game. The FIDE texts want a round
// in which one had White and the other Black.
TEST(DutchBook, C2_LongerWithoutTheColour) {
  EXPECT_EQ(ByBook(Two("ZPB ZPB W B", "W B W B")), "2-1");
  EXPECT_EQ(By2012(Two("ZPB ZPB W B", "W B W B")), "1-2");
  EXPECT_EQ(By2011(Two("ZPB ZPB W B", "W B W B")), "1-2");
}

// C.04.3/2012 §E1; /2011 §E1.
TEST(C04_3_2012, E1_BothPreferences) {
  EXPECT_EQ(ByBoth(Two("W", "B")), "2-1");
  EXPECT_EQ(ByBoth(Two("B", "W")), "1-2");
}

// C.04.3/2012 §E2; /2011 §E2.
TEST(C04_3_2012, E2_TheStrongerPreference) {
  EXPECT_EQ(ByBoth(Two("B W", "W ZPB")), "1-2");
  // Two absolute preferences are equal, however wide the difference (not so from 2017 on), and
  // E3 decides: two games back 1 had Black and 2 had White.
  EXPECT_EQ(ByBoth(Two("W W B B", "B B W B", "3.0").LastRound()), "1-2");
}

// C.04.3/2012 §E3; /2011 §E3.
TEST(C04_3_2012, E3_TheLastDifference) {
  EXPECT_EQ(ByBoth(Two("B W W B", "W B W B")), "2-1");  // A.5.4 of the book: 28-21
  EXPECT_EQ(ByBook(Two("B W W B", "W B W B")), "2-1");
  EXPECT_EQ(ByBoth(Two("W B W B B W", "B W B W B W")), "1-2");  // A.7.2: 24-10
}

// C.04.3/2012 §E4; /2011 §E4.
TEST(C04_3_2012, E4_TheHigherRanked) {
  EXPECT_EQ(ByBoth(Two("W", "W")), "2-1");
  EXPECT_EQ(ByBoth(Situation("1 0.0 W\n2 1.0 W\n")), "1-2");
}

// C.04.3/2012 §E5; /2011 §E5.
TEST(C04_3_2012, E5_FirstRound) { EXPECT_EQ(ByBoth(Event(6).Initial(Colour::kBlack)), "4-1 2-5 6-3"); }

}  // namespace
}  // namespace ronda::test
