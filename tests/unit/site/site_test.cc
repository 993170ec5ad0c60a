// Every route of the site as the server would call it, without a server: who is let in, what is shown, and what is not.
#include "ronda/site/site.h"

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <future>

#include "ronda/command/seating.h"
#include "ronda/secret/random.h"
#include "ronda/store/memory/memory_store.h"
#include "ronda/web/http/route_table.h"

namespace ronda::site {
namespace {

using command::PairRound;
using command::PublishRound;
using store::Role;
using testing::HasSubstr;
using testing::Not;
using web::Method;
using web::Request;
using web::Response;
using web::Right;

constexpr std::string_view kHostile = "<script>alert('x')</script>\"&\u202e";

class SiteTest : public testing::Test {
 protected:
  SiteTest() {
    desk_ = *desk::Desk::Open(store_, {});
    owner_.role = Role::kOwner;
    owner_.actor.name = "Owner";
    command::Opening opening;
    opening.tournament = Event();
    room_ = *desk_->Create(std::move(opening), owner_);
    site_ = std::make_unique<Site>(*desk_);
    application_ = site_->MakeApplication();
    MakeCookies();
  }
  ~SiteTest() override { desk_->Listen({}); }

  static TournamentData Event() {
    TournamentData data;
    data.info.name = "Open";
    data.planned_rounds = 5;
    for (int i = 1; i <= 6; ++i) {
      Player player;
      player.tpn = Tpn(i);
      player.name = i == 1 ? std::string(kHostile) : fmt::format("Name{}, Test", i);
      player.club = kHostile;
      data.players.push_back(player);
    }
    return data;
  }

  void MakeCookies() {
    cookies_.emplace(Right::kPublic, std::pair<std::string, std::string>());
    const auto key = desk_->gate().MakeSetupKey();
    cookies_.emplace(Right::kOwner, std::pair("session", desk_->gate().UseSetupKey(key)->text()));
    (void)desk_->gate().Invite("ana", "Ana", secret::Password("long enough"), Role::kArbiter);
    const auto session = desk_->gate().LogIn("ana", secret::Password("long enough"));
    cookies_.emplace(Right::kArbiter, std::pair("session", session->text()));
    const auto helper = desk_->gate().MakeLink({room_->id(), Role::kHelper, {}, {}, "Hall"});
    cookies_.emplace(Right::kHelper, std::pair("link", helper->token.text()));
    const auto player = desk_->gate().MakeLink({room_->id(), Role::kPlayer, {}, journal::Uid(2), "Name2"});
    cookies_.emplace(Right::kPlayer, std::pair("link", player->token.text()));
  }

  void Do(command::Command command) {
    const desk::Order order{.command = std::move(command), .id = secret::Random<journal::CommandId>(), .who = owner_};
    std::promise<bool> done;
    desk_->Do(room_, order, [&](Result<desk::Done> result) { done.set_value(result.has_value()); });
    ASSERT_TRUE(done.get_future().get());
  }

  // The address of a route, with something sensible in its places.
  static std::string AddressOf(const web::Route& route) {
    std::string address;
    const auto segments = web::ParsePattern(route.pattern);
    for (const auto& segment : *segments) {
      address += "/";
      if (!segment.kind) {
        address += segment.text;
      } else if (segment.text == "t") {
        address += "open";
      } else if (segment.text == "document") {
        address += "boards";
      } else if (segment.text == "name") {
        address += "names";
      } else if (segment.text == "code") {
        address += "es";
      } else {
        address += *segment.kind == web::PlaceKind::kNumber ? "1" : "x";
      }
    }
    return address.empty() ? "/" : address;
  }

  Request RequestFor(const web::Route& route, Right as) {
    Request request;
    request.method = route.method;
    request.path = AddressOf(route);
    const auto segments = web::ParsePattern(route.pattern);
    std::string left = request.path;
    for (const auto& segment : *segments) {
      left.erase(0, 1);
      const std::string text = left.substr(0, left.find('/'));
      left.erase(0, text.size());
      if (segment.kind) request.places.Add(segment.text, text);
    }
    const auto& [name, value] = cookies_.at(as);
    if (!name.empty()) request.cookies.Add(name, value);
    request.host = "localhost";
    return request;
  }

