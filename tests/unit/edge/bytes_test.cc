// The library hands out the bytes the command line prints, and its status is the exit code: of every example, every
// golden file and the corpus of damaged files, question by question.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <functional>
#include <sstream>

#include "ronda/app/cli/frame/application.h"
#include "unit/edge/calls.h"

namespace ronda::edge {
namespace {

namespace fs = std::filesystem;

struct Printed {
  int exit_code;
  std::string out;
};

Printed Program(std::vector<std::string> args) {
  std::istringstream in;
  std::ostringstream out;
  std::ostringstream err;
  const int code = cli::Run(args, {.in = in, .out = out, .err = err});
  return {code, out.str()};
}

// One question in both languages: arguments behind the file, and options.
struct Asked {
  std::string verb;
  std::vector<std::string> arguments;
  std::function<ronda_status(const ronda_tournament*, const char*, ronda_text**)> function;
  std::string options;
};

std::vector<Asked> Questions() {
  return {{"pair", {"--format", "json"}, ronda_pair, ""},
          {"pair", {"--format", "json", "--round", "1"}, ronda_pair, R"({"round": 1})"},
          {"pair",
           {"--format", "pairs", "--system", "dutch-2017"},
           ronda_pair,
           R"({"system": "dutch-2017", "format": "pairs"})"},
          {"pair",
           {"--format", "json", "--acceleration", "baku", "--apart", "federation"},
           ronda_pair,
           R"({"acceleration": "baku", "apart": ["federation"]})"},
          {"check", {"--json"}, ronda_check, ""},
          {"check", {"--json", "--standings"}, ronda_check, R"({"standings": true})"},
          {"explain", {"--json", "--round", "2"}, ronda_explain, R"({"round": 2})"},
          {"explain", {"--json", "--why-not", "1-2"}, ronda_explain, R"({"why_not": "1-2"})"},
          {"standings", {"--json"}, ronda_standings, ""},
          {"standings",
           {"--json", "--tiebreaks", "BH/C1,SB", "--after", "1", "--crosstable"},
           ronda_standings,
           R"({"tiebreaks": ["BH/C1", "SB"], "after": 1, "crosstable": true})"},
          {"standings", {"--json", "--working", "1"}, ronda_standings, R"({"working": "1"})"},
          {"rate", {"--json"}, ronda_rate, ""},
          {"outlook", {"--json"}, ronda_outlook, ""},
          {"whatif", {"withdraw 1", "--json"}, ronda_what_if, R"({"changes": ["withdraw 1"]})"}};
}

// What only takes longer with large files is asked of small ones.
constexpr std::uintmax_t kLargeFile = 40'000;

std::vector<std::string> Files(const std::vector<std::string>& folders) {
  std::vector<std::string> files;
  for (const std::string& folder : folders) {
    for (const auto& entry : fs::recursive_directory_iterator(folder)) {
      const std::string extension = entry.path().extension().string();
      const bool is_tournament = extension == ".trf" || extension == ".trfx" || extension == ".json";
      if (entry.is_regular_file() && is_tournament && entry.file_size() < kLargeFile) {
        files.push_back(entry.path().string());
      }
    }
  }
  std::ranges::sort(files);
  return files;
}

// Points that do not add up are what `check --standings` looks for; all else refuses the file. The library has a handle
// of a sound tournament alone: ronda_read() and ronda_validate() are where it says so.
bool OnlyPointsAreWrong(const Asked& asked, const Printed& printed, const Opened& opened) {
  return asked.verb == "check" && asked.options == R"({"standings": true})" && printed.exit_code == RONDA_NO_PAIRING &&
         opened.said.status == RONDA_BAD_INPUT && opened.said.text.find("\"points-sum\"") != std::string::npos;
}

void Compare(const std::string& file, const Asked& asked) {
  SCOPED_TRACE(file + ": " + asked.verb + " " + asked.options);
  std::vector<std::string> arguments{asked.verb, file};
  arguments.insert(arguments.end(), asked.arguments.begin(), asked.arguments.end());
  const Printed printed = Program(arguments);
  const Opened opened = OpenFile(file);
  if (!opened.handle) {
    if (OnlyPointsAreWrong(asked, printed, opened)) return;
    EXPECT_EQ(printed.exit_code, opened.said.status);
    return;
  }
  const Said said = Call(asked.function, opened.handle, asked.options);
  EXPECT_EQ(said.status, printed.exit_code) << said.text << printed.out;
  // Without JSON the program refuses on standard error, in words.
  if (said.status == RONDA_OK || printed.out.starts_with("{")) {
    EXPECT_EQ(said.text, printed.out);
  }
}

void CompareAll(const std::vector<std::string>& folders) {
  const auto files = Files(folders);
  ASSERT_FALSE(files.empty());
  for (const std::string& file : files) {
    for (const Asked& asked : Questions()) Compare(file, asked);
  }
}

TEST(EdgeBytes, OfTheExamples) { CompareAll({"examples", "tests/data"}); }
TEST(EdgeBytes, OfTheGoldenFiles) { CompareAll({"tests/golden"}); }
TEST(EdgeBytes, OfDamagedFiles) {
  for (const auto& entry : fs::directory_iterator("tests/fuzz/corpus/trf")) {
    for (const Asked& asked : Questions()) Compare(entry.path().string(), asked);
  }
}

TEST(EdgeBytes, OfTheSystems) {
  ronda_text* text = nullptr;
  EXPECT_EQ(ronda_systems(&text), RONDA_OK);
  EXPECT_EQ(SaidBy(RONDA_OK, text).text, Program({"systems", "--json"}).out);
}

TEST(EdgeBytes, OfValidationAndRepair) {
  for (const std::string& file : Files({"examples"})) {
    SCOPED_TRACE(file);
    const std::string bytes = BytesOf(file);
    ronda_text* text = nullptr;
    const ronda_status valid = ronda_validate(bytes.data(), bytes.size(), file.c_str(), &text);
    const Printed validated = Program({"validate", file, "--json"});
    EXPECT_EQ(valid, validated.exit_code);
    EXPECT_EQ(SaidBy(valid, text).text, validated.out);
    ronda_text* repaired = nullptr;
    const ronda_status mended = ronda_repair(bytes.data(), bytes.size(), file.c_str(), &repaired, &text);
    EXPECT_EQ(SaidBy(mended, text).text, Program({"validate", file, "--fix", "--json"}).out);
    const std::string whole = SaidBy(mended, repaired).text;
    if (file.ends_with(".trf")) {
      EXPECT_EQ(whole, Program({"validate", file, "--fix", "-o", "-"}).out);
    }
  }
}

TEST(EdgeBytes, OfWriting) {
  for (const std::string& file : Files({"examples", "tests/data"})) {
    const Opened opened = OpenFile(file);
    if (!opened.handle) continue;
    for (const std::string format : {"trf16", "trfx", "trfbx", "trf26", "json", "csv"}) {
      SCOPED_TRACE(file + " as " + format);
      const Printed printed = Program({"convert", file, "-", "--to", format});
      if (printed.exit_code == 0) {
        EXPECT_EQ(Call(ronda_write, opened.handle, format).text, printed.out);
      }
    }
    if (file.ends_with(".trf")) {
      EXPECT_EQ(Call(ronda_write, opened.handle).text, BytesOf(file));
    }
  }
}

TEST(EdgeBytes, OfMadeEvents) {
  ronda_text* text = nullptr;
  const auto expect = [&](ronda_status status, std::vector<std::string> args, ronda_status expected = RONDA_OK) {
    const Printed printed = Program(std::move(args));
    EXPECT_EQ(status, expected);
    EXPECT_EQ(printed.exit_code, expected);
    EXPECT_EQ(SaidBy(status, text).text, printed.out);
  };
  expect(ronda_schedule("berger", nullptr, R"({"count": 10})", &text), {"schedule", "berger", "10", "--json"});
  expect(ronda_schedule("berger", nullptr, R"({"count": 6, "format": "trf"})", &text),
         {"schedule", "berger", "6", "--format", "trf"});
  // Lots are drawn for players, not for their number.
  expect(ronda_schedule("berger", nullptr, R"({"count": 6, "draw": "random", "seed": 4})", &text),
         {"schedule", "berger", "6", "--draw", "random", "--seed", "4", "--json"}, RONDA_BAD_INPUT);
  const Opened club = OpenFile("examples/club-open.trf");
  expect(ronda_schedule("berger", club.handle.get(), R"({"draw": "random", "seed": 4, "format": "trf"})", &text),
         {"schedule", "berger", "examples/club-open.trf", "--draw", "random", "--seed", "4", "--format", "trf"});
  expect(ronda_schedule("berger", club.handle.get(), "{}", &text),
         {"schedule", "berger", "examples/club-open.trf", "--json"});
  expect(ronda_bracket(nullptr, 0, R"({"count": 25, "seed": 1})", &text), {"bracket", "25", "--seed", "1", "--json"});
  expect(ronda_generate(R"({"players": 20, "rounds": 5, "seed": 3})", &text),
         {"generate", "--players", "20", "--rounds", "5", "--seed", "3"});
}

TEST(EdgeBytes, OfQuestionsAboutRatings) {
  const auto expect = [](const char* question, const std::string& options, std::vector<std::string> args) {
    SCOPED_TRACE(options);
    ronda_text* text = nullptr;
    const ronda_status status = ronda_rate_question(question, options.c_str(), &text);
    args.insert(args.begin(), {"rate", question});
    const Printed printed = Program(args);
    EXPECT_EQ(status, printed.exit_code);
    EXPECT_EQ(SaidBy(status, text).text, printed.out);
    EXPECT_FALSE(printed.out.empty());
  };
  expect("expected", R"({"rating": 2100, "opponent": 1980})", {"2100", "1980", "--json"});
  expect("expected", R"({"rating": 2100, "opponent": 1600, "rules": "fide-former", "k": 25, "format": "text"})",
         {"2100", "1600", "--rules", "fide-former", "--k", "25"});
  expect("performance", R"({"score": 1, "opponents": [1980, 1980, 1900]})", {"1", "1980,1980,1900", "--json"});
  expect("change", R"({"rating": 2000, "score": 1.5, "opponents": [1975, 2016], "rules": "book"})",
         {"2000", "1.5", "1975,2016", "--rules", "book", "--json"});
  expect("first", R"({"score": "1.5", "opponents": [2400, 1550, 1900, 2000], "rules": "book", "least": 4})",
         {"1.5", "2400,1550,1900,2000", "--rules", "book", "--least", "4", "--json"});
  // A score that cannot be is refused by both.
  expect("first", R"({"score": 9, "opponents": [2400]})", {"9", "2400", "--json"});
}

TEST(EdgeBytes, OfWhatAPlayerNeeds) {
  const std::string file = "examples/club-open.trf";
  const Opened club = OpenFile(file);
  const auto expect = [&](const std::string& options, std::vector<std::string> args) {
    SCOPED_TRACE(options);
    args.insert(args.begin(), {"rate", "need", file});
    const Printed printed = Program(args);
    const Said said = Call(ronda_rate_need, club.handle, options);
    EXPECT_EQ(said.status, printed.exit_code);
    EXPECT_EQ(said.text, printed.out);
    EXPECT_FALSE(printed.out.empty());
  };
  expect(R"({"player": 3, "against": [2100, 2000], "rating": 2200})",
         {"--player", "3", "--against", "2100,2000", "--rating", "2200", "--json"});
  expect(R"({"player": 3, "performance": 2300, "format": "text"})", {"--player", "3", "--performance", "2300"});
  // Neither opponents nor a goal, and a player who is not there.
  expect(R"({"player": 3})", {"--player", "3", "--json"});
  expect(R"({"player": 99, "rating": 2200})", {"--player", "99", "--rating", "2200", "--json"});
}

TEST(EdgeBytes, OfTheHandling) {
  const Opened club = OpenFile("examples/club-open.trf");
  const auto expect = [&](auto function, const std::string& options, std::vector<std::string> args) {
    const Opened changed = Change(function, club.handle, options);
    ASSERT_EQ(changed.said.status, RONDA_OK) << changed.said.text;
    args.insert(args.begin() + 1, "examples/club-open.trf");
    EXPECT_EQ(Call(ronda_write, changed.handle).text, Program(args).out);
    args.insert(args.end(), {"--dry-run", "--json"});
    EXPECT_EQ(changed.said.text, Program(args).out);
  };
  expect(ronda_bye, R"({"player": [7, 12], "kind": "half"})", {"bye", "7", "12", "--kind", "half"});
  expect(ronda_withdraw, R"({"player": 3})", {"withdraw", "3"});
  expect(ronda_correct, R"({"game": ["2-6:=-="]})", {"correct", "--game", "2-6:=-="});
  const Opened start = OpenFile("examples/league.csv");
  const Opened entered = Change(ronda_enter, start.handle, R"({"name": "Late, Lena", "rating": 2044})");
  EXPECT_EQ(entered.said.status,
            Program({"enter", "examples/league.csv", "--name", "Late, Lena", "--rating", "2044"}).exit_code);
}

}  // namespace
}  // namespace ronda::edge
