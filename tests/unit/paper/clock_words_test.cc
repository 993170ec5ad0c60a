// A time control in words: in English as the announcement has it, and in every language something for every mode.
#include "ronda/paper/clock_words.h"

#include <gtest/gtest.h>

#include <array>
#include <string>
#include <string_view>

namespace ronda::paper {
namespace {

using words::Language;
using words::Words;

constexpr std::array<std::string_view, 18> kControls{
    "5m",           "90m+30s",      "40/2h:1h", "25m+10s bronstein",  "2h:1h",   "40/2h:20/1h*",
    "1h:+30s fide", "1m hourglass", "10s gong", "30m byo-yomi 5x30s", "5m | 4m", "40/90m+30s:20/30m+30s*2",
    "1h1m1s",       "1/1m:1h",      "3h",       "30m byo-yomi 1x1m",  "61s",     "2h30m+1s"};

TEST(ClockWords, InEnglishAreThoseOfTheAnnouncement) {
  for (const std::string_view text : kControls) {
    const auto control = announce::ParseTimeControl(text);
    ASSERT_TRUE(control) << text;
    EXPECT_EQ(ClockInWords(Words(Language::kEnglish), *control), announce::InWords(*control)) << text;
    EXPECT_EQ(ClockModeName(Words(Language::kEnglish), control->white),
              announce::BookModeName(announce::BookMode(control->white)))
        << text;
  }
}

TEST(ClockWords, AreThoseOfTheReader) {
  const auto fischer = announce::ParseTimeControl("90m+30s");
  EXPECT_EQ(ClockInWords(Words(Language::kSpanish), *fischer),
            "90 minutos para toda la partida, con 30 segundos más por cada jugada");
  EXPECT_EQ(ClockInWords(Words(Language::kCzech), *fischer), "90 min na celou partii, za každý tah přibude 30 s");
  const auto classical = announce::ParseTimeControl("40/2h:1h");
  EXPECT_EQ(ClockInWords(Words(Language::kSpanish), *classical),
            "40 jugadas en 2 horas, después 1 hora para el resto de la partida");
  EXPECT_EQ(ClockInWords(Words(Language::kCzech), *classical), "40 tahů za 2 h, potom 1 h na zbytek partie");
}

}  // namespace
}  // namespace ronda::paper
