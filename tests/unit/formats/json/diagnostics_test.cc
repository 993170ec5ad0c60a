// Every diagnostic of the JSON reader, with its place.
#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "ronda/formats/json/json.h"

namespace ronda::json {
namespace {

using ::testing::HasSubstr;

constexpr std::string_view kSound = R"({
  "format": "ronda-tournament",
  "version": 1,
  "planned_rounds": 3,
  "point_system": {"win": 1.0},
  "players": [
    {"tpn": 1, "name": "A", "points": 1.0, "results": [[2,"w","win"]]},
    {"tpn": 2, "name": "B", "points": 0.0, "results": [[1,"b","loss"]]},
    {"tpn": 3, "name": "C", "results": ["pairing-bye"]}
  ],
  "requested_byes": [
    {"round": 2, "player": 3, "kind": "half-bye"}
  ],
  "forbidden": [{"players": [1, 2]}],
  "accelerations": [{"player": 1, "points": [1.0]}],
  "teams": [
    {"number": 1, "members": [1, 2]},
    {"number": 2, "members": [3]}
  ],
  "line_ups": [{"round": 1, "team": 1, "boards": [1, null]}]
}
)";

std::string Sound(std::string_view replaced, std::string_view by) {
  std::string text(kSound);
  const auto at = text.find(replaced);
  EXPECT_NE(at, std::string::npos) << replaced;
  return text.replace(at, replaced.size(), by);
}

// Without teams, so that points and colours are checked as in an event of single players.
std::string Individual(std::string_view replaced, std::string_view by) {
  std::string text = Sound(replaced, by);
  const auto from = text.find(",\n  \"teams\"");
  return text.replace(from, text.rfind('}') - from, "\n");
}

std::string Listed(const std::vector<Diagnostic>& diagnostics) {
  std::string list;
  for (const Diagnostic& diagnostic : diagnostics) list += FormatDiagnostic(diagnostic);
  return list;
}

// The one diagnostic of the text: code, line and column.
struct Expected {
  std::string_view code;
  int line;
  int column;
};

Diagnostic Only(const std::string& text, Expected expected) {
  const auto parsed = Read(text, "t.json");
  EXPECT_EQ(parsed.diagnostics.size(), 1U) << Listed(parsed.diagnostics) << text;
  if (parsed.diagnostics.empty()) return {};
  const Diagnostic& diagnostic = parsed.diagnostics.front();
  EXPECT_EQ(diagnostic.code, expected.code) << Listed(parsed.diagnostics);
  EXPECT_EQ(diagnostic.file, "t.json");
  EXPECT_EQ(parsed.value.has_value(), diagnostic.severity != Severity::kError);
  EXPECT_TRUE(diagnostic.span) << Listed(parsed.diagnostics);
  if (diagnostic.span) {
    EXPECT_EQ(diagnostic.span->line, expected.line) << Listed(parsed.diagnostics);
    EXPECT_EQ(diagnostic.span->column, expected.column) << Listed(parsed.diagnostics);
  }
  return diagnostic;
}

TEST(JsonDiagnostics, ASoundTextHasNone) {
  const auto parsed = Read(kSound, "t.json");
  EXPECT_TRUE(parsed.value);
  EXPECT_EQ(Listed(parsed.diagnostics), "");
  EXPECT_TRUE(Read(fmt::format("\xEF\xBB\xBF{}", kSound), "bom.json").value);
}

TEST(JsonDiagnostics, Syntax) {
  Only(Sound("\"version\": 1,", "\"version\": 1"), {"json-syntax", 4, 3});
  Only("\xEF\xBB\xBF{x", {"json-syntax", 1, 2});
}

TEST(JsonDiagnostics, Encoding) { Only(Sound("\"B\"", "\"\xC3\xBC\xFC\""), {"json-encoding", 8, 26}); }

TEST(JsonDiagnostics, Depth) { Only(Sound("[1.0]", fmt::format("{:[<70}{:]<70}", "", "")), {"json-depth", 15, 106}); }

TEST(JsonDiagnostics, SomethingElseThanATournament) {
  Only("[1, 2]", {"json-format", 1, 1});
  Only("{\"players\": []}", {"json-format", 1, 1});
  Only("{\"format\": \"geojson\"}", {"json-format", 1, 12});
  Only("null", {"json-format", 1, 1});
}

TEST(JsonDiagnostics, Version) {
  EXPECT_THAT(Only(Sound("\"version\": 1", "\"version\": 2"), {"json-version", 3, 14}).message, HasSubstr("version 2"));
  Only(Sound("\"version\": 1,", ""), {"json-version", 1, 1});
  Only(Sound("\"version\": 1", "\"version\": \"1\""), {"json-type", 3, 14});
}

