#include "ronda/web/http/cookie.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace ronda::web {
namespace {

using testing::ElementsAre;
using testing::Pair;

TEST(WebCookie, Pairs) {
  Values cookies;
  AddCookies("a=1; b=x=y ;c=; ;d; =e", cookies);
  EXPECT_THAT(cookies.values(), ElementsAre(Pair("a", "1"), Pair("b", "x=y"), Pair("c", "")));
}

TEST(WebCookie, UnderTlsOnlyThePrefixedOneCounts) {
  Request request;
  AddCookies("session=planted; __Host-session=ours", request.cookies);
  EXPECT_EQ(FindCookie(request, "session"), "planted");
  request.scheme = Scheme::kHttps;
  EXPECT_EQ(FindCookie(request, "session"), "ours");
}

TEST(WebCookie, SetAndDropped) {
  Request request;
  Response response;
  SetCookie(response, request, {"session", "abc", std::chrono::hours(1)});
  EXPECT_EQ(response.headers.Find("Set-Cookie"), "session=abc; Path=/; HttpOnly; SameSite=Lax; Max-Age=3600");
  request.scheme = Scheme::kHttps;
  Response gone;
  DropCookie(gone, request, "session");
  EXPECT_EQ(gone.headers.Find("Set-Cookie"), "__Host-session=; Path=/; HttpOnly; SameSite=Lax; Secure; Max-Age=0");
}

}  // namespace
}  // namespace ronda::web
