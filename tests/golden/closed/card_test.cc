// The filled card of player 38 (Appendix D) from the tournament of Appendix A, as far as the two agree: rounds 1 to 5.
#include <gtest/gtest.h>

#include <algorithm>
#include <variant>

#include "golden/closed/printed.h"
#include "ronda/charts/tournament_charts.h"
#include "ronda/formats/files.h"

namespace ronda::charts {
namespace {

std::vector<std::string> TextsOf(const Drawing& page) {
  std::vector<std::string> texts;
  for (const Drawn& drawn : page.elements()) {
    if (const auto* text = std::get_if<DrawnText>(&drawn)) texts.push_back(text->text);
  }
  return texts;
}

// Elementos §D.
TEST(PrintedTables, CardOfPlayer38) {
  const auto tournament = LoadTournament("tests/golden/appendix_a/appendix_a_before_round_6.trf");
  ASSERT_TRUE(tournament.value);
  const auto chart = DrawCards(*tournament.value, CardKind::kShort, Paper::kA4);
  ASSERT_EQ(chart.pages.size(), 5U);  // 40 players
  const auto texts = TextsOf(chart.pages[4]);
  // Players 33 to 40 are on the last page; every card has one heading "Points", and its lines come after it.
  auto card = texts.begin();
  for (int number = 33; number <= 38; ++number) card = std::find(card, texts.end(), "Points") + 1;
  std::vector<std::string> expected;
  const nlohmann::json lines = schedule::Printed("appendix_d")["card"];
  for (int round = 1; round <= 5; ++round) {
    const auto& line = lines[static_cast<std::size_t>(round - 1)];
    expected.push_back(std::to_string(round));
    expected.push_back(std::to_string(line["opponent"].get<int>()));
    if (line["float"] == "down") expected.push_back("\xE2\x86\x93");
    if (line["float"] == "up") expected.push_back("\xE2\x86\x91");
    const std::string result = line["result"];
    expected.push_back(result == "=" ? "\xC2\xBD" : result);
    const double points = line["cumulative"];
    const std::string half = points * 2 == static_cast<int>(points) * 2 ? "" : "\xC2\xBD";
    expected.push_back(points == 0.5 ? half : std::to_string(static_cast<int>(points)) + half);
  }
  ASSERT_GE(texts.end() - card, std::ssize(expected));
  EXPECT_EQ(std::vector<std::string>(card, card + std::ssize(expected)), expected);
}

}  // namespace
}  // namespace ronda::charts
