#include "ronda/web/http/rate_limiter.h"

#include <gtest/gtest.h>

namespace ronda::web {
namespace {

using namespace std::chrono_literals;

const RateLimiter::Clock::time_point kStart{1000s};

TEST(WebRateLimiter, SoManyAtOnceThenSoManyASecond) {
  RateLimiter limiter({2, 3});
  for (int i = 0; i < 3; ++i) EXPECT_TRUE(limiter.Allow("a", kStart));
  EXPECT_FALSE(limiter.Allow("a", kStart));
  EXPECT_TRUE(limiter.Allow("b", kStart));
  EXPECT_FALSE(limiter.Allow("a", kStart + 499ms));
  EXPECT_TRUE(limiter.Allow("a", kStart + 501ms));
  EXPECT_FALSE(limiter.Allow("a", kStart + 502ms));
}

TEST(WebRateLimiter, ABucketIsNotFullerThanFull) {
  RateLimiter limiter({2, 3});
  EXPECT_TRUE(limiter.Allow("a", kStart));
  for (int i = 0; i < 3; ++i) EXPECT_TRUE(limiter.Allow("a", kStart + 1h));
  EXPECT_FALSE(limiter.Allow("a", kStart + 1h));
}

TEST(WebRateLimiter, AClockThatGoesBackGivesNothing) {
  RateLimiter limiter({1, 1});
  EXPECT_TRUE(limiter.Allow("a", kStart));
  EXPECT_FALSE(limiter.Allow("a", kStart - 1h));
  EXPECT_FALSE(limiter.Allow("a", kStart + 999ms));
  EXPECT_TRUE(limiter.Allow("a", kStart + 1001ms));
}

TEST(WebRateLimiter, NamesAreForgotten) {
  RateLimiter limiter({1, 1}, 2);
  EXPECT_TRUE(limiter.Allow("a", kStart));
  EXPECT_TRUE(limiter.Allow("b", kStart));
  EXPECT_FALSE(limiter.Allow("c", kStart));  // too many, all of them busy
  EXPECT_EQ(limiter.size(), 2U);
  EXPECT_TRUE(limiter.Allow("c", kStart + 5s));
  EXPECT_EQ(limiter.size(), 1U);
}

TEST(WebRateLimiter, ManyNamesHaveAnEnd) {
  RateLimiter limiter({1, 1}, 5000);
  for (int i = 0; i < 20'000; ++i) (void)limiter.Allow(std::to_string(i), kStart);
  EXPECT_LE(limiter.size(), 5000U);
  EXPECT_GT(limiter.size(), 4000U);
  EXPECT_TRUE(limiter.Allow("another", kStart + 5s));
}

TEST(WebClientKey, OneClientOneKey) {
  EXPECT_EQ(ClientKey("203.0.113.5"), "203.0.113.5");
  EXPECT_EQ(ClientKey("::ffff:203.0.113.5"), "203.0.113.5");
  EXPECT_EQ(ClientKey("2001:db8:1:2:3:4:5:6"), "2001:db8:1:2::/64");
  EXPECT_EQ(ClientKey("2001:db8:1:2:3:4:5:6"), ClientKey("2001:db8:1:2:ffff::1"));
  EXPECT_NE(ClientKey("2001:db8:1:2:3:4:5:6"), ClientKey("2001:db8:1:3:3:4:5:6"));
  EXPECT_EQ(ClientKey("2001:db8::5"), "2001:db8::/64");
}

}  // namespace
}  // namespace ronda::web
