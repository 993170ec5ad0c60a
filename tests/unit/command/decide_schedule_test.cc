// Rounds drawn all at once: drawn, published as they come, left by somebody, taken back.
#include <gtest/gtest.h>

#include <algorithm>

#include "ronda/command/seating.h"
#include "ronda/command/view.h"
#include "unit/command/desk.h"

namespace ronda::command {
namespace {

void Play(TestDesk& desk, Round round, const std::string& result) {
  desk.Must(PublishRound{round});
  for (const Seating& board : SeatingOf(desk.state(), round)) {
    if (board.white_entry.result != ResultCode::kPending) continue;
    desk.Must(EnterResult{round, board.white, board.black, "*", result, "test"});
  }
}

Points ScoreOf(const TestDesk& desk, Uid uid) {
  const auto tournament = TournamentOf(desk.state());
  return tournament->ScoreAfter(*desk.state().Find(uid), tournament->rounds());
}

TEST(DecideSchedule, ThePlanOfTheEventIsWhatPairingDraws) {
  TestDesk desk(NewEvent(6, 5));
  ChangeSettings twice;
  twice.schedule = journal::SchedulePlan{.cycles = 2};
  desk.Must(twice);
  EXPECT_EQ(desk.Must(PairRound{}).kind, journal::Kind::kScheduleDrawn);
  EXPECT_EQ(desk.state().data.rounds, 10);
  EXPECT_EQ(desk.state().data.system_code, "BERGER_DOUBLEROUNDROBIN");
  EXPECT_EQ(desk.Refusal(PairRound{}), "command-drawn");
  twice.schedule->cycles = 1;
  EXPECT_EQ(desk.Refusal(twice), "command-drawn");
}

// As of a final that is made from its groups: what is played is published, the rest comes round by round.
TEST(DecideSchedule, RoundsDrawnBeforeTheOpeningArePublishedAsTheyCome) {
  TestDesk desk(NewEvent(4, 3));
  desk.Must(DrawSchedule{});
  Play(desk, Round(1), "1-0");
  Opening opening;
  opening.tournament = desk.state().data;
  opening.schedule = journal::SchedulePlan{};
  Context now;
  now.at = "2026-11-15T10:00:00.000Z";
  const auto opened = Open(opening, now);
  ASSERT_TRUE(opened);
  EXPECT_TRUE(journal::IsDrawn(opened->after));
  EXPECT_EQ(journal::LastPublished(opened->after), Round(1));
  EXPECT_EQ(journal::FirstDraft(opened->after), Round(2));
  opening.schedule.reset();
  EXPECT_FALSE(journal::FirstDraft(Open(opening, now)->after));
}

TEST(DecideSchedule, WhatCannotBeDrawnIsRefused) {
  TestDesk desk(NewEvent(6, 5));
  EXPECT_EQ(desk.Refusal(DrawSchedule{{.system = "dutch"}}), "command-schedule");
  EXPECT_EQ(desk.Refusal(DrawSchedule{{.cycles = 0}}), "command-schedule");
  EXPECT_EQ(desk.Refusal(DrawSchedule{{.draw = "coin"}}), "command-schedule");
  EXPECT_EQ(desk.Refusal(DrawSchedule{{.system = "knockout", .draw = "varma", .seed = 1}}), "command-schedule");
  EXPECT_EQ(desk.Refusal(DrawSchedule{{.system = "knockout", .seeding = "snake"}}), "command-schedule");
  EXPECT_EQ(desk.Refusal(DrawSchedule{{.draw = "random"}}), "command-draw");  // without a number to draw with
  desk.Must(RequestByes{{Uid(2)}, {Round(1)}, ResultCode::kHalfBye});
  EXPECT_EQ(desk.Refusal(DrawSchedule{}), "command-draw");
}

TEST(DecideSchedule, NobodyComesInOnceTheRoundsAreDrawn) {
  TestDesk desk(NewEvent(6, 5));
  desk.Must(DrawSchedule{});
  Entrant late;
  late.name = "Late, Player";
  EXPECT_EQ(desk.Refusal(EnterPlayers{{late}, {}, ResultCode::kZeroBye}), "command-drawn");
  EXPECT_EQ(desk.Refusal(RequestByes{{Uid(1)}, {Round(2)}, ResultCode::kHalfBye}), "command-drawn");
  EXPECT_EQ(desk.Refusal(Renumber{}), "command-drawn");
  desk.Must(TakeBackRound{Round(1), {}, "a late entry"});
  EXPECT_EQ(desk.state().data.rounds, 0);
  desk.Must(EnterPlayers{{late}, {}, ResultCode::kZeroBye});
  desk.Must(PairRound{});
  EXPECT_EQ(desk.state().data.rounds, 7);  // seven players, one rests in each round
}

TEST(DecideSchedule, ADrawIsTakenBackWhileNoGameIsPlayed) {
  TestDesk desk(NewEvent(4, 3));
  desk.Must(DrawSchedule{});
  desk.Must(PublishRound{Round(1)});
  EXPECT_EQ(desk.Refusal(TakeBackRound{Round(1), {}, ""}), kUnconfirmed);  // people have seen it
  desk.Must(TakeBackRound{Round(1), {}, ""}, Warning::kConfirm);
  desk.Must(PairRound{});
  Play(desk, Round(1), "1-0");
  EXPECT_EQ(desk.Refusal(TakeBackRound{Round(1), {}, ""}, Warning::kConfirm), "command-draw");
}

// Decision 330: two of five games are fewer than half, so that they count for nobody; the results stay.
TEST(DecideSchedule, WhoLeavesBeforeHalfOfTheGamesCountsForNobody) {
  TestDesk desk(NewEvent(6, 5));
  desk.Must(DrawSchedule{});
  Play(desk, Round(1), "1-0");
  Play(desk, Round(2), "=-=");
  const Points before = ScoreOf(desk, Uid(1));
  const PlayerIndex place = *desk.state().Find(Uid(1));
  const PlayerIndex first = *desk.state().data.entry(place, Round(1)).opponent;
  const auto act = desk.Must(Withdraw{{Uid(1)}});
  EXPECT_NE(act.told.text.find("after 2 of 5 games"), std::string::npos);
  EXPECT_EQ(desk.state().facts.annulled, std::vector{Uid(1)});
  EXPECT_NE(before, Points{});
  EXPECT_EQ(ScoreOf(desk, Uid(1)), Points{});
  const auto tournament = TournamentOf(desk.state());
  EXPECT_EQ(tournament->PointsFor(first, Round(1)), Points{});
  EXPECT_NE(tournament->entry(place, Round(1)).result, ResultCode::kPending);
  EXPECT_EQ(tournament->entry(place, Round(4)).result, ResultCode::kForfeitLoss);
  EXPECT_EQ(desk.Refusal(Return{{Uid(1)}}), "command-drawn");
  Play(desk, Round(3), "1-0");
  Play(desk, Round(4), "1-0");
  Play(desk, Round(5), "1-0");
  // A result that is corrected afterwards still counts for nobody.
  const auto boards = SeatingOf(desk.state(), Round(1));
  const auto own =
      std::ranges::find_if(boards, [](const Seating& board) { return board.white == Uid(1) || board.black == Uid(1); });
  desk.Must(CorrectResult{.round = Round(1), .white = own->white, .black = own->black, .result = "=-="});
  EXPECT_EQ(ScoreOf(desk, Uid(1)), Points{});
}

// Decision 330: three of five are half or more.
TEST(DecideSchedule, WhoLeavesAfterHalfOfTheGamesForfeitsTheOthers) {
  TestDesk desk(NewEvent(6, 5));
  desk.Must(DrawSchedule{});
  for (int round = 1; round <= 3; ++round) Play(desk, Round(round), "=-=");
  desk.Must(Withdraw{{Uid(1)}});
  EXPECT_TRUE(desk.state().facts.annulled.empty());
  EXPECT_EQ(ScoreOf(desk, Uid(1)), Points::Tenths(15));
  desk.Must(Withdraw{{Uid(2)}});
  const PlayerIndex one = *desk.state().Find(Uid(1));
  for (int round = 4; round <= 5; ++round) {
    const RoundEntry& entry = desk.state().data.entry(one, Round(round));
    const RoundEntry& other = desk.state().data.entry(*entry.opponent, Round(round));
    EXPECT_EQ(entry.result, ResultCode::kForfeitLoss);
    // Where both have left, nobody wins.
    EXPECT_EQ(other.result,
              desk.state().uids[*entry.opponent] == Uid(2) ? ResultCode::kForfeitLoss : ResultCode::kForfeitWin);
  }
  Play(desk, Round(4), "=-=");
  Play(desk, Round(5), "=-=");
  EXPECT_EQ(desk.Refusal(Withdraw{{Uid(3)}}), "handling-withdrawal");
}

}  // namespace
}  // namespace ronda::command
