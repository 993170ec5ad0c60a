// A draft that was paired from what is no longer so is not published without a word.
#include <gtest/gtest.h>

#include "ronda/command/decide.h"
#include "ronda/command/seating.h"
#include "unit/command/desk.h"

namespace ronda::command {
namespace {

void PlayAll(TestDesk& desk, Round round) {
  for (const Seating& board : SeatingOf(desk.state(), round)) {
    desk.Must(EnterResult{.round = round, .white = board.white, .black = board.black, .was = "*", .now = "1-0"});
  }
}

// Round 1 is played, all won by White, and round 2 is a draft.
TestDesk WithDraft(const std::string& system = "", int rounds = 5) {
  TestDesk desk(NewEvent(8, rounds), system);
  desk.Must(PairRound{});
  desk.Must(PublishRound{Round(1)});
  PlayAll(desk, Round(1));
  if (desk.state().data.rounds == 2) PlayAll(desk, Round(2));  // the second game of a match
  desk.Must(PairRound{});
  return desk;
}

CorrectResult OtherResultOfBoard1(const TestDesk& desk) {
  const Seating board = SeatingOf(desk.state(), Round(1)).front();
  return {.round = Round(1), .white = board.white, .black = board.black, .result = "0-1"};
}

TEST(StaleDraft, ADraftThatStillHoldsIsPublishedAtOnce) {
  for (const char* system : {"", "dutch-2017", "dubov", "burstein", "lim", "monrad", "keizer", "double-swiss"}) {
    TestDesk desk = WithDraft(system, 6);
    const Round draft = *journal::FirstDraft(desk.state());
    EXPECT_EQ(desk.Refusal(PublishRound{draft}), "") << system;
  }
}

// C.04.2/2025 §4.8; /2026 §4.3: a result corrected before the round is published counts for its pairing.
TEST(StaleDraft, AResultCorrectedSinceIsTold) {
  TestDesk desk = WithDraft();
  desk.Must(OtherResultOfBoard1(desk));
  EXPECT_EQ(desk.Refusal(PublishRound{Round(2)}, Warning::kAcknowledge), kUnconfirmed);
  desk.Must(TakeBackRound{Round(2), {}, {}});
  desk.Must(PairRound{});
  EXPECT_EQ(desk.Refusal(PublishRound{Round(2)}), "");
}

TEST(StaleDraft, WhoInsistsPublishesItAndTheHistorySaysWhatWasAgainstIt) {
  TestDesk desk = WithDraft();
  desk.Must(OtherResultOfBoard1(desk));
  const auto act = desk.Must(PublishRound{Round(2)}, Warning::kConfirm);
  ASSERT_EQ(act.told.objections.size(), 1U);
  EXPECT_NE(act.told.objections.front().find("the rules give other pairs now"), std::string::npos);
}

TEST(StaleDraft, WhoHasWithdrawnSinceIsNamed) {
  TestDesk desk = WithDraft();
  desk.Must(Withdraw{{TestDesk::Player(1)}, {}});
  const auto refused = desk.Do(PublishRound{Round(2)});
  ASSERT_FALSE(refused);
  EXPECT_NE(refused.error().message.find("1 Player 1 has withdrawn"), std::string::npos) << refused.error().message;
}

// Somebody comes while the round is looked at: the arbiter may still let them play.
TEST(StaleDraft, WhoEntersBesideADraftIsNotInIt) {
  TestDesk desk = WithDraft();
  Entrant late;
  late.name = "Late, Player";
  const EnterPlayers entry{{late}, {}, ResultCode::kZeroBye, {}};
  EXPECT_EQ(desk.Refusal(entry), kUnconfirmed);
  TestDesk other = desk;
  desk.Must(entry, Warning::kAcknowledge);
  EXPECT_EQ(desk.Refusal(PublishRound{Round(2)}), "");
  other.Must(TakeBackRound{Round(2), {}, {}});
  other.Must(entry);
}

TEST(StaleDraft, WhatChangesNoPairIsNoMatter) {
  TestDesk desk = WithDraft();
  desk.Must(CorrectPlayer{.player = TestDesk::Player(1), .name = "Other, Name"});
  EXPECT_EQ(desk.Refusal(PublishRound{Round(2)}), "");
}

// What the desk said of the boards made by hand held for what was known then.
TEST(StaleDraft, ARoundMadeByHandIsToBeLookedAtAgain) {
  TestDesk desk = WithDraft();
  EditRound edit{.round = Round(2), .boards = {}, .bye = {}, .reason = "a wish"};
  for (const Seating& board : SeatingOf(desk.state(), Round(2))) {
    edit.boards.push_back({board.black.value(), board.white.value()});
  }
  desk.Must(LeaveFideMode{"a test"}, Warning::kTwoSteps);
  desk.Must(edit, Warning::kTwoSteps);
  TestDesk changed = desk;
  EXPECT_EQ(desk.Refusal(PublishRound{Round(2)}), "");
  changed.Must(OtherResultOfBoard1(changed));
  EXPECT_EQ(changed.Refusal(PublishRound{Round(2)}), kUnconfirmed);
  EXPECT_EQ(changed.Refusal(PublishRound{Round(2)}, Warning::kAcknowledge), "");
}

}  // namespace
}  // namespace ronda::command
