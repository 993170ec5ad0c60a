// The screens of the arbiters. Each is a page with the state of the tournament in it as JSON; its script does the rest
// through the API.
#include <fmt/format.h>

#include <algorithm>

#include "ronda/ledger/past.h"
#include "ronda/site/bracket_pages.h"
#include "ronda/site/documents.h"
#include "ronda/site/frame.h"
#include "ronda/site/plots.h"
#include "ronda/site/site.h"

namespace ronda::site {
namespace {

// Where a screen stands among those of the navigation: some belong together.
std::string_view NavPlace(std::string_view screen) {
  if (screen == "round" || screen == "edit") return "";
  if (screen == "slips" || screen == "check") return "lane";
  if (screen == "committee" || screen == "votes") return "players";
  for (const std::string_view one : {"crosstable", "prizes", "norms", "ratings", "charts"}) {
    if (screen == one) return "standings";
  }
  return screen;
}

// A screen: the script finds its name and the state it begins with.
Response Screen(const Visit& visit, std::string_view name, std::string title, const Html& more = {}) {
  PageParts parts;
  parts.title = std::move(title);
  parts.script = "desk";
  parts.style = "desk";
  if (visit.room) {
    parts.title = fmt::format("{} · {}", visit.version->state().data.info.name, parts.title);
    parts.nav = StaffNav(visit, NavPlace(name));
    parts.live = visit.room->slug();
    parts.seq = visit.version->seq();
    const std::string state = ToJson(sheets::Value::OnOneLine(TournamentDocument(*visit.version, visit.room->slug())));
    parts.body += Markup("<div id=\"state\" hidden data-state=\"{}\"></div>\n", Text(state));
  }
  parts.body += Markup("<div id=\"screen\" data-screen=\"{}\"></div>\n<noscript><p>{}</p></noscript>\n", Text(name),
                       Text(visit.visitor.words("The screens of the desk need scripts; the public pages do not.")));
  parts.body += more;
  return PageOf(visit.visitor, parts);
}

// The plots are drawn here; the script of the page asks for them again when something happens.
Response ChartsPage(Site& site, const Visit& visit) {
  const desk::Version& version = visit.version->published();
  const int rounds = version.state().data.rounds;
  Html plots;
  if (rounds > 0 && version.tournament() != nullptr) {
    const Words& words = visit.visitor.words;
    const int round = std::clamp(visit.request.query.Number("round").value_or(rounds), 1, rounds);
    plots += BracketPlot(words, version, Round(round)) + RankPlot(words, version);
    const auto acts = ledger::ActsFrom(site.desk().store(), visit.room->id(), 1, visit.version->seq());
    if (acts) plots += FinishPlot(words, version, *acts);
    plots += PerformancePlot(words, version) + ColourPlot(words, version);
  }
  return Screen(visit, "charts", visit.visitor.words("Charts"), Markup("<div id=\"plots\">{}</div>\n", plots));
}

// The bracket is drawn here, too.
Response BracketScreen(Site& /*site*/, const Visit& visit) {
  const auto knockout = command::KnockoutOf(visit.version->state());
  const Html drawn = knockout ? BracketFigure(visit.visitor.words, *knockout) : Html();
  return Screen(visit, "bracket", visit.visitor.words("Bracket"), Markup("<div id=\"plots\">{}</div>\n", drawn));
}

}  // namespace

std::vector<web::Route> StaffRoutes(Site& site) {
  const std::string desk = "/desk/{t:slug}";
  const auto screen = [&](std::string pattern, const std::string& name, std::string_view title) {
    return web::Route{Method::kGet, std::move(pattern), Right::kArbiter, "Desk: " + name,
                      site.Answering([name, title](Site& /*own*/, const Visit& visit) {
                        return Screen(visit, name, visit.visitor.words(title));
                      })};
  };
  return {
      {Method::kGet, desk + "/charts", Right::kArbiter, "Desk: charts", site.Answering(ChartsPage)},
      {Method::kGet, desk + "/bracket", Right::kArbiter, "Desk: bracket", site.Answering(BracketScreen)},
      screen(desk + "/crosstable", "crosstable", "Crosstable"),
      screen(desk + "/prizes", "prizes", "Prizes"),
      screen(desk + "/norms", "norms", "Title norms"),
      screen(desk + "/ratings", "ratings", "Rating changes"),
      screen("/new", "start", "Start a tournament"),
      screen(desk, "round", "Round"),
      screen(desk + "/players", "players", "Players"),
      screen(desk + "/teams", "teams", "Teams"),
      screen(desk + "/committee", "committee", "Appeals committee"),
      screen(desk + "/votes", "votes", "Votes"),
      screen(desk + "/lane", "lane", "Results"),
      screen(desk + "/slips", "slips", "Results"),
      screen(desk + "/check", "check", "Results"),
      screen(desk + "/edit", "edit", "Change by hand"),
      screen(desk + "/standings", "standings", "Standings"),
      screen(desk + "/history", "history", "History"),
      screen(desk + "/settings", "settings", "Settings"),
      screen(desk + "/access", "access", "Access"),
  };
}

}  // namespace ronda::site
