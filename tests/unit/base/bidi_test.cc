#include "ronda/base/bidi.h"

#include <gtest/gtest.h>

#include "ronda/base/html.h"

namespace ronda {
namespace {

TEST(Directions, NoNameTurnsTheRestOfTheLine) {
  EXPECT_EQ(WithoutDirections("1 \u202eevil\u2067, Ann\u202c 2"), "1 evil, Ann 2");
  EXPECT_EQ(WithoutDirections("½ – Žižka"), "½ – Žižka");
  EXPECT_EQ(Text("\u202e<b>").str(), "&lt;b&gt;");
}

TEST(Directions, ANameFromRightToLeftIsIsolatedInASentence) {
  EXPECT_EQ(WithIsolatedNames("4 \u05db\u05d4\u05df, \u05d3\u05df; 5 Ann"),
            "4 \u2068\u05db\u05d4\u05df, \u05d3\u05df\u2069; 5 Ann");
  // Two of them with a number between are two.
  EXPECT_EQ(WithIsolatedNames("\u05d0 1 \u05d1"), "\u2068\u05d0\u2069 1 \u2068\u05d1\u2069");
  // Alone it needs nothing.
  EXPECT_EQ(WithIsolatedNames("\u05d0 \u05d1"), "\u05d0 \u05d1");
  EXPECT_EQ(WithIsolatedNames("Žižka 1"), "Žižka 1");
}

TEST(Directions, TwiceIsOnce) {
  const std::string once = WithIsolatedNames("4 \u202e\u05d0; 5 \u05d1");
  EXPECT_EQ(WithIsolatedNames(once), once);
  EXPECT_EQ(Text(once).str(), once);
}

}  // namespace
}  // namespace ronda
