// C.04.4.1/2026, the Dubov system, article by article. What a test expects is derived from the text; the judge and the
// engine must both say so.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <vector>

#include "judge/dubov.h"
#include "ronda/pairing/dubov/record.h"
#include "ronda/pairing/dubov/subgroups.h"
#include "ronda/pairing/registry.h"
#include "support/event.h"
#include "support/other_systems.h"
#include "support/situation.h"

namespace ronda::test {
namespace {

using testing::AnyOf;
using testing::ElementsAre;
using testing::EndsWith;

Tournament Rated(const Tournament& tournament, const std::vector<int>& ratings) {
  TournamentData data = tournament.data();
  for (std::size_t i = 0; i < ratings.size(); ++i) data.players[i].rating = ratings[i];
  return Tournament::Make(std::move(data)).value();
}

dubov::Record RecordOf(int number, const Tournament& tournament) {
  const swiss::Field field(tournament, {});
  const auto records = dubov::RecordsOf(tournament, field, dubov::SubgroupOrder::kOpposition);
  return records[field.Find(PlayerIndex(number - 1)).value()];
}

TEST(C04_4_1_2026, Art1_6_4_WithoutAGameAMildPreferenceForBlack) {
  // 3 and 4 come in round 2, and both float up, for 1 and 2 have met. Only 1 wants White. Of the Black seekers 2, 3, 4
  // the middle one is shifted: S1 is 1, 3, and of the rest 4 is the first whom 1 may meet. 2 wants Black strongly.
  EXPECT_EQ(Dubov(Event(4).Planned(5).Round("2=1 3Z 4Z")), "1-4 3-2");
}

TEST(C04_4_1_2026, Art1_7_1_AverageOfTheOpponentsMet) {
  const Tournament event = Rated(Event(4).Planned(5).Round("1>2 3=4").Round("3=1 2+4"), {2100, 2001, 2000, 1900});
  EXPECT_EQ(RecordOf(1, event).in_g1, 2001);  // 2000.5
  EXPECT_EQ(RecordOf(2, event).in_g1, 2100);  // the second game was not played
}

// Decision 138.
TEST(C04_4_1_2026, Art1_1_AnUnratedOpponentCountsZero) {
  // 1 met 2, rated 2000, and 3, who has no rating: (2000 + 0) / 2.
  const Tournament event = Rated(Event(4).Planned(5).Round("1>2 3=4").Round("3=1 2+4"), {2100, 2000, 0, 1900});
  EXPECT_EQ(RecordOf(1, event).in_g1, 1000);
}

// C.04.4.1/2026 §1.8.2.
TEST(C04_4_1_2026, Art1_8_MaximumUpfloater) {
  EXPECT_EQ(dubov::MostUpfloats(4), 2);
  EXPECT_EQ(dubov::MostUpfloats(5), 3);
  EXPECT_EQ(dubov::MostUpfloats(9), 3);
  EXPECT_EQ(dubov::MostUpfloats(10), 4);
}

// Decision 133.
TEST(C04_4_1_2026, Art1_8_WhoIsPairedWithAHigherScoreIsUpfloated) {
  // In round 2 player 3, with half a point, is paired with 1, who has one; it does not matter that the game is
  // forfeited.
  for (const auto* games : {"3=1 2=4", "3+1 2=4"}) {
    const Tournament event = Event(4).Planned(5).Round("1>2 3=4").Round(games);
    EXPECT_EQ(RecordOf(3, event).upfloats, 1);
    EXPECT_TRUE(RecordOf(3, event).upfloated_last);
    EXPECT_EQ(RecordOf(1, event).upfloats, 0);
  }
}

TEST(C04_4_1_2026, Art1_8_TheNumberOfRoundsMustBeKnown) {
  const PairingSystem& system = *StandardSystems().Find("dubov");
  EXPECT_TRUE(system.Pair(Unplanned(Event(4))));
  const auto refused = system.Pair(Unplanned(Event(4).Round("1>3 4=2")));
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().code, kRoundsUnknown);
}

TEST(C04_4_1_2026, Art2_1_3_C3_NoExceptionForTopscorers) {
  const Situation last_round = Situation(R"(
    1  3.0  W  B  W  W
    2  3.0  W  B  W  W
    3  2.0  B  W  B  B
    4  2.0  W  B  W  B )")
                                   .LastRound();
  EXPECT_EQ(Dutch2026(last_round), "2-1 3-4");
  EXPECT_THAT(Dubov(last_round), AnyOf("3-1 4-2", "4-1 3-2"));
}

// C.04.4.1/2026 §1.9.2, §3.2.1.
// Decision 135.
TEST(C04_4_1_2026, Art2_3_2_C6_TheLargestDifferenceCountsFirst) {
  // Round 8. 2, alone with 6 points, takes 9 up. 1 and 4 (5.5) have met, so each needs an upfloater: 1 may still meet
  // 8, 11 and 12, and 4 may meet 5, 7 and 12. To take 5 (4.5) and 12 (0.5) up makes differences of 5 and 1, to take 7
  // (3.5) and 11 (2.0) up 3.5 and 2. The sets in between leave nobody for 12.
  const Tournament event = Rated(Event(12)
                                     .Planned(8)
                                     .Initial(Colour::kBlack)
                                     .Round("2>8 4>10 6>12 7<1 9<3 11<5")
                                     .Round("1>6 3<4 5=2 8>11 10=9 12<7")
                                     .Round("2>3 4=1 6>5 7=8 9=12 11>10")
                                     .Round("1<2 3>11 5>7 6<4 8>9 10>12")
                                     .Round("2>4 3<1 7=9 8<5 10=6 12<11")
                                     .Round("1>10 4>8 6<2 9<5 11<7 12<3")
                                     .Round("2=7 3>10 5<1 8>12 9>6 11<4"),
                                 {2450, 2405, 2200, 2187, 2136, 2090, 1980, 1860, 1841, 1789, 1713, 1693});
  EXPECT_EQ(Dubov(event), "1-11 2-9 6-3 7-4 12-5 10-8");
}

// Decision 137.
TEST(C04_4_1_2026, Art3_1_TheByeToTheLargestNumberOfTheLowestScore) {
  EXPECT_EQ(Dubov(Event(5).Planned(5)), "1-3 4-2 5U");
  // 5, 6 and 7 have nothing; 7 has not played.
  EXPECT_THAT(Dubov(Event(7).Planned(5).Round("1>6 2>5 3=4 7Z")), EndsWith("6U"));
}

// C.04.4.1/2026 §5.2.1.
TEST(C04_4_1_2026, Art3_2_3_TheFirstHalfIfNobodyHasPlayed) {
  EXPECT_EQ(Dubov(Event(6).Planned(5)), "1-4 5-2 3-6");
  EXPECT_EQ(Dubov(Event(6).Planned(5).Initial(Colour::kBlack)), "4-1 2-5 6-3");
}

TEST(C04_4_1_2026, Art3_2_3_FirstGamesBesideOthers) {
  // 5 and 6 enter in round 2 with nobody else on nothing: a bracket of two who have not played.
  EXPECT_EQ(Dubov(Event(6).Planned(5).Round("1=3 4=2 5Z 6Z")), "2-1 3-4 5-6");
}

// C.04.4.1/2026 §4.4.2, §5.2.2.
TEST(C04_4_1_2026, Art3_2_5_WhiteSeekersByTheirOpposition) {
  // Of the winners 2 and 4 want White; 4 met the weaker opponent and so meets 1, the first of the Black seekers. Of the
  // losers 5 and 7 want White; 7 met the weaker one.
  const Tournament event =
      Rated(Event(8).Planned(5).Round("1>5 6<2 3>7 8<4"), {2400, 2300, 2200, 2100, 2000, 1900, 1800, 1700});
  EXPECT_EQ(Dubov(event), "4-1 2-3 5-8 7-6");
}

TEST(C04_4_1_2026, Art4_1_3_SetsByTheSmallestDifferingNumber) {
  std::vector<std::vector<judge::Rank>> sets;
  judge::ForEachSet({1, 2, 3, 4}, 2, [&](const std::vector<judge::Rank>& set) {
    sets.push_back(set);
    return true;
  });
  EXPECT_THAT(sets, ElementsAre(ElementsAre(1, 2), ElementsAre(1, 3), ElementsAre(1, 4), ElementsAre(2, 3),
                                ElementsAre(2, 4), ElementsAre(3, 4)));
}

TEST(C04_4_1_2026, Art4_3_3_ShiftersFromTheMiddle) {
  const std::vector<int> seven{'A', 'B', 'C', 'D', 'E', 'F', 'G'};
  EXPECT_THAT(dubov::FromTheMiddle(seven), ElementsAre('D', 'C', 'E', 'B', 'F', 'A', 'G'));
  EXPECT_THAT(judge::ShifterNumbers(seven), ElementsAre('D', 'C', 'E', 'B', 'F', 'A', 'G'));
  EXPECT_THAT(dubov::FromTheMiddle(std::vector<int>{1, 2, 3, 4}), ElementsAre(2, 3, 1, 4));
}

// C.04.4.1/2026 §3.2.4, §4.3.2.
// Decision 136.
TEST(C04_4_1_2026, Art4_3_ThreeOfFourWantBlack) {
  // 1, 2, 3 had White and want Black, 4 wants White. Of the Black seekers 1 2 3 the middle one is shifted: G1 is 2
  // and 4. 4 met the stronger opponents, so S1 is 2, 4; the first legal transposition of 1, 3 is 2-1, 4-3.
  const Tournament event = Rated(Event(8).Planned(5).Round("1=5 2=6 3=7 8=4").Away("5Z 6Z 7Z 8Z"),
                                 {2400, 2300, 2200, 2100, 2000, 1900, 1800, 2050});
  EXPECT_EQ(Dubov(event), "2-1 4-3");
}

// C.04.4.1/2026 §3.2.6.
TEST(C04_4_1_2026, Art4_4_TheFirstLegalTransposition) {
  // As in 3.2.5, but 4 may not meet 1 and meets 3.
  const Tournament event = Rated(Event(8).Planned(5).Round("1>5 6<2 3>7 8<4").Forbid({1, 4}),
                                 {2400, 2300, 2200, 2100, 2000, 1900, 1800, 1700});
  EXPECT_EQ(Dubov(event), "2-1 4-3 5-8 7-6");
}

}  // namespace
}  // namespace ronda::test