  // The guard's answer, or the handler's.
  Response Ask(const web::Route& route, Right as, const std::string& body = "") {
    auto asked = RequestFor(route, as);
    asked.body = body;
    auto request = std::make_shared<const Request>(std::move(asked));
    if (auto refusal = application_.guard(*request, route)) return *refusal;
    std::promise<Response> promise;
    route.handler(*request, web::Reply(request, [&](Response response) { promise.set_value(std::move(response)); }));
    return promise.get_future().get();
  }

  const web::Route& RouteOf(Method method, std::string_view pattern) const {
    return *std::ranges::find_if(application_.routes, [&](const web::Route& route) {
      return route.method == method && route.pattern == pattern;
    });
  }

  const journal::State& State() { return (version_ = *room_->Current())->state(); }

  static std::string BodyOf(const Response& response) { return response.content ? response.content->bytes : ""; }

  store::MemoryStore store_;
  std::unique_ptr<desk::Desk> desk_;
  desk::Who owner_;
  std::shared_ptr<desk::Room> room_;
  std::unique_ptr<Site> site_;
  web::Application application_;
  std::map<Right, std::pair<std::string, std::string>> cookies_;
  desk::SharedVersion version_;
};

// Generated from the table: who has less than the right a route asks for is not let in, who has it is.
TEST_F(SiteTest, EveryRouteHasItsRight) {
  Do(PairRound{});
  Do(PublishRound{Round(1)});
  int asked = 0;
  for (const web::Route& route : application_.routes) {
    for (const Right as : {Right::kPublic, Right::kPlayer, Right::kHelper, Right::kArbiter, Right::kOwner}) {
      const auto request = RequestFor(route, as);
      const auto refusal = application_.guard(request, route);
      EXPECT_EQ(refusal.has_value(), as < route.right) << route.pattern << " as " << web::RightName(as);
      ++asked;
    }
  }
  EXPECT_GT(asked, 100);
}

// Whose account was taken back is nobody: on every address, and in the stream that was open.
TEST_F(SiteTest, WhoIsDismissedHasNoRightAnyMore) {
  std::vector<std::string> ended;
  const int outlet = site_->hub().AddOutlet([&](const web::LiveMessage& message) {
    if (message.bytes == nullptr) ended.push_back(message.channel);
  });
  EXPECT_EQ(Ask(RouteOf(Method::kGet, "/live/{t:slug}"), Right::kArbiter).live->channel, "desk/open");
  const web::Route& dismiss = RouteOf(Method::kPost, "/api/v1/accounts/dismiss");
  EXPECT_EQ(Ask(dismiss, Right::kOwner, R"({"login":"ana"})").status, 200);
  EXPECT_THAT(ended, testing::ElementsAre("desk/open"));
  EXPECT_EQ(Ask(RouteOf(Method::kGet, "/live/{t:slug}"), Right::kArbiter).live->channel, "t/open");
  for (const web::Route& route : application_.routes) {
    const auto refusal = application_.guard(RequestFor(route, Right::kArbiter), route);
    EXPECT_EQ(refusal.has_value(), route.right != Right::kPublic) << route.pattern;
    EXPECT_TRUE(!refusal || refusal->status == 303 || refusal->status == 401) << route.pattern;
  }
  site_->hub().RemoveOutlet(outlet);
}

// A page knows of every act, also of those the public hears nothing of: it must not be sent to fetch itself for ever.
TEST_F(SiteTest, APageMadeAfterAHiddenActIsNotReset) {
  Do(PairRound{});
  Do(command::AddNote{"nobody's business"});
  const journal::Seq seq = (*room_->Current())->seq();
  const Response live = Ask(RouteOf(Method::kGet, "/live/{t:slug}"), Right::kPublic);
  const auto welcome = site_->hub().Subscribe(live.live->channel, EventId(seq), live.live->newest);
  EXPECT_EQ(welcome->bytes, "");
}

// A client that comes from another desk has seen more than this one has heard of.
TEST_F(SiteTest, WhoComesFromADeskThatIsAheadIsNotReset) {
  const journal::Seq here = (*room_->Current())->seq();
  const auto other = *desk::Desk::Open(store_, {});
  std::promise<journal::Seq> there;
  other->Do(other->Find("open"),
            {.command = command::AddNote{"there"}, .id = secret::Random<journal::CommandId>(), .who = owner_},
            [&](Result<desk::Done> done) { there.set_value(done->version->seq()); });
  ASSERT_EQ(there.get_future().get(), here + 1);
  const web::Route& route = RouteOf(Method::kGet, "/live/{t:slug}");
  const auto newest_for = [&](journal::Seq last) {
    auto request = std::make_shared<Request>(RequestFor(route, Right::kArbiter));
    request->headers.Add("Last-Event-ID", fmt::format("{}", last));
    std::promise<Response> promise;
    route.handler(*request, web::Reply(request, [&](Response response) { promise.set_value(std::move(response)); }));
    return promise.get_future().get().live->newest;
  };
  EXPECT_EQ(newest_for(here), EventId(here));
  EXPECT_EQ(newest_for(here + 1), EventId(here + 1));
  EXPECT_EQ((*room_->Current())->seq(), here + 1) << "what it has seen was read";
  EXPECT_EQ(newest_for(here + 9), EventId(here + 1));
  EXPECT_EQ(site_->hub().Subscribe("desk/open", EventId(here))->last_id, EventId(here + 1));
}

TEST_F(SiteTest, ALinkOpensItsOwnTournamentOnly) {
  command::Opening opening;
  opening.tournament = Event();
  opening.tournament.info.name = "Other";
  const auto other = *desk_->Create(std::move(opening), owner_);
  for (const web::Route& route : application_.routes) {
    if (route.right != Right::kHelper) continue;
    Request request = RequestFor(route, Right::kHelper);
    EXPECT_FALSE(application_.guard(request, route));
    request.places = {{"t", other->slug()}};
    EXPECT_TRUE(application_.guard(request, route));
  }
}

// A draft is on no page, document or print that is not for staff.
TEST_F(SiteTest, WhatIsNotPublishedIsNowhere) {
  Do(PairRound{});
  const auto board = command::SeatingOf((*room_->Current())->state(), Round(1));
  ASSERT_EQ(board.size(), 3U);
  for (const web::Route& route : application_.routes) {
    if (route.method != Method::kGet || route.right != Right::kPublic) continue;
    for (const Right as : {Right::kPublic, Right::kPlayer, Right::kHelper}) {
      const Response response = Ask(route, as);
      EXPECT_THAT(BodyOf(response), Not(HasSubstr("data-board"))) << route.pattern;
      EXPECT_THAT(BodyOf(response), Not(HasSubstr("\"board\""))) << route.pattern;
      EXPECT_THAT(BodyOf(response), Not(HasSubstr("\"white\""))) << route.pattern;
    }
  }
}

// Staff see a draft on the pages for everybody, and are told that it is one; the screen on the wall shows none.
TEST_F(SiteTest, ADraftSaysThatItIsOne) {
  Do(PairRound{});
  const web::Route& round = RouteOf(Method::kGet, "/t/{t:slug}/round/{n:number}");
  const web::Route& screen = RouteOf(Method::kGet, "/t/{t:slug}/screen/{name:slug}");
  EXPECT_THAT(BodyOf(Ask(round, Right::kArbiter)), HasSubstr("data-board"));
  EXPECT_THAT(BodyOf(Ask(screen, Right::kArbiter)), Not(HasSubstr("<table")));
  for (const web::Route& route : application_.routes) {
    if (route.method != Method::kGet || !route.pattern.starts_with("/t/")) continue;
    const std::string page = BodyOf(Ask(route, Right::kArbiter));
    if (page.find("data-board") == std::string::npos) continue;
    EXPECT_THAT(page, HasSubstr("Round 1: draft")) << route.pattern;
  }
  Do(PublishRound{Round(1)});
  EXPECT_THAT(BodyOf(Ask(round, Right::kArbiter)), Not(HasSubstr("draft")));
  EXPECT_THAT(BodyOf(Ask(screen, Right::kArbiter)), HasSubstr("<table"));
}

// Names are text wherever they appear.
TEST_F(SiteTest, HostileNamesAreText) {
  Do(PairRound{});
  Do(PublishRound{Round(1)});
  int pages = 0;
  for (const web::Route& route : application_.routes) {
    if (route.method != Method::kGet) continue;
    const Response response = Ask(route, Right::kOwner);
    if (!response.content || !response.content->type.starts_with("text/html")) continue;
    EXPECT_THAT(BodyOf(response), Not(HasSubstr("<script>alert"))) << route.pattern;
    ++pages;
  }
  EXPECT_GT(pages, 15);
}

TEST_F(SiteTest, PagesHaveNoInlineScriptsOrStyles) {
  Do(PairRound{});
  Do(PublishRound{Round(1)});
  for (const web::Route& route : application_.routes) {
    if (route.method != Method::kGet) continue;
    const Response response = Ask(route, Right::kOwner);
    if (!response.content || !response.content->type.starts_with("text/html")) continue;
    EXPECT_THAT(BodyOf(response), Not(HasSubstr("<style"))) << route.pattern;
    EXPECT_THAT(BodyOf(response), Not(HasSubstr(" style="))) << route.pattern;
    EXPECT_THAT(BodyOf(response), Not(HasSubstr(" onclick="))) << route.pattern;
  }
}

// A vote is given by the player of the link and by nobody else, and nobody is told of it before the vote is closed.
TEST_F(SiteTest, APlayerVotesByAForm) {
  Do(command::OpenPoll{
      {.about = "options", .title = "Colours", .options = {{"Red"}, {std::string(kHostile)}}, .limit = 999999}});
  const web::Route& form = RouteOf(Method::kGet, "/me/{t:slug}/votes");
  const web::Route& vote = RouteOf(Method::kPost, "/me/{t:slug}/votes");
  EXPECT_THAT(BodyOf(Ask(form, Right::kPlayer)), HasSubstr("name=\"to1\""));
  EXPECT_THAT(BodyOf(Ask(form, Right::kPlayer)), Not(HasSubstr("<script>alert")));
  for (const Right other : {Right::kHelper, Right::kArbiter, Right::kOwner}) {
    EXPECT_EQ(Ask(vote, other, "vote=Colours&to1=5").status, 303) << web::RightName(other);
  }
  for (const char* wrong : {"vote=Colours&to1=x", "vote=Colours&to1=-1", "vote=Colours&to1=600000&to2=600000", "to1=%",
                            "vote=Colours&to1=99999999999", "vote=Sizes&to1=5"}) {
    EXPECT_EQ(Ask(vote, Right::kPlayer, wrong).status, 422) << wrong;
  }
  EXPECT_TRUE(State().facts.ballots.empty());
  EXPECT_EQ(Ask(vote, Right::kPlayer, "vote=Colours&to1=730731&to2=&to9=4").status, 303);
  EXPECT_EQ(State().facts.ballots, (std::vector<journal::Ballot>{{journal::Uid(2), {{1, 730731}}}}));
  EXPECT_THAT(BodyOf(Ask(form, Right::kPlayer)), HasSubstr("value=\"730731\""));
  for (const web::Route& route : application_.routes) {
    if (route.method != Method::kGet || &route == &form) continue;
    EXPECT_THAT(BodyOf(Ask(route, Right::kOwner)), Not(HasSubstr("730731"))) << route.pattern;
  }
}

TEST_F(SiteTest, ACaptainHasNoVote) {
  Do(command::OpenPoll{{.about = "teams", .title = "Pairs"}});
  const auto captain = desk_->gate().MakeLink({room_->id(), Role::kCaptain, {}, journal::Uid(2), "Team"});
  cookies_.at(Right::kPlayer) = std::pair("link", captain->token.text());
  EXPECT_EQ(Ask(RouteOf(Method::kGet, "/me/{t:slug}/votes"), Right::kPlayer).status, 303);
  EXPECT_EQ(Ask(RouteOf(Method::kPost, "/me/{t:slug}/votes"), Right::kPlayer, "vote=Pairs&to1=5").status, 303);
  EXPECT_TRUE(State().facts.ballots.empty());
}

TEST_F(SiteTest, APublicPageIsRenderedOnceForAnAct) {
  Do(PairRound{});
  Do(PublishRound{Round(1)});
  for (const web::Route& route : application_.routes) {
    if (route.pattern != "/t/{t:slug}/standings") continue;
    const Response first = Ask(route, Right::kPublic);
    EXPECT_EQ(first.content, Ask(route, Right::kPublic).content);
    Do(command::AddNote{"something happened"});
    EXPECT_NE(first.content, Ask(route, Right::kPublic).content);
  }
}

TEST_F(SiteTest, TheDocumentsAreThoseOfTheKindOfEvent) {
  const std::string listed = BodyOf(Ask(RouteOf(Method::kGet, "/desk/{t:slug}/documents"), Right::kArbiter));
  EXPECT_THAT(listed, HasSubstr("/print/open/standings?"));
  for (const char* other : {"match-cards", "team-matches", "teams", "seating", "table-cards", "bracket"}) {
    EXPECT_THAT(listed, Not(HasSubstr(fmt::format("/print/open/{}?", other)))) << other;
  }
}

// The condition of a command counts however it is written, and is not passed over where it cannot be read.
TEST_F(SiteTest, ACommandSaysWhatItsSenderHasSeen) {
  const web::Route& route = RouteOf(Method::kPost, "/api/v1/tournaments/{t:slug}/commands");
  const auto status = [&](const std::string& seen) {
    auto request = std::make_shared<Request>(RequestFor(route, Right::kArbiter));
    request->headers.Add("Command-Id", secret::Random<journal::CommandId>().hex());
    request->headers.Add("If-Match", seen);
    request->body = R"({"command":"add-note","text":"seen"})";
    std::promise<Response> promise;
    route.handler(*request, web::Reply(request, [&](Response response) { promise.set_value(std::move(response)); }));
    return promise.get_future().get().status;
  };
  const journal::Seq seq = (*room_->Current())->seq();
  for (const char* earlier : {"0", "\"0\"", "99"}) EXPECT_EQ(status(earlier), 409) << earlier;
  for (const char* none : {"", "x", "\"", "\"\"", "1x", "W/\"1\"", "\"1\", \"2\""})
    EXPECT_EQ(status(none), 400) << none;
  EXPECT_EQ((*room_->Current())->seq(), seq);
  EXPECT_EQ(status(fmt::format("{}", seq)), 200);
  EXPECT_EQ(status(fmt::format("\"{}\"", seq + 1)), 200);
  EXPECT_EQ(status("*"), 200);
}

TEST_F(SiteTest, TheTableOfRoutesIsSound) { EXPECT_TRUE(web::RouteTable::Make(application_.routes)); }

// A phone scans it: the address of the desk's own machine would lead nowhere.
TEST_F(SiteTest, ALinkLeadsToWhereOthersFindTheDesk) {
  const auto route = std::ranges::find_if(application_.routes, [](const web::Route& one) {
    return one.pattern.ends_with("/links") && one.method == web::Method::kPost;
  });
  ASSERT_NE(route, application_.routes.end());
  site_->set_public_address("https://open.example");
  Request request = RequestFor(*route, Right::kArbiter);
  request.headers.Add("Origin", "http://localhost:8080");
  const auto answer = [&](std::string body) {
    request.body = std::move(body);
    const auto shared = std::make_shared<const Request>(request);
    std::promise<Response> promise;
    route->handler(*shared, web::Reply(shared, [&](Response response) { promise.set_value(std::move(response)); }));
    return promise.get_future().get();
  };
  EXPECT_THAT(BodyOf(answer(R"({"role":"helper","from":1,"to":4})")), HasSubstr("https://open.example/k/"));
  // Half a range is none, and not all boards.
  EXPECT_EQ(answer(R"({"role":"helper","from":3})").status, 422);
}

TEST_F(SiteTest, WhatIsNotThereIsSaidInTheLanguageOfTheReader) {
  const auto route = std::ranges::find(application_.routes, "/t/{t:slug}/round/{n:number}", &web::Route::pattern);
  ASSERT_NE(route, application_.routes.end());
  auto request = std::make_shared<Request>(RequestFor(*route, Right::kPublic));
  request->headers.Add("Accept-Language", "es");
  std::promise<Response> promise;
  route->handler(*request, web::Reply(request, [&](Response response) { promise.set_value(std::move(response)); }));
  EXPECT_THAT(BodyOf(promise.get_future().get()), HasSubstr("No hay tal ronda"));
}

TEST_F(SiteTest, ALanguageIsChosenWhereOneIsAndLeadsNowhereElse) {
  const auto route = std::ranges::find(application_.routes, "/language/{code:slug}", &web::Route::pattern);
  ASSERT_NE(route, application_.routes.end());
  const auto leads = [&](const std::string& to) {
    auto request = std::make_shared<Request>(RequestFor(*route, Right::kPublic));
    request->query.Add("to", to);
    std::promise<Response> promise;
    route->handler(*request, web::Reply(request, [&](Response response) { promise.set_value(std::move(response)); }));
    return std::string(promise.get_future().get().headers.Find("Location").value_or(""));
  };
  EXPECT_EQ(leads("/t/open/standings"), "/t/open/standings");
  for (const char* other : {"", "//evil.example", "https://evil.example", "/\\evil.example", "/a\r\nX: y", "t/open"}) {
    EXPECT_EQ(leads(other), "/") << other;
  }
  Do(PairRound{});
  Do(PublishRound{Round(1)});
  const auto page = std::ranges::find(application_.routes, "/t/{t:slug}/standings", &web::Route::pattern);
  EXPECT_THAT(BodyOf(Ask(*page, Right::kPublic)), HasSubstr("/language/es?to=/t/open/standings"));
}

// Contradictions are marked before anything is made, in the language of the reader.
TEST_F(SiteTest, TheStartSaysWhatWouldBeRefusedAndWhoIsThereTwice) {
  const auto route = std::ranges::find(application_.routes, "/api/v1/check-opening", &web::Route::pattern);
  ASSERT_NE(route, application_.routes.end());
  const auto said = [&](std::string body) {
    auto request = std::make_shared<Request>(RequestFor(*route, Right::kArbiter));
    request->headers.Add("Accept-Language", "es");
    request->body = std::move(body);
    std::promise<Response> promise;
    route->handler(*request, web::Reply(request, [&](Response response) { promise.set_value(std::move(response)); }));
    return BodyOf(promise.get_future().get());
  };
  EXPECT_THAT(said(R"({"name":"A","players":"Ann\nBob","rounds":2147483647})"), HasSubstr("de 1 a 999"));
  EXPECT_THAT(said(R"({"name":"A","players":"Ann\nBob\nAnn","rounds":3})"), HasSubstr("Ann está más de una vez"));
  EXPECT_THAT(said(R"({"name":"A","players":"Ann\nBob","rounds":3})"), HasSubstr("\"findings\": []"));
}

}  // namespace
}  // namespace ronda::site
