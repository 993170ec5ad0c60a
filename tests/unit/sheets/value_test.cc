#include "ronda/sheets/value.h"

#include <gtest/gtest.h>

namespace ronda::sheets {
namespace {

TEST(Value, RecordsAndListsNest) {
  const Record record = Record().Add("a", 1).Add("b", "x").Add("c", List().Add(-2).Add(true)).Add("d", false);
  EXPECT_EQ(ToJson(record),
            "{\n  \"a\": 1,\n  \"b\": \"x\",\n  \"c\": [\n    -2,\n    true\n  ],\n  \"d\": false\n}\n");
}

TEST(Value, PointsAndDecimalsAreNumbers) {
  EXPECT_EQ(ToJson(Points::Tenths(15)), "1.5\n");
  EXPECT_EQ(ToJson(Value::Decimal("12.50")), "12.50\n");
}

TEST(Value, EmptyOnesStayOnTheirLine) {
  EXPECT_EQ(ToJson(Record().Add("a", List())), "{\n  \"a\": []\n}\n");
  EXPECT_EQ(ToJson(Record()), "{}\n");
}

TEST(Value, MembersWithoutAValueAreLeftOut) {
  EXPECT_EQ(ToJson(Record().Add("a", std::optional<int>()).AddText("b", "").Add("c", Value())), "{}\n");
  EXPECT_EQ(ToJson(Record().Add("a", Value::Null())), "{\n  \"a\": null\n}\n");
}

TEST(Value, AListKeepsWhatHasNoValue) { EXPECT_EQ(ToJson(List().Add(Value())), "[\n  null\n]\n"); }

TEST(Value, OnOneLineThereAreNoLineBreaks) {
  const List pairs = List().Add(List().Add(1).Add(4)).Add(List().Add(2).Add(Value()));
  EXPECT_EQ(ToJson(List().Add(Value::OnOneLine(pairs)).Add(Value::OnOneLine(Record().Add("a", "b").Add("c", List())))),
            "[\n  [[1, 4], [2, null]],\n  {\"a\": \"b\", \"c\": []}\n]\n");
}

TEST(Value, AListOfWhateverThereIs) {
  EXPECT_EQ(ToJson(Value::OnOneLine(ListOf(std::vector{1, 2}))), "[1, 2]\n");
  EXPECT_EQ(ToJson(Value::OnOneLine(ListOf(std::vector{1, 2}, [](int i) { return Value(2 * i); }))), "[2, 4]\n");
}

TEST(Value, EscapesWhatJsonWantsEscaped) {
  EXPECT_EQ(ToJson("\"\\\n\t\r\x1b\x7f/é€𝄞"), "\"\\\"\\\\\\n\\t\\u000d\\u001b\\u007f/é€𝄞\"\n");
}

TEST(Value, BytesThatAreNotUtf8AreReplaced) {
  EXPECT_EQ(ToJson("a\xFF\xC3z\xED\xA0\x80"), "\"a\xEF\xBF\xBD\xEF\xBF\xBDz\xEF\xBF\xBD\xEF\xBF\xBD\xEF\xBF\xBD\"\n");
}

TEST(Value, AReplacementCharacterOfTheTextStays) { EXPECT_EQ(ToJson("\xEF\xBF\xBD!"), "\"\xEF\xBF\xBD!\"\n"); }

}  // namespace
}  // namespace ronda::sheets
