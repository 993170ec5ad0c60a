// A knockout on the desk: rounds that follow from the results, play-offs, two games a match, somebody who leaves.
#include <gtest/gtest.h>

#include <set>

#include "ronda/command/knockout.h"
#include "ronda/command/seating.h"
#include "unit/command/desk.h"

namespace ronda::command {
namespace {

TestDesk Cup(int players, journal::SchedulePlan plan = {}) {
  TestDesk desk(NewEvent(players, 1));
  plan.system = "knockout";
  ChangeSettings settings;
  settings.schedule = plan;
  desk.Must(settings);
  return desk;
}

void Begin(TestDesk& desk) {
  desk.Must(PairRound{});
  desk.Must(PublishRound{Round(desk.state().data.rounds)});
}

EnterResult On(const Seating& board, Round round, const std::string& result) {
  return {round, board.white, board.black, "*", result, "test"};
}

// The player with the lower number wins every game.
void Favourites(TestDesk& desk) {
  const Round last(desk.state().data.rounds);
  for (const Seating& board : SeatingOf(desk.state(), last)) {
    desk.Must(On(board, last, board.white < board.black ? "1-0" : "0-1"));
  }
}

std::optional<Uid> Champion(const TestDesk& desk) {
  const auto knockout = KnockoutOf(desk.state());
  if (!knockout) return std::nullopt;
  const auto champion = knockout->bracket.progress.Champion();
  return champion ? std::optional(desk.state().uids[knockout->PlaceOf(*champion)]) : std::nullopt;
}

// Six players: two are freed from the first round (F. Dapiran), and meet the winners in the second.
TEST(DecideKnockout, RoundsFollowFromTheResults) {
  TestDesk desk = Cup(6);
  Begin(desk);
  EXPECT_EQ(desk.state().data.system_code, "CUSTOM_KNOCKOUT");
  EXPECT_EQ(SeatingOf(desk.state(), Round(1)).size(), 2U);
  EXPECT_EQ(WithoutGameIn(desk.state(), Round(1)).size(), 2U);
  EXPECT_EQ(desk.Refusal(PairRound{}), "command-open");
  Favourites(desk);
  Begin(desk);
  EXPECT_EQ(SeatingOf(desk.state(), Round(2)).size(), 2U);
  EXPECT_TRUE(WithoutGameIn(desk.state(), Round(2)).empty());  // who is out is not away
  Favourites(desk);
  Begin(desk);
  Favourites(desk);
  EXPECT_EQ(Champion(desk), Uid(1));
  EXPECT_EQ(desk.Refusal(PairRound{}), "command-finished");
}

TEST(DecideKnockout, AMatchThatIsLevelWaitsForItsPlayOff) {
  TestDesk desk = Cup(4);
  Begin(desk);
  const auto boards = SeatingOf(desk.state(), Round(1));
  desk.Must(On(boards[0], Round(1), "=-="));
  desk.Must(On(boards[1], Round(1), "1-0"));
  EXPECT_EQ(desk.Refusal(PairRound{}), "command-level");
  const EnterPlayOff play_off{Round(1), boards[0].black, boards[0].white, "2-1"};
  EXPECT_EQ(desk.Refusal(EnterPlayOff{Round(1), boards[0].white, boards[0].black, "1-1"}), "command-score");
  EXPECT_EQ(desk.Refusal(EnterPlayOff{Round(1), boards[1].white, boards[1].black, "2-1"}), "command-level");
  EXPECT_EQ(desk.Must(play_off).kind, journal::Kind::kPlayOffEntered);
  Begin(desk);
  const auto final_boards = SeatingOf(desk.state(), Round(2));
  ASSERT_EQ(final_boards.size(), 1U);
  const std::set<Uid> finalists{final_boards[0].white, final_boards[0].black};
  EXPECT_EQ(finalists, (std::set<Uid>{boards[0].black, boards[1].white}));
  // The final was paired on it: it cannot be another one now.
  EXPECT_EQ(desk.Refusal(EnterPlayOff{Round(1), boards[0].white, boards[0].black, "2-1"}), "command-bracket");
}

TEST(DecideKnockout, AResultThatALaterRoundDependsOnStays) {
  TestDesk desk = Cup(4);
  Begin(desk);
  Favourites(desk);
  Begin(desk);
  const Seating board = SeatingOf(desk.state(), Round(1))[0];
  const CorrectResult turned{.round = Round(1),
                             .white = board.white,
                             .black = board.black,
                             .result = board.white < board.black ? "0-1" : "1-0"};
  EXPECT_EQ(desk.Refusal(turned), "command-bracket");
  desk.Must(TakeBackRound{Round(2), "rules", "a wrong result"});
  desk.Must(turned);
  Begin(desk);
}

// Two games with reversed colours; one each leaves the match level.
TEST(DecideKnockout, TwoGamesAMatch) {
  TestDesk desk = Cup(2, {.games = 2});
  Begin(desk);
  const Seating first = SeatingOf(desk.state(), Round(1))[0];
  desk.Must(On(first, Round(1), "1-0"));
  Begin(desk);
  const Seating second = SeatingOf(desk.state(), Round(2))[0];
  EXPECT_EQ(second.white, first.black);
  desk.Must(On(second, Round(2), "1-0"));
  EXPECT_EQ(desk.Refusal(PairRound{}), "command-level");
  desk.Must(EnterPlayOff{Round(2), first.white, first.black, "1.5-0.5"});
  EXPECT_EQ(Champion(desk), first.white);
}

TEST(DecideKnockout, WhoLeavesLosesWhatIsLeft) {
  TestDesk desk = Cup(4);
  Begin(desk);
  const Seating board = SeatingOf(desk.state(), Round(1))[0];
  desk.Must(Withdraw{{board.white}});
  EXPECT_EQ(SeatingOf(desk.state(), Round(1))[0].black_entry.result, ResultCode::kForfeitWin);
  EXPECT_EQ(desk.Refusal(Withdraw{{board.white}}), "command-out");
  EXPECT_EQ(desk.Refusal(Return{{board.white}}), "command-drawn");
  Entrant late;
  late.name = "Late, Player";
  EXPECT_EQ(desk.Refusal(EnterPlayers{{late}, {}, ResultCode::kZeroBye}), "command-drawn");
}

// Two losses put out: five players play at least eight matches.
TEST(DecideKnockout, DoubleElimination) {
  TestDesk desk = Cup(5, {.losses = 2});
  int games = 0;
  while (!Champion(desk) && desk.state().data.rounds < 12) {
    Begin(desk);
    games += static_cast<int>(SeatingOf(desk.state(), Round(desk.state().data.rounds)).size());
    Favourites(desk);
  }
  EXPECT_EQ(Champion(desk), Uid(1));
  EXPECT_EQ(games, 8);
}

TEST(DecideKnockout, SeedsAreDrawnByLotWithANumber) {
  TestDesk desk = Cup(8, {.draw = "random"});
  EXPECT_EQ(desk.Refusal(PairRound{}), "command-draw");
  desk.Must(DrawSchedule{{.system = "knockout", .draw = "random", .seeded = 2, .seed = 11}});
  EXPECT_EQ(SeatingOf(desk.state(), Round(1)).size(), 4U);
  desk.Must(TakeBackRound{Round(1), {}, ""});
  EXPECT_TRUE(desk.state().facts.bracket.empty());
}

// A bracket that was given has no round yet, and so no game to lose.
TEST(DecideKnockout, CanBeLeftBeforeItsFirstRound) {
  TestDesk desk(NewEvent(4, 2));
  ChangeSettings knockout;
  knockout.schedule = journal::SchedulePlan{.system = "knockout"};
  desk.Must(knockout);
  const Result<journal::Act> given = desk.Do(SetBracket{
      R"({"format":"ronda-bracket","version":1,"name":"Cup","players":[{"number":1,"name":"A"},{"number":2,"name":"B"},)"
      R"({"number":3,"name":"C"},{"number":4,"name":"D"}],"events":[]})"});
  ASSERT_TRUE(given);
  ASSERT_EQ(desk.state().data.rounds, 0);
  (void)desk.Do(Withdraw{{Uid(1)}});
  EXPECT_EQ(desk.state().data.rounds, 0);
}

}  // namespace
}  // namespace ronda::command
