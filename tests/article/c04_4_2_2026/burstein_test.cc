// C.04.4.2/2026, the Burstein system, article by article. What a test expects is derived from the text; the judge and
// the engine must both say so.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <vector>

#include "judge/burstein.h"
#include "ronda/pairing/burstein/burstein.h"
#include "ronda/pairing/burstein/index.h"
#include "ronda/pairing/registry.h"
#include "support/event.h"
#include "support/other_systems.h"
#include "support/situation.h"

namespace ronda::test {
namespace {

using burstein::Index;
using testing::AnyOf;
using testing::EndsWith;

Index IndexOf(int number, const Tournament& tournament) {
  const PlayerIndex player(number - 1);
  const Index index = burstein::IndicesOf(tournament)[player];
  const auto [buchholz, sonneborn_berger] = judge::BursteinIndex(tournament, player);
  EXPECT_EQ(index, (Index{buchholz, sonneborn_berger}));
  return index;
}

TEST(C04_4_2_2026, Art1_6_1_SeedingRoundsAreDutch) {
  EXPECT_EQ(Burstein(Event(6).Planned(9)), "1-4 5-2 3-6");
  // One round in all has no seeding round: the highest against the lowest (4.3), colours by 5.2.1.
  EXPECT_EQ(Burstein(Event(6).Planned(1)), "1-6 5-2 3-4");
}

TEST(C04_4_2_2026, Art1_6_2_HalfOfTheRoundsFourAtMost) {
  EXPECT_EQ(burstein::SeedingRounds(1), 0);
  EXPECT_EQ(burstein::SeedingRounds(5), 2);
  EXPECT_EQ(burstein::SeedingRounds(7), 3);
  EXPECT_EQ(burstein::SeedingRounds(8), 4);
  EXPECT_EQ(burstein::SeedingRounds(13), 4);
}

TEST(C04_4_2_2026, Art1_6_2_TheNumberOfRoundsMustBeKnown) {
  const PairingSystem& system = *StandardSystems().Find("burstein");
  const auto refused = system.Pair(Unplanned(Event(4).Round("1>3 4=2")));
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().code, kRoundsUnknown);
  // After four rounds the seeding is over in any case.
  EXPECT_TRUE(system.Pair(
      Unplanned(Event(6).Round("1>4 5=2 3>6").Round("4=2 6<1 3=5").Round("1=3 2=6 5>4").Round("2=1 4=3 6=5"))));
}

TEST(C04_4_2_2026, Art1_7_1_BuchholzAndSonnebornBerger) {
  // Scores: 1 has 1, 2 and 3 half, 4 nothing.
  const Tournament event = Event(4).Planned(3).Round("1>4 3=2");
  EXPECT_EQ(IndexOf(1, event), (Index{0, 0}));
  EXPECT_EQ(IndexOf(2, event), (Index{5, 25}));
  EXPECT_EQ(IndexOf(4, event), (Index{10, 0}));
}

TEST(C04_4_2_2026, Art1_7_2_AnUnplayedRoundIsAGameAgainstOneself) {
  EXPECT_EQ(IndexOf(3, Event(3).Planned(3).Round("1>2 3U")), (Index{10, 100}));
  EXPECT_EQ(IndexOf(3, Event(3).Planned(3).Round("1>2 3H")), (Index{5, 25}));
  // 1 has a point for a game that was not played: 10 for a game against oneself; 3 is no opponent of 1.
  EXPECT_EQ(IndexOf(1, Event(4).Planned(3).Round("1+3 2=4")), (Index{10, 100}));
}

// Decision 130.
TEST(C04_4_2_2026, Art1_7_2_Exception_WhoIsAwayForGoodCountsDraws) {
  // 1 beat 2, who then stayed away twice with nothing and stays away now: two draws give 2 a score of 1.
  const auto event = [] { return Event(5).Planned(9).Round("1>2 3=4 5U").Round("3=1 4=5 2Z").Round("4=1 3=5 2Z"); };
  const Index while_away = IndexOf(1, event().Away("2Z"));
  const Index while_back = IndexOf(1, event());
  EXPECT_EQ(while_away.buchholz - while_back.buchholz, 10);
  EXPECT_EQ(while_away.sonneborn_berger - while_back.sonneborn_berger, 100);
  // A bye worth half a point now ends the series.
  EXPECT_EQ(IndexOf(1, event().Away("2H")), while_back);
}

// Decision 132.
TEST(C04_4_2_2026, Art1_7_2_VirtualPointsDoNotCount) {
  const auto event = [] { return Event(4).Planned(3).Round("1>4 3=2"); };
  EXPECT_EQ(IndexOf(4, event().Accelerate(1, {Points::Whole(1), Points::Whole(1)})), IndexOf(4, event()));
}

TEST(C04_4_2_2026, Art2_1_3_C3_NoExceptionForTopscorers) {
  const Situation last_round = Situation(R"(
    1  3.0  W  B  W  W
    2  3.0  W  B  W  W
    3  2.0  B  W  B  B
    4  2.0  W  B  W  B )")
                                   .LastRound();
  EXPECT_EQ(Dutch2026(last_round), "2-1 3-4");
  EXPECT_THAT(Burstein(last_round), AnyOf("3-1 4-2", "4-1 3-2"));
}

// C.04.4.2/2026 §1.9.2, §2.3.3 [C7], §3.2.2.
// Decision 131.
TEST(C04_4_2_2026, Art2_3_2_C6_TheLowestScoresFloat) {
  // Round 5: 1 has 4 points, 4 has 3, 2 3 5 6 have 2, 7 and 8 half a point. 1 and 4 have met, and so have 7 and 8, who
  // therefore need two of the bracket of 2 points. Of those only 1, 2 and 4 may meet 7; 1, 2 and 3 may meet 8. Floating
  // 2 and 3 costs 2 and 2 points, anything with 1 or 4 more; 2 and 3 leave 1-6 and 4-5.
  const Tournament event = Event(8)
                               .Planned(6)
                               .Initial(Colour::kBlack)
                               .Round("5<1 2>6 7<3 4>8")
                               .Round("1>4 3>2 8<5 6>7")
                               .Round("3<1 2>5 4>6 7=8")
                               .Round("1>2 4>3 5>7 6>8");
  EXPECT_EQ(Burstein(event), "6-1 2-7 8-3 5-4");
}

TEST(C04_4_2_2026, Art3_1_3_TheByeToTheLowestScore) {
  EXPECT_THAT(Burstein(Event(7).Planned(2).Round("1>4 5>2 3>6 7U")), EndsWith("6U"));
}

TEST(C04_4_2_2026, Art3_1_4_TheByeToWhoPlayedMost) {
  // 5, 6 and 7 have nothing; 5 has not played. 6 and 7 are equal but for their numbers.
  EXPECT_THAT(Burstein(Event(7).Planned(2).Round("1>6 2>7 3=4 5Z")), EndsWith("7U"));
}

// C.04.4.2/2026 §1.8.1, §1.8.2.
TEST(C04_4_2_2026, Art3_1_5_TheByeToTheLowestRanked) {
  // 6 met players with 1 and 1.5 points, 7 with 2 and 1.5: 6 is ranked lower in spite of the smaller number.
  EXPECT_THAT(Burstein(Event(7).Planned(4).Round("1>6 2>7 3=4 5Z").Round("2>1 3>6 4>7 5Z")), EndsWith("6U"));
}

// C.04.4.2/2026 §3.2.1, §4.1, §4.2.
TEST(C04_4_2_2026, Art4_3_OrderOfSixWithTwoFloaters) {
  std::vector<judge::BursteinPairing> listed;
  judge::ForEachBursteinPairing(6, 2, [&](const judge::BursteinPairing& pairing) {
    listed.push_back(pairing);
    return true;
  });
  // As printed; each list has the opponents of 1 to 6.
  const std::vector<judge::BursteinPairing> printed{
      {6, 5, 0, 0, 2, 1}, {6, 4, 0, 2, 0, 1}, {6, 3, 2, 0, 0, 1}, {6, 0, 5, 0, 3, 1}, {6, 0, 4, 3, 0, 1},
      {6, 0, 0, 5, 4, 1}, {5, 6, 0, 0, 1, 2}, {5, 4, 0, 2, 1, 0}, {5, 3, 2, 0, 1, 0},
  };
  ASSERT_EQ(listed.size(), 45U);
  EXPECT_TRUE(std::equal(printed.begin(), printed.end(), listed.begin()));
  EXPECT_EQ(listed.back(), (judge::BursteinPairing{0, 0, 4, 3, 6, 5}));
}

TEST(C04_4_2_2026, Art5_2_1_TheInitialColourIfNeitherHasPlayed) {
  EXPECT_EQ(Burstein(Event(4).Planned(1).Initial(Colour::kBlack)), "4-1 2-3");
}

}  // namespace
}  // namespace ronda::test
