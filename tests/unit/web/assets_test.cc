#include "ronda/web/assets.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>

namespace ronda::web {
namespace {

using testing::MatchesRegex;

Response Get(std::string name) {
  auto request = std::make_shared<Request>();
  request->places.Add("name", std::move(name));
  Response answer;
  AssetRoute().handler(*request, Reply(request, [&](Response response) { answer = std::move(response); }));
  return answer;
}

TEST(WebAssets, EachUnderAHashedName) {
  std::set<std::string_view> names;
  for (const Asset& asset : EmbeddedAssets()) {
    EXPECT_THAT(std::string(asset.name), MatchesRegex("[a-z_-]+\\.[0-9a-f]{10}\\.(js|css)"));
    EXPECT_FALSE(asset.bytes.empty());
    EXPECT_TRUE(Fits(PlaceKind::kFile, asset.name));
    names.insert(asset.name);
  }
  EXPECT_EQ(names.size(), EmbeddedAssets().size());
  EXPECT_THAT(AssetPath("page.css"), MatchesRegex("/assets/page\\.[0-9a-f]{10}\\.css"));
}

TEST(WebAssets, AreKeptForEver) {
  const std::string path = AssetPath("page.js");
  const Response response = Get(path.substr(path.rfind('/') + 1));
  EXPECT_EQ(response.status, 200);
  EXPECT_EQ(response.caching, Caching::kForever);
  EXPECT_EQ(response.content->type, "text/javascript; charset=utf-8");
  EXPECT_NE(response.content->bytes.find("EventSource"), std::string::npos);
  EXPECT_EQ(response.content->gzip.substr(0, 2), "\x1f\x8b");
}

TEST(WebAssets, OfAnotherVersionAreGone) { EXPECT_EQ(Get("page.0000000000.js").status, 404); }

}  // namespace
}  // namespace ronda::web
