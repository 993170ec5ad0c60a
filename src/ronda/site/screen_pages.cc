// Screens for the hall: large, without anything to click but a pause, pages turned by themselves.
#include <fmt/format.h>

#include "ronda/command/tables.h"
#include "ronda/site/answers.h"
#include "ronda/site/boards.h"
#include "ronda/site/bracket_pages.h"
#include "ronda/site/public_page.h"
#include "ronda/site/questions.h"
#include "ronda/site/table_pages.h"

namespace ronda::site {
namespace {

web::Response Projected(const Visit& visit, std::string title, const Html& body) {
  PageParts parts;
  parts.title = std::move(title);
  parts.body = Markup("<div class=\"paged\" data-pause=\"{}\">{}</div>\n<p class=\"clock\"></p>\n",
                      Text(visit.visitor.words("Space pauses and goes on.")), body);
  parts.script = "screen";
  parts.look = "projector";
  parts.live = visit.room->slug();
  parts.seq = visit.seen().seq();
  return PageOf(visit.visitor, parts);
}

// The hall sees what is published, also where the arbiter's own browser is on the wall.
web::Response ScreenPage(Site& /*site*/, const Visit& visitor) {
  const Visit visit = AsEverybodySees(visitor);
  const std::string_view name = visit.request.places.Text("name");
  const Words& words = visit.visitor.words;
  const journal::State& state = visit.seen().state();
  const Round last(state.data.rounds);
  if (command::IsAtTables(state)) {
    if (name == "standings") return Projected(visit, words("Standings"), RankedAtTables(visit));
    if (name == "names" || name == "boards") return Projected(visit, state.data.info.name, SeatedAtTables(visit));
  }
  if (name == "standings") {
    const auto body = PublicStandings(visit, {});
    if (!body.value) return Refused(visit.request, body.diagnostics);
    return Projected(visit, words("Standings"), *body.value);
  }
  if (name == "bracket") {
    const auto knockout = command::KnockoutOf(state);
    if (!knockout) return Refused(visit.request, {knockout.error()});
    return Projected(visit, state.data.info.name, BracketPictures(words, knockout->bracket));
  }
  if (name != "names" && name != "boards") return NoRound(visit.request);
  if (state.data.rounds == 0) return Projected(visit, state.data.info.name, Text(words("No round is published yet.")));
  return Projected(visit, words("Round {}", last.value()),
                   name == "names" ? NameTable(visit, last) : BoardTable(visit, last));
}

}  // namespace

std::vector<web::Route> ScreenRoutes(Site& site) {
  return {{web::Method::kGet, "/t/{t:slug}/screen/{name:slug}", web::Right::kPublic,
           "A screen for the hall: names, boards, standings or bracket", Cached(site, ScreenPage)}};
}

}  // namespace ronda::site
