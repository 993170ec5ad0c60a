#include "ronda/site/page_cache.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <stdexcept>

namespace ronda::site {
namespace {

using testing::ElementsAre;

// A cache whose takers are called as soon as anything is rendered.
class PageCacheTest : public testing::Test {
 protected:
  PageCache::Next Ask(const PageKey& key) {
    return cache_.Ask(key, [this](const web::Response& page) { taken_.push_back(page.content->bytes); });
  }
  void Fill(const PageKey& key) {
    if (Ask(key) == PageCache::Next::kRender) cache_.Render(key, [] { return web::Page("page"); });
  }

  PageCache cache_{10};
  std::vector<std::string> taken_;
};

const PageKey kKey{"open", 5, "/t/open", Language::kEnglish};

TEST_F(PageCacheTest, WhoComesWhileAPageIsRenderedWaitsForIt) {
  EXPECT_EQ(Ask(kKey), PageCache::Next::kRender);
  EXPECT_EQ(Ask(kKey), PageCache::Next::kNothing);
  EXPECT_TRUE(taken_.empty());
  cache_.Render(kKey, [] { return web::Page("page"); });
  EXPECT_THAT(taken_, ElementsAre("page", "page"));
  EXPECT_EQ(Ask(kKey), PageCache::Next::kNothing);
  EXPECT_EQ(taken_.size(), 3U);
  EXPECT_EQ(Ask({"open", 5, "/t/open", Language::kCzech}), PageCache::Next::kRender);
}

TEST_F(PageCacheTest, ARenderingThatThrowsLeavesNobodyWaiting) {
  EXPECT_EQ(Ask(kKey), PageCache::Next::kRender);
  EXPECT_THROW(cache_.Render(kKey, []() -> web::Response { throw std::runtime_error("no"); }), std::runtime_error);
  EXPECT_EQ(Ask(kKey), PageCache::Next::kRender);
  EXPECT_TRUE(taken_.empty());
}

TEST_F(PageCacheTest, DropsThePagesOfEarlierActs) {
  Fill({"open", 5, "/a", Language::kEnglish});
  Fill({"open", 5, "/b", Language::kEnglish});
  Fill({"other", 2, "/a", Language::kEnglish});
  Fill({"open", 6, "/a", Language::kEnglish});
  EXPECT_EQ(cache_.size(), 2U);
}

TEST_F(PageCacheTest, KeepsNoFailures) {
  EXPECT_EQ(Ask(kKey), PageCache::Next::kRender);
  cache_.Render(kKey, [] { return web::Page("no", 404); });
  EXPECT_THAT(taken_, ElementsAre("no"));
  EXPECT_EQ(cache_.size(), 0U);
}

TEST_F(PageCacheTest, HasAnEnd) {
  for (int i = 0; i < 100; ++i) Fill({"open", 5, std::to_string(i), Language::kEnglish});
  EXPECT_LE(cache_.size(), 10U);
}

}  // namespace
}  // namespace ronda::site
