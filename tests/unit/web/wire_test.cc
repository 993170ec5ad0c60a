#include "ronda/web/http/wire.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace ronda::web {
namespace {

using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

TEST(WebWire, AFieldThatWouldBeTwoIsNotSent) {
  Response response = Plain("x");
  response.headers.Set("X-Name", "a\r\nSet-Cookie: b=c");
  const Wire wire = Format(Request(), response, After::kKeep);
  EXPECT_EQ(wire.status, 500);
  EXPECT_THAT(wire.head, Not(HasSubstr("Set-Cookie")));
}

TEST(WebWire, ATagOfTheHandler) {
  Response response =
      Shared(MakeContent("application/json", std::string(5000, 'x'), Compression::kGzip), Caching::kNever);
  response.headers.Set("ETag", "\"412\"");
  Request request;
  request.headers.Add("Accept-Encoding", "gzip");
  const Wire wire = Format(request, response, After::kKeep);
  EXPECT_THAT(wire.head, HasSubstr("ETag: \"412\"\r\n"));
  EXPECT_THAT(wire.head, Not(HasSubstr("Content-Encoding")));
  request.headers.Add("If-None-Match", "\"412\"");
  EXPECT_EQ(Format(request, response, After::kKeep).status, 304);
}

TEST(WebWire, WhatIsPrivateHasNoTag) {
  const Wire wire = Format(Request(), Page("x"), After::kKeep);
  EXPECT_THAT(wire.head, HasSubstr("Cache-Control: no-store\r\n"));
  EXPECT_THAT(wire.head, Not(HasSubstr("ETag")));
}

TEST(WebWire, AnAnswerToAChangeIsNeverA304) {
  Request request;
  request.method = Method::kPost;
  request.headers.Add("If-None-Match", "*");
  const auto content = MakeContent("text/html", "x", Compression::kNone);
  EXPECT_EQ(Format(request, Shared(content, Caching::kRevalidate), After::kKeep).status, 200);
}

TEST(WebWire, NoContent) {
  Response response;
  response.status = 204;
  const Wire wire = Format(Request(), response, After::kClose);
  EXPECT_THAT(wire.head, StartsWith("HTTP/1.1 204 No Content\r\nDate: "));
  EXPECT_THAT(wire.head, Not(HasSubstr("Content-Length")));
  EXPECT_THAT(wire.head, HasSubstr("Connection: close\r\n\r\n"));
}

TEST(WebWire, Dates) {
  EXPECT_EQ(HttpDate(std::chrono::system_clock::from_time_t(784111777)), "Sun, 06 Nov 1994 08:49:37 GMT");
}

}  // namespace
}  // namespace ronda::web
