#include "ronda/formats/csv/records.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace ronda::csv {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;
using Texts = std::vector<std::string>;

struct Split {
  std::vector<Texts> records;
  std::vector<text::Problem> problems;
};

Split SplitText(std::string_view text, std::optional<char> separator = ',') {
  Split split;
  RecordReader reader(text, separator, split.problems);
  while (const auto record = reader.Next()) {
    Texts& texts = split.records.emplace_back();
    for (const Field& field : *record) texts.push_back(field.text);
  }
  return split;
}

TEST(CsvRecords, FieldsAndLines) {
  EXPECT_THAT(SplitText("a,b\nc,\n,d").records, ElementsAre(Texts{"a", "b"}, Texts{"c", ""}, Texts{"", "d"}));
  EXPECT_THAT(SplitText("a\rb\r\nc\n\r\n\n,,\nd\n").records,
              ElementsAre(Texts{"a"}, Texts{"b"}, Texts{"c"}, Texts{"d"}));
  EXPECT_THAT(SplitText("").records, IsEmpty());
}

TEST(CsvRecords, Quotes) {
  const Split split = SplitText("\"a,b\",\"say \"\"hi\"\"\",\"two\r\nlines\",\"\"\"\",\"\",x\n");
  EXPECT_THAT(split.records, ElementsAre(Texts{"a,b", "say \"hi\"", "two\r\nlines", "\"", "", "x"}));
  EXPECT_THAT(split.problems, IsEmpty());
}

TEST(CsvRecords, BlanksAroundFieldsDoNotCountButThoseInQuotesDo) {
  EXPECT_THAT(SplitText(" a ,\t\" b \" , c\t\n").records, ElementsAre(Texts{"a", " b ", "c"}));
  EXPECT_THAT(SplitText(" a \t\" b \" \t\tc", '\t').records, ElementsAre(Texts{"a", " b ", "", "c"}));
}

TEST(CsvRecords, AQuoteWithinAFieldIsAQuote) {
  EXPECT_THAT(SplitText("O\"Neil,Anna \"Nan\"").records, ElementsAre(Texts{"O\"Neil", "Anna \"Nan\""}));
}

TEST(CsvRecords, WithoutSeparatorALineIsAField) {
  EXPECT_THAT(SplitText("name\n\"Example\", Anna\n", std::nullopt).records,
              ElementsAre(Texts{"name"}, Texts{"\"Example\", Anna"}));
}

TEST(CsvRecords, AQuoteThatIsNotClosedCostsOnlyItsLine) {
  const Split split = SplitText("a,\"b,c\nd,e\n");
  EXPECT_THAT(split.records, ElementsAre(Texts{"a", "\"b,c"}, Texts{"d", "e"}));
  ASSERT_EQ(split.problems.size(), 1U);
  EXPECT_EQ(split.problems[0].code, "csv-quote");
  EXPECT_EQ(split.problems[0].where->offset, 2U);
  EXPECT_EQ(SplitText("\"a\"\"b").problems.size(), 1U);
}

TEST(CsvRecords, SomethingBehindTheClosingQuote) {
  const Split split = SplitText("\"a\" b,c");
  ASSERT_EQ(split.problems.size(), 1U);
  EXPECT_EQ(split.problems[0].code, "csv-quote");
  EXPECT_EQ(split.problems[0].where->offset, 4U);
  EXPECT_THAT(split.records, ElementsAre(Texts{"a", "c"}));
}

TEST(CsvRecords, AVeryWideLineIsGivenUp) {
  const Split split = SplitText(std::string(1'000'000, ',') + "\na,b");
  ASSERT_EQ(split.problems.size(), 1U);
  EXPECT_EQ(split.problems[0].code, "csv-too-wide");
  EXPECT_THAT(split.records, ElementsAre(Texts{"a", "b"}));
}

// Any text at all, spaces, quotes and line ends included, survives quoting. A record of empty fields is a blank line.
RC_GTEST_PROP(CsvRecords, WritingAndReadingIsTheIdentity, ()) {
  const auto letter = rc::gen::element('a', ',', '"', '\n', '\r', ' ', ';', '\t', '\xC3');
  auto fields = *rc::gen::nonEmpty(rc::gen::container<Texts>(rc::gen::container<std::string>(letter)));
  RC_PRE(std::ranges::any_of(fields, [](const std::string& field) { return !field.empty(); }));
  const Split split = SplitText(Line(fields) + Line(fields));
  RC_ASSERT(split.problems.empty());
  RC_ASSERT(split.records == (std::vector<Texts>{fields, fields}));
}

}  // namespace
}  // namespace ronda::csv
