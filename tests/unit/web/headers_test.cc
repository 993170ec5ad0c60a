#include "ronda/web/http/headers.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace ronda::web {
namespace {

using testing::ElementsAre;

TEST(WebHeaders, NamesAreAlikeInBothCases) {
  const Headers headers{{"Content-Type", "text/html"}};
  EXPECT_EQ(headers.Find("content-TYPE"), "text/html");
  EXPECT_EQ(headers.Find("Content-Typ"), std::nullopt);
}

TEST(WebHeaders, SetReplacesAndAddDoesNot) {
  Headers headers{{"A", "1"}, {"a", "2"}, {"B", "3"}};
  EXPECT_EQ(headers.Joined("A"), "1, 2");
  EXPECT_EQ(headers.Count("A"), 2U);
  headers.Set("A", "4");
  EXPECT_EQ(headers.Joined("a"), "4");
  headers.Add("A", "5");
  EXPECT_EQ(headers.Joined("a"), "4, 5");
  EXPECT_EQ(headers.Joined("C"), "");
}

TEST(WebHeaders, FieldsThatWouldBeginAnother) {
  EXPECT_TRUE(IsFieldName("X-Value"));
  for (const char* name : {"", "A B", "A:", "A\r\nB", "Ä"}) EXPECT_FALSE(IsFieldName(name)) << name;
  EXPECT_TRUE(IsFieldValue("a b\tc \xc3\xa9"));
  EXPECT_TRUE(IsFieldValue(""));
  for (const char* value : {"a\r\nSet-Cookie: x", "a\n", "\x7f", "\x01"}) EXPECT_FALSE(IsFieldValue(value)) << value;
  EXPECT_FALSE(IsFieldValue(std::string_view("a\0b", 3)));
}

TEST(WebHeaders, Lists) {
  EXPECT_THAT(ListElements(" a , ,b c,\td"), ElementsAre("a", "b c", "d"));
  EXPECT_THAT(ListElements(","), ElementsAre());
  EXPECT_EQ(Trimmed(" \t "), "");
}

}  // namespace
}  // namespace ronda::web
