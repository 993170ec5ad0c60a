#include "ronda/site/share_texts.h"

#include <gtest/gtest.h>

#include "ronda/command/opening.h"

namespace ronda::site {
namespace {

desk::Version VersionOf(const EventInfo& info) {
  TournamentData data;
  data.info = info;
  data.planned_rounds = 2;
  for (int i = 1; i <= 4; ++i) {
    Player player;
    player.tpn = Tpn(i);
    player.name = i == 1 ? "The \"Rook\", A\\B" : "Player " + std::to_string(i);
    player.rating = 2000 - i;
    data.players.push_back(player);
  }
  data.rounds = 1;
  data.entries.assign(4, {});
  const auto game = [&](int white, int black, ResultCode result, ResultCode other) {
    data.entries[static_cast<std::size_t>(white)] = {result, Colour::kWhite, PlayerIndex(black)};
    data.entries[static_cast<std::size_t>(black)] = {other, Colour::kBlack, PlayerIndex(white)};
  };
  game(0, 2, ResultCode::kWin, ResultCode::kLoss);
  game(3, 1, ResultCode::kPending, ResultCode::kPending);
  command::Opening opening;
  opening.tournament = std::move(data);
  command::Context context;
  context.at = "2026-03-14T10:00:00.000Z";
  return {command::Open(std::move(opening), context)->after, {}};
}

constexpr std::string_view kAddress = "https://open.example/t/open";

TEST(Calendar, HasADayForEveryRound) {
  EventInfo info;
  info.name = "Open, Spring";
  info.round_dates = {"26/03/14", "26/03/31"};
  const desk::Version version = VersionOf(info);
  const std::string text = CalendarOf({version, std::string(kAddress), "open"}, Words(words::Language::kEnglish));
  EXPECT_NE(text.find("DTSTART;VALUE=DATE:20260314\r\nDTEND;VALUE=DATE:20260315\r\n"), std::string::npos) << text;
  EXPECT_NE(text.find("DTSTART;VALUE=DATE:20260331\r\nDTEND;VALUE=DATE:20260401\r\n"), std::string::npos) << text;
  EXPECT_NE(text.find("SUMMARY:Open\\, Spring: Round 2\r\n"), std::string::npos) << text;
}

// RFC 5545, 3.1: no line is longer than 75 bytes, and none is cut within a character.
TEST(Calendar, FoldsLongLines) {
  EventInfo info;
  for (int i = 0; i < 60; ++i) info.name += "é";
  info.start_date = "2026/12/31";
  const desk::Version version = VersionOf(info);
  std::string text = CalendarOf({version, std::string(kAddress), "open"}, Words(words::Language::kEnglish));
  EXPECT_NE(text.find("DTEND;VALUE=DATE:20270101"), std::string::npos) << text;
  while (!text.empty()) {
    const std::size_t end = text.find("\r\n");
    ASSERT_NE(end, std::string::npos);
    EXPECT_LE(end, 75U);
    EXPECT_NE(static_cast<unsigned char>(text[0]) & 0xC0U, 0x80U);
    text.erase(0, end + 2);
  }
}

TEST(Pgn, HasTheHeadsOfEveryGame) {
  EventInfo info;
  info.name = "Open";
  info.start_date = "2026/03/14";
  const desk::Version version = VersionOf(info);
  const std::string text = PgnOf({version, std::string(kAddress), "open"}, Round(1));
  EXPECT_NE(text.find("[Event \"Open\"]\n[Site \"?\"]\n[Date \"2026.03.14\"]\n[Round \"1.1\"]\n"
                      "[White \"The \\\"Rook\\\", A\\\\B\"]\n[Black \"Player 3\"]\n[Result \"1-0\"]\n"
                      "[WhiteElo \"1999\"]\n[BlackElo \"1997\"]\n\n1-0\n\n"),
            std::string::npos)
      << text;
  EXPECT_NE(text.find("[Result \"*\"]\n[WhiteElo \"1996\"]"), std::string::npos) << text;
}

TEST(Feed, HasEveryRound) {
  EventInfo info;
  info.name = "Open";
  const desk::Version version = VersionOf(info);
  const std::string text = FeedOf({version, std::string(kAddress), "open"}, Words(words::Language::kEnglish));
  EXPECT_NE(text.find("\"url\": \"https://open.example/t/open/round/1\""), std::string::npos) << text;
  EXPECT_NE(text.find("Table 1: The \\\"Rook\\\", A\\\\B – Player 3 1-0"), std::string::npos) << text;
  EXPECT_NE(text.find("\"date_published\": \"2026-03-14T10:00:00.000Z\""), std::string::npos) << text;
}

}  // namespace
}  // namespace ronda::site
