#include "ronda/sheets/explain_book.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <iterator>
#include <map>
#include <sstream>

#include "ronda/explain/on_paper.h"
#include "ronda/formats/files.h"
#include "ronda/pairing/registry.h"

namespace ronda::sheets {
namespace {

struct Printed {
  int players;
  int white;
  int black;
  const char* floats;
  const char* denied;
};

// Elementos §2.9, §A.3, §A.7: the lines T P B N F X of the book.
TEST(ExplainBook, ForecastsOfTheBook) {
  const Printed lines[]{{7, 5, 2, "1B", "1B"}, {8, 5, 3, "0", "1B"},  {12, 5, 7, "0", "1N"},
                        {9, 4, 5, "1N", "0"},  {6, 3, 3, "0", "0"},   {3, 3, 0, "1B", "1B"},
                        {5, 2, 3, "1N", "0"},  {10, 1, 9, "0", "4N"}, {2, 1, 1, "0", "0"}};
  for (const Printed& line : lines) {
    const explain::Forecast forecast = explain::ForecastOf(line.players, line.white, line.black);
    EXPECT_EQ(forecast.pairs, line.players / 2);
    EXPECT_EQ(forecast.floats, line.floats) << line.players;
    EXPECT_EQ(forecast.denied, line.denied) << line.players;
  }
}

// Players without a preference count for the colour fewer want.
TEST(ExplainBook, WhoeverHasNoPreference) {
  const explain::Forecast forecast = explain::ForecastOf(6, 3, 1);
  EXPECT_EQ(forecast.black, 3);
  EXPECT_EQ(forecast.denied, "0");
}

// By two numbers: what stands in the table of eliminations of the group.
std::map<std::pair<int, int>, std::string> EliminationsIn(const std::string& text, const std::string& group) {
  std::istringstream lines(text.substr(text.find(group)));
  std::map<std::pair<int, int>, std::string> cells;
  std::vector<int> columns;
  for (std::string line; std::getline(lines, line) && !line.starts_with("Pairs:");) {
    std::istringstream words(line);
    std::vector<std::string> row{std::istream_iterator<std::string>(words), {}};
    const bool numbers = std::ranges::all_of(
        row, [](const std::string& word) { return word.find_first_not_of("0123456789") == std::string::npos; });
    if (numbers && row.size() > 6) {
      columns.clear();
      for (const std::string& word : row) columns.push_back(std::stoi(word));
    } else if (!columns.empty() && row.size() == columns.size() + 1) {
      for (std::size_t i = 0; i < columns.size(); ++i) cells[{std::stoi(row[0]), columns[i]}] = row[i + 1];
    }
  }
  return cells;
}

// Elementos §A.7.3: who of the eight of 3.0 points may not meet, and by which criterion.
TEST(ExplainBook, EliminationsOfTheSeventhRound) {
  const auto loaded = LoadTournament("tests/golden/appendix_a/appendix_a_before_round_7.trf");
  ASSERT_TRUE(loaded.value);
  const PairingSystem& system = *StandardSystems().Find("dutch-book");
  const auto pairing = system.Pair(*loaded.value);
  ASSERT_TRUE(pairing);
  const Occasion occasion{*loaded.value, system.info(), {}};
  const WorkedRound worked{occasion, *pairing};
  const std::string text = TextOf(worked);
  auto cells = EliminationsIn(text, "Group of 3.0 points");
  using Cell = std::pair<std::pair<int, int>, const char*>;
  for (const auto& [pair, criterion] :
       {Cell{{4, 15}, "B1"}, Cell{{15, 19}, "B1"}, Cell{{15, 39}, "B1"}, Cell{{18, 19}, "B2"}, Cell{{18, 26}, "B2"},
        Cell{{18, 27}, "B2"}, Cell{{18, 39}, "B1"}, Cell{{19, 26}, "B2"}, Cell{{19, 27}, "B1"}, Cell{{19, 39}, "B1"},
        Cell{{26, 27}, "B2"}, Cell{{4, 18}, "B4"}, Cell{{15, 18}, "."}, Cell{{18, 21}, "X"}, Cell{{15, 27}, "X"}}) {
    EXPECT_EQ(cells[pair], criterion) << pair.first << "-" << pair.second;
  }
  EXPECT_NE(text.find("BNBBNN*"), std::string::npos);  // player 9, as printed
}

// Elementos §A.7.3: the exchanges the book goes through in the groups of 3.0 and 2.5 points, to the ones it accepts.
// Without an exchange 18 and 19 have nobody but 21; with 19 for 21 nobody is left for 18; with 19 for 26 everything is
// forced. In the other group 23 may meet 22, 25 and 28 only, so 28 must change places; with 29 instead, 25 takes the
// only one 29 could have. Decision 325.
TEST(ExplainBook, ExchangesOfAppendixA7) {
  const auto loaded = LoadTournament("tests/golden/appendix_a/appendix_a_before_round_7.trf");
  ASSERT_TRUE(loaded.value);
  const PairingSystem& system = *StandardSystems().Find("dutch-book");
  const auto pairing = system.Pair(*loaded.value);
  ASSERT_TRUE(pairing);
  const Occasion occasion{*loaded.value, system.info(), {}};
  const WorkedRound worked{occasion, *pairing};
  const std::string text = TextOf(worked);
  EXPECT_NE(text.find("Exchanges in turn, by what B1 and B2 leave:\n"
                      "  none: 18-21; 19 has nobody left\n"
                      "  19 with 21: 18 has nobody left\n"
                      "  19 with 26: 18-21, 15-27, 4-19, 26-39\n"),
            std::string::npos)
      << text;
  EXPECT_NE(text.find("  none: 23 has nobody left\n"
                      "  28 with 29: 23-28, 25-35; 29 has nobody left\n"
                      "  28 with 34: 23-28, 34-35, 25-29, 22-37\n"),
            std::string::npos)
      << text;
}

}  // namespace
}  // namespace ronda::sheets
