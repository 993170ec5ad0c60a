// The screens of the arbiters. Each is a page with the state of the tournament in it as JSON; its script does the rest
// through the API.
#include <fmt/format.h>

#include "ronda/site/documents.h"
#include "ronda/site/frame.h"
#include "ronda/site/site.h"

namespace ronda::site {
namespace {

using web::Method;
using web::Response;
using web::Right;
using Visit = Site::Visit;

// A screen: the script finds its name and the state it begins with.
Response Screen(const Visit& visit, std::string_view name, std::string title) {
  PageParts parts;
  parts.title = std::move(title);
  parts.script = "desk";
  parts.style = "desk";
  if (visit.room) {
    parts.title = fmt::format("{} · {}", visit.version->state().data.info.name, parts.title);
    parts.nav = StaffNav(visit, name == "round" ? "" : name);
    parts.live = visit.room->slug();
    parts.seq = visit.version->seq();
    const std::string state = ToJson(sheets::Value::OnOneLine(TournamentDocument(*visit.version, visit.room->slug())));
    parts.body += Markup("<div id=\"state\" hidden data-state=\"{}\"></div>\n", Text(state));
  }
  parts.body += Markup("<div id=\"screen\" data-screen=\"{}\"></div>\n<noscript><p>{}</p></noscript>\n", Text(name),
                       Text(visit.visitor.words("The screens of the desk need scripts; the public pages do not.")));
  return PageOf(visit.visitor, parts);
}

}  // namespace

std::vector<web::Route> StaffRoutes(Site& site) {
  const std::string desk = "/desk/{t:slug}";
  const auto screen = [&](std::string pattern, std::string name, std::string_view title) {
    return web::Route{Method::kGet, std::move(pattern), Right::kArbiter, "Desk: " + name,
                      site.Answering([name, title](Site& /*own*/, const Visit& visit) {
                        return Screen(visit, name, visit.visitor.words(title));
                      })};
  };
  return {
      screen("/new", "start", "Start a tournament"),    screen(desk, "round", "Round"),
      screen(desk + "/players", "players", "Players"),  screen(desk + "/lane", "lane", "Results"),
      screen(desk + "/slips", "slips", "Results"),      screen(desk + "/check", "check", "Results"),
      screen(desk + "/edit", "edit", "Change by hand"), screen(desk + "/standings", "standings", "Standings"),
      screen(desk + "/history", "history", "History"),  screen(desk + "/settings", "settings", "Settings"),
      screen(desk + "/access", "access", "Access"),
  };
}

}  // namespace ronda::site
