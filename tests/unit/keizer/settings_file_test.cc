// The file of settings: what it can say, and what is said about one that is wrong.
#include "ronda/formats/keizer/settings.h"

#include <gtest/gtest.h>

namespace ronda::keizer {
namespace {

constexpr std::string_view kHead = R"({"format": "ronda-keizer", "version": 1)";

Parsed<Settings> Read(std::string_view members) {
  return ReadSettings(std::string(kHead) + (members.empty() ? "" : ", ") + std::string(members) + "}", "club.json");
}

std::vector<std::string> CodesOf(const Parsed<Settings>& parsed) {
  std::vector<std::string> codes;
  for (const Diagnostic& diagnostic : parsed.diagnostics) codes.push_back(diagnostic.code);
  return codes;
}

TEST(KeizerSettingsFile, NothingNeedBeSet) {
  const auto parsed = Read("");
  ASSERT_TRUE(parsed.value);
  EXPECT_TRUE(parsed.diagnostics.empty());
  EXPECT_FALSE(parsed.value->maximum);
  EXPECT_EQ(parsed.value->rematch_after, 0);
  EXPECT_EQ(parsed.value->own_value, OwnValue::kCurrent);
  EXPECT_EQ(parsed.value->recomputation, Recomputation::kOnce);
}

TEST(KeizerSettingsFile, EverythingCanBeSet) {
  const auto parsed = Read(R"("maximum": 70, "step": "3/2", "own_value": "original", "recompute": "once",
      "worth": {"absence": 0.25, "excused": "1/2", "club": "2/3", "late": 0},
      "codes": {"H": "club", "absent": "nothing", "+": "bye"}, "paid_absences": 5, "rematch": "never",
      "byes": "level", "colours": "limited", "equal_colours": "higher-is-white")");
  ASSERT_TRUE(parsed.value);
  EXPECT_TRUE(parsed.diagnostics.empty());
  const Settings& settings = *parsed.value;
  EXPECT_EQ(settings.maximum, Fraction(70));
  EXPECT_EQ(settings.step, Fraction(3, 2));
  EXPECT_EQ(settings.own_value, OwnValue::kOriginal);
  EXPECT_EQ(settings.recomputation, Recomputation::kOnce);
  EXPECT_EQ(settings.Worth(Kind::kAbsence), Fraction(1, 4));
  EXPECT_EQ(settings.Worth(Kind::kExcused), Fraction(1, 2));
  EXPECT_EQ(settings.Worth(Kind::kClubDuty), Fraction(2, 3));
  EXPECT_EQ(settings.Worth(Kind::kLateEntry), Fraction(0));
  EXPECT_EQ(settings.Worth(Kind::kDraw), Fraction(1, 2));
  EXPECT_EQ(settings.KindOf(ResultCode::kHalfBye), Kind::kClubDuty);
  EXPECT_EQ(settings.KindOf(ResultCode::kAbsent), Kind::kNothing);
  EXPECT_EQ(settings.KindOf(ResultCode::kForfeitWin), Kind::kBye);
  EXPECT_EQ(settings.paid_absences, 5);
  EXPECT_FALSE(settings.rematch_after);
  EXPECT_EQ(settings.byes, ByeLimit::kLevel);
  EXPECT_EQ(settings.colours, ColourRule::kLimited);
  EXPECT_EQ(settings.equal_colours, EqualColours::kHigherIsWhite);
}

TEST(KeizerSettingsFile, EverythingWrongIsToldAtOnce) {
  const auto parsed = Read(R"("maximum": -3, "step": 0, "own_value": "mine", "worth": {"absence": "1/0"},
      "codes": {"H": "holiday", "Q": "bye", "Z": "win"}, "paid_absences": 1.5, "rematch": "sometimes", "byes": 2)");
  EXPECT_FALSE(parsed.value);
  EXPECT_EQ(CodesOf(parsed), std::vector<std::string>(10, "keizer-settings"));
  EXPECT_EQ(parsed.diagnostics.front().span->line, 1);
}

TEST(KeizerSettingsFile, AnotherFileIsRefused) {
  EXPECT_EQ(CodesOf(ReadSettings(R"({"format": "ronda-prizes", "version": 1})", "p.json")),
            (std::vector<std::string>{"keizer-format"}));
  EXPECT_EQ(CodesOf(ReadSettings(R"({"format": "ronda-keizer", "version": 2})", "p.json")),
            (std::vector<std::string>{"keizer-format"}));
  EXPECT_EQ(CodesOf(ReadSettings("", "p.json")), (std::vector<std::string>{"file-empty"}));
  EXPECT_FALSE(ReadSettings("[]", "p.json").value);
  EXPECT_FALSE(ReadSettings("{", "p.json").value);
}

TEST(KeizerSettingsFile, AMisspeltKeyIsAWarning) {
  const auto parsed = Read(R"("rematches": 3)");
  ASSERT_TRUE(parsed.value);
  ASSERT_EQ(parsed.diagnostics.size(), 1U);
  EXPECT_EQ(parsed.diagnostics.front().severity, Severity::kWarning);
}

}  // namespace
}  // namespace ronda::keizer
