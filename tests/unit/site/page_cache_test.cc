#include "ronda/site/page_cache.h"

#include <gtest/gtest.h>

namespace ronda::site {
namespace {

TEST(PageCache, RendersAPageOnce) {
  PageCache cache;
  int rendered = 0;
  const auto render = [&] {
    ++rendered;
    return web::Page("<p>page</p>");
  };
  const PageKey key{"open", 5, "/t/open", Language::kEnglish};
  EXPECT_EQ(cache.Get(key, render).content, cache.Get(key, render).content);
  EXPECT_EQ(rendered, 1);
  (void)cache.Get({"open", 5, "/t/open", Language::kCzech}, render);
  EXPECT_EQ(rendered, 2);
}

TEST(PageCache, DropsThePagesOfEarlierActs) {
  PageCache cache;
  const auto render = [] { return web::Page("<p>page</p>"); };
  (void)cache.Get({"open", 5, "/a", Language::kEnglish}, render);
  (void)cache.Get({"open", 5, "/b", Language::kEnglish}, render);
  (void)cache.Get({"other", 2, "/a", Language::kEnglish}, render);
  (void)cache.Get({"open", 6, "/a", Language::kEnglish}, render);
  EXPECT_EQ(cache.size(), 2U);
}

TEST(PageCache, KeepsNoFailures) {
  PageCache cache;
  (void)cache.Get({"open", 5, "/a", Language::kEnglish}, [] { return web::Page("no", 404); });
  EXPECT_EQ(cache.size(), 0U);
}

TEST(PageCache, HasAnEnd) {
  PageCache cache(10);
  for (int i = 0; i < 100; ++i) {
    (void)cache.Get({"open", 5, std::to_string(i), Language::kEnglish}, [] { return web::Page("x"); });
  }
  EXPECT_LE(cache.size(), 10U);
}

}  // namespace
}  // namespace ronda::site
