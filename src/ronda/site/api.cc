// The API: the documents of the command line and of the desk as JSON, and one address for all commands.
#include <fmt/format.h>

#include "ronda/base/enum_array.h"
#include "ronda/command/command_json.h"
#include "ronda/command/view.h"
#include "ronda/ledger/past.h"
#include "ronda/service/explain.h"
#include "ronda/service/kept_settings.h"
#include "ronda/service/outlook.h"
#include "ronda/service/standings.h"
#include "ronda/service/tournament_text.h"
#include "ronda/service/what_if.h"
#include "ronda/sheets/diagnostics_json.h"
#include "ronda/sheets/explain_sheet.h"
#include "ronda/sheets/future_sheet.h"
#include "ronda/sheets/standings_sheet.h"
#include "ronda/sheets/working_sheet.h"
#include "ronda/site/answers.h"
#include "ronda/site/documents.h"
#include "ronda/site/opening.h"
#include "ronda/site/questions.h"
#include "ronda/site/site.h"

namespace ronda::site {
namespace {

using sheets::Record;
using sheets::Value;
using web::Parameter;
using web::Request;

Response ListTournaments(Site& site, const Visit& /*visit*/) {
  const auto all = site.desk().Tournaments();
  return web::Json(ToJson(sheets::ListOf(all, [](const store::StoredTournament& one) {
    return Value(Record().Add("slug", one.slug).Add("name", one.name).AddText("created", one.created));
  })));
}

Response MakeTournament(Site& site, const Visit& visit) {
  auto opening = OpeningFrom(visit.request.body);
  if (!opening.value) return Refused(visit.request, opening.diagnostics);
  const auto room = site.desk().Create(*std::move(opening.value), visit.visitor.who);
  if (!room) return Refused(visit.request, {room.error()});
  return web::Json(ToJson(Record().Add("slug", (*room)->slug())), 201);
}

Response ShowTournament(Site& /*site*/, const Visit& visit) {
  return web::Json(ToJson(TournamentDocument(visit.seen(), visit.room->slug())));
}

Response ShowRound(Site& /*site*/, const Visit& visit) {
  const Round round(visit.request.places.Number("n").value_or(0));
  if (round < Round(1) || round > Round(visit.seen().state().data.rounds)) return NoRound(visit.request);
  return web::Json(ToJson(RoundDocument(visit.seen(), round)));
}

Response ShowStandings(Site& /*site*/, const Visit& visit) {
  return AnswerOf(visit.request, StandingsOf(visit.seen(), visit.request.query));
}

Response ShowWorking(Site& /*site*/, const Visit& visit) {
  return AnswerOf(visit.request, WorkingOf(visit.seen(), visit.request.query));
}

// Who may not see drafts may not ask how the next round would be paired either.
Response ShowExplanation(Site& /*site*/, const Visit& visit) {
  const int paired = visit.seen().state().data.rounds;
  const int round = visit.request.query.Number("round").value_or(visit.visitor.IsStaff() ? 1 : 0);
  if (!visit.visitor.IsStaff() && (round < 1 || round > paired)) return NoRound(visit.request);
  return AnswerOf(visit.request, ExplanationOf(visit.seen(), visit.request.query));
}

Response ShowWhatIf(Site& /*site*/, const Visit& visit) {
  return AnswerOf(visit.request, WhatIfOf(visit.seen(), visit.request.query));
}

Response ShowOutlook(Site& /*site*/, const Visit& visit) { return AnswerOf(visit.request, OutlookOf(visit.seen())); }

Response ShowActs(Site& site, const Visit& visit) {
  const int from = visit.request.query.Number("from").value_or(1);
  const int most = std::min(visit.request.query.Number("count").value_or(200), 1000);
  const auto acts = ledger::ActsFrom(site.desk().store(), visit.room->id(), std::max(1, from), std::max(1, most));
  if (!acts) return Refused(visit.request, {acts.error()});
  return AnswerOf(visit.request, Parsed<Value>{sheets::ListOf(*acts, ActDocument), {}});
}

Response Export(const Visit& visit, const service::TextTarget& target, std::string_view ending) {
  const Tournament* tournament = visit.seen().tournament();
  if (tournament == nullptr) return NoRound(visit.request);
  const Tournament kept = service::WithSettingsKept(*tournament, visit.seen().state().facts.settings);
  const auto text = service::TournamentText(kept, target);
  if (!text) return Refused(visit.request, {text.error()});
  return web::Download(fmt::format("{}.{}", visit.room->slug(), ending),
                       ending == "json" ? "application/json" : "text/plain; charset=utf-8", *text);
}

Response ExportTrf(Site& /*site*/, const Visit& visit) { return Export(visit, {FileFormat::kTrf}, "trf"); }
Response ExportJson(Site& /*site*/, const Visit& visit) { return Export(visit, {FileFormat::kJson}, "json"); }

Response ExportStandings(Site& /*site*/, const Visit& visit) {
  const auto csv = StandingsCsv(visit.seen());
  if (!csv) return Refused(visit.request, {csv.error()});
  return web::Download(visit.room->slug() + "-standings.csv", "text/csv; charset=utf-8", *csv);
}

// As a tag, "412" with its quotes, or the number alone.
std::optional<journal::Seq> SeqOf(std::string_view seen) {
  if (seen.size() > 2 && seen.starts_with('"') && seen.ends_with('"')) seen = seen.substr(1, seen.size() - 2);
  return web::Values{{"seq", std::string(seen)}}.Number("seq");
}

// A command, with its id, what the sender has confirmed and what the sender has seen in headers.
Result<desk::Order> OrderFrom(const Visit& visit, command::Command wish) {
  desk::Order order{.command = std::move(wish), .id = {}, .who = visit.visitor.who};
  const auto id = journal::CommandId::Parse(visit.request.headers.Find("Command-Id").value_or(""));
  if (!id) {
    return tl::unexpected(Diagnostic{.code = "command-id",
                                     .message = "the header Command-Id is missing",
                                     .hint = "32 hexadecimal digits of the sender's choice; a repeat is done once"});
  }
  order.id = *id;
  const std::string confirm(visit.request.headers.Find("Confirm").value_or("0"));
  if (confirm == "2" || confirm == "3" || confirm == "4") {
    order.confirmed = static_cast<command::Warning>(confirm.front() - '0');
  }
  if (const auto seen = visit.request.headers.Find("If-Match"); seen && *seen != "*") {
    order.seen = SeqOf(*seen);
    if (!order.seen) {
      return tl::unexpected(Diagnostic{.code = "command-seen",
                                       .message = "the header If-Match is no number of an act",
                                       .hint = "the act the sender has seen last, as in \"412\""});
    }
  }
  return order;
}

void DoCommand(Site& site, const Visit& visit, const web::Reply& reply) {
  auto wish = command::ReadCommand(visit.request.body);
  if (!wish.value) return reply(Refused(visit.request, wish.diagnostics));
  auto order = OrderFrom(visit, *std::move(wish.value));
  if (!order) return reply(Refused(visit.request, {order.error()}));
  site.desk().Do(visit.room, *std::move(order), [reply, told = std::move(wish.diagnostics)](Result<desk::Done> done) {
    if (!done) return reply(Refused(reply.request(), {done.error()}));
    using How = desk::Done::How;
    static constexpr EnumArray<How, std::string_view, How::kNothing> kHow{{{"now", "before", "nothing"}}};
    Record record;
    record.Add("how", kHow[done->how]);
    record.Add("seq", done->version->seq());
    if (done->how != How::kNothing) record.Add("act", ActDocument(done->act));
    // Members that no command has were left out; their sender hears of it.
    if (!told.empty()) record.Add("diagnostics", sheets::DocumentOf(told));
    reply(web::Json(ToJson(record)));
  });
}

// What happened last. A client that comes from another desk on the same store may know of more than has come here: then
// the store is asked, and what it has read, so that nobody looks like one who has seen what never happened.
Result<journal::Seq> NewestFor(const Visit& visit) {
  if (!HasSeenMore(visit.request, *visit.version)) return visit.version->seq();
  auto newest = visit.room->Newest();
  if (!newest) return newest;
  if (const auto read = visit.room->CatchUp(*newest); !read) return tl::unexpected(read.error());
  return newest;
}

// Of whom it cannot be looked up who they are, or what they have seen, it is not known what they may hear: they come
// back, or go to another desk.
Response Live(Site& /*site*/, const Visit& visit) {
  if (visit.visitor.fault) return Failed(visit.request, 503, *visit.visitor.fault);
  const auto newest = NewestFor(visit);
  if (!newest) return Failed(visit.request, 503, newest.error());
  const std::string& slug = visit.room->slug();
  return web::Live(visit.visitor.IsStaff() ? StaffChannel(slug) : PublicChannel(slug), EventId(*newest));
}

}  // namespace

std::vector<web::Route> ApiRoutes(Site& site) {
  const std::string t = "/api/v1/tournaments/{t:slug}";
  const std::string json = "application/json";
  const auto get = [&](std::string pattern, std::string summary, Site::Answerer answerer) {
    web::Route route{Method::kGet, std::move(pattern), Right::kPublic, std::move(summary),
                     site.Answering(std::move(answerer))};
    route.answer = json;
    return route;
  };
  std::vector<web::Route> routes{
      get("/api/v1/tournaments", "The tournaments of this desk", ListTournaments),
      get(t, "A tournament: players, rounds, boards, results", ShowTournament),
      get(t + "/rounds/{n:number}", "A round", ShowRound),
      get(t + "/standings", "The standings, as ronda standings --json", ShowStandings),
      get(t + "/working", "How the values of a player came about", ShowWorking),
      get(t + "/explain", "Why a round is paired so, as ronda explain --json", ShowExplanation),
      get(t + "/outlook", "Whether the remaining rounds can be paired", ShowOutlook),
      get(t + "/export.trf", "The tournament as TRF26", ExportTrf),
      get(t + "/export.json", "The tournament as JSON", ExportJson),
      get(t + "/standings.csv", "The standings as CSV", ExportStandings),
      get("/live/{t:slug}", "What happens, as server-sent events", Live),
  };
  routes.back().answer = "text/event-stream";
  web::Route what_if = get(t + "/whatif", "Which boards of the next round a change would change", ShowWhatIf);
  what_if.right = Right::kArbiter;
  routes.push_back(std::move(what_if));
  web::Route acts = get(t + "/acts", "What was done, act by act", ShowActs);
  acts.right = Right::kArbiter;
  routes.push_back(std::move(acts));
  web::Route make{Method::kPost,      "/api/v1/tournaments",          Right::kArbiter,
                  "A new tournament", site.Answering(MakeTournament), web::BodyKind::kJson,
                  web::kImportBytes};
  make.answer = json;
  routes.push_back(std::move(make));
  web::Route command{Method::kPost,
                     t + "/commands",
                     Right::kPlayer,
                     "Do something (docs/formats/commands.md)",
                     site.AnsweringLater(DoCommand),
                     web::BodyKind::kJson};
  command.answer = json;
  command.parameters = {{Parameter::In::kHeader, "Command-Id", "32 hexadecimal digits; a repeat is done once"},
                        {Parameter::In::kHeader, "Confirm", "2, 3 or 4: the level of warning that is confirmed"},
                        {Parameter::In::kHeader, "If-Match", "the act the sender has seen last"}};
  routes.push_back(std::move(command));
  return routes;
}

}  // namespace ronda::site
