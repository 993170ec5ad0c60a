// Damaged texts: no crash, no hang, a value or an error, and every place inside the text.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "ronda/formats/json/json.h"
#include "support/arbitrary.h"
#include "support/mutations.h"

namespace ronda::json {
namespace {

void ExpectSensible(const Parsed<Tournament>& parsed, const std::string& text, std::uint64_t seed) {
  EXPECT_NE(parsed.value.has_value(), HasErrors(parsed.diagnostics)) << "seed " << seed;
  const auto lines = 1 + std::ranges::count_if(text, [](char c) { return c == '\n' || c == '\r'; });
  for (const Diagnostic& diagnostic : parsed.diagnostics) {
    EXPECT_FALSE(diagnostic.code.empty() || diagnostic.message.empty() || diagnostic.hint.empty()) << "seed " << seed;
    if (!diagnostic.span) continue;
    EXPECT_GE(diagnostic.span->line, 1) << "seed " << seed;
    EXPECT_LE(diagnostic.span->line, lines) << "seed " << seed;
    EXPECT_GE(diagnostic.span->column, 1) << "seed " << seed;
  }
}

TEST(JsonRobustness, SurvivesAThousandDamagedTexts) {
  int read = 0;
  for (std::uint64_t seed = 0; seed < 1000; ++seed) {
    const auto data = test::MakeTournamentData({6, 3, test::AllFeatures(), seed / 50});
    const std::string text = test::Mutated(Write(*Tournament::Make(data)), seed);
    const auto parsed = Read(text, "damaged.json");
    ExpectSensible(parsed, text, seed);
    if (parsed.value) ++read;
  }
  // Some damage is harmless, some is not; otherwise the mutations would prove little.
  EXPECT_GT(read, 10);
  EXPECT_LT(read, 900);
}

TEST(JsonRobustness, SurvivesEveryPrefix) {
  const std::string text = Write(*Tournament::Make(test::MakeTournamentData({3, 2, test::AllFeatures(), 5})));
  for (std::size_t length = 0; length < text.size() - 2; ++length) {
    const auto parsed = Read(text.substr(0, length), "cut.json");
    EXPECT_FALSE(parsed.value) << length;
    ExpectSensible(parsed, text, length);
  }
}

// Time grows with the text, not with the square of what is wrong with it.
TEST(JsonRobustness, ManyProblemsInOneLine) {
  std::string text = R"({"format":"ronda-tournament","version":1,"players":[)";
  for (int i = 1; i <= 50'000; ++i) text += fmt::format("{}{{\"tpn\":{},\"nmae\":{}}}", i > 1 ? "," : "", i, i);
  text += R"(],"requested_byes":[)";
  for (int i = 1; i <= 50'000; ++i) {
    text += fmt::format("{}{{\"round\":1,\"player\":{},\"kind\":\"win\"}}", i > 1 ? "," : "", i);
  }
  text += "]}";
  EXPECT_EQ(Read(text, "wide.json").diagnostics.size(), 100'000U);
}

TEST(JsonRobustness, ManyKeysInOneObject) {
  std::string text = R"({"format":"ronda-tournament","version":1,"players":[])";
  for (int i = 0; i < 50'000; ++i) text += fmt::format(",\"k{}\":0", i % 25'000);
  EXPECT_EQ(Read(text + '}', "keys.json").diagnostics.size(), 50'000U);
}

// A few players with very many results must not make room for very many players.
TEST(JsonRobustness, UnevenResultsDoNotExhaustMemory) {
  std::string text = R"({"format":"ronda-tournament","version":1,"players":[{"tpn":1,"results":["absent")";
  for (int i = 0; i < 9000; ++i) text += ",\"absent\"";
  text += "]}";
  for (int i = 2; i <= 100'000; ++i) text += fmt::format(",{{\"tpn\":{}}}", i);
  const auto parsed = Read(text + "]}", "uneven.json");
  EXPECT_EQ(parsed.diagnostics.size(), 99'999U);
  EXPECT_EQ(parsed.diagnostics.front().code, "json-rounds");
}

TEST(JsonRobustness, AVeryLongString) {
  std::string text = R"({"format":"ronda-tournament","version":1,"players":[],"system":")";
  text.append(20'000'000, 'x');
  const auto sound = Read(text + "\"}", "long.json");
  ASSERT_TRUE(sound.value);
  EXPECT_EQ(sound.value->data().system_code.size(), 20'000'000U);
  const auto cut = Read(text, "cut.json");
  ASSERT_EQ(cut.diagnostics.size(), 1U);
  EXPECT_LT(FormatDiagnostic(cut.diagnostics.front()).size(), 1000U);
}

}  // namespace
}  // namespace ronda::json
