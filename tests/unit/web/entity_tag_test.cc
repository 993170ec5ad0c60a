#include "ronda/web/http/entity_tag.h"

#include <gtest/gtest.h>

namespace ronda::web {
namespace {

TEST(WebEntityTag, Lists) {
  const auto tags = ParseEntityTags(R"("a", W/"b,c" ,"")");
  ASSERT_TRUE(tags);
  ASSERT_EQ(tags->tags.size(), 3U);
  EXPECT_EQ(tags->tags[0], (EntityTag{"a", EntityTag::Strength::kStrong}));
  EXPECT_EQ(tags->tags[1], (EntityTag{"b,c", EntityTag::Strength::kWeak}));
  EXPECT_EQ(tags->tags[2], (EntityTag{"", EntityTag::Strength::kStrong}));
}

TEST(WebEntityTag, WhatIsNone) {
  for (const char* text : {"", "a", "\"a", "\"a\" \"b\"", "\"a\",", "w/\"a\"", "412"}) {
    EXPECT_FALSE(ParseEntityTags(text)) << text;
  }
}

TEST(WebEntityTag, WeakTagsDoNotMatchStrongly) {
  const auto weak = ParseEntityTags(R"(W/"412")");
  const auto strong = ParseEntityTags(R"("412")");
  EXPECT_TRUE(MatchesWeakly(*weak, "\"412\""));
  EXPECT_FALSE(MatchesStrongly(*weak, "\"412\""));
  EXPECT_TRUE(MatchesStrongly(*strong, "\"412\""));
  EXPECT_FALSE(MatchesStrongly(*strong, "\"413\""));
  EXPECT_TRUE(MatchesStrongly(*ParseEntityTags(" * "), "\"413\""));
}

TEST(WebAcceptEncoding, Gzip) {
  for (const char* text : {"gzip", "br, GZIP", "deflate, gzip;q=0.1", "*", "identity;q=0, *;q=0.5"}) {
    EXPECT_TRUE(AcceptsGzip(text)) << text;
  }
  for (const char* text : {"", "br", "gzip;q=0", "gzip; q=0.000", "*, gzip;q=0", "*;q=0", "xgzip"}) {
    EXPECT_FALSE(AcceptsGzip(text)) << text;
  }
}

}  // namespace
}  // namespace ronda::web
