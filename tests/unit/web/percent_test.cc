#include "ronda/web/http/percent.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace ronda::web {
namespace {

using testing::ElementsAre;
using testing::Pair;

TEST(WebPercent, DecodesAndEncodes) {
  EXPECT_EQ(PercentDecode("M%c3%BCller+1", Plus::kBlank), "Müller 1");
  EXPECT_EQ(PercentDecode("a+b", Plus::kPlus), "a+b");
  EXPECT_EQ(PercentEncode("Müller & 1/2~"), "M%C3%BCller%20%26%201%2F2~");
  EXPECT_EQ(PercentDecode(PercentEncode("\"<>'`{}\t"), Plus::kPlus), "\"<>'`{}\t");
}

TEST(WebPercent, RefusesWhatCannotBeMeant) {
  for (const char* text : {"%", "%4", "%zz", "%ff", "%c3", "%ed%a0%80", "%c0%ae"}) {
    EXPECT_EQ(PercentDecode(text, Plus::kBlank), std::nullopt) << text;
  }
}

TEST(WebTarget, PathSegmentsAndQuery) {
  const auto target = ParseTarget("/t/club%20open/round/3?by=name&by=board&x");
  ASSERT_TRUE(target);
  EXPECT_EQ(target->path, "/t/club open/round/3");
  EXPECT_THAT(target->segments, ElementsAre("t", "club open", "round", "3"));
  EXPECT_THAT(target->query.values(), ElementsAre(Pair("by", "name"), Pair("by", "board"), Pair("x", "")));
  EXPECT_THAT(target->query.All("by"), ElementsAre("name", "board"));
  EXPECT_EQ(target->end, Target::End::kNone);
}

TEST(WebTarget, TheRoot) {
  const auto target = ParseTarget("/?a=1");
  ASSERT_TRUE(target);
  EXPECT_EQ(target->path, "/");
  EXPECT_THAT(target->segments, ElementsAre());
  EXPECT_EQ(target->query.Number("a"), 1);
}

TEST(WebTarget, ASlashBehind) {
  const auto target = ParseTarget("/desk/open/");
  ASSERT_TRUE(target);
  EXPECT_EQ(target->path, "/desk/open");
  EXPECT_EQ(target->end, Target::End::kSlash);
}

TEST(WebTarget, RefusesPathsThatClimb) {
  for (const char* text : {"", "x", "*", "//a", "/a//b", "/..", "/a/../b", "/.", "/%2e%2e/a", "/a%2fb", "/a%5cb",
                           "/a\\b", "/a%00", "/a%0a", "http://a/", "/a?b=%", "/a?b=%00"}) {
    EXPECT_FALSE(ParseTarget(text)) << text;
  }
  EXPECT_TRUE(ParseTarget("/..."));
  EXPECT_TRUE(ParseTarget("/.well-known"));
}

TEST(WebForm, TooManyValues) {
  EXPECT_TRUE(DecodeForm("a&b&c", 3));
  EXPECT_FALSE(DecodeForm("a&b&c&d", 3));
  EXPECT_EQ(DecodeForm("&&&")->size(), 0U);
}

TEST(WebForm, Numbers) {
  const auto values = DecodeForm("a=12&b=1x&c=&d=99999999999&e=-3");
  ASSERT_TRUE(values);
  EXPECT_EQ(values->Number("a"), 12);
  EXPECT_EQ(values->Number("e"), -3);
  for (const char* name : {"b", "c", "d", "f"}) EXPECT_EQ(values->Number(name), std::nullopt) << name;
}

}  // namespace
}  // namespace ronda::web
