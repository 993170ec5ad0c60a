// The links by which helpers, captains and players come in, with their QR codes.
#include <fmt/format.h>

#include <algorithm>

#include "ronda/paper/qr.h"
#include "ronda/sheets/value.h"
#include "ronda/site/answers.h"
#include "ronda/site/body.h"
#include "ronda/site/site.h"

namespace ronda::site {
namespace {

using json::Is;
using json::Optional;
using json::Required;
using sheets::ListOf;
using sheets::Record;
using sheets::Value;

struct WishedLink {
  std::string role = "helper";
  std::string label;
  std::optional<std::int32_t> from = {};
  std::optional<std::int32_t> to = {};
  std::optional<std::int32_t> player = {};
  std::optional<std::int32_t> team = {};

  bool operator==(const WishedLink&) const = default;
};

struct Wifi {
  std::string name;
  std::string password;

  bool operator==(const Wifi&) const = default;
};

struct RevokedLink {
  std::string link;

  bool operator==(const RevokedLink&) const = default;
};

void Describe(Is<WishedLink> auto& link, auto&& visit) {
  visit(Optional("role"), link.role);
  visit(Optional("label"), link.label);
  visit(Optional("from"), link.from);
  visit(Optional("to"), link.to);
  visit(Optional("player"), link.player);
  visit(Optional("team"), link.team);
}

void Describe(Is<RevokedLink> auto& link, auto&& visit) { visit(Required("link"), link.link); }

void Describe(Is<Wifi> auto& wifi, auto&& visit) {
  visit(Required("name"), wifi.name);
  visit(Optional("password"), wifi.password);
}

// As cameras of phones read it; what would end a field is escaped.
std::string WifiText(const Wifi& wifi) {
  const auto escaped = [](std::string_view text) {
    std::string field;
    for (const char c : text) {
      if (std::string_view("\\;,:\"").find(c) != std::string_view::npos) field += '\\';
      field += c;
    }
    return field;
  };
  if (wifi.password.empty()) return "WIFI:T:nopass;S:" + escaped(wifi.name) + ";;";
  return "WIFI:T:WPA;S:" + escaped(wifi.name) + ";P:" + escaped(wifi.password) + ";;";
}

Record LinkRecord(const store::Link& link) {
  Record record;
  record.Add("link", desk::FingerprintOf(link)).Add("role", store::RoleName(link.role)).AddText("label", link.label);
  if (link.boards) record.Add("from", link.boards->from).Add("to", link.boards->to);
  if (link.player) record.Add("player", link.player->value());
  record.AddText("expires", link.expires);
  if (link.revoked) record.Add("revoked", true);
  return record;
}

Response ListLinks(Site& site, const Visit& visit) {
  const auto links = site.desk().gate().Links(visit.room->id());
  if (!links) return Refused(visit.request, {links.error()});
  return web::Json(ToJson(ListOf(*links, [](const store::Link& link) { return Value(LinkRecord(link)); })));
}

Result<desk::LinkRequest> LinkFrom(const Visit& visit, const WishedLink& wish) {
  desk::LinkRequest request;
  request.tournament = visit.room->id();
  request.label = wish.label;
  const auto role = store::RoleOf(wish.role);
  if (!role || *role < store::Role::kHelper) {
    return tl::unexpected(Diagnostic{
        .code = "desk-role", .message = "links are for helpers, captains and players", .hint = "invite arbiters"});
  }
  request.role = *role;
  if (wish.from.has_value() != wish.to.has_value()) {
    return tl::unexpected(
        Diagnostic{.code = "desk-link", .message = "the boards are no range", .hint = "as in 1 to 20"});
  }
  if (wish.from && wish.to) request.boards = store::BoardRange{*wish.from, *wish.to};
  if (wish.player) request.player = journal::Uid(*wish.player);
  const auto& teams = visit.version->state().data.teams;
  const auto team = std::ranges::find(teams, TeamNumber(wish.team.value_or(0)), &Team::number);
  if (*role == store::Role::kCaptain) {
    if (team == teams.end() || team->members.empty()) {
      return tl::unexpected(
          Diagnostic{.code = "desk-team", .message = "the link is for no team", .hint = "choose one that has players"});
    }
    request.player = visit.version->state().uids[team->members.front()];
  }
  const bool is_player = *role == store::Role::kPlayer;
  const bool is_known = request.player && visit.version->state().Find(*request.player);
  if (is_player && !is_known) {
    return tl::unexpected(
        Diagnostic{.code = "desk-player", .message = "the link is for no player", .hint = "choose one of the list"});
  }
  return request;
}

// The history names whoever comes by the link by its label, so it has one.
std::string LabelFor(const Visit& visit, const desk::LinkRequest& request) {
  if (!request.label.empty()) return request.label;
  if (request.role == store::Role::kPlayer && request.player) {
    return visit.version->state().player(*request.player).name;
  }
  const std::string role(store::RoleName(request.role));
  return request.boards ? fmt::format("{} {}-{}", role, request.boards->from, request.boards->to) : role;
}

// The address of a link is known once: here.
Response MakeLinkFor(Site& site, const Visit& visit) {
  const auto wish = ReadBody<WishedLink>(visit.request.body);
  if (!wish.value) return Refused(visit.request, wish.diagnostics);
  auto request = LinkFrom(visit, *wish.value);
  if (!request) return Refused(visit.request, {request.error()});
  request->label = LabelFor(visit, *request);
  const auto made = site.desk().gate().MakeLink(*request);
  if (!made) return Refused(visit.request, {made.error()});
  const std::string address = visit.base + "/k/" + made->token.text();
  const auto code = paper::QrCodeOf(address);
  if (!code) return Refused(visit.request, {code.error()});
  return web::Json(ToJson(LinkRecord(made->link).Add("address", address).Add("qr", SvgOf(*code).str())), 201);
}

Response RevokeLink(Site& site, const Visit& visit) {
  const auto wish = ReadBody<RevokedLink>(visit.request.body);
  if (!wish.value) return Refused(visit.request, wish.diagnostics);
  const auto revoked = site.desk().gate().Revoke(visit.room->id(), wish.value->link);
  if (!revoked) return Refused(visit.request, {revoked.error()});
  return web::Json(ToJson(Record().Add("link", wish.value->link)));
}

// The way into the network of the hall, beside the links that need it. Nothing of it is kept.
Response WifiCode(Site& /*site*/, const Visit& visit) {
  const auto wifi = ReadBody<Wifi>(visit.request.body);
  if (!wifi.value) return Refused(visit.request, wifi.diagnostics);
  const auto code = paper::QrCodeOf(WifiText(*wifi.value));
  if (!code) return Refused(visit.request, {code.error()});
  return web::Json(ToJson(Record().Add("qr", SvgOf(*code).str())));
}

}  // namespace

std::vector<web::Route> AccessRoutes(Site& site) {
  const std::string t = "/api/v1/tournaments/{t:slug}";
  std::vector<web::Route> routes{
      {Method::kPost, "/api/v1/wifi", Right::kArbiter, "A QR code for the Wi-Fi of the hall", site.Answering(WifiCode),
       web::BodyKind::kJson},
      {Method::kGet, t + "/links", Right::kArbiter, "The links of a tournament", site.Answering(ListLinks)},
      {Method::kPost, t + "/links", Right::kArbiter, "Make a link for a helper, a captain or a player",
       site.Answering(MakeLinkFor), web::BodyKind::kJson},
      {Method::kPost, t + "/links/revoke", Right::kArbiter, "Take a link back", site.Answering(RevokeLink),
       web::BodyKind::kJson},
  };
  for (web::Route& route : routes) route.answer = "application/json";
  return routes;
}

}  // namespace ronda::site
