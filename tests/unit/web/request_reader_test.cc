#include "ronda/web/http/request_reader.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

namespace ronda::web {
namespace {

using Stage = RequestReader::Stage;

constexpr std::string_view kPost =
    "POST /form?a=1 HTTP/1.1\r\nHost: localhost\r\nCookie: s=1\r\nCookie: t=2\r\nContent-Length: 4\r\n\r\nbodyGET";

// Gives the text in portions of that size, as a connection would.
void Feed(RequestReader& reader, std::string_view text, std::size_t portion) {
  std::string left;
  for (std::size_t at = 0; at < text.size() && reader.stage() != Stage::kDone; at += portion) {
    left += text.substr(at, portion);
    left.erase(0, reader.Put(left));
    if (reader.stage() == Stage::kHeadDone) {
      reader.AllowBody(100);
      left.erase(0, reader.Put(left));
    }
  }
}

TEST(WebRequestReader, AnyPortions) {
  for (std::size_t portion = 1; portion < kPost.size(); ++portion) {
    RequestReader reader(1000);
    Feed(reader, kPost, portion);
    ASSERT_EQ(reader.stage(), Stage::kDone) << portion;
    EXPECT_EQ(reader.request().method, Method::kPost);
    EXPECT_EQ(reader.request().target, "/form?a=1");
    EXPECT_EQ(reader.request().path, "/form");
    EXPECT_EQ(reader.request().query.Text("a"), "1");
    EXPECT_EQ(reader.request().cookies.Text("s"), "1");
    EXPECT_EQ(reader.request().host, "localhost");
    EXPECT_EQ(reader.request().body, "body");
  }
}

TEST(WebRequestReader, TakesNoMoreThanItsOwn) {
  RequestReader reader(1000);
  const std::size_t head = reader.Put(kPost);
  EXPECT_EQ(kPost.substr(head), "bodyGET");
  reader.AllowBody(4);
  EXPECT_EQ(reader.Put(kPost.substr(head)), 4U);
  EXPECT_EQ(reader.stage(), Stage::kDone);
}

TEST(WebRequestReader, Limits) {
  for (const std::size_t portion : {1U, 7U, 1000U}) {
    RequestReader small(60);
    Feed(small, kPost, portion);
    ASSERT_EQ(small.stage(), Stage::kRefused) << portion;
    EXPECT_EQ(small.refusal().status, 431);
  }
  RequestReader reader(1000);
  reader.Put(kPost);
  reader.AllowBody(3);
  ASSERT_EQ(reader.stage(), Stage::kRefused);
  EXPECT_EQ(reader.refusal().status, 413);
}

TEST(WebRequestReader, TheLimitIsForLineAndFieldsTogether) {
  RequestReader reader(100);
  reader.Put("GET /" + std::string(70, 'a') + " HTTP/1.1\r\nHost: " + std::string(70, 'b') + "\r\n\r\n");
  ASSERT_EQ(reader.stage(), Stage::kRefused);
  EXPECT_EQ(reader.refusal().status, 431);
}

TEST(WebRequestReader, AFoldIsFoundInAnyPortions) {
  const std::string_view folded = "GET / HTTP/1.1\r\nHost: localhost\r\nX: a\r\n b\r\n\r\n";
  for (std::size_t portion = 1; portion <= folded.size(); ++portion) {
    RequestReader reader(1000);
    Feed(reader, folded, portion);
    ASSERT_EQ(reader.stage(), Stage::kRefused) << portion;
    EXPECT_EQ(reader.refusal().diagnostic.code, "http-framing");
  }
}

TEST(WebRequestReader, OnlyWhoKnowsWhatItMeansIsToldToGoOn) {
  const auto expects = [](std::string_view version) {
    RequestReader reader(1000);
    reader.Put(fmt::format("POST / HTTP/{}\r\nContent-Length: 4\r\nExpect: 100-Continue\r\n\r\n", version));
    return reader.expects_continue();
  };
  EXPECT_TRUE(expects("1.1"));
  EXPECT_FALSE(expects("1.0"));
}

TEST(WebRequestReader, WhetherTheConnectionGoesOn) {
  const auto keeps = [](std::string_view text) {
    RequestReader reader(1000);
    reader.Put(text);
    return reader.keeps_connection();
  };
  EXPECT_TRUE(keeps("GET / HTTP/1.1\r\nHost: a\r\n\r\n"));
  EXPECT_FALSE(keeps("GET / HTTP/1.1\r\nConnection: close\r\n\r\n"));
  EXPECT_FALSE(keeps("GET / HTTP/1.0\r\n\r\n"));
  EXPECT_TRUE(keeps("GET / HTTP/1.0\r\nConnection: keep-alive\r\n\r\n"));
}

}  // namespace
}  // namespace ronda::web
