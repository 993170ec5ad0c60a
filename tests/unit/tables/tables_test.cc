// Events at tables of three to six: points, standings and seatings derived by hand, and random events.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "ronda/pairing/tables/check.h"
#include "ronda/pairing/tables/generate.h"
#include "ronda/pairing/tables/round.h"
#include "ronda/pairing/tables/standings.h"

namespace ronda::tables {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

Event EventOf(int players, int table_size) {
  Event event;
  event.table_size = table_size;
  for (int i = 1; i <= players; ++i) event.players.push_back({Number(i), "Player"});
  return event;
}

// Numbers from 1.
Table Played(std::vector<int> numbers, std::vector<int> places) {
  Table table{{}, std::move(places)};
  for (const int number : numbers) table.players.emplace_back(number - 1);
  return table;
}

std::vector<std::vector<int>> TablesOf(const Event& event) {
  std::vector<std::vector<int>> tables;
  const SeatedRound round = NextRound(event).value();
  for (const SeatedTable& table : round.tables) {
    auto& one = tables.emplace_back();
    for (const Index player : table.players) one.push_back(player.value() + 1);
  }
  return tables;
}

std::vector<int> OrderOf(const Event& event) {
  std::vector<int> order;
  for (const Line& line : Standings(event)) order.push_back(line.player.value() + 1);
  return order;
}

TEST(TablePoints, AreThoseBeatenAtAFullTable) {
  const Event event = EventOf(8, 4);
  EXPECT_THAT(PointsAt(event, Played({1, 2, 3, 4}, {2, 1, 4, 3})),
              ElementsAre(Fraction(2), Fraction(3), Fraction(0), Fraction(1)));
}

// The winner of a smaller table gets as much as that of a full one, the last as little.
// Decision 198.
TEST(TablePoints, AreSpreadEvenlyAtASmallerTable) {
  const Event event = EventOf(7, 4);
  EXPECT_THAT(PointsAt(event, Played({1, 2, 3}, {1, 2, 3})), ElementsAre(Fraction(3), Fraction(3, 2), Fraction(0)));
}

TEST(TablePoints, AreSharedByThoseWhoShareAPlace) {
  Event event = EventOf(8, 4);
  event.points = {Points::Whole(5), Points::Whole(2), Points::Whole(1), Points{}};
  EXPECT_THAT(PointsAt(event, Played({1, 2, 3, 4}, {1, 2, 2, 4})),
              ElementsAre(Fraction(5), Fraction(3, 2), Fraction(3, 2), Fraction(0)));
  EXPECT_THAT(PointsAt(event, Played({1, 2, 3, 4}, {1, 1, 1, 4})),
              ElementsAre(Fraction(8, 3), Fraction(8, 3), Fraction(8, 3), Fraction(0)));
}

TEST(TablePlaces, AreARanking) {
  EXPECT_TRUE(IsRanking({4, 2, 1, 3}));
  EXPECT_TRUE(IsRanking({1, 1, 3}));
  EXPECT_TRUE(IsRanking({2, 2, 1, 4}));
  EXPECT_FALSE(IsRanking({1, 2, 2, 3}));
  EXPECT_FALSE(IsRanking({0, 1, 2}));
  EXPECT_FALSE(IsRanking({2, 3, 4}));
}

// Two rounds of three. 1 has 2 + 1, 2 has 1 + 2, 4 has 2 + 0, 5 has 1 + 1, 3 and 6 the rest. 1 and 2 have a first and a
// second place each; 1 has met 2, 3, 4 and 5, in all 3 + 1 + 2 + 2, 2 has met 1, 3, 5 and 6, 3 + 1 + 2 + 1.
TEST(TableStandings, PointsThenPlacesThenOpponents) {
  Event event = EventOf(6, 3);
  event.rounds = {{Played({1, 2, 3}, {1, 2, 3}), Played({4, 5, 6}, {1, 2, 3})},
                  {Played({3, 1, 4}, {2, 1, 3}), Played({2, 5, 6}, {1, 2, 3})}};
  // 1: 2 + 2 = 4; 2: 1 + 2 = 3; 3: 0 + 1 = 1; 4: 2 + 0 = 2; 5: 1 + 1 = 2; 6: 0.
  const auto lines = Standings(event);
  EXPECT_THAT(OrderOf(event), ElementsAre(1, 2, 4, 5, 3, 6));  // 4 has a first place, 5 has none
  EXPECT_EQ(lines[0].points, Fraction(4));
  EXPECT_EQ(lines[0].opponents, Fraction(3 + 1 + 1 + 2));
  EXPECT_EQ(lines[2].points, lines[3].points);
  EXPECT_EQ(lines[2].rank, 3);
  EXPECT_EQ(lines[3].rank, 4);
}

TEST(TableStandings, OnlyTheBestRoundsCount) {
  Event event = EventOf(3, 3);
  event.rounds = {{Played({1, 2, 3}, {1, 2, 3})}, {Played({1, 2, 3}, {3, 1, 2})}, {Played({1, 2, 3}, {3, 2, 1})}};
  // 1: 2 0 0, 2: 1 2 1, 3: 0 1 2. Of two rounds 2, 3 and 3; 2 has one first place, 3 too, and then one second place
  // fewer.
  EXPECT_THAT(OrderOf(event), ElementsAre(2, 3, 1));
  event.best = 2;
  const auto lines = Standings(event);
  EXPECT_EQ(lines[0].points, Fraction(3));
  EXPECT_EQ(lines[1].points, Fraction(3));
  EXPECT_EQ(lines[2].points, Fraction(2));
}

// The winners 1 and 4, the second 2 and 5, the last 3 and 6: level pairs, so the list is known up to the lot, and
// nobody can avoid meeting somebody again: a table of three of two tables has two of one of them.
// Decision 197.
TEST(TableRound, AsFewAsPossibleMeetAgain) {
  Event event = EventOf(6, 3);
  event.rounds = {{Played({1, 2, 3}, {1, 2, 3}), Played({4, 5, 6}, {1, 2, 3})}};
  const SeatedRound round = NextRound(event).value();
  EXPECT_EQ(round.repeats, 2);
  EXPECT_TRUE(round.proven);
}

// Nine at three tables: the three winners, the three second and the three last sit together and nobody meets again.
TEST(TableRound, WinnersMeetWinners) {
  Event event = EventOf(9, 3);
  event.rounds = {{Played({1, 2, 3}, {1, 2, 3}), Played({4, 5, 6}, {1, 2, 3}), Played({7, 8, 9}, {1, 2, 3})}};
  const SeatedRound round = NextRound(event).value();
  EXPECT_EQ(round.repeats, 0);
  std::vector<std::set<int>> tables;
  for (const auto& table : TablesOf(event)) tables.emplace_back(table.begin(), table.end());
  EXPECT_THAT(tables, ElementsAre(std::set{1, 4, 7}, std::set{2, 5, 8}, std::set{3, 6, 9}));
}

TEST(TableRound, SizesThatDoNotDivide) {
  EXPECT_THAT(SizesOfTables(10, 4).value(), ElementsAre(4, 3, 3));
  EXPECT_THAT(SizesOfTables(7, 3).value(), ElementsAre(4, 3));
  EXPECT_THAT(SizesOfTables(13, 5).value(), ElementsAre(5, 4, 4));
  const auto no_way = SizesOfTables(5, 4);
  ASSERT_FALSE(no_way);
  EXPECT_EQ(no_way.error().code, "table-sizes");
  EXPECT_THAT(no_way.error().hint, HasSubstr("tables of 5"));
  EXPECT_THAT(SizesOfTables(2, 3).error().hint, HasSubstr("three players"));
  EXPECT_FALSE(SizesOfTables(0, 4));
}

TEST(TableRound, WaitsForResults) {
  Event event = EventOf(8, 4);
  event.rounds = {AsRound(NextRound(event).value())};
  EXPECT_EQ(NextRound(event).error().code, "tables-open");
}

TEST(TableRound, WhoIsAwayIsNotSeated) {
  Event event = EventOf(9, 4);
  event.away = {{1, Index(3)}, {2, Index(0)}};
  const auto tables = TablesOf(event);
  ASSERT_EQ(tables.size(), 2U);
  for (const auto& table : tables) EXPECT_EQ(std::ranges::count(table, 4), 0);
}

// Sixteen at four tables, a group: the tables of rounds 2 and 3 do not depend on what happens in rounds 1 and 2.
TEST(TableSchenkel, TheCalendarDoesNotDependOnResults) {
  Event event = EventOf(32, 4);
  event.system = System::kSchenkel;
  Event other = event;
  for (int r = 0; r < 3; ++r) {
    const auto seated = NextRound(event).value();
    EXPECT_EQ(TablesOf(event), TablesOf(other));
    EXPECT_EQ(seated.repeats, 0);
    EXPECT_EQ(seated.tables.front().group, 1);
    EXPECT_EQ(seated.tables.back().group, 2);
    Round round = AsRound(seated);
    for (Table& table : round) table.places = {1, 2, 3, 4};
    event.rounds.push_back(round);
    for (Table& table : round) table.places = {4, 3, 2, 1};
    other.rounds.push_back(round);
  }
  EXPECT_NE(TablesOf(event), TablesOf(other));  // formed anew
}

TEST(TableEvents, RandomOnesKeepTheRules) {
  for (const System system : {System::kMonrad, System::kSchenkel}) {
    for (std::uint64_t seed = 1; seed <= 8; ++seed) {
      const int size = 3 + static_cast<int>(seed % 4);
      const auto event = Generate({system, 20 + static_cast<int>(seed), 5, size}, seed);
      ASSERT_TRUE(event) << seed;
      EXPECT_THAT(CheckRounds(*event), IsEmpty()) << seed;
      for (const Round& round : event->rounds) {
        std::set<Index> seen;
        for (const Table& table : round) {
          for (const Index player : table.players) EXPECT_TRUE(seen.insert(player).second);
        }
        EXPECT_EQ(seen.size(), event->players.size());
      }
    }
  }
}

TEST(TableEvents, ACheckFindsWhatWasSeatedOtherwise) {
  auto event = Generate({System::kMonrad, 24, 3, 4}, 1);
  ASSERT_TRUE(event);
  std::swap(event->rounds[1][0].players[0], event->rounds[1][1].players[0]);
  const auto differences = CheckRounds(*event);
  ASSERT_FALSE(differences.empty());
  EXPECT_EQ(differences.front().round, 2);
  EXPECT_EQ(differences.front().expected.size(), 2U);
}

TEST(TableEvents, AThousandPlayers) {
  const auto event = Generate({System::kMonrad, 1001, 12, 4}, 2);
  ASSERT_TRUE(event);
  for (const int round : {2, 7, 12}) {
    const Event before = Before(*event, round);
    const auto seated = NextRound(before);
    ASSERT_TRUE(seated);
    EXPECT_EQ(seated->repeats, 0) << round;
  }
}

}  // namespace
}  // namespace ronda::tables
