// The file of an event at tables: what is written reads as the same event, and every mistake is named.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

#include "ronda/formats/tables/tables.h"
#include "ronda/pairing/tables/generate.h"

namespace ronda::formats {
namespace {

using testing::Contains;
using testing::HasSubstr;

std::string WithRest(const std::string& rest) {
  return R"({"format": "ronda-tables", "version": 1, "table_size": 3,
    "players": [{"number": 1, "name": "A"}, {"number": 2, "name": "B"}, {"number": 7, "name": "C"}])" +
         rest + "}";
}

std::vector<std::string> CodesOf(const std::string& text) {
  std::vector<std::string> codes;
  const auto parsed = ReadTables(text, "club.json");
  for (const Diagnostic& one : parsed.diagnostics) {
    EXPECT_EQ(one.file, "club.json");
    EXPECT_FALSE(one.message.empty());
    EXPECT_FALSE(one.hint.empty()) << one.message;
    codes.push_back(one.code);
  }
  EXPECT_EQ(codes.empty(), parsed.value.has_value());
  return codes;
}

TEST(TablesFile, ReadsWhatItWrites) {
  for (const auto system : {tables::System::kMonrad, tables::System::kSchenkel}) {
    tables::Event event = tables::Generate({system, 17, 4, 5}, 3).value();
    event.name = "Café \"Zentral\"";
    event.best = 3;
    event.points = {Points::Whole(5), Points::Whole(3), Points::Tenths(15), Points::Whole(1), Points{}};
    event.away = {{5, tables::Index(2)}, {5, tables::Index(4)}, {6, tables::Index(0)}};
    event.rounds.back().front().places.clear();
    const std::string text = WriteTables(event);
    const auto read = ReadTables(text, "x.json");
    ASSERT_TRUE(read.value);
    EXPECT_TRUE(read.diagnostics.empty());
    EXPECT_EQ(WriteTables(*read.value), text);
    EXPECT_EQ(read.value->name, event.name);
    EXPECT_EQ(read.value->away.size(), 3U);
    EXPECT_TRUE(read.value->rounds.back().front().places.empty());
    EXPECT_EQ(read.value->points, event.points);
  }
}

TEST(TablesFile, TheLeastThereCanBe) {
  const auto read = ReadTables(WithRest(""), "x.json");
  ASSERT_TRUE(read.value);
  EXPECT_EQ(read.value->players.size(), 3U);
  EXPECT_EQ(read.value->system, tables::System::kMonrad);
}

TEST(TablesFile, EveryMistakeHasItsName) {
  EXPECT_THAT(CodesOf(R"({"format": "ronda-prizes", "version": 1, "players": []})"), Contains("tables-format"));
  EXPECT_THAT(CodesOf(R"({"format": "ronda-tables", "version": 9, "players": []})"), Contains("tables-format"));
  for (const char* setting : {R"("best": 0)", R"("lot": -1)", R"("group_tables": 0)", R"("group_rounds": 0)",
                              R"("planned_rounds": 0)", R"("system": "swiss")"}) {
    EXPECT_THAT(CodesOf(WithRest(std::string(", ") + setting)), Contains("tables-settings")) << setting;
  }
  EXPECT_THAT(CodesOf(R"({"format": "ronda-tables", "version": 1, "table_size": 9, "players": []})"),
              Contains("tables-settings"));
  EXPECT_THAT(CodesOf(WithRest(R"(, "points": [1, 0])")), Contains("tables-points"));
  EXPECT_THAT(CodesOf(WithRest(R"(, "points": [0, 1, 2])")), Contains("tables-points"));
  EXPECT_THAT(CodesOf(WithRest(R"(, "rounds": [[{"players": [1, 2, 3]}]])")), Contains("tables-player"));
  EXPECT_THAT(CodesOf(WithRest(R"(, "rounds": [[{"players": [1, 2, 2]}]])")), Contains("tables-round"));
  EXPECT_THAT(CodesOf(WithRest(R"(, "rounds": [[{"players": [1, 2]}]])")), Contains("tables-round"));
  EXPECT_THAT(CodesOf(WithRest(R"(, "rounds": [[]])")), Contains("tables-round"));
  EXPECT_THAT(CodesOf(WithRest(R"(, "rounds": [[{"players": [1, 2, 7], "places": [1, 2]}]])")),
              Contains("tables-places"));
  EXPECT_THAT(CodesOf(WithRest(R"(, "rounds": [[{"players": [1, 2, 7], "places": [1, 2, 2, 4]}]])")),
              Contains("tables-places"));
  EXPECT_THAT(CodesOf(WithRest(R"(, "rounds": [[{"players": [1, 2, 7], "places": [1, 2, 4]}]])")),
              Contains("tables-places"));
  EXPECT_THAT(CodesOf(WithRest(R"(, "away": [{"round": 0, "players": [1]}])")), Contains("tables-away"));
  EXPECT_THAT(CodesOf(WithRest(R"(, "away": [{"round": 1, "players": [5]}])")), Contains("tables-player"));
}

TEST(TablesFile, NumbersAreGivenOnce) {
  EXPECT_THAT(CodesOf(R"({"format": "ronda-tables", "version": 1, "players": [{"number": 1, "name": "A"},
                        {"number": 1, "name": "B"}, {"number": 0, "name": "C"}]})"),
              testing::ElementsAre("tables-player", "tables-player"));
}

TEST(TablesFile, NonsenseIsRefused) {
  for (const char* text : {"", "{", "[]", "null", "{}", "\xff\xfe", "{\"format\": 3}"}) {
    EXPECT_FALSE(ReadTables(text, "x.json").value) << text;
  }
}

}  // namespace
}  // namespace ronda::formats
