// What a clock of each of the twelve modes shows after given moves.
#include "ronda/announce/clock.h"

#include <gtest/gtest.h>

namespace ronda::announce {
namespace {

constexpr Seat kWhite = SeatOf(Colour::kWhite);
constexpr Seat kBlack = SeatOf(Colour::kBlack);

Clock Set(std::string_view text) { return Clock(*ParseTimeControl(text)); }

// White and Black in turn.
Clock After(std::string_view text, std::initializer_list<std::int32_t> moves) {
  Clock clock = Set(text);
  for (const std::int32_t seconds : moves) clock.Move(seconds);
  return clock;
}

TEST(Clock, Mode1Guillotine) {
  const Clock clock = After("5m", {60, 30, 100});
  EXPECT_EQ(clock.Shows(kWhite), 140);
  EXPECT_EQ(clock.Shows(kBlack), 270);
  EXPECT_EQ(clock.OnMove(), kBlack);
  EXPECT_EQ(After("5m", {299, 1}).Fallen(), std::nullopt);
  EXPECT_EQ(After("5m", {300}).Fallen(), kWhite);
}

TEST(Clock, Mode2OnePeriodByTimeOrByMoves) {
  EXPECT_EQ(After("2m:1m", {130}).Shows(kWhite), 50);
  EXPECT_EQ(After("2m:1m", {180}).Fallen(), kWhite);
  EXPECT_EQ(After("2/2m:1m", {30, 1, 30}).Shows(kWhite), 120);     // two moves made: a minute more
  EXPECT_EQ(After("2/2m:1m", {130}).Fallen(), kWhite);             // the moves were not made
  EXPECT_EQ(After("2/2m", {30, 1, 30, 1, 30}).Shows(kWhite), 30);  // nothing follows
}

TEST(Clock, Mode3TwoPeriods) {
  EXPECT_EQ(After("2m:1m:30s", {185}).Shows(kWhite), 25);
  EXPECT_EQ(After("2m:1m:30s", {210}).Fallen(), kWhite);
}

TEST(Clock, Mode4SecondPeriodAgainAndAgain) {
  EXPECT_EQ(After("2m:1m*", {600}).Shows(kWhite), 60);
  EXPECT_EQ(After("2m:1m*", {100'000}).Fallen(), std::nullopt);
  EXPECT_EQ(After("1/1m:1/30s*", {10, 0, 10, 0, 10}).Shows(kWhite), 60 - 30 + 3 * 30);
}

// Both get the bonus once the time of one is used up, and from then on zero loses.
TEST(Clock, Mode5Fide) {
  const Clock clock = After("1m:+10s fide", {20, 10, 45});
  EXPECT_EQ(clock.Shows(kWhite), 60 - 65 + 10 + 10);  // 5 seconds into the bonus, and the bonus of the next move
  EXPECT_EQ(clock.Shows(kBlack), 60);                 // 50 and the bonus
  EXPECT_EQ(After("1m:+10s fide", {20, 10, 45, 5}).Shows(kBlack), 65);
  EXPECT_EQ(After("1m:+10s fide", {70}).Fallen(), kWhite);
  EXPECT_EQ(After("1m:+10s fide", {20, 10}).Shows(kWhite), 40);  // nothing is added before
}

TEST(Clock, Mode6FideWithPeriods) {
  EXPECT_EQ(After("1m:30s:+10s fide", {80}).Shows(kWhite), 10);
  EXPECT_EQ(After("1m:30s:+10s fide", {95}).Shows(kWhite), 15);
  EXPECT_EQ(After("1m:30s:+10s fide", {100}).Fallen(), kWhite);
}

// Decision 106.
TEST(Clock, Mode7Fischer) {
  EXPECT_EQ(Set("90m+30s").Shows(kWhite), 5430);
  const Clock clock = After("3m+2s", {1, 10, 1});
  EXPECT_EQ(clock.Shows(kWhite), 182 - 1 + 2 - 1 + 2);  // time can grow
  EXPECT_EQ(clock.Shows(kBlack), 182 - 10 + 2);
}

TEST(Clock, Mode8FischerTournament) {
  Clock clock = Set("2/60s+5s:30s+5s");
  clock.Move(10);
  clock.Move(0);
  EXPECT_EQ(clock.Shows(kWhite), 65 - 10 + 5);
  clock.Move(10);
  EXPECT_EQ(clock.Shows(kWhite), 60 - 10 + 30 + 5);
  EXPECT_EQ(After("1/60s+5s:1/30s+5s*2", {0, 0, 0, 0, 0, 0, 0}).Shows(kWhite), 65 + 35 + 35 + 5 + 5);
}

TEST(Clock, Mode9BronsteinNeverGrows) {
  EXPECT_EQ(After("60s+5s bronstein", {3}).Shows(kWhite), 65);
  EXPECT_EQ(After("60s+5s bronstein", {12}).Shows(kWhite), 65 - 12 + 5);
  EXPECT_EQ(After("60s+5s bronstein", {12, 0, 1}).Shows(kWhite), 58);
  EXPECT_EQ(After("1/60s+5s:30s+5s bronstein", {3}).Shows(kWhite), 95);
}

TEST(Clock, Mode10Hourglass) {
  const Clock clock = After("60s hourglass", {20, 50});
  EXPECT_EQ(clock.Shows(kWhite), 60 - 20 + 50);
  EXPECT_EQ(clock.Shows(kBlack), 60 + 20 - 50);
  EXPECT_EQ(After("60s hourglass", {20, 80}).Fallen(), kBlack);
}

// A press does not hand over; the opponent's time begins when the turn is over, and an early answer restores it.
TEST(Clock, Mode11Gong) {
  EXPECT_EQ(After("10s gong", {4, 14}).Fallen(), std::nullopt);  // 6 of White's turn, 8 of Black's own
  EXPECT_EQ(After("10s gong", {4, 16}).Fallen(), kBlack);        // 6 and 10
  EXPECT_EQ(After("10s gong", {4, 3, 19}).Fallen(), std::nullopt);
  EXPECT_EQ(After("10s gong", {4, 3, 20}).Fallen(), kWhite);
  EXPECT_EQ(After("10s gong", {10}).Fallen(), kWhite);
}

TEST(Clock, Mode12ByoYomi) {
  EXPECT_EQ(After("60s byo-yomi 3x10s", {30}).Shows(kWhite), 30);
  EXPECT_EQ(After("60s byo-yomi 3x10s", {65}).Shows(kWhite), 10);
  EXPECT_EQ(After("60s byo-yomi 3x10s", {65}).ByoYomiLeft(Colour::kWhite), 3);
  EXPECT_EQ(After("60s byo-yomi 3x10s", {65, 0, 25}).ByoYomiLeft(Colour::kWhite), 1);
  EXPECT_EQ(After("60s byo-yomi 3x10s", {65, 0, 25}).Shows(kWhite), 10);
  EXPECT_EQ(After("60s byo-yomi 3x10s", {65, 0, 25, 0, 9}).Fallen(), std::nullopt);
  EXPECT_EQ(After("60s byo-yomi 3x10s", {65, 0, 25, 0, 10}).Fallen(), kWhite);
}

TEST(Clock, WhiteAndBlackMayDiffer) {
  const Clock clock = After("5m | 4m", {60, 60});
  EXPECT_EQ(clock.Shows(kWhite), 240);
  EXPECT_EQ(clock.Shows(kBlack), 180);
}

TEST(Clock, NothingHappensAfterTheFlag) { EXPECT_EQ(After("5m", {300, 10, 10}).Shows(kBlack), 300); }

// Elementos §1.2.1: several players have a time for the whole game each, and the clock goes round.
// Decision 321.
TEST(Clock, SeveralPlayersInTurn) {
  Clock clock(*ParseTimeControl("5m"), 3);
  for (const std::int32_t seconds : {60, 30, 10, 100}) clock.Move(seconds);
  EXPECT_EQ(clock.Shows(Seat(0)), 140);
  EXPECT_EQ(clock.Shows(Seat(1)), 270);
  EXPECT_EQ(clock.Shows(Seat(2)), 290);
  EXPECT_EQ(clock.OnMove(), Seat(1));
  clock.Move(270);
  EXPECT_EQ(clock.Fallen(), Seat(1));
}

// ... or a time for every turn; the bonus of the FIDE mode goes to all of them.
TEST(Clock, SeveralPlayersByTheTurnAndWithABonus) {
  Clock turns(*ParseTimeControl("1m gong"), 4);
  for (int i = 0; i < 4; ++i) turns.Move(59);
  EXPECT_EQ(turns.Fallen(), std::nullopt);
  Clock bonus(*ParseTimeControl("1m:+10s fide"), 3);
  bonus.Move(65);
  EXPECT_EQ(bonus.Shows(Seat(2)), 70);
}

TEST(Clock, WhatSeveralPlayersCannotShare) {
  EXPECT_FALSE(FaultOfClock(*ParseTimeControl("1m hourglass"), 2));
  EXPECT_TRUE(FaultOfClock(*ParseTimeControl("1m hourglass"), 3));
  EXPECT_TRUE(FaultOfClock(*ParseTimeControl("5m | 4m"), 3));
  EXPECT_TRUE(FaultOfClock(*ParseTimeControl("5m"), 1));
  EXPECT_TRUE(FaultOfClock(*ParseTimeControl("5m"), kMostAtAClock + 1));
  EXPECT_FALSE(FaultOfClock(*ParseTimeControl("30m byo-yomi 5x30s"), 6));
}

}  // namespace
}  // namespace ronda::announce
