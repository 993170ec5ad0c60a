// Tie-break values of C.07, edition of March 2026, for tournaments of the corpus, as another program computed them. The
// selection of the project, and the whole corpus where it lies beside the project.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include "ronda/formats/files.h"
#include "ronda/tiebreak/record_of_players.h"
#include "ronda/tiebreak/standings.h"

namespace ronda::tiebreak {
namespace {

namespace fs = std::filesystem;

struct Case {
  fs::path values;
  fs::path tournament;
};

// "chaos-0003.tsv" belongs to "chaos/0003.trf".
std::vector<Case> CasesIn(const fs::path& values, const fs::path& tournaments) {
  std::vector<Case> cases;
  if (!fs::exists(values)) return cases;
  for (const auto& entry : fs::directory_iterator(values)) {
    if (entry.path().extension() != ".tsv") continue;
    const std::string name = entry.path().filename().string();
    const auto hyphen = name.find('-');
    const auto dot = name.find('.');
    const fs::path file = fs::path(name.substr(0, hyphen)) / (name.substr(hyphen + 1, dot - hyphen - 1) + ".trf");
    cases.push_back({entry.path(), fs::exists(values / file) ? values / file : tournaments / file});
  }
  std::ranges::sort(cases, {}, &Case::values);
  return cases;
}

using Row = std::vector<std::string>;

std::vector<Row> ReadRows(const fs::path& path) {
  std::ifstream file(path);
  std::vector<Row> rows;
  for (std::string line; std::getline(file, line);) {
    std::stringstream cells(line);
    Row row;
    for (std::string cell; std::getline(cells, cell, '\t');) row.push_back(cell);
    rows.push_back(std::move(row));
  }
  return rows;
}

// Values that the other program has wrong, and what the text says (decisions 040 and 041).
struct Correction {
  std::string_view file;
  std::string_view player;
  std::string_view code;
  std::string_view value;
};
constexpr std::array<Correction, 14> kCorrections{{
    // A Swiss in which all have met all: article 16 applies, the forfeit is no game.
    {"tiny-0014.de.tsv", "6", "BH/C1", "10.5"},
    {"tiny-0014.tsv", "2", "AOB", "11.70"},
    {"tiny-0014.tsv", "3", "AOB", "11.80"},
    {"tiny-0014.tsv", "4", "AOB", "11.40"},
    {"tiny-0014.tsv", "5", "AOB", "11.60"},
    {"tiny-0014.tsv", "6", "BH", "10.5"},
    {"tiny-0014.tsv", "6", "BH/C1", "10.5"},
    {"tiny-0014.tsv", "6", "BH/C2", "9.0"},
    {"tiny-0014.tsv", "6", "BH/M1", "7.0"},
    {"tiny-0014.tsv", "6", "BH/M2", "2.5"},
    {"tiny-0014.tsv", "6", "FB", "11.0"},
    {"tiny-0014.tsv", "6", "FB/C1", "10.5"},
    // Two voluntarily unplayed rounds: the smaller one is compared with the least significant value.
    {"chaos-0018.tsv", "7", "SB/C1", "6.25"},
    {"chaos-0020.tsv", "26", "SB/C1", "14.50"},
}};

// Without the zeros that only some of its columns have; "0" for no value.
std::string Plain(std::string text) {
  if (text == "-0" || text.empty()) return "0";
  if (text.find('.') == std::string::npos) return text;
  text.erase(text.find_last_not_of('0') + 1);
  if (text.ends_with('.')) text.pop_back();
  return text;
}

std::string Shown(const StandingsColumn& column, Participant who) {
  const auto& value = column.ValuesOf(who).front();
  return value ? ToDecimal(*value, column.tie_break.definition->decimals) : "";
}

class Comparison {
 public:
  int values = 0;
  int corrected = 0;

  void Run(const Case& one) {
    const auto rows = ReadRows(one.values);
    const auto loaded = LoadTournament(one.tournament.string());
    ASSERT_TRUE(loaded.value) << one.tournament;
    const Tournament& tournament = *loaded.value;
    const Record record = RecordOfPlayers(tournament, tournament.rounds());
    Session session(record, CurrentEdition());
    const auto list = ParseTieBreaks(std::span(rows.front()).subspan(2));
    ASSERT_TRUE(list.value);
    const Standings standings = Rank(session, *list.value, Application::kSuccessive);
    for (const Row& row : std::span(rows).subspan(1)) {
      const Participant who(tournament.Find(Tpn(std::stoi(row[0])))->value());
      for (std::size_t i = 0; i < standings.columns.size(); ++i) {
        const StandingsColumn& column = standings.columns[i];
        Compare(one, row, {column.tie_break.code, row[i + 2], Shown(column, who)});
      }
      Compare(one, row, {"Rank", row[1], fmt::format("{}", standings.RankOf(who))});
    }
  }

 private:
  struct Pair {
    std::string code;
    std::string expected;
    std::string found;
  };

  void Compare(const Case& one, const Row& row, Pair pair) {
    ++values;
    const std::string file = one.values.filename().string();
    const auto correction = std::ranges::find_if(
        kCorrections, [&](const Correction& c) { return c.file == file && c.player == row[0] && c.code == pair.code; });
    if (correction != kCorrections.end()) {
      ++corrected;
      EXPECT_NE(Plain(pair.expected), Plain(std::string(correction->value))) << file;
      pair.expected = correction->value;
    }
    EXPECT_EQ(Plain(pair.found), Plain(pair.expected)) << file << ": player " << row[0] << ": " << pair.code;
  }
};

// The project's own selection, which has every correction, and the whole corpus where it lies beside the project.
TEST(TieBreakCorpus, EveryValueIsTheSame) {
  Comparison selection;
  for (const Case& one : CasesIn("tests/golden/tiebreaks", "tests/golden/dutch/dutch-2026")) selection.Run(one);
  EXPECT_GT(selection.values, 14'000);
  EXPECT_EQ(selection.corrected, static_cast<int>(kCorrections.size()));

  const fs::path corpus = "../shared/corpus";
  if (!fs::exists(corpus / "tiebreaks-2026")) return;
  Comparison whole;
  for (const Case& one : CasesIn(corpus / "tiebreaks-2026", corpus / "dutch-2026")) whole.Run(one);
  EXPECT_GT(whole.values, selection.values);
  EXPECT_EQ(whole.corrected, static_cast<int>(kCorrections.size()));
}

}  // namespace
}  // namespace ronda::tiebreak
