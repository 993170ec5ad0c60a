#include "ronda/announce/time_control.h"

#include <gtest/gtest.h>

#include <fstream>
#include <nlohmann/json.hpp>

namespace ronda::announce {
namespace {

TimeControl Read(std::string_view text) {
  const auto control = ParseTimeControl(text);
  EXPECT_TRUE(control) << text << ": " << (control ? "" : control.error().message);
  return control.value_or(TimeControl{});
}

struct Example {
  const char* text;
  int mode;
  const char* words;
};

constexpr Example kModes[] = {
    {"5m", 1, "5 minutes for the whole game"},
    {"40/2h:1h", 2, "40 moves in 2 hours, then 1 hour for the rest of the game"},
    {"40/2h:20/1h:30m", 3, "40 moves in 2 hours, then 20 moves in 1 hour, then 30 minutes for the rest of the game"},
    {"40/2h:20/1h*", 4, "40 moves in 2 hours, then 20 moves in 1 hour, again and again"},
    {"1h:+30s fide", 5, "1 hour; once one player's time is used up, both get 30 seconds for every move"},
    {"2h:1h:+30s fide", 6,
     "2 hours, then 1 hour; once one player's time is used up, both get 30 seconds for every move"},
    {"90m+30s", 7, "90 minutes for the whole game with 30 seconds added for every move"},
    {"40/90m+30s:30m+30s", 8,
     "40 moves in 90 minutes with 30 seconds added for every move, then 30 minutes for the rest of the game with 30 "
     "seconds added for every move"},
    {"25m+10s bronstein", 9, "25 minutes for the whole game with up to 10 seconds given back after every move"},
    {"1m hourglass", 10, "hourglass: 1 minute each, and what one uses the other gains"},
    {"10s gong", 11, "gong: every turn takes 10 seconds"},
    {"30m byo-yomi 5x30s", 12,
     "30 minutes, then byo-yomi: 5 periods of 30 seconds, each whole again after a move made in time"},
};

TEST(Book1_2_1, TheTwelveModes) {
  const auto book = nlohmann::json::parse(std::ifstream("tests/data/book/time_controls.json"));
  ASSERT_EQ(book["modes"].size(), std::size(kModes));
  for (const Example& example : kModes) {
    const TimeControl control = Read(example.text);
    EXPECT_EQ(BookMode(control.white), example.mode) << example.text;
    EXPECT_EQ(ToString(control), example.text);
    EXPECT_EQ(InWords(control), example.words);
    EXPECT_FALSE(BookModeName(example.mode).empty());
  }
}

TEST(TimeControl, IsReadAsPlayersWriteIt) {
  EXPECT_EQ(Read("90+30"), Read("90m+30s"));
  EXPECT_EQ(Read("1h30m + 30s"), Read("90m+30s"));
  EXPECT_EQ(Read("40/90 : 30+30"), Read("40/90m:30m+30s"));
  EXPECT_EQ(Read("90m+30s Fischer"), Read("90m+30s"));
  EXPECT_EQ(Read("30M BYOYOMI 30s"), Read("30m byo-yomi 1x30s"));
  EXPECT_EQ(Read("2h:1h*2").white.periods[1].times, 2);
}

TEST(TimeControl, TheShortFormReadsBack) {
  for (const char* text : {"5m", "90m+30s", "1h30m5s", "40/2h:20/1h*2:15m+30s", "5m | 4m", "3m+2s | 3m+2s bronstein",
                           "24h", "45s", "2h:1h*", "30m byo-yomi 1x1m"}) {
    EXPECT_EQ(Read(ToString(Read(text))), Read(text)) << text;
  }
}

TEST(TimeControl, RefusesWithAReason) {
  for (const char* text : {"",
                           "soon",
                           "90x30",
                           "/90m",
                           "0/90m",
                           "40/",
                           "90m+",
                           "m",
                           "1m1h",
                           "0m",
                           "5m fide",
                           "+30s fide",
                           "5m bronstein",
                           "40/5m hourglass",
                           "5m+3s gong",
                           "5m byo-yomi",
                           "5m byo-yomi 0x3s",
                           "1h*:2h",
                           "5m | 4m | 3m",
                           "99999999m",
                           "5m*0",
                           "5m gong please",
                           "0s*",
                           "-5m"}) {
    const auto control = ParseTimeControl(text);
    ASSERT_FALSE(control) << text;
    EXPECT_EQ(control.error().code, "time-control") << text;
    EXPECT_FALSE(control.error().hint.empty()) << text;
  }
}

TEST(Trf222, BothWays) {
  const std::pair<const char*, const char*> examples[] = {{"90m+30s", "5400+30"},
                                                          {"40/100m+30s:15m+30s", "40/6000+30:900+30"},
                                                          {"5m | 4m", "W300-B240"},
                                                          {"2h:20/1h:30m", "7200:20/3600:1800"}};
  for (const auto& [text, trf] : examples) {
    EXPECT_EQ(ToTrf(Read(text)).value_or(""), trf);
    const auto back = FromTrf(trf);
    ASSERT_TRUE(back) << trf;
    EXPECT_EQ(*back, Read(text));
  }
  EXPECT_EQ(ToTrf(Read("40/2h:20/1h*2")).value_or(""), "40/7200:20/3600:20/3600");
}

TEST(Trf222, SaysWhatItCannotHold) {
  for (const char* text :
       {"25m+10s bronstein", "1h:+30s fide", "1m hourglass", "10s gong", "30m byo-yomi 5x30s", "2h:1h*"}) {
    const auto trf = ToTrf(Read(text));
    ASSERT_FALSE(trf) << text;
    EXPECT_EQ(trf.error().code, "time-control-trf");
  }
  for (const char* trf : {"", "90m", "x", "40/", "/300", "300+", "300::300", "W300", "0", "5400+30+30", "0/300"}) {
    EXPECT_FALSE(FromTrf(trf)) << trf;
  }
}

// As records 122 of real files have it.
TEST(TimeControl, IsReadAsPeopleWriteIt) {
  for (const char* text :
       {"90 min + 30 s", "90 minutes + 30 seconds per move", "90'+30''", "90' + 30\"", "1h30 + 30s",
        "90 min. + 30 sec./move", "90 minutes and 30 seconds a move", "1 hour 30 minutes plus 30 seconds",
        "90 minutos + 30 segundos por jugada", "90 min + 30 s na tah", "90\u2032 + 30\u2033"}) {
    const auto control = ParseTimeControl(text);
    ASSERT_TRUE(control) << text;
    EXPECT_EQ(ToString(*control), "90m+30s") << text;
  }
  EXPECT_EQ(ToString(Read("40/90 min + 30 s")), "40/90m+30s");
  EXPECT_EQ(ToString(Read("3 min + 2 sec")), "3m+2s");
  for (const char* text : {"90 min 30 s", "90 minutes and 30 seconds", "slow", "90 min for 40 moves", "90 bananas"}) {
    EXPECT_FALSE(ParseTimeControl(text)) << text;
  }
}

TEST(TimeControl, TimeOfSixtyMoves) {
  EXPECT_EQ(TimeFor(Read("90m+30s").white, 60), 7200);
  EXPECT_EQ(TimeFor(Read("40/90m+30s:30m+30s").white, 60), 5400 + 1800 + 60 * 30);
  EXPECT_EQ(TimeFor(Read("40/2h:20/1h*").white, 60), 3 * 3600);
  EXPECT_EQ(TimeFor(Read("2h:1h").white, 60), 3 * 3600);
  EXPECT_EQ(TimeFor(Read("1m hourglass").white, 60), std::nullopt);
}

}  // namespace
}  // namespace ronda::announce
