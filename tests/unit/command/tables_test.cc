// An event at tables on the desk: seated, played, corrected, taken back.
#include "ronda/command/tables.h"

#include <gtest/gtest.h>

#include "ronda/formats/tables/tables.h"
#include "unit/command/desk.h"

namespace ronda::command {
namespace {

TestDesk TableDesk(int players) {
  TestDesk desk(NewEvent(players, 2));
  desk.Must(SetTables{R"({"format":"ronda-tables","version":1,"table_size":4,"players":[]})"});
  return desk;
}

std::vector<std::size_t> Sizes(const TestDesk& desk, std::size_t round) {
  std::vector<std::size_t> sizes;
  const auto event = TablesEventOf(desk.state());
  for (const tables::Table& table : event->rounds[round]) sizes.push_back(table.players.size());
  return sizes;
}

TEST(Tables, SeatEverybodyWhoComes) {
  TestDesk desk = TableDesk(9);
  EXPECT_TRUE(IsAtTables(desk.state()));
  desk.Must(SeatTables{{Uid(3)}});
  EXPECT_EQ(Sizes(desk, 0), (std::vector<std::size_t>{4, 4}));
  const auto event = TablesEventOf(desk.state());
  for (const tables::Table& table : event->rounds[0]) {
    for (const tables::Index index : table.players) {
      EXPECT_NE(event->players[index.index()].number, tables::Number(3));
    }
  }
  EXPECT_EQ(desk.Refusal(SeatTables{{Uid(99)}}), "command-player");
  EXPECT_EQ(desk.Refusal(SeatTables{}), "tables-open");
}

TEST(Tables, TakeThePlacesOfATable) {
  TestDesk desk = TableDesk(8);
  EXPECT_EQ(desk.Refusal(EnterTable{Round(1), 1, {}, {1, 2, 3, 4}}), "command-tables");
  desk.Must(SeatTables{});
  EXPECT_EQ(desk.Refusal(EnterTable{Round(1), 1, {}, {1, 2, 3, 4}}), "command-draft");
  desk.Must(PublishRound{Round(1)});
  EXPECT_EQ(desk.Refusal(EnterTable{Round(1), 3, {}, {1, 2, 3, 4}}), "command-tables");
  EXPECT_EQ(desk.Refusal(EnterTable{Round(1), 1, {}, {1, 2, 3}}), "command-tables");
  EXPECT_EQ(desk.Refusal(EnterTable{Round(1), 1, {}, {1, 1, 2, 3}}), "command-tables");  // two first, then the third
  desk.Must(EnterTable{Round(1), 1, {}, {1, 2, 2, 4}});
  EXPECT_EQ(desk.Refusal(EnterTable{Round(1), 1, {}, {1, 2, 3, 4}}), kConflict);
  EXPECT_EQ(desk.Refusal(TakeBackTables{}), "command-tables");
  desk.Must(EnterTable{Round(1), 2, {}, {4, 3, 2, 1}});
  desk.Must(SeatTables{});
  EXPECT_EQ(desk.Refusal(EnterTable{Round(1), 1, {1, 2, 2, 4}, {1, 2, 3, 4}}),
            kUnconfirmed);  // round 2 is seated on it
  desk.Must(EnterTable{Round(1), 1, {1, 2, 2, 4}, {1, 2, 3, 4}}, Warning::kConfirm);
  desk.Must(TakeBackTables{});
  EXPECT_EQ(TablesEventOf(desk.state())->rounds.size(), 1U);
}

// A round that is seated is a draft, as one that is paired: nobody but staff sees it, and it can be seated again.
TEST(Tables, AreADraftUntilTheyArePublished) {
  TestDesk desk = TableDesk(8);
  EXPECT_EQ(desk.Refusal(PublishRound{Round(1)}), "command-tables");
  desk.Must(SeatTables{});
  EXPECT_EQ(DraftAtTables(desk.state()), Round(1));
  EXPECT_TRUE(formats::ReadTables(PublishedTables(desk.state()), "tables").value->rounds.empty());
  desk.Must(TakeBackTables{});
  EXPECT_FALSE(DraftAtTables(desk.state()));
  desk.Must(SeatTables{{Uid(8)}});
  const journal::Act published = desk.Must(PublishRound{Round(1)});
  EXPECT_FALSE(DraftAtTables(desk.state()));
  EXPECT_EQ(PublishedTables(desk.state()), desk.state().facts.tables);
  EXPECT_EQ(desk.Refusal(PublishRound{Round(1)}), kNothingToDo);
  desk.Must(Undo{published.seq, "too early"});
  EXPECT_EQ(DraftAtTables(desk.state()), Round(1));
}

TEST(Tables, KeepTheirPlayersWhenOthersComeAndGo) {
  TestDesk desk = TableDesk(8);
  desk.Must(SeatTables{});
  desk.Must(PublishRound{Round(1)});
  for (int table = 1; table <= 2; ++table) desk.Must(EnterTable{Round(1), table, {}, {1, 2, 3, 4}});
  const auto before = TablesEventOf(desk.state())->rounds[0];
  Entrant late;
  late.name = "Late, Player";
  late.rating = 2800;  // the first of the list by rating, so that pairing numbers change
  desk.Must(EnterPlayers{.players = {late}});
  desk.Must(Withdraw{{Uid(1)}});
  desk.Must(SeatTables{});
  const auto event = TablesEventOf(desk.state());
  EXPECT_EQ(event->rounds[0].front().players, before.front().players);
  EXPECT_EQ(Sizes(desk, 1), (std::vector<std::size_t>{4, 4}));
  EXPECT_EQ(event->players.back().name, "Late, Player");
  desk.Must(PublishRound{Round(2)});
  for (int table = 1; table <= 2; ++table) desk.Must(EnterTable{Round(2), table, {}, {1, 2, 3, 4}});
  EXPECT_EQ(desk.Refusal(SeatTables{}), "command-tables");  // two rounds are planned
}

}  // namespace
}  // namespace ronda::command
