#include "ronda/words/words.h"

#include <gtest/gtest.h>

namespace ronda::words {
namespace {

TEST(Words, AreThoseOfTheReader) {
  EXPECT_EQ(Words(Language::kEnglish)("Round {}", 3), "Round 3");
  EXPECT_EQ(Words(Language::kSpanish)("Round {}", 3), "Ronda 3");
  EXPECT_EQ(Words(Language::kCzech)("Round {}", 3), "3. kolo");
}

TEST(Words, ANameFromRightToLeftTurnsNothingRound) {
  EXPECT_EQ(Words(Language::kEnglish)("Round {}", "\u05d0"), "Round \u2068\u05d0\u2069");
  EXPECT_EQ(Words(Language::kEnglish)("Round {}", "\u202e3"), "Round 3");
}

TEST(Words, ThatNobodyTranslatedAreEnglish) {
  EXPECT_EQ(Words(Language::kSpanish)("never said anywhere"), "never said anywhere");
}

TEST(PreferredLanguage, IsTheFirstThereIs) {
  EXPECT_EQ(PreferredLanguage("cs-CZ,cs;q=0.9,en;q=0.8"), Language::kCzech);
  EXPECT_EQ(PreferredLanguage("de, es;q=0.5"), Language::kSpanish);
  EXPECT_EQ(PreferredLanguage(""), Language::kEnglish);
  EXPECT_EQ(PreferredLanguage(",,;q=,"), Language::kEnglish);
}

}  // namespace
}  // namespace ronda::words
