// The final of groups by the Amsterdam system: those who qualified in a tournament of their own, with their games
// carried over.
#include "ronda/site/final_api.h"

#include <algorithm>

#include "ronda/handling/handled.h"
#include "ronda/service/schedule_request.h"
#include "ronda/sheets/value.h"
#include "ronda/site/answers.h"
#include "ronda/site/body.h"

namespace ronda::site {
namespace {

using json::Is;
using json::Optional;
using sheets::ListOf;
using sheets::Record;
using sheets::Value;
using web::Response;

struct WishedFinal {
  std::int32_t qualifiers = 2;
  std::vector<std::string> tiebreaks = {};
  std::optional<std::int32_t> lot = {};
  bool preview = false;

  bool operator==(const WishedFinal&) const = default;
};

void Describe(Is<WishedFinal> auto& wish, auto&& visit) {
  visit(Optional("qualifiers"), wish.qualifiers);
  visit(Optional("tiebreaks"), wish.tiebreaks);
  visit(Optional("lot"), wish.lot);
  visit(Optional("preview"), wish.preview);
}

Result<Tournament> FinalFor(const Visit& visit, const WishedFinal& wish) {
  const Tournament* stage = visit.version->published().tournament();
  if (stage == nullptr) return tl::unexpected(Unsound());
  service::ScheduleRequest request;
  request.system = service::ScheduleSystem::kAmsterdam;
  request.qualifiers = std::clamp(wish.qualifiers, 1, 64);
  request.tiebreaks = wish.tiebreaks;
  if (wish.lot) request.lot = static_cast<std::uint64_t>(std::max(0, *wish.lot));
  return service::AmsterdamFinalOf(*stage, request);
}

// Who is in it, with the points that are carried over.
Record FinalRecord(const Tournament& final) {
  return Record()
      .Add("name", final.data().info.name)
      .Add("rounds",
           std::ranges::count_if(final.round_ids(), [&](Round round) { return handling::HasOpenGames(final, round); }))
      .Add("players", ListOf(final.player_ids(), [&](PlayerIndex place) {
             return Value(
                 Record().Add("name", final.player(place).name).Add("points", final.ScoreAfter(place, final.rounds())));
           }));
}

Response MakeFinal(Site& site, const Visit& visit) {
  const auto wish = ReadBody<WishedFinal>(visit.request.body);
  if (!wish.value) return Refused(visit.request, wish.diagnostics);
  const auto final = FinalFor(visit, *wish.value);
  if (!final) return Refused(visit.request, {final.error()});
  Record record = FinalRecord(*final);
  if (wish.value->preview) return web::Json(ToJson(record));
  command::Opening opening;
  opening.tournament = final->data();
  opening.schedule = journal::SchedulePlan{.system = "amsterdam", .seed = wish.value->lot};
  opening.from = visit.version->state().data.info.name;
  const auto room = site.desk().Create(std::move(opening), visit.visitor.who);
  if (!room) return Refused(visit.request, {room.error()});
  return web::Json(ToJson(record.Add("slug", (*room)->slug())), 201);
}

}  // namespace

std::vector<web::Route> FinalRoutes(Site& site) {
  web::Route make{web::Method::kPost,        "/api/v1/tournaments/{t:slug}/final",
                  web::Right::kArbiter,      "The final of groups by the Amsterdam system, with the games carried over",
                  site.Answering(MakeFinal), web::BodyKind::kJson};
  make.answer = "application/json";
  return {std::move(make)};
}

}  // namespace ronda::site
