// What the screens of the arbiters ask beside the API of everybody: what a wish would come to, the tournament as it
// was, whether the journal is whole, and whether settings contradict each other before anything is made of them.
#include <algorithm>
#include <set>

#include "ronda/announce/regulations.h"
#include "ronda/command/command_json.h"
#include "ronda/command/decide.h"
#include "ronda/ledger/past.h"
#include "ronda/service/schedule_system.h"
#include "ronda/sheets/value.h"
#include "ronda/site/answers.h"
#include "ronda/site/body.h"
#include "ronda/site/documents.h"
#include "ronda/site/opening.h"
#include "ronda/site/organiser_answers.h"
#include "ronda/site/reckonings.h"
#include "ronda/site/site.h"
#include "ronda/site/system_documents.h"
#include "ronda/words/told.h"

namespace ronda::site {
namespace {

using sheets::ListOf;
using sheets::Record;
using sheets::Value;

// Who has another pairing number than before.
Value RenumberedIn(const journal::State& before, const journal::State& after) {
  sheets::List list;
  for (const PlayerIndex place : after.uids.ids()) {
    const auto was = before.Find(after.uids[place]);
    const Player& player = after.data.players[place.index()];
    if (!was || before.data.players[was->index()].tpn == player.tpn) continue;
    list.Add(Record()
                 .Add("uid", after.uids[place].value())
                 .Add("name", player.name)
                 .Add("was", before.data.players[was->index()].tpn)
                 .Add("now", player.tpn));
  }
  return list;
}

// Decided as if everything were confirmed, and thrown away.
Response Preview(Site& site, const Visit& visit) {
  const auto wish = command::ReadCommand(visit.request.body);
  if (!wish.value) return Refused(visit.request, wish.diagnostics);
  command::Context context;
  context.by = visit.visitor.who.actor;
  context.confirmed = command::Warning::kTwoSteps;
  store::Store& store = site.desk().store();
  const store::TournamentId id = visit.room->id();
  context.past.state_at = [&](journal::Seq seq) -> Result<journal::State> {
    auto folder = ledger::StateAt(store, id, seq);
    if (!folder) return tl::unexpected(folder.error());
    return folder->state();
  };
  context.past.acts_from = [&](journal::Seq seq) { return ledger::ActsFrom(store, id, seq, visit.version->seq()); };
  const journal::State& before = visit.version->state();
  const auto decision = command::Decide(before, *wish.value, context);
  if (!decision) return Refused(visit.request, {decision.error()});
  Record record;
  record.Add("warning", static_cast<int>(decision->warning));
  record.Add("act", ActDocument(command::ActOf(before, *decision, context, visit.version->seq() + 1)));
  record.Add("renumbered", RenumberedIn(before, decision->after));
  return AnswerOf(visit.request, Parsed<Value>{record, {}});
}

Response AsItWas(Site& site, const Visit& visit) {
  const int seq = visit.request.places.Number("seq").value_or(0);
  const auto folder = ledger::StateAt(site.desk().store(), visit.room->id(), seq);
  if (!folder) return Refused(visit.request, {folder.error()});
  const desk::Version then(folder->state(), folder->head());
  return web::Json(ToJson(TournamentDocument(then, visit.room->slug())));
}

Response VerifyJournal(Site& site, const Visit& visit) {
  const auto whole = ledger::Verify(site.desk().store(), visit.room->id());
  if (!whole) return Refused(visit.request, {whole.error()});
  return web::Json(
      ToJson(Record().Add("acts", visit.version->seq()).Add("head", journal::Fingerprint(visit.version->head()))));
}

announce::Regulations RegulationsOf(const command::Opening& opening) {
  announce::Regulations regulations;
  regulations.name = opening.tournament.info.name;
  regulations.type.system = opening.system;
  regulations.type.rounds = opening.tournament.planned_rounds;
  regulations.type.time_control = opening.tournament.info.time_control;
  regulations.rules.tiebreaks = opening.tournament.tiebreaks;
  if (!opening.tournament.players.empty()) {
    regulations.entry.least_players = Count(opening.tournament.players);
    regulations.entry.most_players = regulations.entry.least_players;
  }
  return regulations;
}

// How many rounds there will be: those planned, or those of the draw, which may be refused.
std::optional<int> RoundsOf(const command::Opening& opening, std::vector<announce::RegulationFinding>& findings) {
  if (!opening.schedule || opening.tournament.players.empty()) return opening.tournament.planned_rounds;
  command::DrawSchedule wish{*opening.schedule};
  if (!wish.plan.seed) wish.plan.seed = 1;
  if (service::ScheduleSystemOf(wish.plan.system) == service::ScheduleSystem::kBerger && wish.plan.draw.empty()) {
    wish.plan.seed.reset();
  }
  const auto opened = command::Open(opening, {});
  const auto drawn = opened ? command::Decide(opened->after, wish, {}) : opened;
  if (drawn) return drawn->after.data.rounds;
  findings.push_back({Severity::kError, drawn.error().code, "schedule", drawn.error().message, drawn.error().hint});
  return std::nullopt;
}

// What would be refused, and who stands in the list twice, which is no fault but seldom meant.
void AddRefusalAndDoubles(const command::Opening& opening, std::vector<announce::RegulationFinding>& findings) {
  if (const auto opened = command::Open(opening, {}); !opened && findings.empty()) {
    const Diagnostic& refusal = opened.error();
    findings.push_back({Severity::kError, refusal.code, "opening", refusal.message, refusal.hint});
  }
  std::set<std::string> seen;
  std::set<std::string> twice;
  for (const Player& player : opening.tournament.players) {
    if (!seen.insert(player.name).second) twice.insert(player.name);
  }
  for (const std::string& name : twice) {
    findings.push_back({Severity::kWarning, "opening-double", "players", name + " is in the list more than once",
                        "take out who was entered twice"});
  }
}

// What the body of POST /api/v1/tournaments would make; nothing is made. Gaps in an announcement are no contradictions.
Response CheckOpening(Site& /*site*/, const Visit& visit) {
  const auto opening = OpeningFrom(visit.request.body);
  if (!opening.value) return Refused(visit.request, opening.diagnostics);
  const TournamentData& data = opening.value->tournament;
  auto findings = announce::Check(RegulationsOf(*opening.value));
  std::erase_if(findings, [](const auto& finding) { return finding.code == "announce-missing"; });
  const auto rounds = RoundsOf(*opening.value, findings);
  if (!opening.value->schedule) AddRefusalAndDoubles(*opening.value, findings);
  Record record;
  record.Add("players", data.players.size()).Add("rounds", rounds).Add("rounds_paired", data.rounds);
  if (!data.teams.empty()) record.Add("teams", data.teams.size());
  const auto short_of = [&](const Team& team) { return team.members.size() < data.board_colours.size(); };
  record.Add("short_teams", ListOf([&] {
               std::vector<std::string> names;
               for (const Team& team : data.teams) {
                 if (short_of(team)) names.push_back(team.name);
               }
               return names;
             }()));
  record.Add("rated", std::ranges::count_if(data.players, [](const Player& one) { return one.rating.has_value(); }));
  record.Add(
      "findings", ListOf(findings, [](const announce::RegulationFinding& finding) {
        return Value(Record().Add("code", finding.code).Add("message", finding.message).AddText("hint", finding.hint));
      }));
  return web::Json(ToJson(words::ToldDocument(LanguageOf(visit.request), record)));
}

Response ShowSystems(Site& /*site*/, const Visit& /*visit*/) { return web::Json(ToJson(SystemsDocument())); }

Response ShowPrizes(Site& /*site*/, const Visit& visit) {
  return AnswerOf(visit.request, PrizesOf(visit.version->published(), visit.request.query));
}

Response ShowRatings(Site& /*site*/, const Visit& visit) {
  return AnswerOf(visit.request, RatingsOf(visit.version->published()));
}

Response ShowNorms(Site& /*site*/, const Visit& visit) {
  return AnswerOf(visit.request, NormsOf(visit.version->published(), visit.request.query));
}

Response ShowCommittee(Site& /*site*/, const Visit& visit) {
  return AnswerOf(visit.request, CommitteeOf(*visit.version, visit.request.query));
}

Response ShowTimeControl(Site& /*site*/, const Visit& visit) {
  return AnswerOf(visit.request, TimeControlOf(visit.visitor.words, visit.request.query));
}

}  // namespace

std::vector<web::Route> StaffApiRoutes(Site& site) {
  const std::string t = "/api/v1/tournaments/{t:slug}";
  std::vector<web::Route> routes{
      {Method::kPost, t + "/preview", Right::kArbiter, "What a command would come to; nothing is done",
       site.Answering(Preview), web::BodyKind::kJson},
      {Method::kGet, t + "/at/{seq:number}", Right::kArbiter, "The tournament as it was after an act",
       site.Answering(AsItWas)},
      {Method::kGet, t + "/verify", Right::kArbiter, "Whether the journal is whole", site.Answering(VerifyJournal)},
      {Method::kGet, t + "/prizes", Right::kArbiter, "Who gets which prize, and why", site.Answering(ShowPrizes)},
      {Method::kGet, t + "/ratings", Right::kArbiter, "What the event does to ratings, as ronda rate --json",
       site.Answering(ShowRatings)},
      {Method::kGet, t + "/norms", Right::kArbiter, "Who has made a title norm, or still can",
       site.Answering(ShowNorms)},
      {Method::kGet, t + "/committee", Right::kArbiter, "An appeals committee, as ronda committee --json",
       site.Answering(ShowCommittee)},
      {Method::kGet, "/api/v1/time-control", Right::kArbiter, "A time control in words",
       site.Answering(ShowTimeControl)},
      {Method::kGet, "/api/v1/systems", Right::kArbiter, "The pairing systems there are, with their editions",
       site.Answering(ShowSystems)},
      {Method::kPost, "/api/v1/check-opening", Right::kArbiter, "What a new tournament would be; nothing is made",
       site.Answering(CheckOpening), web::BodyKind::kJson, web::kImportBytes},
  };
  for (web::Route& route : routes) route.answer = "application/json";
  return routes;
}

}  // namespace ronda::site
