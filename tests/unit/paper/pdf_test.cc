#include "ronda/paper/pdf.h"

#include <gtest/gtest.h>

#include "ronda/paper/picture.h"

namespace ronda::paper {
namespace {

Document ListOf(int rows) {
  sheets::Table table{{sheets::Number("No."), sheets::Words("Name")}};
  for (int i = 1; i <= rows; ++i) table.rows.push_back({i, "Somebody"});
  Document document;
  document.event = "Open";
  document.title = "Players";
  document.day = "2026-03-14";
  sheets::Sheet sheet;
  sheet.Add(std::move(table));
  document.parts.emplace_back(std::move(sheet));
  return document;
}

TEST(Pdf, TakesAsManyPagesAsThereAreRows) {
  EXPECT_EQ(ToPdf(ListOf(10), {})->pages, 1);
  EXPECT_EQ(ToPdf(ListOf(0), {})->pages, 1);
  const int many = ToPdf(ListOf(200), {})->pages;
  EXPECT_GT(many, 3);
  EXPECT_GE(ToPdf(ListOf(200), {charts::Paper::kLetter})->pages, many);
}

TEST(Pdf, IsTheSameEveryTime) {
  const auto one = ToPdf(ListOf(30), {});
  EXPECT_TRUE(one->bytes.starts_with("%PDF-"));
  EXPECT_EQ(one->bytes, ToPdf(ListOf(30), {})->bytes);
}

// A row that is higher than a page ends the list no worse than others: it is drawn, and the next one is on a new page.
TEST(Pdf, LivesWithARowHigherThanAPage) {
  Document document = ListOf(1);
  sheets::Table table{{sheets::Words("Text")}};
  std::string text;
  for (int i = 0; i < 4000; ++i) text += "word ";
  table.rows = {{text}, {"end"}};
  sheets::Sheet sheet;
  sheet.Add(std::move(table));
  document.parts = {std::move(sheet)};
  EXPECT_GT(ToPdf(document, {})->pages, 1);
}

// U+10FFFD belongs to nobody.
TEST(Pdf, SaysWhichLettersNoFontHas) {
  Document document = ListOf(1);
  EXPECT_FALSE(MissingLetters(*ToPdf(document, {})));
  document.event = "Open \U0010FFFD";
  const auto missing = MissingLetters(*ToPdf(document, {}));
  ASSERT_TRUE(missing);
  EXPECT_EQ(missing->code, "print-letters");
}

TEST(Picture, IsAPng) {
  const auto png = ToPng({"Open", "Somewhere", {{"1. Somebody", "3.5"}}, "https://open.example/t/open"});
  ASSERT_TRUE(png);
  EXPECT_EQ(png->substr(1, 3), "PNG");
}

}  // namespace
}  // namespace ronda::paper
