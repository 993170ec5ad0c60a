#include "ronda/site/site.h"

#include <fmt/format.h>

#include <exception>

#include "ronda/command/tables.h"
#include "ronda/sheets/value.h"
#include "ronda/site/answers.h"
#include "ronda/site/bracket_pages.h"
#include "ronda/site/documents.h"
#include "ronda/site/event_pages.h"
#include "ronda/site/final_api.h"
#include "ronda/site/table_pages.h"
#include "ronda/site/vote_pages.h"
#include "ronda/web/assets.h"
#include "ronda/web/http/cookie.h"

namespace ronda::site {
namespace {

// What the public hears of an act: nothing of what is not published. Staff hear of every act.
bool IsPublic(const journal::Act& act, const journal::State& state) {
  switch (act.kind) {
    case journal::Kind::kRoundPaired:
    case journal::Kind::kScheduleDrawn:
    case journal::Kind::kRoundEdited:
    case journal::Kind::kResultClaimed:
    case journal::Kind::kLineUpDeadlineSet:
    case journal::Kind::kVotesCast:
    case journal::Kind::kNoteAdded:
    case journal::Kind::kPersonRecorded:
    case journal::Kind::kPersonErased:
      return false;
    default:
      break;
  }
  if (act.kind == journal::Kind::kTablesChanged && act.told.round && act.told.round == command::DraftAtTables(state)) {
    return false;
  }
  const auto draft = journal::FirstDraft(state);
  return !act.told.round || !draft || *act.told.round < *draft;
}

// A result is small enough to travel itself; of everything else the pages are fetched again.
web::LiveEvent PublicEvent(const journal::Act& act) {
  web::LiveEvent event;
  event.id = EventId(act.seq);
  if (act.kind == journal::Kind::kResultEntered && act.told.round && act.told.board) {
    event.name = "result";
    event.key = fmt::format("{}/{}", act.told.round->value(), *act.told.board);
    event.data = ToJson(sheets::Value::OnOneLine(
        sheets::Record().Add("round", *act.told.round).Add("board", *act.told.board).Add("result", act.told.now)));
    return event;
  }
  event.name = "changed";
  event.key = "changed";
  event.data = fmt::format("{}", act.seq);
  return event;
}

}  // namespace

std::uint64_t EventId(journal::Seq seq) { return static_cast<std::uint64_t>(seq); }

bool HasSeenMore(const web::Request& request, const desk::Version& version) {
  const auto said = web::SaidLastEvent(request);
  const auto last = said ? web::ParseEventId(*said) : std::nullopt;
  return last && *last > EventId(version.seq());
}

std::string PublicChannel(const std::string& slug) { return "t/" + slug; }
std::string StaffChannel(const std::string& slug) { return "desk/" + slug; }

Site::~Site() {
  desk_.Listen({});
  desk_.OnDismissal({});
}

Site::Site(desk::Desk& desk) : desk_(desk) {
  for (const store::StoredTournament& tournament : desk_.Tournaments()) {
    OpenChannels(tournament.slug, tournament.head.seq);
  }
}

void Site::OpenChannels(const std::string& slug, journal::Seq seq) {
  hub_->Open(PublicChannel(slug), web::Pace::kOnceASecond, EventId(seq));
  hub_->Open(StaffChannel(slug), web::Pace::kAtOnce, EventId(seq));
}

void Site::Tell(const std::string& slug, const desk::SharedVersion& version, const journal::Act& act) {
  OpenChannels(slug, act.seq - 1);
  web::LiveEvent staff;
  staff.id = EventId(act.seq);
  staff.name = "act";
  staff.data = ToJson(sheets::Value::OnOneLine(ActDocument(act)));
  hub_->Publish(StaffChannel(slug), std::move(staff));
  if (IsPublic(act, version->state())) {
    hub_->Publish(PublicChannel(slug), PublicEvent(act));
  } else {
    hub_->Pass(PublicChannel(slug), EventId(act.seq));
  }
}

void Site::Skip(const std::string& slug, journal::Seq seq) {
  OpenChannels(slug, seq);
  for (const std::string& channel : {PublicChannel(slug), StaffChannel(slug)}) hub_->Skip(channel, EventId(seq));
}

std::string Site::BaseFor(const web::Request& request) const {
  if (!public_address_.empty()) return public_address_;
  return fmt::format("{}://{}", request.scheme == web::Scheme::kHttps ? "https" : "http",
                     request.headers.Find("Host").value_or("localhost"));
}

Result<Site::Visit> Site::VisitOf(const web::Request& request) {
  Visit visit{request, VisitorOf(desk_, request), nullptr, nullptr, BaseFor(request)};
  const auto slug = request.places.Find("t");
  if (!slug) return visit;
  visit.room = desk_.Find(std::string(*slug));
  if (!visit.room) {
    return tl::unexpected(Diagnostic{.code = "desk-tournament",
                                     .message = fmt::format("there is no tournament '{}' here", *slug),
                                     .hint = "the first page lists those there are"});
  }
  auto version = visit.room->Current();
  if (!version) return tl::unexpected(version.error());
  visit.version = *std::move(version);
  return visit;
}

void Site::Add(desk::Workers& workers, std::function<void()> work) {
  workers.Add([this, work = std::move(work)] {
    try {
      work();
    } catch (const std::exception& error) {
      if (log_) log_->Note(error.what());
    }
  });
}

bool Site::MayWait(const web::Request& request) {
  auto secret = web::FindCookie(request, kSessionCookie);
  if (!secret) secret = web::FindCookie(request, kLinkCookie);
  if (secret && !desk_.gate().Remembers(std::string(*secret))) return true;
  const auto slug = request.places.Find("t");
  const auto room = slug ? desk_.Find(std::string(*slug)) : nullptr;
  if (!room || !room->IsLoaded()) return room != nullptr;
  const auto version = room->Current();
  return version && HasSeenMore(request, **version);
}

void Site::EndStaffStreams() { hub_->Interrupt(StaffChannel("")); }

void Site::Answer(const web::Request& request, const LateAnswerer& answerer, const web::Reply& reply) {
  const auto visit = VisitOf(request);
  if (visit) return answerer(*this, *visit, reply);
  // What cannot be read is the fault of nobody who asks: a damaged journal, a database that is away.
  reply(Failed(request, visit.error().code == "desk-tournament" ? 404 : 503, visit.error()));
}

web::Handler Site::Answering(Answerer answerer) {
  const LateAnswerer late = [answerer = std::move(answerer)](Site& own, const Visit& visit, const web::Reply& reply) {
    reply(answerer(own, visit));
  };
  return [this, late](const web::Request& request, web::Reply reply) {
    // The reply keeps the request.
    Add(MayWait(request) ? asking_ : answering_,
        [this, &request, late, reply = std::move(reply)] { Answer(request, late, reply); });
  };
}

web::Handler Site::AnsweringLater(LateAnswerer answerer) {
  return [this, answerer = std::move(answerer)](const web::Request& request, web::Reply reply) {
    if (!MayWait(request)) return Answer(request, answerer, reply);
    Add(asking_, [this, &request, answerer, reply = std::move(reply)] { Answer(request, answerer, reply); });
  };
}

// Who may not enter is told so; who is nobody yet is shown the door where one comes in.
std::optional<web::Response> Site::Guard(const web::Request& request, const web::Route& route) {
  if (route.right == web::Right::kPublic) return std::nullopt;
  const Visitor visitor = VisitorOf(desk_, request);
  if (visitor.fault) return Failed(request, 503, *visitor.fault);
  std::optional<store::TournamentId> tournament;
  if (const auto slug = request.places.Find("t")) {
    if (const auto room = desk_.Find(std::string(*slug))) tournament = room->id();
  }
  if (MayEnter(visitor, route.right, tournament)) return std::nullopt;
  if (visitor.who.role) {
    return Failed(request, 403, {.code = "desk-right", .message = "this is not for you", .hint = "ask an arbiter"});
  }
  if (request.method == web::Method::kGet && !request.path.starts_with("/api/")) return web::SeeOther("/login");
  return Failed(request, 401, {.code = "desk-right", .message = "nobody is signed in", .hint = "sign in first"});
}

web::Application Site::MakeApplication() {
  web::Application application;
  application.hub = hub_;
  for (const auto& part :
       {ApiRoutes(*this), DoorRoutes(*this), HomeRoutes(*this), PublicRoutes(*this), StaffRoutes(*this),
        StaffApiRoutes(*this), AccessRoutes(*this), AccountRoutes(*this), ScreenRoutes(*this), PhoneRoutes(*this),
        PaperRoutes(*this), ShareRoutes(*this), BracketRoutes(*this), TableRoutes(*this), EventRoutes(*this),
        VoteRoutes(*this), FinalRoutes(*this)}) {
    application.routes.insert(application.routes.end(), part.begin(), part.end());
  }
  application.routes.push_back(web::AssetRoute());
  application.failure = Failed;
  application.guard = [this](const web::Request& request, const web::Route& route) { return Guard(request, route); };
  application.aside = [this](const web::Request& request, std::function<void()> work) {
    MayWait(request) ? Add(guarding_, std::move(work)) : work();
  };
  application.session = [](const web::Request& request) -> std::optional<std::string> {
    const auto session = web::FindCookie(request, kSessionCookie);
    return session ? std::optional<std::string>(*session) : std::nullopt;
  };
  application.ailment = [this]() -> std::optional<std::string> {
    const auto fault = desk_.fault();
    return fault ? std::optional(fault->message) : std::nullopt;
  };
  desk_.Listen({[this](const std::string& slug, const desk::SharedVersion& version, const journal::Act& act) {
                  Tell(slug, version, act);
                },
                [this](const std::string& slug, journal::Seq newest) { Skip(slug, newest); }});
  desk_.OnDismissal([this] { EndStaffStreams(); });
  return application;
}

}  // namespace ronda::site
