// "Elementos de un torneo" (2017), chapter 3 and section B.6: its examples, with the corrections of its errors.
#include <gtest/gtest.h>

#include "ronda/tiebreak/record_of_players.h"
#include "ronda/tiebreak/standings.h"
#include "support/text_event.h"

namespace ronda::tiebreak {
namespace {

class Book {
 public:
  explicit Book(TournamentData data)
      : tournament_(test::MakeTournament(std::move(data))),
        record_(RecordOfPlayers(tournament_, tournament_.rounds())),
        session_(record_, *FindEdition("book")) {}

  Fraction Value(int number, std::string_view code, int level = 0) {
    const TieBreak tie_break = ParseTieBreak(code).value();
    Working working;
    return tie_break.definition->evaluate(session_, tie_break, {Participant(number - 1), level}, working).value();
  }

  std::vector<int> Order(std::string_view code, std::initializer_list<int> numbers) {
    const TieBreak tie_break = ParseTieBreak(code).value();
    std::vector<Participant> group;
    for (const int number : numbers) group.emplace_back(number - 1);
    const auto ranks = tie_break.definition->separate(session_, tie_break, group);
    return {ranks.begin(), ranks.end()};
  }

  Session& session() { return session_; }

 private:
  Tournament tournament_;
  Record record_;
  Session session_;
};

// 3.5.1 as a Berger table of six: 1-6 2-5 3-4, 6-4 5-3 1-2, 2-6 3-1 4-5, 6-5 1-4 2-3, 3-6 4-2 5-1.
TournamentData Closed() {
  return test::TextEvent({"6w0 2w1 3b1 4w= 5b0", "5w0 1b0 6w= 3w0 4b+", "4w0 5b0 1w0 2b1 6w1", "3b1 6b= 5w= 1b= 2w-",
                          "2b1 3w1 4b= 6b= 1w1", "1b1 4w= 2b= 5w= 3b0"});
}

// Elementos §3.5.1 with §3.1.1, §3.1.4, §3.1.6, §3.2.6.
// Decision 051.
TEST(BookChapter3, ClosedExample) {
  Book book(Closed());
  EXPECT_EQ(book.Value(1, "PTS"), Fraction(5, 2));
  EXPECT_EQ(book.Value(5, "PTS"), Fraction(4));
  // Direct encounter: 1/2, 1, 1 1/2.
  EXPECT_EQ(book.Order("DE", {1, 4, 6}), (std::vector<int>{3, 2, 1}));
  // Koya; the printed 1 1/2 of player 6 leaves out the win against player 1, who has half of the points.
  EXPECT_EQ(book.Value(1, "KS"), Fraction(1, 2));
  EXPECT_EQ(book.Value(4, "KS"), Fraction(3, 2));
  EXPECT_EQ(book.Value(6, "KS"), Fraction(2));
  EXPECT_EQ(book.Value(1, "KAS/421"), Fraction(12));
  EXPECT_EQ(book.Value(4, "KAS/421"), Fraction(12));
  EXPECT_EQ(book.Value(6, "KAS/421"), Fraction(11));
  // Sonneborn-Berger with the adjustment the section announces but does not apply: the unplayed game of players 2 and 4
  // is a draw in the totals their opponents count, and for player 4 a draw against oneself.
  EXPECT_EQ(book.Value(1, "SB"), Fraction(9, 2));
  EXPECT_EQ(book.Value(4, "SB"), Fraction(31, 4));
  EXPECT_EQ(book.Value(6, "SB"), Fraction(13, 2));
}

// Elementos §3.1.4, §3.1.5: the FIDE adjustment cannot be applied to Koya, so a forfeit counts as it was scored. Player
// 2 won by forfeit against player 4, who has 2.5 of 5, and drew with player 6, who has as much; the other opponents
// with half of the points, 1 and 5, beat player 2: 1 + 1/2. Player 4 lost that game to a player with 1.5 of 5, which
// does not count either way. Above 60 % there is only player 5.
// Decision 322.
TEST(BookChapter3, KoyaCountsForfeitsAsScored) {
  Book book(Closed());
  EXPECT_EQ(book.Value(2, "KS"), Fraction(3, 2));
  EXPECT_EQ(book.Value(2, "KSX", 0), Fraction(3, 2));
  EXPECT_EQ(book.Value(2, "KSX", 1), Fraction(0));
  EXPECT_EQ(book.Value(4, "KS"), Fraction(3, 2));
  // The FIDE rules of an open event, where a forfeit is no game.
  const Tournament tournament = test::MakeTournament(Closed());
  const Record record = RecordOfPlayers(tournament, tournament.rounds());
  Session fide(record, *FindEdition("c07-2024"));
  const TieBreak koya = ParseTieBreak("KS").value();
  Working working;
  EXPECT_EQ(koya.definition->evaluate(fide, koya, {Participant(1), 0}, working), Fraction(1, 2));
}

// Elementos §3.1.2: 120-100 is as good as 90-70 by the difference, and better by what was scored. Players 1 and 2 have
// won one game each, by 20: 1 by 120 to 100, 2 by 90 to 70. What was not played brings neither.
// Decision 323.
TEST(BookChapter3, EncounterPoints) {
  const Tournament tournament = test::MakeTournament(test::TextEvent({"3w1 4b+", "4w1 3b+", "1b0 2w-", "2b0 1w-"}));
  const auto points = [](int own, int against) { return std::pair(Points::Whole(own), Points::Whole(against)); };
  const auto [a, b] = points(120, 100);
  const auto [c, d] = points(70, 90);
  const std::vector<EncounterPoints> games{{PlayerIndex(0), Round(1), a, b}, {PlayerIndex(3), Round(1), c, d}};
  const Record record = RecordOfPlayers(tournament, 2, games);
  Session session(record, *FindEdition("book"));
  const TieBreak difference = ParseTieBreak("PD").value();
  Working working;
  const auto value = [&](int number, int level) {
    working.Clear();
    return difference.definition->evaluate(session, difference, {Participant(number - 1), level}, working).value();
  };
  EXPECT_EQ(value(1, 0), Fraction(20));
  EXPECT_EQ(value(2, 0), Fraction(20));
  EXPECT_EQ(value(1, 1), Fraction(120));
  EXPECT_EQ(value(2, 1), Fraction(90));
  EXPECT_EQ(value(3, 0), Fraction(-20));
  // The points of the tournament are as they were.
  const TieBreak own = ParseTieBreak("PTS").value();
  working.Clear();
  EXPECT_EQ(own.definition->evaluate(session, own, {Participant(0), 0}, working), Fraction(2));
}

// Elementos §3.1.6.
TEST(BookChapter3, OtherKashdans) {
  Book book(Closed());
  // Player 5: three wins and two draws.
  EXPECT_EQ(book.Value(5, "KAS/100"), Fraction(3));
  EXPECT_EQ(book.Value(5, "KAS310"), Fraction(11));
  EXPECT_EQ(book.Value(5, "Kashdan/520"), Fraction(19));
  EXPECT_EQ(book.Value(5, "KAS/841"), Fraction(32));
  EXPECT_EQ(book.Value(5, "KAS/10-4-1"), Fraction(38));
}

// Elementos §3.1.5.
// 3.1.5: more than 60 % are 3.5 and more of 5: only player 5 (4.0) counts, up to 70 %; nobody has more than 80 %.
// Decision 054.
TEST(BookChapter3, ExtendedKoya) {
  Book book(Closed());
  EXPECT_EQ(book.Value(6, "KSX", 0), Fraction(2));
  EXPECT_EQ(book.Value(6, "KSX", 1), Fraction(1, 2));
  EXPECT_EQ(book.Value(6, "KSX", 2), Fraction(1, 2));
  EXPECT_EQ(book.Value(6, "KSX", 3), Fraction(0));
}

// A record of which only some games matter: rows of opponent (0: somebody else), result and kind.
struct Game {
  int opponent;
  Outcome outcome;
  RoundKind kind = RoundKind::kPlayed;
};

constexpr Outcome kWin = Outcome::kWin;
constexpr Outcome kDraw = Outcome::kDraw;
constexpr Outcome kLoss = Outcome::kLoss;

RoundRecord ResultOf(const Game& game) {
  const Points points = Points::Tenths(game.outcome == kWin ? 10 : game.outcome == kDraw ? 5 : 0);
  RoundRecord result{game.kind, game.outcome, std::nullopt, std::nullopt, points, points};
  if (game.opponent > 0) result.opponent = Participant(game.opponent - 1);
  return result;
}

// A participant who makes so many half points in games against somebody else.
std::vector<Game> Scoring(int half_points, int rounds) {
  std::vector<Game> games;
  for (int r = 0; r < rounds; ++r) {
    const int now = std::min(half_points, 2);
    games.push_back({0, now == 2 ? kWin : now == 1 ? kDraw : kLoss});
    half_points -= now;
  }
  return games;
}

Record MakeRecord(const std::vector<std::vector<Game>>& rows) {
  RecordData data;
  data.rounds = static_cast<int>(rows.front().size());
  for (const auto& row : rows) {
    data.entrants.push_back({static_cast<std::int32_t>(data.entrants.size()) + 1, "", std::nullopt});
    for (const Game& game : row) data.results.push_back(ResultOf(game));
  }
  return Record(std::move(data));
}

// Elementos §3.5.2 with §3.1.7, §3.2.1, §3.2.2, §3.2.3, §3.2.4, §3.3.1, §3.3.2, §3.3.3.
// 3.5.2: a player with 4 points against A to F.
// Decision 044.
TEST(BookChapter3, OpenExample) {
  RecordData data;
  const std::vector<Game> player{{2, kWin},  {3, kWin},
                                 {4, kDraw}, {0, kWin, RoundKind::kPairingBye},
                                 {5, kDraw}, {6, kLoss, RoundKind::kForfeitLoss},
                                 {7, kLoss}};
  data.rounds = 7;
  for (const Game& game : player) data.results.push_back(ResultOf(game));
  data.entrants.push_back({1, "", 2200});
  const std::array<std::pair<int, int>, 6> opponents{
      {{2100, 3}, {2026, 2}, {2014, 8}, {1980, 5}, {1859, 7}, {2047, 5}}};  // ratings and half points
  for (const auto& [rating, half_points] : opponents) {
    data.entrants.push_back({static_cast<std::int32_t>(data.entrants.size()) + 1, "", rating});
    for (const Game& game : Scoring(half_points, 7)) data.results.push_back(ResultOf(game));
  }
  const Record record(std::move(data));
  Session session(record, *FindEdition("book"));
  const auto value = [&](std::string_view code) {
    const TieBreak tie_break = ParseTieBreak(code).value();
    Working working;
    return tie_break.definition->evaluate(session, tie_break, {Participant(0), 0}, working);
  };
  EXPECT_EQ(value("PTS"), Fraction(4));
  EXPECT_EQ(value("PS"), Fraction(21));
  EXPECT_EQ(value("BH"), Fraction(39, 2));
  EXPECT_EQ(value("ARO"), Fraction(2033));  // 10167 / 5
  // 3.2.2, 3.2.3: without 1; without 1 and 1.5; without 1 and one 4.
  EXPECT_EQ(value("Brazilian"), Fraction(37, 2));
  EXPECT_EQ(value("BH/C2"), Fraction(17));
  EXPECT_EQ(value("Median"), Fraction(29, 2));
  // 3.2.4: nothing for the bye, E's score for the forfeit loss: 1.5 1 4 2.5 3.5 2.5, without 1 and 4.
  EXPECT_EQ(value("HARK"), Fraction(10));
  // 3.3.2: without 1980; (2100 + 2026 + 2014 + 2047) / 4 = 2046.75.
  EXPECT_EQ(value("ARO/C1"), Fraction(2047));
  // 3.3.3: 3 of 5 are one half point more than half: 2033 + 15.
  EXPECT_EQ(value("PERF"), Fraction(2048));
}

// Elementos §3.
// The introduction: A beat B, B beat C, C beat A; Sonneborn-Berger leaves A and B level above C; Kashdan 100 leaves B
// and C level above A. Successively B, A, C; subsidiarily the direct encounter of A and B decides: A, B, C.
TEST(BookChapter3, SuccessiveAndSubsidiary) {
  const Record record = MakeRecord({
      {{2, kWin}, {3, kLoss}, {4, kDraw}, {5, kDraw}},  // A: 2 + 1/2 + 1/2
      {{1, kLoss}, {6, kWin}, {8, kLoss}, {3, kWin}},   // B: 2 + 1
      {{7, kWin}, {1, kWin}, {8, kLoss}, {2, kLoss}},   // C: 0 + 2
      Scoring(2, 4),
      Scoring(2, 4),
      Scoring(2, 4),
      Scoring(0, 4),
      Scoring(8, 4),
  });
  Session session(record, *FindEdition("book"));
  std::vector<TieBreak> list;
  for (const std::string_view code : {"PTS", "DE", "SB", "KAS/100"}) list.push_back(ParseTieBreak(code).value());
  const auto order = [&](Application application) {
    const Standings standings = Rank(session, list, application);
    std::vector<Participant> three;
    std::ranges::copy_if(standings.order, std::back_inserter(three), [](Participant who) { return who.value() < 3; });
    return three;
  };
  EXPECT_EQ(order(Application::kSuccessive), (std::vector{Participant(1), Participant(0), Participant(2)}));
  EXPECT_EQ(order(Application::kSubsidiary), (std::vector{Participant(0), Participant(1), Participant(2)}));
}

// Elementos §3.1.2, §3.1.3, §3.1.8, §3.2.5, §3.4.1, §3.4.2.
// 3.1.2, 3.1.3, 3.1.8, 3.4.1, 3.4.2 on two rounds: 1 beat 2 and 3; 2 beat 4; 3 beat 4.
// Decisions 043 and 046.
TEST(BookChapter3, TheOtherTieBreaks) {
  Book book(test::TextEvent({"2w1 3b1", "1b0 4w1", "4w1 1w0", "3b0 2b0"}));
  EXPECT_EQ(book.Value(1, "PD", 0), Fraction(2));
  EXPECT_EQ(book.Value(2, "PD", 0), Fraction(0));
  EXPECT_EQ(book.Value(2, "PD", 1), Fraction(1));
  EXPECT_EQ(book.Value(1, "BRW"), Fraction(14));  // margins 1 + 1, Buchholz 2 times 6
  EXPECT_EQ(book.Value(1, "BRW/K7"), Fraction(16));
  EXPECT_EQ(book.Value(2, "PSX", 0), Fraction(1));  // 0 + 1
  EXPECT_EQ(book.Value(2, "PSX", 1), Fraction(1));  // without round 1
  EXPECT_EQ(book.Value(3, "PSX", 0), Fraction(2));  // 1 + 1
  EXPECT_EQ(book.Value(1, "SBH"), Fraction(4));     // 2 and 3 have a Buchholz of 2 each
  EXPECT_EQ(book.Value(1, "BH2"), book.Value(1, "SBH"));
  EXPECT_EQ(book.Value(1, "SB2"), Fraction(0));  // the Sonneborn-Berger of 2 and 3 is that of beating 4: nothing
  EXPECT_EQ(book.Value(4, "SB2"), Fraction(0));
  EXPECT_EQ(book.Order("BLK", {1, 3}), (std::vector<int>{1, 2}));
  EXPECT_EQ(book.Order("BLK", {2, 3}), (std::vector<int>{1, 1}));
}

// Elementos §B.6.
// B.6: player 5 of the Lim example beat 12, 15 and 7 and drew 1 and 2, who end with 1.5, 2.5 (a bye among it), 3.0, 3.5
// and 3.5. The printed 14.0 and 10.5 are not adjusted for the bye of player 15; with it that player counts 2.0.
TEST(BookAppendixB, DetailOfTheWinner) {
  auto rows = std::vector<std::vector<Game>>{{{2, kWin}, {3, kWin}, {4, kDraw}, {5, kDraw}, {6, kWin}},
                                             Scoring(3, 5),
                                             Scoring(3, 5),
                                             Scoring(7, 5),
                                             Scoring(7, 5),
                                             Scoring(6, 5)};
  rows[2].back() = {0, kWin, RoundKind::kPairingBye};
  const Record record = MakeRecord(rows);
  Session session(record, *FindEdition("book"));
  const auto value = [&](std::string_view code) {
    const TieBreak tie_break = ParseTieBreak(code).value();
    Working working;
    return tie_break.definition->evaluate(session, tie_break, {Participant(0), 0}, working);
  };
  EXPECT_EQ(value("PTS"), Fraction(4));
  EXPECT_EQ(value("PS"), Fraction(25, 2));
  EXPECT_EQ(value("BH"), Fraction(27, 2));
  EXPECT_EQ(value("SB"), Fraction(10));
  EXPECT_EQ(value("KS"), Fraction(3));
  EXPECT_EQ(value("KAS/100"), Fraction(3));
}

// Elementos §B.6.
// B.6: the final standings of the example, by points and progressive scores: player, half points, half points of
// progressive score. The pairing rounds are those of B.1 to B.5, the first of a pair with White.
TEST(BookAppendixB, FinalStandings) {
  Book book(test::TextEvent({
      "8w1 7w1 5w= 11w1 3w0",
      "9w1 11w= 13w= 5b= 10w1",
      "10w= 13b= 14w1 6w1 1b1",
      "11w0 10b0 9w+ 14w0 15b0",
      "12w1 15w1 1b= 2w= 7w1",
      "13w0 9w= 12b1 3b0 U",
      "14w1 1b0 15w1 13w1 5b0",
      "1b0 12w0 U 10b= 9w0",
      "2b0 6b= 4b- U 8b1",
      "3b= 4w1 11w0 8w= 2b0",
      "4b1 2b= 10b1 1b0 13w=",
      "5b0 8b1 6w0 15w= 14b0",
      "6b1 3w= 2b= 7b0 11b=",
      "7b0 U 3b0 4b1 12w1",
      "U 5b0 7b0 12b= 4w1",
  }));
  const std::array<std::array<int, 3>, 15> printed{{{5, 8, 25},
                                                    {3, 8, 21},
                                                    {1, 7, 25},
                                                    {2, 7, 21},
                                                    {11, 6, 21},
                                                    {7, 6, 20},
                                                    {14, 6, 14},
                                                    {13, 5, 18},
                                                    {15, 5, 14},
                                                    {6, 5, 12},
                                                    {9, 5, 10},
                                                    {10, 4, 15},
                                                    {12, 3, 10},
                                                    {8, 3, 8},
                                                    {4, 2, 6}}};
  std::vector<TieBreak> list;
  for (const std::string_view code : {"PTS", "PS"}) list.push_back(ParseTieBreak(code).value());
  const Standings standings = Rank(book.session(), list, Application::kSuccessive);
  for (std::size_t i = 0; i < printed.size(); ++i) {
    const auto& [player, points, progressive] = printed[i];
    EXPECT_EQ(standings.order[i], Participant(player - 1)) << i + 1;
    EXPECT_EQ(book.Value(player, "PTS"), Fraction(points, 2)) << player;
    EXPECT_EQ(book.Value(player, "PS"), Fraction(progressive, 2)) << player;
  }
  // The detail of player 5 with the adjustment for the bye of player 15.
  EXPECT_EQ(book.Value(5, "BH"), Fraction(27, 2));
  EXPECT_EQ(book.Value(5, "SB"), Fraction(10));
}

}  // namespace
}  // namespace ronda::tiebreak
