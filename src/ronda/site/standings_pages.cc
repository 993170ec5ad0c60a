// Public pages of standings: after any round, and the crosstable.
#include <algorithm>

#include "ronda/paper/event.h"
#include "ronda/site/boards.h"
#include "ronda/site/public_page.h"
#include "ronda/site/questions.h"
#include "ronda/site/standings_tables.h"

namespace ronda::site {
namespace {

using journal::State;
using web::Response;

// Who has left a round robin, and what that does to the results.
Html WhoLeft(const Visit& visit) {
  const Words& words = visit.visitor.words;
  const State& state = visit.seen().state();
  if (!state.facts.schedule) return {};
  Html items;
  for (const journal::Uid uid : state.facts.withdrawn) {
    const bool counts = std::ranges::find(state.facts.annulled, uid) == state.facts.annulled.end();
    items += Markup("<li>{}</li>\n",
                    Text(counts ? words("{} has left the event; the results count.", NameText(state, uid))
                                : words("{} has left the event before half of the games; the results stay in the table "
                                        "and count for nobody.",
                                        NameText(state, uid))));
  }
  return items.str().empty() ? Html() : Markup("<ul class=\"left\">\n{}</ul>\n", items);
}

// After which round, and what is still open in it.
Html StandingsState(const Visit& visit, int after) {
  if (after < 1) return {};
  return Markup("<p class=\"note\">{}</p>\n",
                Text(paper::AfterRoundText(visit.visitor.words, visit.seen().state(), Round(after))));
}

}  // namespace

Parsed<Html> PublicStandings(const Visit& visit, const web::Values& query) {
  const StandingsLayout layout{[&](const sheets::RankedList& list) { return StandingsTables(visit, list); },
                               [&](const sheets::KeizerList& list) { return StandingsTables(visit, list); }};
  return StandingsHtml(visit.seen(), query, layout);
}

Response StandingsPage(Site& /*site*/, const Visit& visit) {
  const int rounds = visit.seen().state().data.rounds;
  const int after = visit.request.places.Number("n").value_or(rounds);
  auto body = PublicStandings(visit, {{"after", std::to_string(after)}});
  if (body.value) {
    const Html links = rounds > 1 ? RoundLinks(visit, "standings", Round(std::max(after, 1))) : Html();
    *body.value = links + StandingsState(visit, std::min(after, rounds)) + WhoLeft(visit) + *body.value;
  }
  return SheetPage(visit, "standings", visit.visitor.words("Standings"), body);
}

Response CrosstablePage(Site& /*site*/, const Visit& visit) {
  auto body = PublicStandings(visit, {{"crosstable", "1"}});
  if (body.value) *body.value = StandingsState(visit, visit.seen().state().data.rounds) + WhoLeft(visit) + *body.value;
  return SheetPage(visit, "crosstable", visit.visitor.words("Crosstable"), body);
}

}  // namespace ronda::site
