#include "ronda/web/http/content.h"

#include <gtest/gtest.h>

namespace ronda::web {
namespace {

TEST(WebContent, TwoRepresentationsTwoTags) {
  const auto content = MakeContent("text/html", std::string(5000, 'x'), Compression::kGzip);
  EXPECT_EQ(content->etag.size(), 24U);
  EXPECT_NE(content->etag, content->gzip_etag);
  EXPECT_LT(content->gzip.size(), 100U);
  EXPECT_EQ(content->gzip.substr(0, 2), "\x1f\x8b");
}

TEST(WebContent, TheTagIsOfTypeAndBytes) {
  const auto content = MakeContent("text/html", "a", Compression::kNone);
  EXPECT_EQ(content->etag, MakeContent("text/html", "a", Compression::kGzip)->etag);
  EXPECT_NE(content->etag, MakeContent("text/html", "b", Compression::kNone)->etag);
  EXPECT_NE(content->etag, MakeContent("text/plain", "a", Compression::kNone)->etag);
}

TEST(WebContent, CompressionThatIsNotWorthIt) {
  EXPECT_TRUE(MakeContent("text/html", "short", Compression::kGzip)->gzip.empty());
  EXPECT_TRUE(MakeContent("image/png", std::string(5000, 'x'), Compression::kGzip)->gzip.empty());
  EXPECT_TRUE(MakeContent("text/html", std::string(5000, 'x'), Compression::kNone)->gzip.empty());
}

}  // namespace
}  // namespace ronda::web
