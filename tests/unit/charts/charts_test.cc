// Charts are looked at by people; what can be checked is that they are well-formed, hold what they should, and stay on
// their page.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <regex>

#include "ronda/charts/bracket_chart.h"
#include "ronda/charts/round_text.h"
#include "ronda/charts/tournament_charts.h"
#include "ronda/formats/files.h"

namespace ronda::charts {
namespace {

std::size_t Count(const std::string& text, const std::string& word) {
  std::size_t count = 0;
  for (auto at = text.find(word); at != std::string::npos; at = text.find(word, at + 1)) ++count;
  return count;
}

// Every coordinate lies on the page.
void ExpectOnPage(const Chart& chart) {
  for (const Drawing& page : chart.pages) {
    EXPECT_EQ(page.width(), chart.sheet.width());
    const std::regex number(R"re((x|x1|x2|y|y1|y2)="(-?[0-9.]+)")re");
    const std::string body = BodyOf(page).str();
    for (auto m = std::sregex_iterator(body.begin(), body.end(), number); m != std::sregex_iterator(); ++m) {
      const bool is_x = (*m)[1].str()[0] == 'x';
      const double value = std::stod((*m)[2]);
      EXPECT_GE(value, 0.0);
      EXPECT_LE(value * 10, is_x ? page.width() : page.height());
    }
  }
}

Tournament ClubOpen() { return *LoadTournament("examples/club-open.trf").value; }

TEST(Charts, WallChartHoldsEverybody) {
  for (const auto paper : {Paper::kA4, Paper::kLetter}) {
    const auto chart = DrawWallChart(ClubOpen(), paper);
    ExpectOnPage(chart);
    const std::string svg = ToSvg(chart);
    const auto tournament = ClubOpen();
    for (const Player& player : tournament.players())
      EXPECT_NE(svg.find(player.name), std::string::npos) << player.name;
    EXPECT_EQ(Count(svg, "<svg"), Count(svg, "</svg>"));
  }
}

TEST(Charts, EightCardsAPage) {
  for (const auto kind : {CardKind::kFull, CardKind::kShort}) {
    const auto chart = DrawCards(ClubOpen(), kind, Paper::kA4);
    EXPECT_EQ(chart.pages.size(), 2U);  // 15 players
    ExpectOnPage(chart);
    EXPECT_EQ(Count(ToPrintableHtml(chart), "class=\"page\""), 2U);
  }
}

knockout::Progress MakeProgress(int players, int losses) {
  knockout::BracketOptions options;
  options.players = players;
  options.losses = losses;
  return knockout::Progress(*knockout::MakeBracket(options), 1);
}

TEST(Charts, BracketsUpTo128HoldEverybodyOnTheirPages) {
  for (const int players : {2, 3, 8, 16, 25, 32, 33, 64, 100, 128}) {
    for (const int losses : {1, 2, 3}) {
      const auto progress = MakeProgress(players, losses);
      const auto chart = DrawBracket(
          {"Cup", progress, [](knockout::SeedIndex seed) { return fmt::format("[{}]", seed.value()); }, Paper::kA4});
      ExpectOnPage(chart);
      const std::string svg = ToSvg(chart);
      for (int seed = 0; seed < players; ++seed)
        EXPECT_NE(svg.find(fmt::format("[{}]", seed)), std::string::npos) << players;
    }
  }
}

TEST(Charts, CrosstablesFitThePage) {
  for (int players = 1; players <= kMostInCrosstable; ++players) {
    TournamentData data;
    for (int i = 1; i <= players; ++i) {
      Player player;
      player.tpn = Tpn(i);
      player.name = "A name that is much longer than there is room for on any page of paper";
      data.players.push_back(std::move(player));
    }
    ExpectOnPage(DrawCrosstable(*Tournament::Make(std::move(data)), Paper::kA4));
  }
}

TEST(Charts, NamesAreEscapedAndShortened) {
  Drawing drawing(100, 100);
  drawing.FittedText({0, 50}, "<script>alert(\"&\")</script>", 5000);
  EXPECT_EQ(BodyOf(drawing).str().find("<script>"), std::string::npos);
  Drawing narrow(100, 100);
  narrow.FittedText({0, 50}, "Wolfeschlegelsteinhausen, Hubert", 200);
  EXPECT_NE(BodyOf(narrow).str().find("\xE2\x80\xA6"), std::string::npos);
  EXPECT_EQ(BodyOf(narrow).str().find("Hubert"), std::string::npos);
}

TEST(Charts, Words) {
  EXPECT_EQ(Initials("Bert, Anna"), "AB");
  EXPECT_EQ(Initials("Anna Bert"), "AB");
  EXPECT_EQ(Initials("Ångström"), "Å");
  EXPECT_EQ(Initials(""), "");
  EXPECT_EQ(PointsText(Points::Tenths(35)), "3\xC2\xBD");
  EXPECT_EQ(PointsText(Points::Tenths(5)), "\xC2\xBD");
  EXPECT_EQ(PointsText(Points::Tenths(0)), "0");
  EXPECT_EQ(PointsText(Points::Tenths(3)), "0.3");
}

}  // namespace
}  // namespace ronda::charts
