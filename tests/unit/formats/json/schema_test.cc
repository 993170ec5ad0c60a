// The published schema and the published example against what the program reads and writes.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <fstream>
#include <iterator>

#include "ronda/formats/json/json.h"
#include "support/arbitrary.h"
#include "support/json_schema.h"

namespace ronda::json {
namespace {

using ::testing::HasSubstr;
using ::testing::IsEmpty;

std::string FileText(const char* path) {
  std::ifstream file(path, std::ios::binary);
  EXPECT_TRUE(file) << path;
  return {std::istreambuf_iterator<char>(file), {}};
}

const std::string& Schema() {
  static const std::string text = FileText("docs/formats/tournament.schema.json");
  return text;
}

std::string Example() {
  const std::string page = FileText("docs/formats/json.md");
  const auto from = page.find("```json\n") + 8;
  return page.substr(from, page.find("```", from) - from);
}

std::string Replaced(std::string text, std::string_view what, std::string_view by) {
  const auto at = text.find(what);
  EXPECT_NE(at, std::string::npos) << what;
  return text.replace(at, what.size(), by);
}

TEST(JsonSchema, TheExampleConforms) { EXPECT_THAT(test::SchemaErrors(Schema(), Example()), IsEmpty()); }

TEST(JsonSchema, TheExampleIsAsTheProgramWritesIt) {
  const auto parsed = Read(Example(), "example.json");
  ASSERT_TRUE(parsed.value) << FormatDiagnostic(parsed.diagnostics.front());
  EXPECT_THAT(parsed.diagnostics, IsEmpty());
  EXPECT_EQ(Write(*parsed.value), Example());
}

RC_GTEST_PROP(JsonSchema, WhateverIsWrittenConforms, ()) {
  const auto tournament = Tournament::Make(*test::ArbitraryTournament());
  RC_ASSERT(tournament.has_value());
  const auto errors = test::SchemaErrors(Schema(), Write(*tournament));
  for (const std::string& error : errors) RC_LOG(error);
  RC_ASSERT(errors.empty());
}

// What the reader refuses, the schema refuses as well.
TEST(JsonSchema, RefusesWhatTheReaderRefuses) {
  const std::vector<std::pair<std::string_view, std::string_view>> spoilt{
      {"\"version\": 1", "\"version\": 2"},
      {"\"tpn\": 1, ", ""},
      {"\"rating\": 2310", "\"rating\": \"2310\""},
      {"\"rating\": 2310", "\"rating\": 2310.5"},
      {"\"rating\": 2310", "\"rating\": 3000000000"},
      {"\"points\": 1.0", "\"points\": \"1\""},
      {"\"points\": 1.0", "\"points\": 20001"},
      {"[3,\"w\",\"win\"]", "[3,\"w\"]"},
      {"[3,\"w\",\"win\"]", "[3,\"w\",\"won\"]"},
      {"[3,\"w\",\"win\"]", "[\"3\",\"w\",\"win\"]"},
      {"\"initial_colour\": \"w\"", "\"initial_colour\": \"white\""},
      {"\"woman\"", "\"w\""},
      {"\"half-bye\"}", "\"win\"}"},
      {"\"round\": 3", "\"round\": 0"},
      {"\"players\": [1, 4]", "\"players\": 1"},
  };
  for (const auto& [what, by] : spoilt) {
    const std::string text = Replaced(Example(), what, by);
    EXPECT_FALSE(test::SchemaErrors(Schema(), text).empty()) << by;
    EXPECT_FALSE(Read(text, "spoilt.json").value) << by;
  }
}

// The reader only warns of a key it does not know; the schema, for those who write such files, is strict.
TEST(JsonSchema, RefusesUnknownKeys) {
  EXPECT_THAT(test::SchemaErrors(Schema(), Replaced(Example(), "\"name\"", "\"nmae\"")),
              testing::ElementsAre(HasSubstr("unknown key nmae")));
}

TEST(JsonSchema, KnowsEveryResult) {
  for (const ResultTraits& traits : kResultTraits) {
    EXPECT_THAT(Schema(), HasSubstr('"' + std::string(traits.name) + '"'));
    EXPECT_THAT(FileText("docs/formats/json.md"), HasSubstr('`' + std::string(traits.name) + '`'));
  }
}

TEST(JsonSchema, AKeywordNobodyKnowsIsAnError) {
  EXPECT_THAT(test::SchemaErrors(R"({"typ": "object"})", "{}"), testing::ElementsAre(HasSubstr("unknown keyword typ")));
}

}  // namespace
}  // namespace ronda::json
