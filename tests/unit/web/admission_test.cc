#include "ronda/web/http/admission.h"

#include <gtest/gtest.h>

#include <vector>

namespace ronda::web {
namespace {

Request From(std::string host) {
  Request request;
  request.headers.Add("Host", host);
  request.host = std::move(host);
  return request;
}

TEST(WebHostName, NamesAndAddresses) {
  EXPECT_EQ(HostName("Open.Example:8080"), "open.example");
  EXPECT_EQ(HostName("open.example."), "open.example");
  EXPECT_EQ(HostName("[::1]:80"), "::1");
  EXPECT_EQ(HostName("[2001:DB8::1]"), "2001:db8::1");
  for (const char* text :
       {"", ".", ":80", ".:80", "a:b", "a:123456", "[::1", "[::1]x", "[]", "a b", "a/b", "a@b", "a,b"}) {
    EXPECT_EQ(HostName(text), std::nullopt) << text;
  }
}

TEST(WebCheckHost, OnlyWhatIsKnown) {
  const std::vector<std::string> known{"open.example"};
  const HostRule rule{known, "192.168.1.5"};
  for (const char* host : {"localhost", "LOCALHOST:80", "127.0.0.1:1", "[::1]", "open.example", "192.168.1.5:8080"}) {
    EXPECT_FALSE(CheckHost(From(host), rule)) << host;
  }
  for (const char* host : {"evil.example", "open.example.evil", "192.168.1.6", "localhost.evil"}) {
    EXPECT_EQ(CheckHost(From(host), rule)->status, 421) << host;
  }
  EXPECT_EQ(CheckHost(Request(), rule)->status, 400);
}

TEST(WebCheckOrigin, ProgramsThatAreNoBrowsersMay) {
  Request request = From("localhost");
  request.method = Method::kPost;
  EXPECT_FALSE(CheckOrigin(request));
  request.headers.Set("Origin", "http://LOCALHOST");
  EXPECT_FALSE(CheckOrigin(request));
  request.headers.Set("Origin", "http://localhost.evil");
  EXPECT_EQ(CheckOrigin(request)->status, 403);
}

TEST(WebForwarded, TheLastWordCounts) {
  const Forwarded said =
      ForwardedBy({{"Forwarded", "for=1.1.1.1"}, {"Forwarded", "For=\"203.0.113.5:99\"; Proto=HTTPS"}});
  EXPECT_EQ(said.address, "203.0.113.5");
  EXPECT_EQ(said.scheme, Scheme::kHttps);
}

TEST(WebForwarded, TheOlderHeaders) {
  const Forwarded said = ForwardedBy({{"X-Forwarded-For", "1.1.1.1, 2001:DB8::5"}, {"X-Forwarded-Proto", "http"}});
  EXPECT_EQ(said.address, "2001:db8::5");
  EXPECT_EQ(said.scheme, Scheme::kHttp);
}

TEST(WebForwarded, WhatProxiesHandOnUnreadDoesNotCount) {
  const Forwarded said = ForwardedBy({{"Forwarded", "for=127.0.0.1;proto=https"}, {"X-Forwarded-For", "203.0.113.5"}});
  EXPECT_EQ(said.address, "203.0.113.5");
  EXPECT_FALSE(said.scheme);
}

TEST(WebForwarded, Nothing) {
  EXPECT_FALSE(ForwardedBy({{"Forwarded", ",;=,"}}).address);
  EXPECT_FALSE(ForwardedBy({}).scheme);
  EXPECT_FALSE(IsForwarded({}));
  EXPECT_TRUE(IsForwarded({{"Via", "1.1 proxy"}}));
}

TEST(WebLoopback, Addresses) {
  EXPECT_TRUE(IsLoopback("127.0.0.1") && IsLoopback("127.8.9.1") && IsLoopback("::1"));
  EXPECT_FALSE(IsLoopback("203.0.113.5") || IsLoopback("::2") || IsLoopback(""));
}

}  // namespace
}  // namespace ronda::web
