#include "ronda/web/http/route_table.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <set>

#include "ronda/web/http/openapi.h"
#include "ronda/web/http/percent.h"

namespace ronda::web {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

Route RouteOf(Method method, std::string pattern) {
  return {method, std::move(pattern), Right::kPublic, "a summary", At([](const Request&) { return Response(); })};
}

std::string PatternFor(const RouteTable& table, Method method, std::string_view path) {
  const auto found = table.Find(method, ParseTarget(path)->segments);
  return found.route == nullptr ? "" : found.route->pattern;
}

TEST(WebRouteTable, LiteralsGoBeforePlaces) {
  const auto table = RouteTable::Make({
      RouteOf(Method::kGet, "/"),
      RouteOf(Method::kGet, "/t/{t:slug}"),
      RouteOf(Method::kGet, "/t/{t:slug}/round/{n:number}"),
      RouteOf(Method::kGet, "/t/{t:slug}/round/names"),
      RouteOf(Method::kGet, "/t/{t:slug}/{page:slug}/{n:number}/more"),
      RouteOf(Method::kPost, "/t/{t:slug}"),
  });
  ASSERT_TRUE(table);
  EXPECT_EQ(PatternFor(*table, Method::kGet, "/"), "/");
  EXPECT_EQ(PatternFor(*table, Method::kHead, "/t/open-1"), "/t/{t:slug}");
  EXPECT_EQ(PatternFor(*table, Method::kGet, "/t/open/round/3"), "/t/{t:slug}/round/{n:number}");
  EXPECT_EQ(PatternFor(*table, Method::kGet, "/t/open/round/names"), "/t/{t:slug}/round/names");
  // Beyond the literal there is nothing for this one; the place is tried, too.
  EXPECT_EQ(PatternFor(*table, Method::kGet, "/t/open/round/3/more"), "/t/{t:slug}/{page:slug}/{n:number}/more");
  for (const char* path : {"/t", "/t/Open", "/t/open/round", "/t/open/round/x", "/t/open/round/3/less", "/x"}) {
    EXPECT_EQ(PatternFor(*table, Method::kGet, path), "") << path;
  }
  EXPECT_EQ(table->Find(Method::kGet, {"t", "open", "round", "3"}).places.Number("n"), 3);
  EXPECT_THAT(table->Find(Method::kDelete, {"t", "open"}).allowed,
              ElementsAre(Method::kGet, Method::kHead, Method::kPost));
}

TEST(WebRouteTable, WhatCannotBeATable) {
  const auto message = [](std::vector<Route> routes) {
    const auto table = RouteTable::Make(std::move(routes));
    return table ? "" : table.error().message;
  };
  EXPECT_EQ(message({RouteOf(Method::kGet, "/a"), RouteOf(Method::kPost, "/a")}), "");
  EXPECT_THAT(message({RouteOf(Method::kGet, "/a"), RouteOf(Method::kGet, "/a")}), HasSubstr("there is another"));
  EXPECT_THAT(message({RouteOf(Method::kGet, "/{a:slug}"), RouteOf(Method::kPost, "/{b:slug}")}),
              HasSubstr("the place is 'a' elsewhere"));
  for (const char* pattern : {"", "a", "/a/", "//", "/{a}", "/{a:thing}", "/{:slug}", "/a{b:slug}", "/{a:slug}b"}) {
    EXPECT_THAT(message({RouteOf(Method::kGet, pattern)}), HasSubstr("the pattern is none")) << pattern;
  }
  Route with_body = RouteOf(Method::kGet, "/a");
  with_body.body = BodyKind::kForm;
  EXPECT_THAT(message({with_body}), HasSubstr("takes no body"));
  EXPECT_THAT(message({{Method::kGet, "/a", Right::kPublic, "", nullptr}}), HasSubstr("no handler"));
}

TEST(WebRoute, Places) {
  EXPECT_TRUE(Fits(PlaceKind::kSlug, "club-open-2026"));
  EXPECT_FALSE(Fits(PlaceKind::kSlug, "Club"));
  EXPECT_FALSE(Fits(PlaceKind::kSlug, std::string(81, 'a')));
  EXPECT_TRUE(Fits(PlaceKind::kNumber, "000000001"));
  EXPECT_FALSE(Fits(PlaceKind::kNumber, "1000000000"));
  EXPECT_FALSE(Fits(PlaceKind::kNumber, "-1"));
  EXPECT_TRUE(Fits(PlaceKind::kToken, "aZ09_-"));
  EXPECT_FALSE(Fits(PlaceKind::kToken, "a.b"));
  EXPECT_TRUE(Fits(PlaceKind::kFile, "desk.0af3.js"));
  EXPECT_TRUE(Fits(PlaceKind::kText, "Müller, Anna"));
  for (const PlaceKind kind : {PlaceKind::kSlug, PlaceKind::kText}) EXPECT_FALSE(Fits(kind, ""));
}

std::vector<Route> SomeRoutes() {
  Route post = RouteOf(Method::kPost, "/api/v1/tournaments/{t:slug}/commands");
  post.right = Right::kArbiter;
  post.body = BodyKind::kJson;
  post.parameters = {{Parameter::In::kPath, "t", "which tournament"}, {Parameter::In::kHeader, "If-Match", "seen"}};
  Route get = RouteOf(Method::kGet, "/api/v1/tournaments/{t:slug}/commands");
  get.parameters = {{Parameter::In::kQuery, "round", "which \"round\"", PlaceKind::kNumber}};
  return {RouteOf(Method::kGet, "/"), std::move(post), std::move(get)};
}

// Every route is in the document, and everything in the document is a route.
TEST(WebOpenApi, AgreesWithTheTableBothWays) {
  const auto table = RouteTable::Make(SomeRoutes());
  ASSERT_TRUE(table);
  const auto document = nlohmann::json::parse(OpenApi(*table, {"ronda", "1"}));
  std::set<std::string> routes;
  for (const Route& route : table->routes()) {
    routes.insert(std::string(MethodName(route.method)) + " " + OpenApiPath(route.pattern));
  }
  std::set<std::string> operations;
  for (const auto& [path, methods] : document.at("paths").items()) {
    for (const auto& [method, operation] : methods.items()) {
      std::string name;
      for (const char c : method) name += static_cast<char>(c - 'a' + 'A');
      operations.insert(name + " " + path);
    }
  }
  EXPECT_EQ(operations, routes);
}

TEST(WebOpenApi, SaysWhatARouteTakes) {
  const auto table = RouteTable::Make(SomeRoutes());
  const auto document = nlohmann::json::parse(OpenApi(*table, {"ronda", "1"}));
  const auto& post = document.at("paths").at("/api/v1/tournaments/{t}/commands").at("post");
  EXPECT_EQ(post.at("x-right"), "arbiter");
  EXPECT_EQ(post.at("requestBody").at("x-limit"), 65536);
  EXPECT_TRUE(post.at("requestBody").at("content").contains("application/json"));
  EXPECT_EQ(post.at("parameters").at(0).at("description"), "which tournament");
  EXPECT_EQ(post.at("parameters").at(0).at("in"), "path");
  EXPECT_EQ(post.at("parameters").at(1).at("name"), "If-Match");
  EXPECT_EQ(document.at("openapi"), "3.1.0");
  EXPECT_TRUE(document.at("components").at("responses").contains("Refusal"));
}

}  // namespace
}  // namespace ronda::web