TEST(JsonDiagnostics, MissingKey) {
  EXPECT_THAT(Only(Sound("\"round\": 2, ", ""), {"json-key-missing", 12, 5}).message, HasSubstr("\"round\""));
  Only("{\"format\": \"ronda-tournament\", \"version\": 1}", {"json-key-missing", 1, 1});
}

TEST(JsonDiagnostics, RepeatedKey) {
  Only(Sound("\"name\": \"A\"", "\"name\": \"A\", \"name\": \"D\""), {"json-key-repeated", 7, 29});
}

TEST(JsonDiagnostics, UnknownKeyNamesTheNearest) {
  const Diagnostic near = Only(Sound("\"planned_rounds\"", "\"planed_rounds\""), {"json-key-unknown", 4, 3});
  EXPECT_EQ(near.severity, Severity::kWarning);
  EXPECT_EQ(near.hint, "did you mean \"planned_rounds\"?");
  EXPECT_EQ(near.span->width, 15);
  const Diagnostic far = Only(Sound("\"name\": \"A\"", "\"town\": \"A\""), {"json-key-unknown", 7, 16});
  EXPECT_THAT(far.hint, HasSubstr("\"federation\", \"club\""));
  Only(Sound("\"format\"", "\"$schema\": \"x\", \"$shema\": \"y\", \"format\""), {"json-key-unknown", 2, 19});
}

TEST(JsonDiagnostics, WrongKindOfValue) {
  EXPECT_EQ(Only(Sound("\"name\": \"A\"", "\"name\": 5"), {"json-type", 7, 24}).message,
            "\"name\" needs text, not a number '5'");
  EXPECT_THAT(Only(Sound("\"points\": 1.0,", "\"points\": \"1.0\","), {"json-type", 7, 39}).message,
              HasSubstr("needs a number, not text '1.0'"));
  EXPECT_THAT(Only(Sound("\"name\": \"A\"", "\"name\": null"), {"json-type", 7, 24}).hint,
              HasSubstr("leave the key out"));
  Only(Sound("[1, 2]}]", "1}]"), {"json-type", 14, 29});
  Only(Sound("[1, 2]}]", "[1, 2]}, 7]"), {"json-type", 14, 38});
  Only(Sound("\"win\": 1.0", "\"win\": [1.0]"), {"json-type", 5, 27});
  Only(Sound("\"planned_rounds\": 3", "\"ranked_by_position\": 1"), {"json-type", 4, 25});
  Only("{\"format\": \"ronda-tournament\", \"version\": 1, \"players\": {}}", {"json-type", 1, 57});
  Only("{\"format\": \"ronda-tournament\", \"version\": 1, \"players\": [3]}", {"json-type", 1, 58});
}

TEST(JsonDiagnostics, NotAWholeNumber) {
  Only(Sound("\"planned_rounds\": 3", "\"planned_rounds\": 3.0"), {"json-number", 4, 21});
  Only(Sound("\"planned_rounds\": 3", "\"planned_rounds\": 3e0"), {"json-number", 4, 21});
  Only(Sound("\"planned_rounds\": 3", "\"planned_rounds\": 2147483648"), {"json-number", 4, 21});
  Only(Sound("\"planned_rounds\": 3", fmt::format("\"planned_rounds\": 1{:0300}", 0)), {"json-number", 4, 21});
}

TEST(JsonDiagnostics, NotPoints) {
  Only(Sound("\"win\": 1.0", "\"win\": 1.25"), {"json-points", 5, 27});
  Only(Sound("\"win\": 1.0", "\"win\": 1e0"), {"json-points", 5, 27});
  Only(Sound("\"win\": 1.0", "\"win\": [1.0, 30000]"), {"json-points", 5, 33});
}

TEST(JsonDiagnostics, NotOneOfTheWords) {
  EXPECT_EQ(Only(Sound("\"half-bye\"", "\"halfbye\""), {"json-value", 12, 39}).hint, "did you mean \"half-bye\"?");
  EXPECT_EQ(Only(Sound("\"w\",\"win\"", "\"white\",\"win\""), {"json-value", 7, 59}).hint, "write one of \"w\", \"b\"");
  Only(Sound("\"name\": \"A\"", "\"sex\": \"x\""), {"json-value", 7, 23});
}

TEST(JsonDiagnostics, NotARound) { Only(Sound("\"round\": 2", "\"round\": 0"), {"json-round", 12, 15}); }

