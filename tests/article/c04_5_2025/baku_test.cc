// Baku acceleration, C.04.5 of 2025 (C.04.7 of 2026): groups, late entries, virtual points, pairing scores.
#include "ronda/pairing/acceleration/baku.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "ronda/pairing/entrants.h"
#include "ronda/pairing/registry.h"
#include "support/text_event.h"

namespace ronda::acceleration {
namespace {

using test::MakeTournament;
using test::Nr;
using test::TextEvent;
using testing::ElementsAre;
using testing::SizeIs;

const Points kOne = Points::Whole(1);
const Points kHalf = Points::Tenths(5);

TournamentData Field(int players, int rounds) {
  TournamentData data;
  for (int i = 1; i <= players; ++i) {
    Player player;
    player.tpn = Tpn(i);
    data.players.push_back(player);
  }
  data.planned_rounds = rounds;
  return data;
}

std::vector<Acceleration> TableFor(const TournamentData& data) {
  const auto table = BakuTable(MakeTournament(data));
  EXPECT_TRUE(table);
  return table.value_or(std::vector<Acceleration>{});
}

std::size_t SizeOfGroupA(int players) { return TableFor(Field(players, 9)).size(); }

std::vector<Points> PointsOf(int rounds) { return TableFor(Field(12, rounds)).front().by_round; }

void SetPoints(PointSystem& points, int win, int draw, int loss) {
  points.win = {Points::Tenths(win), Points::Tenths(win)};
  points.draw = {Points::Tenths(draw), Points::Tenths(draw)};
  points.loss = {Points::Tenths(loss), Points::Tenths(loss)};
}

std::string RefusalFor(const TournamentData& data) {
  const auto table = BakuTable(MakeTournament(data));
  return table ? "" : table.error().code;
}

// C.04.7/2026 §1.1.1.
// Decision 171.
TEST(C04_5_2025, Art1_1_1_AWinIsTwoDrawsAndALossNothing) {
  TournamentData data = Field(8, 9);
  EXPECT_EQ(RefusalFor(data), "");
  SetPoints(data.point_system, 20, 10, 0);
  EXPECT_EQ(RefusalFor(data), "");
  SetPoints(data.point_system, 30, 10, 0);
  EXPECT_EQ(RefusalFor(data), "baku-refused");
  SetPoints(data.point_system, 20, 10, 5);
  EXPECT_EQ(RefusalFor(data), "baku-refused");
  SetPoints(data.point_system, 20, 10, 0);
  data.point_system.win[1] = Points::Whole(3);  // more for a win with Black
  EXPECT_EQ(RefusalFor(data), "baku-refused");
}

TEST(C04_5_2025, Art1_1_TheNumberOfRoundsMustBeKnown) {
  TournamentData data = Field(8, 9);
  data.planned_rounds.reset();
  EXPECT_EQ(RefusalFor(data), "baku-refused");
}

// C.04.7/2026 §1.2.1.
// The note: of 161 players the first 82; and twice a quarter of the players, rounded up.
TEST(C04_5_2025, Art1_2_1_HalfOfThePlayersRoundedUpToAnEvenNumber) {
  EXPECT_EQ(SizeOfGroupA(161), 82U);
  EXPECT_EQ(SizeOfGroupA(160), 80U);
  EXPECT_EQ(SizeOfGroupA(162), 82U);
  EXPECT_EQ(SizeOfGroupA(163), 82U);
  EXPECT_EQ(SizeOfGroupA(164), 82U);
  EXPECT_EQ(SizeOfGroupA(165), 84U);
  EXPECT_EQ(SizeOfGroupA(178), 90U);
  EXPECT_EQ(SizeOfGroupA(9), 6U);
  EXPECT_EQ(SizeOfGroupA(10), 6U);
  EXPECT_EQ(SizeOfGroupA(12), 6U);
  EXPECT_EQ(SizeOfGroupA(1), 1U);
}

// C.04.7/2026 §1.3.2.
// Eight played round 1, so 4 is the last of the group. A ninth player enters as number 3: the group is 1, 2, 3, 4 and
// the old 4, who is now 5: an odd number. One who enters behind the last player of the group is in the other one.
TEST(C04_5_2025, Art1_3_2_TheLastPlayerOfTheGroupStaysTheSame) {
  TournamentData inside = TextEvent({"6w1", "7b1", ".", "8w1", "9b1", "1b0", "2w0", "4b0", "5w0"});
  inside.planned_rounds = 9;
  const auto grown = TableFor(inside);
  ASSERT_THAT(grown, SizeIs(5));
  EXPECT_EQ(grown.back().player, Nr(5));

  TournamentData behind = TextEvent({"6w1", "7b1", "8w1", "9b1", ".", "1b0", "2w0", "3b0", "4w0"});
  behind.planned_rounds = 9;
  const auto same = TableFor(behind);
  ASSERT_THAT(same, SizeIs(4));
  EXPECT_EQ(same.back().player, Nr(4));
}

// Decision 170: who has a bye in round 1 was in the list when the groups were made.
TEST(C04_5_2025, Art1_3_2_AByeInTheFirstRoundIsNoLateEntry) {
  TournamentData data = TextEvent({"6w1", "7b1", "Z", "8w1", "9b1", "1b0", "2w0", "4b0", "5w0"});
  data.planned_rounds = 9;
  EXPECT_THAT(TableFor(data), SizeIs(6));
}

// The example: nine rounds, five of them accelerated, three with a point and two with half a point.
TEST(C04_5_2025, Art1_4_VirtualPoints) {
  EXPECT_THAT(PointsOf(9), ElementsAre(kOne, kOne, kOne, kHalf, kHalf));
  EXPECT_THAT(PointsOf(11), ElementsAre(kOne, kOne, kOne, kHalf, kHalf, kHalf));
  EXPECT_THAT(PointsOf(7), ElementsAre(kOne, kOne, kHalf, kHalf));
  EXPECT_THAT(PointsOf(5), ElementsAre(kOne, kOne, kHalf));
  EXPECT_THAT(PointsOf(1), ElementsAre(kOne));
}

// C.04.7/2026 §1.4.2, §1.4.3.
// C.04.7/2026: as many as for a win, then half of it. 11 rounds with 2, 1, 0.
TEST(C04_5_2025, Art1_4_VirtualPointsWithMatchPoints) {
  TournamentData data = Field(12, 11);
  SetPoints(data.point_system, 20, 10, 0);
  const Points two = Points::Whole(2);
  EXPECT_THAT(TableFor(data).front().by_round, ElementsAre(two, two, two, kOne, kOne, kOne));
}

// Ten players: GA is 1 to 6, so 1-4, 2-5, 3-6 and 7-9, 8-10.
TEST(C04_5_2025, Art1_5_1_TheCodeOfTheFileIsEnough) {
  TournamentData data = Field(10, 9);
  data.system_code = "FIDE_DUTCH_BAKU";
  data.initial_colour = Colour::kWhite;
  const PairingSystem& dutch = *StandardSystems().Find("dutch");
  const auto event = EntrantsOf(dutch.info(), MakeTournament(data));
  ASSERT_TRUE(event);
  const auto pairing = dutch.Pair(*event);
  ASSERT_TRUE(pairing);
  std::vector<std::pair<int, int>> pairs;
  for (const Board& board : pairing->boards) {
    pairs.emplace_back(std::minmax(board.white, board.black).first.value() + 1,
                       std::minmax(board.white, board.black).second.value() + 1);
  }
  EXPECT_THAT(pairs, ElementsAre(std::pair(1, 4), std::pair(2, 5), std::pair(3, 6), std::pair(7, 9), std::pair(8, 10)));
}

TEST(C04_5_2025, Art1_5_1_ATableOfTheFileComesBeforeItsCode) {
  TournamentData data = Field(10, 9);
  data.system_code = "FIDE_DUTCH_BAKU";
  data.accelerations = {{Nr(1), {kHalf}}};
  const auto event = EntrantsOf(StandardSystems().Find("dutch")->info(), MakeTournament(data));
  ASSERT_TRUE(event);
  EXPECT_EQ(event->data().accelerations, data.accelerations);
}

}  // namespace
}  // namespace ronda::acceleration
