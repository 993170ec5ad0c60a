// Wishes that make no sense are refused with what to do, and never taken over.
#include <gtest/gtest.h>

#include "ronda/command/decide.h"
#include "ronda/command/opening.h"
#include "unit/command/desk.h"

namespace ronda::command {
namespace {

TEST(Nonsense, NobodyIsBothHereAndAbsent) {
  TestDesk desk(NewEvent(4, 3));
  EXPECT_EQ(desk.Refusal(CheckIn{Round(1), {TestDesk::Player(1)}, {TestDesk::Player(1)}}), "command-players");
}

TEST(Nonsense, WithoutTwoPlayersThereIsNoRound) {
  TestDesk nobody(NewEvent(0, 3));
  EXPECT_EQ(nobody.Refusal(PairRound{}), "command-players");
  TestDesk alone(NewEvent(1, 3));
  EXPECT_EQ(alone.Refusal(PairRound{}), "command-players");
}

// A round in which everybody has a bye is one, and the next is paired with it.
TEST(Nonsense, ARoundOfByesIsNone) {
  TestDesk desk(NewEvent(2, 3));
  desk.Must(RequestByes{{TestDesk::Player(1), TestDesk::Player(2)}, {Round(1)}, ResultCode::kHalfBye, {}});
  desk.Must(PairRound{});
  EXPECT_EQ(desk.state().data.rounds, 2);
  for (const Round round : {Round(1), Round(2)}) desk.Must(PublishRound{round});
}

TEST(Nonsense, ARatingHasFourDigits) {
  TestDesk desk(NewEvent(4, 3));
  Entrant entrant;
  entrant.name = "Kim";
  for (const int rating : {-1, 10000}) {
    entrant.rating = rating;
    EXPECT_EQ(desk.Refusal(EnterPlayers{{entrant}, {}, ResultCode::kZeroBye, {}}), "command-rating");
    EXPECT_EQ(desk.Refusal(CorrectPlayer{.player = TestDesk::Player(1), .rating = rating}), "command-rating");
  }
}

// Looking ahead at two thousand million rounds would not end.
TEST(Nonsense, NoEventIsOpenedWithRoundsNobodyCanPlay) {
  for (const int rounds : {-3, 0, 1000, 2147483647}) {
    Opening opening;
    opening.tournament = NewEvent(4, 3);
    opening.tournament.planned_rounds = rounds;
    const auto opened = Open(std::move(opening), {});
    ASSERT_FALSE(opened) << rounds;
    EXPECT_EQ(opened.error().code, "command-rounds");
  }
}

TEST(Nonsense, WhatIsMistypedInSettingsIsToldAtOnce) {
  TestDesk desk(NewEvent(4, 3));
  EXPECT_EQ(desk.Refusal(ChangeSettings{.name = "  "}), "command-name");
  EXPECT_EQ(desk.Refusal(ChangeSettings{.start_date = "2026-13-45"}), "command-day");
  EXPECT_EQ(desk.Refusal(ChangeSettings{.end_date = "tomorrow"}), "command-day");
  EXPECT_EQ(desk.Refusal(ChangeSettings{.tiebreaks = std::vector<std::string>{"BH", "XX"}}), "tiebreak-unknown");
  desk.Must(ChangeSettings{.start_date = "2026-11-15", .end_date = ""});
  const auto group = [](std::vector<Uid> players) {
    return ChangeWishes{{ApartGroup{{}, {}, std::move(players)}}, {}};
  };
  EXPECT_EQ(desk.Refusal(group({Uid(1), Uid(1)})), "command-players");
  desk.Must(group({Uid(1), Uid(2)}));
}

// Acts that would say nothing of the tournament.
TEST(Nonsense, WhatCannotBeMeantIsNoAct) {
  TestDesk desk(NewEvent(4, 3));
  EXPECT_EQ(desk.Refusal(Receive{}), "command-received");
  EXPECT_EQ(desk.Refusal(ErasePerson{Uid(99)}), "command-player");
  desk.Must(PairRound{});
  EXPECT_EQ(desk.Refusal(OpenLineUps{Round(1)}), "command-team");
}

}  // namespace
}  // namespace ronda::command
