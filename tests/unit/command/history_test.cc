// Undo and restore.
#include <gtest/gtest.h>

#include "ronda/command/seating.h"
#include "ronda/journal/fold.h"
#include "unit/command/desk.h"

namespace ronda::command {
namespace {

void PlayFirst(TestDesk& desk) {
  desk.Must(PairRound{});
  desk.Must(PublishRound{Round(1)});
  for (const Seating& seating : SeatingOf(desk.state(), Round(1))) {
    desk.Must(EnterResult{Round(1), seating.white, seating.black, "*", "1-0", ""});
  }
}

TEST(Undo, ReversesOneActAndLeavesTheLaterOnes) {
  TestDesk desk(NewEvent(6, 3));
  PlayFirst(desk);  // acts 2 to 6; the first result is act 4
  const auto act = desk.Must(Undo{4, "a slip of another round"});
  EXPECT_EQ(act.told.of, 4);
  const auto seating = SeatingOf(desk.state(), Round(1));
  EXPECT_EQ(seating[0].white_entry.result, ResultCode::kPending);
  EXPECT_EQ(seating[1].white_entry.result, ResultCode::kWin);
}

TEST(Undo, RefusesWhatLaterActsBuildOn) {
  TestDesk desk(NewEvent(6, 3));
  PlayFirst(desk);
  EXPECT_EQ(desk.Refusal(Undo{2, ""}), "command-undo");  // the round the results belong to
  EXPECT_EQ(desk.Refusal(Undo{1, ""}), "command-undo");
  EXPECT_EQ(desk.Refusal(Undo{0, ""}), "command-seq");
  EXPECT_EQ(desk.Refusal(Undo{99, ""}), "command-seq");
}

// C.04.2/2025 §4.8; /2026 §4.3: what a later round was paired on is corrected, which says what it counts for.
TEST(Undo, IsNoWayAroundACorrection) {
  TestDesk desk(NewEvent(6, 3));
  PlayFirst(desk);
  const Seating board = SeatingOf(desk.state(), Round(1)).front();
  desk.Must(EnterResult{Round(1), board.white, board.black, "1-0", "0-1", ""});  // act 7
  desk.Must(PairRound{});
  EXPECT_EQ(desk.Refusal(Undo{7, ""}), "command-past");
  EXPECT_EQ(desk.Refusal(Undo{4, ""}), "command-past");
  desk.Must(PublishRound{Round(2)});
  EXPECT_EQ(desk.Refusal(Undo{7, ""}), "command-past");
  // A correction that nothing was paired on yet can be taken back.
  desk.Must(CorrectResult{.round = Round(1), .white = board.white, .black = board.black, .result = "=-="});
  desk.Must(Undo{desk.seq(), ""});
}

TEST(Undo, OfAnUndoneActBringsItBack) {
  TestDesk desk(NewEvent(6, 3));
  PlayFirst(desk);
  const journal::State played = desk.state();
  desk.Must(Undo{desk.seq(), ""});
  desk.Must(Undo{desk.seq(), ""});
  EXPECT_EQ(desk.state(), played);
}

// C.04.2/2025 §4.10: published pairs stay.
TEST(Undo, OfAPublicationIsOutsideTheRules) {
  TestDesk desk(NewEvent(6, 3));
  desk.Must(PairRound{});
  desk.Must(PublishRound{Round(1)});
  EXPECT_EQ(desk.Refusal(Undo{desk.seq(), ""}, Warning::kTwoSteps), kForbidden);
  desk.Must(LeaveFideMode{"a friendly event"}, Warning::kTwoSteps);
  desk.Must(Undo{desk.seq() - 1, ""}, Warning::kTwoSteps);
  EXPECT_EQ(journal::FirstDraft(desk.state()), Round(1));
}

// C.04.7/2026 §1.1.1: Baku asks for a win worth two draws; other points do not come back by an undo while it is set.
TEST(Undo, BringsBackNoSettingThatContradictsALaterOne) {
  PointSystem threes;
  threes.win = {Points::Whole(3), Points::Whole(3)};
  TestDesk desk(NewEvent(6, 3));
  desk.Must(ChangeSettings{.point_system = threes});
  EXPECT_EQ(desk.Refusal(ChangeSettings{.acceleration = "baku"}), "baku-refused");
  desk.Must(Undo{desk.seq(), ""});
  desk.Must(ChangeSettings{.acceleration = "baku"});
  EXPECT_EQ(desk.Refusal(Undo{desk.seq() - 1, ""}), "command-undo");
  desk.Must(ChangeSettings{.acceleration = "none"});
  desk.Must(Undo{desk.seq() - 2, ""});
  EXPECT_EQ(desk.state().data.point_system, threes);
}

TEST(Undo, ANumberOnceGivenIsNotGivenAgain) {
  TestDesk desk(NewEvent(4, 3));
  Entrant entrant;
  entrant.name = "Late, Player";
  EXPECT_EQ(desk.Must(EnterPlayers{{entrant}, {}, ResultCode::kZeroBye}).told.players, std::vector{Uid(5)});
  desk.Must(Undo{desk.seq(), ""});
  EXPECT_EQ(desk.state().data.players.size(), 4U);
  EXPECT_EQ(desk.Must(EnterPlayers{{entrant}, {}, ResultCode::kZeroBye}).told.players, std::vector{Uid(6)});
}

TEST(Restore, ReturnsToAnyPoint) {
  TestDesk desk(NewEvent(6, 3));
  const journal::State opened = desk.state();
  desk.Must(PairRound{});
  EXPECT_EQ(desk.Refusal(Restore{1, ""}), kUnconfirmed);
  desk.Must(Restore{1, "begin again"}, Warning::kTwoSteps);
  EXPECT_EQ(desk.state(), opened);
}

TEST(Restore, LosesNoPublishedRoundInFideMode) {
  TestDesk desk(NewEvent(6, 3));
  PlayFirst(desk);
  EXPECT_EQ(desk.Refusal(Restore{1, ""}, Warning::kTwoSteps), kForbidden);
  desk.Must(Restore{3, "the results were of another round"}, Warning::kTwoSteps);
  EXPECT_EQ(SeatingOf(desk.state(), Round(1))[0].white_entry.result, ResultCode::kPending);
}

}  // namespace
}  // namespace ronda::command
