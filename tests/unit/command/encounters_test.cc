// Teams that meet player by player: entered as teams, drawn at once, left by single players.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "ronda/command/match_seating.h"
#include "ronda/command/seating.h"
#include "ronda/command/view.h"
#include "unit/command/desk.h"

namespace ronda::command {
namespace {

// Teams of four players (1-4, 5-8, ...) that are to play the system.
TestDesk EncounterDesk(int teams, const std::string& system) {
  TournamentData data = NewEvent(4 * teams, 3);
  for (int i = 0; i < teams; ++i) {
    Team team;
    team.number = TeamNumber(i + 1);
    team.name = fmt::format("Club {}", i + 1);
    team.nickname = fmt::format("C{}", i + 1);
    for (int board = 0; board < 4; ++board) team.members.emplace_back(4 * i + board);
    data.teams.push_back(team);
  }
  TestDesk desk(std::move(data));
  ChangeSettings settings;
  settings.schedule = journal::SchedulePlan{.system = system};
  desk.Must(settings);
  return desk;
}

void PlayAll(TestDesk& desk, Round round, const std::string& result) {
  desk.Must(PublishRound{round});
  for (const Seating& board : SeatingOf(desk.state(), round)) {
    if (board.white_entry.result == ResultCode::kPending)
      desk.Must(EnterResult{round, board.white, board.black, "*", result, "test"});
  }
}

TEST(Encounters, AreOfTeamsThatPairNoMatches) {
  for (const char* system : {"scheveningen", "djaja"}) {
    TestDesk desk = EncounterDesk(2, system);
    EXPECT_TRUE(PlaysEncounters(desk.state())) << system;
    EXPECT_FALSE(PairsTeams(desk.state())) << system;
    desk.Must(PairRound{});
    EXPECT_EQ(desk.state().data.rounds, 4) << system;
    EXPECT_TRUE(PlaysEncounters(desk.state())) << system;
    EXPECT_EQ(desk.state().data.teams.front().nickname, "C1");
  }
  TestDesk hutton = EncounterDesk(3, "hutton");
  EXPECT_TRUE(PlaysEncounters(hutton.state()));
  hutton.Must(PairRound{});
  EXPECT_TRUE(PlaysEncounters(hutton.state()));
  EXPECT_FALSE(PairsTeams(hutton.state()));
  hutton.Must(TakeBackRound{Round(1), {}, ""});
  EXPECT_TRUE(PlaysEncounters(hutton.state()));
}

TEST(Encounters, AreEnteredAsTeamsUntilTheDraw) {
  TestDesk desk = EncounterDesk(2, "hutton");
  EXPECT_EQ(desk.Refusal(PairRound{}), "schedule-size");  // two teams are no Hutton
  Entrant single;
  single.name = "Alone, Player";
  EXPECT_EQ(desk.Refusal(EnterPlayers{.players = {single}}), "command-team");
  EnterTeam third;
  third.name = "Club 3";
  for (int i = 1; i <= 4; ++i) third.players.push_back({.name = fmt::format("New {}", i)});
  desk.Must(third);
  desk.Must(PairRound{});
  third.name = "Club 4";
  EXPECT_EQ(desk.Refusal(third), "command-drawn");
  EXPECT_EQ(desk.Refusal(DrawSchedule{{.system = "djaja", .draw = "varma", .seed = 1}}), "command-draw");
}

TEST(Encounters, WantNoEnvelopes) {
  TestDesk desk = EncounterDesk(2, "djaja");
  EXPECT_EQ(desk.Refusal(DrawSchedule{{.system = "djaja", .draw = "varma", .seed = 1}}), "command-schedule");
  desk.Must(DrawSchedule{{.system = "djaja", .draw = "random", .seed = 1}});
}

// Elementos §2.4: the order of the rounds may be altered; the first boards (players 1 and 5) meet last, and once.
TEST(Encounters, OfTwoTeamsHaveTheTopBoardsLast) {
  TestDesk desk = EncounterDesk(2, "djaja");
  desk.Must(DrawSchedule{{.system = "djaja", .order = "top-last"}});
  const auto meet = [&](Round round) {
    return std::ranges::any_of(SeatingOf(desk.state(), round), [](const Seating& board) {
      return std::min(board.white, board.black) == Uid(1) && std::max(board.white, board.black) == Uid(5);
    });
  };
  for (int round = 1; round <= 4; ++round) EXPECT_EQ(meet(Round(round)), round == 4) << round;
  TestDesk three = EncounterDesk(3, "skalitzka");
  EXPECT_EQ(three.Refusal(DrawSchedule{{.system = "skalitzka", .order = "top-last"}}), "command-schedule");
}

// Decision 350.
TEST(Encounters, WhoLeavesForfeitsAndWhatWasPlayedCounts) {
  TestDesk desk = EncounterDesk(2, "scheveningen");
  desk.Must(PairRound{});
  PlayAll(desk, Round(1), "=-=");
  const auto act = desk.Must(Withdraw{{Uid(1)}});
  EXPECT_NE(act.told.text.find("count for the teams"), std::string::npos);
  EXPECT_TRUE(desk.state().facts.annulled.empty());
  const auto tournament = TournamentOf(desk.state());
  ASSERT_TRUE(tournament);
  const auto totals = BoardTotals(*tournament, Round(1), Round(4));
  EXPECT_EQ(totals[0], Points::Whole(2));
  EXPECT_EQ(totals[1], Points::Whole(5));  // two of round 1, three forfeits
}

// Decision 350: who joins the list of a team after the draw is a reserve.
TestDesk DeskWithReserve() {
  TestDesk desk = EncounterDesk(2, "scheveningen");
  desk.Must(PairRound{});
  Entrant reserve;
  reserve.name = "Reserve, Rita";
  desk.Must(EnterPlayers{.players = {reserve}, .team = TeamNumber(1)});
  return desk;
}

// Who plays for the team in the round, in the order of the tables.
std::vector<std::optional<Uid>> Playing(const TestDesk& desk, TeamNumber team, Round round) {
  std::vector<std::optional<Uid>> playing;
  const auto& members = desk.state().data.teams[static_cast<std::size_t>(team.value() - 1)].members;
  for (const Seating& board : SeatingOf(desk.state(), round)) {
    const bool is_white = std::ranges::find(members, *desk.state().Find(board.white)) != members.end();
    playing.emplace_back(is_white ? board.white : board.black);
  }
  return playing;
}

TEST(Encounters, AReserveStepsInForAPlayer) {
  TestDesk desk = DeskWithReserve();
  const TeamNumber own(1);
  EXPECT_TRUE(WithoutGameIn(desk.state(), Round(2)).empty());
  EXPECT_EQ(desk.Refusal(EnterPlayers{.players = {{.name = "No Team"}}}), "command-drawn");
  const auto others = Playing(desk, own, Round(3));
  auto boards = Playing(desk, own, Round(2));
  const auto place = std::ranges::find(boards, Uid(3));
  ASSERT_NE(place, boards.end());
  *place = Uid(9);
  const auto act = desk.Must(SetLineUp{Round(2), own, boards});
  EXPECT_EQ(act.told.text, "9 Reserve, Rita steps in for 3 Player 3");
  EXPECT_EQ(Playing(desk, own, Round(2)), boards);
  EXPECT_EQ(Playing(desk, own, Round(3)), others);
  EXPECT_TRUE(WithoutGameIn(desk.state(), Round(2)).empty());
  PlayAll(desk, Round(1), "=-=");
  PlayAll(desk, Round(2), "1-0");
  const auto tournament = TournamentOf(desk.state());
  ASSERT_TRUE(tournament);
  EXPECT_EQ(tournament->PointsFor(*desk.state().Find(Uid(3)), Round(2)), Points{});
  const auto totals = BoardTotals(*tournament, Round(1), Round(2));
  EXPECT_EQ(totals[0] + totals[1], Points::Whole(8));
  EXPECT_EQ(desk.Refusal(SetLineUp{Round(2), own, others}), "command-line-up");  // the round is played
  EXPECT_EQ(desk.Refusal(SetLineUp{Round(2), own, boards}), "command-nothing");
}

TEST(Encounters, WhoStepsInIsOfTheListAndSitsOnce) {
  TestDesk desk = DeskWithReserve();
  const TeamNumber own(1);
  const auto boards = Playing(desk, own, Round(1));
  const auto with = [&](std::optional<Uid> first) {
    auto changed = boards;
    changed.front() = first;
    return SetLineUp{Round(1), own, changed};
  };
  EXPECT_EQ(desk.Refusal(with(Uid(5))), "command-line-up");  // of the other team
  EXPECT_EQ(desk.Refusal(with(boards[1])), "command-line-up");
  EXPECT_EQ(desk.Refusal(with(std::nullopt)), "command-line-up");
  EXPECT_EQ(desk.Refusal(SetLineUp{Round(1), own, {Uid(9)}}), "command-line-up");
  EXPECT_EQ(desk.Refusal(SetLineUp{Round(5), own, boards}), "command-round");
  EXPECT_EQ(desk.Refusal(HandInLineUp{Round(1), own, boards}), "command-team");
  desk.Must(Withdraw{{*boards.front()}});
  EXPECT_EQ(desk.Refusal(with(Uid(9))), "command-line-up");  // a forfeit is a result
}

TEST(Encounters, WhoChangesBoardsAndMeetsSomebodyTwiceIsToldOf) {
  TestDesk desk = DeskWithReserve();
  auto boards = Playing(desk, TeamNumber(1), Round(1));
  std::swap(boards[0], boards[1]);
  EXPECT_EQ(desk.Refusal(SetLineUp{Round(1), TeamNumber(1), boards}, Warning::kNone), "command-unconfirmed");
  const auto act = desk.Must(SetLineUp{Round(1), TeamNumber(1), boards}, Warning::kAcknowledge);
  EXPECT_EQ(act.told.objections.size(), 2U);
  EXPECT_EQ(Playing(desk, TeamNumber(1), Round(1)), boards);
}

}  // namespace
}  // namespace ronda::command
