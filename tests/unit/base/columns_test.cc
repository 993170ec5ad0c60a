#include "ronda/base/columns.h"

#include <gtest/gtest.h>

namespace ronda {
namespace {

TEST(Columns, CountCharactersFromOne) {
  const Columns columns("Núñez 2000");
  EXPECT_EQ(columns.size(), 10);
  EXPECT_EQ(columns.At(1, 5), "Núñez");
  EXPECT_EQ(columns.At(7, 4), "2000");
  EXPECT_EQ(columns.From(7), "2000");
  EXPECT_EQ(columns.CharAt(1), 'N');
  EXPECT_EQ(columns.CharAt(2), '\x7f');
  EXPECT_EQ(columns.ColumnOf(0), 1);
  EXPECT_EQ(columns.ColumnOf(3), 3);  // the ñ begins at byte 3
}

TEST(Columns, AreEmptyBeyondTheEnd) {
  for (const char* text : {"abc", "äbc"}) {
    const Columns columns(text);
    EXPECT_EQ(columns.At(3, 5), "c");
    EXPECT_EQ(columns.At(4, 5), "");
    EXPECT_EQ(columns.At(90, 5), "");
    EXPECT_EQ(columns.From(4), "");
    EXPECT_EQ(columns.CharAt(4), ' ');
  }
}

TEST(Columns, Trim) {
  EXPECT_EQ(Trim(" \t a b \t"), "a b");
  EXPECT_EQ(Trim("  "), "");
  EXPECT_TRUE(IsBlank(" \t"));
  EXPECT_FALSE(IsBlank(" x"));
}

TEST(Columns, ParseCount) {
  EXPECT_EQ(ParseCount("0012"), 12);
  EXPECT_EQ(ParseCount("999999999"), 999'999'999);
  for (const char* text : {"", "1.0", "-1", "+1", " 1", "1 ", "1234567890", "x"}) {
    EXPECT_EQ(ParseCount(text), std::nullopt) << text;
  }
}

TEST(Columns, Words) {
  const auto words = Words("  a\tbc  d ");
  ASSERT_EQ(words.size(), 3U);
  EXPECT_EQ(words[1].text, "bc");
  EXPECT_EQ(words[1].offset, 4U);
  EXPECT_TRUE(Words(" \t ").empty());
}

}  // namespace
}  // namespace ronda
