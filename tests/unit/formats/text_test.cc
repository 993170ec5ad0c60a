#include "ronda/formats/text.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace ronda::text {
namespace {

using ::testing::ElementsAre;

std::vector<SourceSpan> Spans(std::string_view text, const std::vector<Range>& ranges) {
  std::vector<Problem> problems;
  for (const Range& range : ranges) problems.push_back({Severity::kError, "x", "m", "h", range});
  std::vector<SourceSpan> spans;
  for (const Diagnostic& diagnostic : Locate(problems, text, "f")) spans.push_back(*diagnostic.span);
  return spans;
}

TEST(Text, PlacesCountCharactersAndAnyLineEnd) {
  EXPECT_THAT(Spans("ab\ncé d\r\nx\ry", {{0, 2}, {6, 1}, {10, 1}, {12, 1}}),
              ElementsAre(SourceSpan{1, 1, 2}, SourceSpan{2, 3, 1}, SourceSpan{3, 1, 1}, SourceSpan{4, 1, 1}));
}

TEST(Text, MarksEndWithTheirLine) {
  EXPECT_THAT(Spans("ab\ncd", {{1, 4}}), ElementsAre(SourceSpan{1, 2, 1}));
  EXPECT_THAT(Spans("ab\n", {{2, 1}, {3, 1}, {99, 1}}),
              ElementsAre(SourceSpan{1, 3, 1}, SourceSpan{2, 1, 1}, SourceSpan{2, 1, 1}));
}

TEST(Text, DiagnosticsComeInTheOrderOfTheText) {
  const std::vector<Problem> problems{{Severity::kError, "late", "m", "h", Range{3, 1}},
                                      {Severity::kNote, "file", "m", "h", std::nullopt},
                                      {Severity::kError, "early", "m", "h", Range{0, 1}}};
  const auto diagnostics = Locate(problems, "ab\ncd", "f.csv");
  ASSERT_EQ(diagnostics.size(), 3U);
  EXPECT_EQ(diagnostics[0].code, "file");
  EXPECT_EQ(diagnostics[0].span, std::nullopt);
  EXPECT_EQ(diagnostics[1].code, "early");
  EXPECT_EQ(diagnostics[2].code, "late");
  EXPECT_EQ(diagnostics[2].excerpt, "cd");
  EXPECT_EQ(diagnostics[2].file, "f.csv");
}

TEST(Text, VeryLongLinesAreNotQuoted) {
  const auto diagnostics = Locate({{Severity::kError, "x", "m", "h", Range{5000, 1}}}, std::string(10'000, 'a'), "f");
  EXPECT_EQ(diagnostics[0].excerpt, "");
  EXPECT_EQ(diagnostics[0].span->column, 5001);
}

TEST(Text, InvalidUtf8IsFound) {
  EXPECT_EQ(FindInvalidUtf8("plain é 棋 🏆 \xEF\xBF\xBD"), std::nullopt);
  EXPECT_EQ(FindInvalidUtf8(std::string(100, 'a') + "\xFF"), 100U);
  EXPECT_EQ(FindInvalidUtf8("ab\xC3"), 2U);
  EXPECT_EQ(FindInvalidUtf8("\xC0\x80"), 0U);
  EXPECT_EQ(FindInvalidUtf8("\xED\xA0\x80"), 0U);
}

TEST(Text, QuotedTextIsShortAndOnOneLine) {
  EXPECT_EQ(Quoted("a\nb"), "'a b'");
  EXPECT_EQ(Quoted(std::string(59, 'x') + "éé"), "'" + std::string(59, 'x') + "...'");
  EXPECT_EQ(Quoted("\xFF"), "'\xEF\xBF\xBD'");
}

}  // namespace
}  // namespace ronda::text