TEST(JsonDiagnostics, NotAResult) {
  Only(Sound("[2,\"w\",\"win\"]", "[2,\"win\"]"), {"json-result", 7, 56});
  Only(Sound("[2,\"w\",\"win\"]", "7"), {"json-result", 7, 56});
  Only(Sound("[2,\"w\",\"win\"]", "null"), {"json-result", 7, 56});
}

TEST(JsonDiagnostics, UnevenRounds) {
  EXPECT_THAT(Only(Sound("[\"pairing-bye\"]", "[]"), {"json-rounds", 9, 40}).message,
              HasSubstr("player 3 has 0 results"));
  Only(Sound(", \"results\": [\"pairing-bye\"]", ""), {"json-rounds", 9, 5});
}

TEST(JsonDiagnostics, TooManyRounds) {
  Only(Sound("\"planned_rounds\": 3", "\"planned_rounds\": 10000"), {"json-rounds", 4, 21});
  std::string results = "[";
  for (int i = 0; i < 10'000; ++i) results += "\"absent\",";
  results += "\"absent\"]";
  Only(Sound("[\"pairing-bye\"]", results), {"json-rounds", 9, 40});
}

TEST(JsonDiagnostics, UnknownPlayer) {
  EXPECT_THAT(Only(Sound("[2,\"w\"", "[77,\"w\""), {"json-player-unknown", 7, 57}).message, HasSubstr("number 77"));
  Only(Sound("\"player\": 3", "\"player\": 4"), {"json-player-unknown", 12, 28});
  Only(Sound("[1, 2]}]", "[1, 9]}]"), {"json-player-unknown", 14, 33});
  Only(Sound("{\"player\": 1", "{\"player\": 0"), {"json-player-unknown", 15, 32});
  Only(Sound("\"members\": [3]", "\"members\": [3, 8]"), {"json-player-unknown", 18, 34});
}

TEST(JsonDiagnostics, UnknownTeam) { Only(Sound("\"team\": 1", "\"team\": 3"), {"json-team-unknown", 20, 37}); }

// What validation finds is told at its place in the text.
TEST(JsonDiagnostics, FindingsHaveTheirPlaces) {
  Only(Individual("\"planned_rounds\": 3", "\"planned_rounds\": 0"), {"rounds-beyond-plan", 4, 21});
  Only(Individual("-bye\"]}", "-bye\"]},\n    {\"tpn\": 0, \"results\": [\"absent\"]}"), {"tpn-zero", 10, 13});
  Only(Individual("-bye\"]}", "-bye\"]},\n    {\"tpn\": 3, \"results\": [\"absent\"]}"), {"tpn-repeated", 10, 13});
  Only(Individual("\"points\": 1.0", "\"points\": 1.5"), {"points-sum", 7, 39});
  Only(Individual("\"pairing-bye\"", "\"win\""), {"game-without-opponent", 9, 41});
  Only(Individual("0.0, \"results\": [[1,\"b\",\"loss\"", "0.5, \"results\": [[1,\"b\",\"draw\""),
       {"result-conflict", 7, 56});
  Only(Individual("\"round\": 2", "\"round\": 1"), {"bye-past", 12, 5});
  Only(Individual("\"half-bye\"", "\"win\""), {"bye-kind", 12, 5});
  Only(Sound("\"number\": 2", "\"number\": 1"), {"team-number", 18, 5});
  Only(Sound("\"members\": [3]", "\"members\": [1]"), {"team-player-repeated", 18, 5});
}

TEST(JsonDiagnostics, EverythingIsReportedInOneGo) {
  std::string text = Individual("\"planned_rounds\": 3", "\"planned_rounds\": \"3\"");
  text.replace(text.find("\"name\": \"B\""), 11, "\"nmae\": 4  ");
  text.replace(text.find("\"half-bye\""), 10, "\"half\"    ");
  text.replace(text.find("\"tpn\": 3"), 8, "\"tpn\": 1");
  const auto parsed = Read(text, "t.json");
  std::vector<std::string> codes;
  for (const Diagnostic& diagnostic : parsed.diagnostics) codes.push_back(diagnostic.code);
  EXPECT_THAT(codes, testing::ElementsAre("json-type", "json-key-unknown", "tpn-repeated", "json-player-unknown",
                                          "json-value"));
}

// One broken entry does not make its opponent's entry look wrong.
TEST(JsonDiagnostics, NothingIsReportedTwice) {
  Only(Individual("[1,\"b\",\"loss\"]", "[1,\"b\",\"lost\"]"), {"json-value", 8, 63});
  Only(Individual("[1,\"b\",\"loss\"]", "\"los\""), {"json-value", 8, 56});
}

}  // namespace
}  // namespace ronda::json
