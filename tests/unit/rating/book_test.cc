// Every worked example of the book's chapter 4, and both of its tables, value by value.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <fstream>
#include <nlohmann/json.hpp>

#include "ronda/rating/dp_table.h"
#include "ronda/rating/expectation.h"
#include "ronda/rating/performance.h"
#include "ronda/rating/round_robin.h"

namespace ronda::rating {
namespace {

using Json = nlohmann::json;

const Json& Book() {
  static const Json kBook = Json::parse(std::ifstream("tests/data/book/elo.json"));
  return kBook;
}

const RuleSet& Rules2017() { return *FindRuleSet("fide-2017"); }

int Hundredths(const Json& text) {
  const auto digits = text.get<std::string>();
  return std::stoi(digits.substr(0, 1)) * 100 + std::stoi(digits.substr(2, 2));
}

// Halves only, so the conversion is exact.
Fraction Halves(const Json& number) { return Fraction(static_cast<std::int64_t>(number.get<double>() * 2), 2); }

// B.02 §8.1.1; Elementos §4.
TEST(BookChapter4, TableOfDifferences) {
  ASSERT_EQ(Book()["score_share_to_difference"].size(), 101U);
  for (const Json& row : Book()["score_share_to_difference"]) {
    EXPECT_EQ(DifferenceFor(Hundredths(row["P"])), row["D"].get<int>()) << row;
  }
}

// B.02 §8.1.2; Elementos §4.
TEST(BookChapter4, TableOfExpectations) {
  ASSERT_EQ(Book()["difference_to_expected"].size(), 51U);
  for (const Json& row : Book()["difference_to_expected"]) {
    const int last = row["max"].is_null() ? 3000 : row["max"].get<int>();
    for (int difference = row["min"]; difference <= last; ++difference) {
      ASSERT_EQ(ExpectedScore(difference), Hundredths(row["higher"])) << difference;
      ASSERT_EQ(ExpectedScore(-difference), difference == 0 ? 50 : Hundredths(row["lower"])) << difference;
    }
  }
}

// "Practically the same": within 16 thousandths up to the cap.
TEST(BookChapter4, FormulaIsNearTheTable) {
  for (int difference = -400; difference <= 400; ++difference) {
    const Fraction apart = FormulaScore(difference) - Fraction(ExpectedScore(difference), 100);
    EXPECT_LE(apart, Fraction(16, 1000)) << difference;
    EXPECT_GE(apart, Fraction(-16, 1000)) << difference;
  }
}

TEST(BookChapter4, FormulaInWholeNumbers) {
  EXPECT_EQ(FormulaScore(0), Fraction(1, 2));
  EXPECT_EQ(FormulaScore(400), Fraction(909091, 1000000));   // 10/11
  EXPECT_EQ(FormulaScore(-400), Fraction(90909, 1000000));   // 1/11
  EXPECT_EQ(FormulaScore(800), Fraction(990099, 1000000));   // 100/101
  EXPECT_EQ(FormulaScore(1200), Fraction(999001, 1000000));  // 1000/1001
  EXPECT_EQ(FormulaScore(1600), Fraction(999900, 1000000));  // 10000/10001
  EXPECT_EQ(FormulaScore(3000), Fraction(1));
  EXPECT_EQ(FormulaScore(-100'000), Fraction(0));
  for (int difference = 0; difference < 3100; ++difference) {
    ASSERT_EQ(FormulaScore(difference) + FormulaScore(-difference), Fraction(1)) << difference;
    ASSERT_LE(FormulaScore(difference), FormulaScore(difference + 1)) << difference;
  }
}

// Elementos §4.1.
TEST(BookChapter4, Performance_4_1) {
  const std::vector<Game> games{{1980, Fraction(1)}, {1980, Fraction(0)}, {1980, Fraction(0)}, {1980, Fraction(0)}};
  const auto performance = PerformanceOf(games);
  ASSERT_TRUE(performance);
  EXPECT_EQ(performance->percentage, 25);
  EXPECT_EQ(performance->difference, -193);
  EXPECT_EQ(performance->rating, 1787);
}

// Elementos §4.2.
TEST(BookChapter4, SingleGame_4_2) {
  const std::vector<Game> games{{1980, Fraction(1)}};
  EXPECT_EQ(ExpectedAgainst(Rules2017(), 1900, 1980), Fraction(39, 100));
  const Fraction change = ChangeOf(Rules2017(), 1900, 20, games);
  EXPECT_EQ(change, Fraction(122, 10));
  EXPECT_EQ(NewRating(Rules2017(), 1900, change), 1912);
}

std::vector<Game> GamesOf(const Json& example, const char* opponent_key) {
  std::vector<Game> games;
  for (const Json& game : example["games"]) {
    if (game["counted"].get<bool>()) games.push_back({game[opponent_key].get<int>(), Halves(game["result"])});
  }
  return games;
}

// Elementos §4.3.1.
TEST(BookChapter4, RatedPlayer_4_3_1) {
  const Json& example = Book()["examples"]["rated_4_3_1"];
  const auto games = GamesOf(example, "opponent");
  ASSERT_EQ(games.size(), 9U);
  std::size_t next = 0;
  for (const Json& game : example["games"]) {
    if (!game["counted"].get<bool>()) continue;
    const Game& counted = games[next++];
    EXPECT_EQ(CountedDifference(Rules2017(), 2000, counted.opponent), game["difference"].get<int>());
    EXPECT_EQ(ToDecimal(ExpectedAgainst(Rules2017(), 2000, counted.opponent), 2),
              fmt::format("{:.2f}", game["expected"].get<double>()));
  }
  const Fraction change = ChangeOf(Rules2017(), 2000, 20, games);
  EXPECT_EQ(change, Fraction(-108, 10));
  EXPECT_EQ(NewRating(Rules2017(), 2000, change), 1989);
}

// Elementos §4.3.1.
TEST(BookChapter4, Shortcut_4_3_1) {
  const auto games = GamesOf(Book()["examples"]["rated_4_3_1"], "opponent");
  const Shortcut shortcut = ShortcutOf(Rules2017(), 2000, games);
  EXPECT_EQ(shortcut.average, 2039);
  const Fraction change = Fraction(20) * (ScoreOf(games) - shortcut.expected);
  EXPECT_EQ(ToDecimal(change, 2), "-9.94");
  EXPECT_EQ(NewRating(Rules2017(), 2000, change), 1990);
}

// Elementos §4.3.2.
// The text demands five games, its example has four (an error of the book); the figures are right.
TEST(BookChapter4, UnratedPlayer_4_3_2) {
  const auto games = GamesOf(Book()["examples"]["unrated_4_3_2"], "rating");
  ASSERT_EQ(games.size(), 4U);
  EXPECT_EQ(FirstRatingOf(Rules2017(), games).reason, NoFirstRating::kTooFewGames);
  RuleSet four = Rules2017();
  four.initial.least_games = 4;
  const auto first = FirstRatingOf(four, games);
  EXPECT_EQ(first.average, Fraction(1963));
  EXPECT_EQ(first.percentage, 38);
  EXPECT_EQ(first.difference, Fraction(-87));
  EXPECT_EQ(first.rating, 1876);
}

// Elementos §4.3.2.
TEST(BookChapter4, UnratedPlayerAboveHalf_4_3_2) {
  RuleSet four = Rules2017();
  four.initial.least_games = 4;
  const std::vector<Game> games{
      {2400, Fraction(1)}, {1550, Fraction(1)}, {1900, Fraction(1, 2)}, {2000, Fraction(1, 2)}};
  EXPECT_EQ(FirstRatingOf(four, games).rating, 1993);
  RuleSet former = *FindRuleSet("fide-former");
  former.initial.least_games = 4;
  EXPECT_EQ(FirstRatingOf(former, games).rating, 1988);  // 12.5 a half point
}

struct RoundRobinExample {
  std::vector<RoundRobinPlayer> players;
  RoundRobin event;
};

RoundRobinExample Example() {
  const Json& example = Book()["examples"]["round_robin_4_3_3"];
  RoundRobinExample result;
  for (const char* name : {"A", "B", "C", "D", "E"}) {
    const Json& rating = example["ratings"][name];
    result.players.push_back(
        {rating.is_null() ? std::nullopt : std::optional(rating.get<int>()), Halves(example["points"][name])});
  }
  result.event = AverageRoundRobin(result.players, 1);
  return result;
}

// Elementos §4.3.3.
// Decision 104.
TEST(BookChapter4, RoundRobinAverages_4_3_3) {
  const Json& example = Book()["examples"]["round_robin_4_3_3"];
  const auto [players, event] = Example();
  EXPECT_EQ(event.rated_average, 2033);
  EXPECT_EQ(event.difference_average, 80);
  EXPECT_EQ(event.average, 1969);
  EXPECT_EQ(event.games, 4);
  std::size_t row = 0;
  for (const char* name : {"A", "B", "C", "D", "E"}) {
    EXPECT_EQ(event.rows[row].percentage, Hundredths(example["P"][name])) << name;
    EXPECT_EQ(event.rows[row].difference, example["D"][name].get<int>()) << name;
    EXPECT_EQ(event.rows[row].opponents_average, example["Rc"][name].get<int>()) << name;
    ++row;
  }
}

// Elementos §4.3.3.
TEST(BookChapter4, RoundRobinRated_4_3_3) {
  const auto [players, event] = Example();
  std::size_t i = 1;
  for (const Json& row : Book()["examples"]["round_robin_4_3_3"]["rated_players"]) {
    const int own = row["rating"];
    const Fraction expected = RoundRobinExpected(Rules2017(), own, event, event.rows[i]);
    EXPECT_EQ(ToDecimal(expected, 2), fmt::format("{:.2f}", row["expected_points"].get<double>())) << row["player"];
    const Fraction change = Fraction(row["K"].get<int>()) * (players[i].score - expected);
    EXPECT_EQ(ToDecimal(change, 1), fmt::format("{:.1f}", row["change"].get<double>())) << row["player"];
    EXPECT_EQ(NewRating(Rules2017(), own, change), row["new_rating"].get<int>()) << row["player"];
    ++i;
  }
}

// Elementos §4.3.3.
TEST(BookChapter4, RoundRobinUnrated_4_3_3) {
  const auto [players, event] = Example();
  for (const Json& column : Book()["examples"]["round_robin_4_3_3"]["unrated_player_A"]) {
    const Fraction score = Halves(column["points"]);
    RoundRobinRow row = event.rows[0];
    row.percentage = PercentageOf(score, 4);
    row.difference = DifferenceFor(row.percentage);
    const auto first = RoundRobinFirstRating(Rules2017(), event, row, score, 4);
    EXPECT_EQ(first.rating, column["printed"].get<int>()) << column;
  }
  EXPECT_EQ(RoundRobinFirstRating(Rules2017(), event, event.rows[0], Fraction(1), 3).reason,
            NoFirstRating::kTooFewGames);
  EXPECT_EQ(RoundRobinFirstRating(Rules2017(), event, event.rows[0], Fraction(0), 4).reason, NoFirstRating::kNoPoints);
}

}  // namespace
}  // namespace ronda::rating
