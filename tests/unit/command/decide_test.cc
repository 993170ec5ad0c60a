#include "ronda/command/decide.h"

#include <gtest/gtest.h>

#include "ronda/command/seating.h"
#include "unit/command/desk.h"

namespace ronda::command {
namespace {

using journal::Kind;

EnterResult Game(const Seating& seating, Round round, const std::string& now) {
  return {.round = round, .white = seating.white, .black = seating.black, .was = "*", .now = now, .via = "test"};
}

void PlayRound(TestDesk& desk, Round round, const std::string& result = "1-0") {
  for (const Seating& seating : SeatingOf(desk.state(), round)) desk.Must(Game(seating, round, result));
}

TEST(Decide, ARoundIsPairedPublishedAndPlayed) {
  TestDesk desk(NewEvent(6, 3));
  const auto paired = desk.Must(PairRound{});
  EXPECT_EQ(paired.kind, Kind::kRoundPaired);
  EXPECT_EQ(SeatingOf(desk.state(), Round(1)).size(), 3U);
  EXPECT_EQ(desk.Refusal(Game(SeatingOf(desk.state(), Round(1))[0], Round(1), "1-0")), "command-draft");
  EXPECT_EQ(desk.Refusal(PairRound{}), "command-draft");
  desk.Must(PublishRound{Round(1)});
  EXPECT_EQ(desk.Refusal(PublishRound{Round(1)}), kNothingToDo);
  PlayRound(desk, Round(1));
  desk.Must(PairRound{});
  EXPECT_EQ(desk.state().data.rounds, 2);
}

// C.04.5/2026: a pairing is a match of two games, so one bye holds for both; that of the first game, in whatever order
// they were asked for.
TEST(Decide, ByesOfTheGamesOfAMatchDoNotDependOnTheirOrder) {
  for (const bool first_first : {true, false}) {
    TestDesk desk(NewEvent(6, 4), "double-swiss");
    const RequestByes first{{TestDesk::Player(1)}, {Round(1)}, ResultCode::kHalfBye};
    const RequestByes second{{TestDesk::Player(1)}, {Round(2)}, ResultCode::kZeroBye};
    desk.Must(first_first ? first : second);
    desk.Must(first_first ? second : first);
    desk.Must(PairRound{});
    EXPECT_EQ(desk.state().data.entry(PlayerIndex(0), Round(1)).result, ResultCode::kHalfBye);
    EXPECT_EQ(desk.state().data.entry(PlayerIndex(0), Round(2)).result, ResultCode::kHalfBye);
  }
}

TEST(Decide, AResultSaysWhatItReplaces) {
  TestDesk desk(NewEvent(4, 3));
  desk.Must(PairRound{});
  desk.Must(PublishRound{Round(1)});
  const Seating board = SeatingOf(desk.state(), Round(1))[0];
  const auto act = desk.Must(Game(board, Round(1), "1-0"));
  EXPECT_EQ(act.told.board, 1);
  EXPECT_EQ(act.told.was, "*");
  EXPECT_EQ(act.told.now, "1-0");
  // The same again is no act; another one must know what stands there; a blank erases nothing by itself.
  EXPECT_EQ(desk.Refusal(Game(board, Round(1), "1-0")), kNothingToDo);
  EXPECT_EQ(desk.Refusal(Game(board, Round(1), "0-1")), kConflict);
  EnterResult other = Game(board, Round(1), "=-=");
  other.was = "1-0";
  desk.Must(other);
  other.was = "=-=";
  other.now = "*";
  EXPECT_EQ(desk.Refusal(other), kUnconfirmed);
  desk.Must(other, Warning::kConfirm);
  EXPECT_EQ(SeatingOf(desk.state(), Round(1))[0].white_entry.result, ResultCode::kPending);
}

TEST(Decide, ALateEntryMovesNumbersAndNobody) {
  TestDesk desk(NewEvent(4, 5));
  desk.Must(PairRound{});
  desk.Must(PublishRound{Round(1)});
  PlayRound(desk, Round(1));
  const auto before = SeatingOf(desk.state(), Round(1));
  Entrant late;
  late.name = "Late, Player";
  late.rating = 2485;
  const auto act = desk.Must(EnterPlayers{{late}, {}, ResultCode::kZeroBye});
  ASSERT_EQ(act.told.players, std::vector{Uid(5)});
  EXPECT_EQ(desk.state().player(Uid(5)).tpn, Tpn(2));
  EXPECT_EQ(desk.state().player(Uid(2)).tpn, Tpn(3));
  const auto after = SeatingOf(desk.state(), Round(1));
  ASSERT_EQ(after.size(), before.size());
  for (std::size_t i = 0; i < after.size(); ++i) {
    EXPECT_EQ(after[i].white, before[i].white);
    EXPECT_EQ(after[i].black, before[i].black);
  }
}

// C.04.2/2025 §4.8: a result a later round was paired on is corrected, not entered again.
TEST(Decide, AnOldResultIsCorrected) {
  TestDesk desk(NewEvent(4, 3));
  desk.Must(PairRound{});
  desk.Must(PublishRound{Round(1)});
  PlayRound(desk, Round(1));
  const Seating board = SeatingOf(desk.state(), Round(1))[0];
  desk.Must(PairRound{});
  desk.Must(PublishRound{Round(2)});
  EnterResult again = Game(board, Round(1), "0-1");
  again.was = "1-0";
  EXPECT_EQ(desk.Refusal(again), "command-past");
  const auto act =
      desk.Must(CorrectResult{.round = Round(1), .white = board.white, .black = board.black, .result = "0-1"});
  EXPECT_EQ(act.kind, Kind::kResultCorrected);
  EXPECT_FALSE(act.told.articles.empty());
}

TEST(Decide, TwoPlayersWhoAgreeEnterTheirResult) {
  TestDesk desk(NewEvent(4, 3));
  desk.Must(PairRound{});
  desk.Must(PublishRound{Round(1)});
  const Seating board = SeatingOf(desk.state(), Round(1))[0];
  EXPECT_EQ(desk.Must(ClaimResult{Round(1), board.white, "1-0"}).kind, Kind::kResultClaimed);
  EXPECT_EQ(desk.Must(ClaimResult{Round(1), board.black, "=-="}).kind, Kind::kResultClaimed);
  EXPECT_EQ(desk.Must(ClaimResult{Round(1), board.black, "1-0"}).kind, Kind::kResultEntered);
  EXPECT_EQ(SeatingOf(desk.state(), Round(1))[0].white_entry.result, ResultCode::kWin);
  EXPECT_TRUE(desk.state().facts.claims.empty());
}

TEST(Decide, AnEditSaysWhatItBreaks) {
  TestDesk desk(NewEvent(4, 3));
  desk.Must(PairRound{});
  desk.Must(PublishRound{Round(1)});
  PlayRound(desk, Round(1));
  desk.Must(PairRound{});
  // The pairs of round 1 again: rematches are outside the rules.
  EditRound again{.round = Round(2), .boards = {}, .bye = {}, .reason = "a wish"};
  for (const Seating& seating : SeatingOf(desk.state(), Round(1))) {
    again.boards.push_back({seating.white.value(), seating.black.value()});
  }
  EXPECT_EQ(desk.Refusal(again, Warning::kTwoSteps), kForbidden);
  EXPECT_EQ(desk.Refusal(LeaveFideMode{"a friendly event"}), kUnconfirmed);
  desk.Must(LeaveFideMode{"a friendly event"}, Warning::kTwoSteps);
  const auto act = desk.Must(again, Warning::kTwoSteps);
  EXPECT_EQ(act.told.objections.size(), 2U);
  EXPECT_EQ(FactsOf(desk.state(), Round(2))->edited, "a wish");
}

TEST(Decide, AnEditSeatsEverybodyOnce) {
  TestDesk desk(NewEvent(4, 3));
  desk.Must(PairRound{});
  EXPECT_EQ(desk.Refusal(EditRound{Round(1), {{1, 2}, {1, 3}}, {}, ""}), "command-boards");
  EXPECT_EQ(desk.Refusal(EditRound{Round(1), {{1, 2}}, {}, ""}), "command-boards");
  EXPECT_EQ(desk.Refusal(EditRound{Round(1), {{1, 2}, {3, 9}}, {}, ""}), "command-player");
}

TEST(Decide, AnEditThatChangesNothingIsNone) {
  TestDesk desk(NewEvent(4, 3));
  desk.Must(PairRound{});
  EditRound same{.round = Round(1), .boards = {}, .bye = {}, .reason = ""};
  for (const Seating& board : SeatingOf(desk.state(), Round(1))) {
    same.boards.push_back({board.white.value(), board.black.value()});
  }
  EXPECT_EQ(desk.Refusal(same), "command-nothing");
}

TEST(Decide, PlayersWithATableOfTheirOwnSitThere) {
  TestDesk desk(NewEvent(6, 3));
  desk.Must(FixTables{{{Uid(1), 3}}});
  desk.Must(PairRound{});
  const auto seating = SeatingOf(desk.state(), Round(1));
  EXPECT_EQ(seating[0].table, 3);  // the board of player 1
  EXPECT_EQ(seating[1].table, 1);
  EXPECT_EQ(seating[2].table, 2);
}

TEST(Decide, WhoIsAbsentAtTheCheckInHasABye) {
  TestDesk desk(NewEvent(6, 3));
  desk.Must(CheckIn{Round(1), {Uid(1), Uid(2), Uid(3), Uid(4)}, {Uid(5), Uid(6)}});
  desk.Must(PairRound{});
  EXPECT_EQ(SeatingOf(desk.state(), Round(1)).size(), 2U);
  const auto without = WithoutGameIn(desk.state(), Round(1));
  ASSERT_EQ(without.size(), 2U);
  EXPECT_EQ(without[0].result, ResultCode::kZeroBye);
}

// Two at the desk: one grants a half-point bye, the other notes who is absent.
TEST(Decide, AByeThatWasGrantedStaysAtTheCheckIn) {
  TestDesk desk(NewEvent(5, 3));
  desk.Must(RequestByes{{TestDesk::Player(5)}, {Round(1)}, ResultCode::kHalfBye, {}});
  desk.Must(CheckIn{Round(1), {}, {TestDesk::Player(4), TestDesk::Player(5)}});
  const auto& byes = desk.state().data.requested_byes;
  ASSERT_EQ(byes.size(), 2U);
  for (const RequestedBye& bye : byes) {
    EXPECT_EQ(bye.kind, bye.player == PlayerIndex(4) ? ResultCode::kHalfBye : ResultCode::kZeroBye);
  }
}

TEST(Decide, ARoundRobinIsDrawnOnceAndPublishedRoundByRound) {
  TestDesk desk(NewEvent(6, 5));
  desk.Must(DrawSchedule{{.system = "berger", .seed = 7}});
  EXPECT_EQ(desk.state().data.rounds, 5);
  EXPECT_EQ(desk.Refusal(PublishRound{Round(2)}), "command-draft");
  desk.Must(PublishRound{Round(1)});
  desk.Must(Game(SeatingOf(desk.state(), Round(1))[0], Round(1), "1-0"));
  EXPECT_EQ(desk.Refusal(Game(SeatingOf(desk.state(), Round(2))[0], Round(2), "1-0")), "command-draft");
}

TEST(Decide, SettingsThatContradictAreRefused) {
  TestDesk desk(NewEvent(6, 3));
  ChangeSettings wrong;
  wrong.system = "nonsense";
  EXPECT_NE(desk.Refusal(wrong), "");
  ChangeSettings rounds;
  rounds.planned_rounds = 0;
  EXPECT_EQ(desk.Refusal(rounds), "command-rounds");
  ChangeSettings system;
  system.system = "burstein";
  desk.Must(system);
  desk.Must(PairRound{});
  EXPECT_EQ(FactsOf(desk.state(), Round(1))->system.substr(0, 8), "burstein");
  ChangeSettings back;
  back.system = "dutch-2026";
  EXPECT_EQ(desk.Refusal(back), kUnconfirmed);
}

TEST(Decide, AClosedTournamentStaysAsItIs) {
  TestDesk desk(NewEvent(4, 3));
  desk.Must(Close{});
  EXPECT_EQ(desk.Refusal(PairRound{}), "command-closed");
  desk.Must(Undo{desk.seq(), "there is another round"});
  desk.Must(PairRound{});
}

}  // namespace
}  // namespace ronda::command
