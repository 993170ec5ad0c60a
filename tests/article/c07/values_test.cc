// C.07 §7 to §16, one by one, on small events; and the older editions.
#include <gtest/gtest.h>

#include "ronda/tiebreak/record_of_players.h"
#include "ronda/tiebreak/standings.h"
#include "support/text_event.h"

namespace ronda::tiebreak {
namespace {

std::string Value(const TournamentData& data, int number, std::string_view code,
                  std::string_view edition = "c07-2026") {
  const Tournament tournament = test::MakeTournament(data);
  const Record record = RecordOfPlayers(tournament, tournament.rounds());
  Session session(record, *FindEdition(edition));
  const TieBreak tie_break = ParseTieBreak(code).value();
  Working working;
  const auto value = tie_break.definition->evaluate(session, tie_break, {Participant(number - 1), 0}, working);
  return value ? ToDecimal(*value, tie_break.definition->decimals) : "-";
}

// The round robin of the exercise: 5 - 6 was forfeited.
TournamentData RoundRobin() {
  auto data = test::TextEvent({"5w= 2w1 3b1 4w0 6b1", "6w1 1b0 5w1 3w= 4b1", "4w1 6b1 1w0 2b= 5w1",
                               "3b0 5b0 6w= 1b1 2w0", "1b= 4w1 2b0 6w- 3b0", "2b0 3w0 4b= 5b+ 1w0"});
  data.system_code = "BERGER_ROUNDROBIN";
  return data;
}

// C.07 §9.1, §9.2.
TEST(C07, Art9_RoundRobinExercise) {
  const std::array<std::array<std::string_view, 3>, 6> printed{{{"9.25", "9.25", "2.0"},
                                                                {"6.25", "4.75", "0.5"},
                                                                {"6.25", "4.75", "0.5"},
                                                                {"4.25", "4.25", "1.0"},
                                                                {"3.25", "3.25", "0.5"},
                                                                {"2.25", "1.50", "0.0"}}};
  for (int number = 1; number <= 6; ++number) {
    const auto& row = printed[static_cast<std::size_t>(number - 1)];
    EXPECT_EQ(Value(RoundRobin(), number, "SB"), row[0]) << number;
    EXPECT_EQ(Value(RoundRobin(), number, "SB/C1"), row[1]) << number;
    EXPECT_EQ(Value(RoundRobin(), number, "KS"), row[2]) << number;
  }
}

// 14.5: with the limit half a point lower, those with 2 of 5 would count; with it four lower everybody does.
TEST(C07, Art14_5_LimitOfKoya) {
  EXPECT_EQ(Value(RoundRobin(), 1, "KS/L-2"), "3.5");
  EXPECT_EQ(Value(RoundRobin(), 1, "KS/L+2"), "2.0");  // 3.5 of 5 are enough
  EXPECT_EQ(Value(RoundRobin(), 1, "KS/L+3"), "0.0");  // 4 are needed
}

// 15.2: a forfeit win of a round robin is a win; the forfeit loss stays unplayed for own results, since 2026.
TEST(C07, Art15_2_OwnResultsInARoundRobin) {
  EXPECT_EQ(Value(RoundRobin(), 6, "WON"), "1");
  EXPECT_EQ(Value(RoundRobin(), 6, "BPG"), "3");
  EXPECT_EQ(Value(RoundRobin(), 5, "REP"), "4");
  EXPECT_EQ(Value(RoundRobin(), 5, "REP", "c07-2024"), "5");
}

// Player 1: a bye worth a win, a game won with Black, one lost, a half-point bye.
TournamentData Small() { return test::TextEvent({"U 2b1 3w0 H", "3w= 1w0 . 3b0", "2b= . 1b1 2w1"}); }

// C.07/2026 §7.1, §7.2, §7.3, §7.4, §7.5, §7.6, §7.7, §7.8.
TEST(C07, Art7_OwnResults) {
  EXPECT_EQ(Value(Small(), 1, "WIN"), "2");
  EXPECT_EQ(Value(Small(), 1, "WON"), "1");
  EXPECT_EQ(Value(Small(), 1, "BPG"), "1");
  EXPECT_EQ(Value(Small(), 1, "BWG"), "1");
  EXPECT_EQ(Value(Small(), 1, "REP"), "3");
  EXPECT_EQ(Value(Small(), 1, "PS"), "7.5");     // 1 + 2 + 2 + 2.5
  EXPECT_EQ(Value(Small(), 1, "PS/C1"), "6.5");  // round 1 goes, unplayed as it was
  EXPECT_EQ(Value(Small(), 1, "STD"), "2.5");    // more than a draw, won, lost, as much as a draw
  EXPECT_EQ(Value(Small(), 3, "TPN"), "3");
}

// 7.7: half a point against nothing is more than the opponent got.
// Decision 050.
TEST(C07, Art7_7_StandardPointsCompareWithTheOpponent) {
  auto data = test::TextEvent({"2w=", "1b="});
  data.abnormal_points.push_back({ResultCode::kDraw, std::nullopt, Points{}, std::nullopt, {2}});
  EXPECT_EQ(Value(data, 1, "STD"), "1.0");
  EXPECT_EQ(Value(data, 2, "STD"), "0.0");
}

// 8.3: all paired games of the last round are drawn, the forfeited one too; a bye keeps its points.
TEST(C07, Art8_3_ForeBuchholz) {
  const auto data = test::TextEvent({"2w1 3b1 4w+", "1b0 4w1 3b1", "4w1 1w0 2w0", "3b0 2b0 1b-"});
  EXPECT_EQ(Value(data, 1, "BH"), "3.0");  // 2 has 2, 3 has 1; the forfeit: own 3, capped by the 0 of 4
  EXPECT_EQ(Value(data, 1, "FB"), "3.5");  // 1.5, 1.5 and the drawn game with 4, who has 0.5
}

// C.07 §16.1.1, §16.2.3, §16.2.5, §16.3.1, §16.3.2.
// 16.3: a requested bye with nothing but voluntarily unplayed rounds after it counts as a draw for opponents.
TEST(C07, Art16_3_ByesAtTheEnd) {
  const auto gone = test::TextEvent({"2w1 . Z", "1b0 3w1 3b1", ". 2b0 2w0"});
  EXPECT_EQ(Value(gone, 2, "BH"), "2.0");  // 1 + two draws of player 1, twice 0
  const auto back = test::TextEvent({"2w1 Z U", "1b0 3w1 3b1", ". 2b0 2w0"});
  EXPECT_EQ(Value(back, 2, "BH"), "2.0");  // 1 + 0 + 1
  const auto again = test::TextEvent({"2w1 Z 3b0", "1b0 3w1 .", ". 2b0 1w1"});
  EXPECT_EQ(Value(again, 2, "BH"), "3.0");  // 1: a point, the bye stays one of none; 3: a point; own score 1
}

// 16.4.2: three rounds, three byes worth a point; the cap is three draws.
// Decision 042.
TEST(C07_2026, Art16_4_2_CapOfByes) {
  const auto data = test::TextEvent({"U U U"});
  EXPECT_EQ(Value(data, 1, "BH"), "4.5");
  EXPECT_EQ(Value(data, 1, "BH", "c07-2024"), "9.0");
}

// 16.4.1: the score of the scheduled opponent, as it counts for tie-breaks.
TEST(C07_2026, Art16_4_1_CapOfForfeits) {
  const auto data = test::TextEvent({"2w+ 3w1", "1b- 4w0", "4w1 1b0", "3b0 2b1"});
  EXPECT_EQ(Value(data, 1, "BH"), "1.0");  // 0 of player 2, 1 of player 3
  EXPECT_EQ(Value(data, 1, "BH", "c07-2024"), "3.0");
}

// 16.5, Sonneborn-Berger: the smaller contribution of two voluntarily unplayed rounds is 0; the least significant value
// is more, so that one goes (decision 041).
TEST(C07_2026, Art16_5_TheLargerOfTwoGoes) {
  // Player 1: beat 2 (1 point), drew 3 (0.5), half-point bye, forfeit loss against 4.
  const auto data = test::TextEvent({"2w1 3b= H 4w-", "1b0 . 3w1 .", ". 1w= 2b0 .", "F F F 1b+"});
  // Scores: 1: 2.0; 2: 1 and a draw for the last round, 1.5; 3: 0.5 and a draw, 1.0; 4: 4.0.
  // Contributions: 1.5, 0.5, 2.0 × 0.5 = 1.0 and 0.
  EXPECT_EQ(Value(data, 1, "SB"), "3.00");
  EXPECT_EQ(Value(data, 1, "SB/C1"), "2.50");
}

// C.07/2009 §unplayed.
// The old rules, as the handbook worked them out: absent in round 3 with 1.5 points before, nine rounds: the virtual
// opponent has 1.5 + 1 + 3 draws = 5.5; a forfeit win in round 6 with 3.5: 3.5 + 0 + 1.5 = 5.0.
TEST(C07_2009, VirtualOpponent) {
  const auto absent = test::TextEvent({"2w1 2b= Z 2w0 2w0 2w0 2w0 2w0 2w0", "1b0 1w= . 1b1 1b1 1b1 1b1 1b1 1b1",
                                       "Z Z 4w= Z Z Z Z Z Z", "Z Z 3b= Z Z Z Z Z Z"});
  // Player 2 has 6.5 and a draw for round 3: 7.0 in eight games.
  EXPECT_EQ(Value(absent, 1, "BH", "c07-2009"), "61.5");
  const auto present = test::TextEvent({"2w1 2b= 2w1 2b1 2w0 2b+ 2w0 2w0 2w0", "1b0 1w= 1b0 1w0 1b1 1w- 1b1 1b1 1b1"});
  // Player 2 has 4.5 and a draw for round 6: 5.0 in eight games, and 5.0.
  EXPECT_EQ(Value(present, 1, "BH", "c07-2009"), "45.0");
}

TEST(C07, EditionsByDate) {
  EXPECT_EQ(EditionOn("2026/03/01").id, "c07-2026");
  EXPECT_EQ(EditionOn("2026/02/28").id, "c07-2024");
  EXPECT_EQ(EditionOn("2024/07/31").id, "c07-2023");
  EXPECT_EQ(EditionOn("2023/08/31").id, "c07-2009");
  EXPECT_EQ(EditionOn("1999/01/01").id, "c07-2009");
}

// 10.1-10.3: unrated opponents do not count, unless the event gives them a rating.
// Decision 052.
TEST(C07, Art10_Unrated) {
  auto data = test::TextEvent({"2w1 3b=", "1b0 .", ". 1w="});
  data.players[1].rating = 2000;
  EXPECT_EQ(Value(data, 1, "ARO"), "2000");
  EXPECT_EQ(Value(data, 1, "TPR"), "2800");
  const Tournament tournament = test::MakeTournament(data);
  const Record record = RecordOfPlayers(tournament, 2);
  Session session(record, CurrentEdition(), {1401, 0});
  Working working;
  const TieBreak average = ParseTieBreak("ARO").value();
  EXPECT_EQ(average.definition->evaluate(session, average, {Participant(0), 0}, working), Fraction(1701));  // 1700.5
}

// 10.6: the rating itself, the highest first.
TEST(C07_2026, Art10_6_Rating) {
  auto data = test::TextEvent({"2w1", "1b0"});
  data.players[0].rating = 1500;
  data.players[1].rating = 2000;
  EXPECT_EQ(Value(data, 1, "RTNG"), "1500");
  EXPECT_EQ(Value(data, 2, "RTNG"), "2000");
  EXPECT_EQ(ParseTieBreak("RTNG").value().definition->order, Order::kHighestFirst);
}

// 10.3: with all points, the rating that lets expect them all is 736 above the highest opponent; without one, 800 below
// the lowest.
TEST(C07, Art10_3_PerfectScores) {
  auto data = test::TextEvent({"2w1 3b1", "1b0 .", ". 1w0"});
  data.players[0].rating = 1500;
  data.players[1].rating = 2000;
  data.players[2].rating = 1900;
  EXPECT_EQ(Value(data, 1, "PTP"), "2736");
  EXPECT_EQ(Value(data, 2, "PTP"), "700");
  EXPECT_EQ(Value(data, 1, "TPR"), "2750");  // 1950 + 800
  EXPECT_EQ(Value(data, 1, "APRO"), "700");  // both 1500 - 800
}

// 14: /P takes the forfeit for a game: the opponent's score counts in full, and nothing was left unplayed voluntarily.
TEST(C07, Art14_ForfeitsAsPlayed) {
  const auto data = test::TextEvent({"2w- 3w1", "1b+ 4w1", "4w1 1b0", "3b0 2b0"});
  EXPECT_EQ(Value(data, 1, "BH"), "2.0");       // own 1 for the forfeit, 1 of player 3
  EXPECT_EQ(Value(data, 1, "BH/P"), "3.0");     // 2 of player 2, 1 of player 3
  EXPECT_EQ(Value(data, 1, "BH/C1"), "1.0");    // the forfeited round goes
  EXPECT_EQ(Value(data, 1, "BH/C1/P"), "2.0");  // the lower of two games goes
}

}  // namespace
}  // namespace ronda::tiebreak
