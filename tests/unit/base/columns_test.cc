#include "ronda/base/columns.h"

#include <gtest/gtest.h>

namespace ronda {
namespace {

TEST(Columns, CountFromOne) {
  const Columns line("001  12");
  EXPECT_EQ(line.size(), 7);
  EXPECT_EQ(line.At(1, 3), "001");
  EXPECT_EQ(line.At(6, 2), "12");
  EXPECT_EQ(line.From(6), "12");
  EXPECT_EQ(line.CharAt(7), '2');
}

TEST(Columns, BeyondTheEndIsEmpty) {
  const Columns line("abc");
  EXPECT_EQ(line.At(3, 5), "c");
  EXPECT_EQ(line.At(4, 5), "");
  EXPECT_EQ(line.At(400, 5), "");
  EXPECT_EQ(line.CharAt(4), ' ');
  EXPECT_EQ(Columns("").At(1, 1), "");
}

TEST(Columns, AreCharactersNotBytes) {
  const Columns line("Łódź 2400");
  EXPECT_EQ(line.size(), 9);
  EXPECT_EQ(line.At(1, 4), "Łódź");
  EXPECT_EQ(line.At(6, 4), "2400");
  EXPECT_EQ(line.CharAt(1), '\x7f');
  EXPECT_EQ(line.CharAt(3), 'd');
  EXPECT_EQ(line.ColumnOf(line.text().find("2400")), 6);
}

TEST(Columns, ColumnOfPlainText) { EXPECT_EQ(Columns("abc").ColumnOf(2), 3); }

TEST(Columns, ABrokenByteIsACharacterOfItsOwn) {
  const Columns line(
      "a\xFF"
      "b");
  EXPECT_EQ(line.size(), 3);
  EXPECT_EQ(line.At(3, 1), "b");
}

TEST(Fields, TrimAndBlank) {
  EXPECT_EQ(Trim(" \t a b \t"), "a b");
  EXPECT_EQ(Trim(" \t "), "");
  EXPECT_TRUE(IsBlank(" \t"));
  EXPECT_TRUE(IsBlank(""));
  EXPECT_FALSE(IsBlank(" x "));
}

TEST(Fields, ParseCount) {
  EXPECT_EQ(ParseCount("0"), 0);
  EXPECT_EQ(ParseCount("0012"), 12);
  EXPECT_EQ(ParseCount("999999999"), 999999999);
  for (const char* wrong : {"", "-1", "+1", "1 ", "x", "1.0", "1000000000"})
    EXPECT_EQ(ParseCount(wrong), std::nullopt) << wrong;
}

TEST(Fields, WordsWithTheirPlaces) {
  const auto words = Words("  12\t7 x");
  ASSERT_EQ(words.size(), 3U);
  EXPECT_EQ(words[0].text, "12");
  EXPECT_EQ(words[0].offset, 2U);
  EXPECT_EQ(words[2].text, "x");
  EXPECT_EQ(words[2].offset, 7U);
  EXPECT_TRUE(Words(" \t ").empty());
}

}  // namespace
}  // namespace ronda
