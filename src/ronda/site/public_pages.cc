// The pages for everybody. They work without scripts; with them they follow what happens.
#include <fmt/format.h>

#include "ronda/site/answers.h"
#include "ronda/site/boards.h"
#include "ronda/site/frame.h"
#include "ronda/site/page_cache.h"
#include "ronda/site/public_page.h"
#include "ronda/site/questions.h"
#include "ronda/site/site.h"

namespace ronda::site {
namespace {

using journal::State;
using web::Method;
using web::Response;
using web::Right;
using Visit = Site::Visit;

Response HomePage(Site& site, const Visit& visit) {
  const Words& words = visit.visitor.words;
  const bool is_staff = visit.visitor.IsStaff();
  PageParts parts;
  parts.title = words("Tournaments");
  Html items;
  for (const store::StoredTournament& one : site.desk().Tournaments()) {
    items += Markup("<li>{}</li>\n", LinkTo((is_staff ? "/desk/" : "/t/") + one.slug, one.name));
  }
  parts.body = items.str().empty() ? Markup("<p>{}</p>\n", Text(words("No tournament yet.")))
                                   : Markup("<ul class=\"events\">\n{}</ul>\n", items);
  parts.body += is_staff ? Markup("<p>{}</p>\n", LinkTo("/new", words("Start a tournament")))
                         : Markup("<p class=\"note\">{}</p>\n", LinkTo("/login", words("Sign in")));
  return PageOf(visit.visitor, parts);
}

Html RoundLinks(const Visit& visit) {
  Html links;
  for (const Round round : IdRange<Round>(visit.seen().state().data.rounds)) {
    links += Markup("<li>{}</li>", LinkTo(fmt::format("/t/{}/round/{}", visit.room->slug(), round.value()),
                                          visit.visitor.words("Round {}", round.value())));
  }
  return Markup("<ul class=\"rounds\">{}</ul>\n", links);
}

Response OverviewPage(Site& /*site*/, const Visit& visit) {
  const Words& words = visit.visitor.words;
  const State& state = visit.seen().state();
  const EventInfo& info = state.data.info;
  PageParts parts;
  parts.title = info.name;
  parts.nav = PublicNav(visit, "overview");
  if (!info.city.empty() || !info.start_date.empty()) {
    parts.body += Markup("<p>{} {} {}</p>\n", Text(info.city), Text(info.start_date), Text(info.end_date));
  }
  const int planned = state.data.planned_rounds.value_or(state.data.rounds);
  parts.body +=
      Markup("<p>{}</p>\n",
             Text(words("{} players, {} of {} rounds paired", state.data.players.size(), state.data.rounds, planned)));
  if (state.data.rounds == 0) {
    parts.body += Markup("<p>{}</p>\n", Text(words("No round is published yet.")));
    return PublicPage(visit, std::move(parts));
  }
  parts.body += RoundLinks(visit);
  parts.body += Markup("<h2>{}</h2>\n", Text(words("Round {}", state.data.rounds)));
  parts.body += BoardTable(visit, Round(state.data.rounds));
  return PublicPage(visit, std::move(parts));
}

// The two ways to look at a round.
Html RoundViews(const Visit& visit, Round round) {
  const std::string base = fmt::format("/t/{}/round/{}", visit.room->slug(), round.value());
  const Words& words = visit.visitor.words;
  return Markup("<p class=\"views\">{} · {} · {}</p>\n", LinkTo(base, words("By board")),
                LinkTo(base + "/names", words("By name")),
                LinkTo(fmt::format("/t/{}/why/{}", visit.room->slug(), round.value()), words("Why?")));
}

Response RoundPage(const Visit& visit, Html (*table)(const Visit&, Round)) {
  const auto round = RoundFrom(visit);
  if (!round) return NoRound(visit.request);
  PageParts parts;
  parts.title = visit.visitor.words("{}: round {}", visit.seen().state().data.info.name, round->value());
  parts.nav = PublicNav(visit, "round");
  parts.body = RoundLinks(visit) + RoundViews(visit, *round) + table(visit, *round);
  return PublicPage(visit, std::move(parts));
}

Response BoardsPage(Site& /*site*/, const Visit& visit) { return RoundPage(visit, BoardTable); }
Response NamesPage(Site& /*site*/, const Visit& visit) { return RoundPage(visit, NameTable); }

Response StandingsPage(Site& /*site*/, const Visit& visit) {
  web::Values query;
  if (const auto after = visit.request.places.Find("n")) query.Add("after", std::string(*after));
  return SheetPage(visit, "standings", visit.visitor.words("Standings"), StandingsHtml(visit.seen(), query));
}

Response CrosstablePage(Site& /*site*/, const Visit& visit) {
  return SheetPage(visit, "crosstable", visit.visitor.words("Crosstable"),
                   StandingsHtml(visit.seen(), {{"crosstable", "1"}}));
}

Response PlayersPage(Site& /*site*/, const Visit& visit) {
  const Words& words = visit.visitor.words;
  PageParts parts;
  parts.title = words("Players");
  parts.nav = PublicNav(visit, "players");
  parts.body = PlayerTable(visit);
  return PublicPage(visit, std::move(parts));
}

Response WhyRoundPage(Site& /*site*/, const Visit& visit) {
  const auto round = RoundFrom(visit);
  if (!round) return NoRound(visit.request);
  return SheetPage(visit, "round", visit.visitor.words("Why round {} is paired so", round->value()),
                   ExplanationHtml(visit.seen(), {{"round", std::to_string(round->value())}}));
}

Response WhyBoardPage(Site& /*site*/, const Visit& visit) {
  const auto round = RoundFrom(visit);
  if (!round) return NoRound(visit.request);
  const State& state = visit.seen().state();
  const int board = visit.request.places.Number("board").value_or(0);
  for (const command::Seating& seating : command::SeatingOf(state, *round)) {
    if (seating.board != board) continue;
    const std::string pair = NumberText(state, seating.white) + "-" + NumberText(state, seating.black);
    return SheetPage(visit, "round", visit.visitor.words("Why board {} of round {}", board, round->value()),
                     ExplanationHtml(visit.seen(), {{"round", std::to_string(round->value())}, {"pair", pair}}));
  }
  return NoRound(visit.request);
}

// What anybody can compare with the characters printed on the sheets of the hall.
Response ProofPage(Site& /*site*/, const Visit& visit) {
  const Words& words = visit.visitor.words;
  const journal::Head& head = visit.version->head();
  PageParts parts;
  parts.title = words("Proof of the history");
  parts.nav = PublicNav(visit, "proof");
  parts.body = Markup(
      "<p>{}</p>\n<dl><dt>{}</dt><dd>{}</dd><dt>{}</dt><dd><code>{}</code></dd><dt>{}</dt><dd><code "
      "class=\"hash\">{}</code>"
      "</dd></dl>\n",
      Text(words("Every action is chained to the one before it. Who has noted an earlier value can show that nothing "
                 "before it was changed.")),
      Text(words("Acts")), head.seq, Text(words("On paper")), Text(journal::Fingerprint(head)), Text(words("Head")),
      Text(head.hash.hex()));
  return PublicPage(visit, std::move(parts));
}

}  // namespace

Response PublicPage(const Visit& visit, PageParts parts) {
  parts.script = "live";
  parts.live = visit.room->slug();
  parts.seq = visit.seen().seq();
  return PageOf(visit.visitor, parts);
}

Response SheetPage(const Visit& visit, std::string_view here, std::string title, const Parsed<Html>& body) {
  if (!body.value) return Refused(visit.request, body.diagnostics);
  PageParts parts;
  parts.title = std::move(title);
  parts.nav = PublicNav(visit, here);
  parts.body = Markup("<div class=\"scroll\">{}</div>\n", *body.value);
  return PublicPage(visit, std::move(parts));
}

// A page of the cache: rendered once for an act and a language, then sent as it is. Whoever has a role sees pages of
// their own.
web::Handler Cached(Site& site, Site::Answerer answerer) {
  return site.Answering(
      [answerer = std::move(answerer), cache = std::make_shared<PageCache>()](Site& own, const Visit& visit) {
        if (visit.visitor.who.role) return answerer(own, visit);
        const PageKey key{visit.room->slug(), visit.version->seq(), visit.request.path, visit.visitor.words.language()};
        return cache->Get(key, [&] { return answerer(own, visit); });
      });
}

std::vector<web::Route> PublicRoutes(Site& site) {
  const std::string t = "/t/{t:slug}";
  const auto page = [&](std::string pattern, std::string summary, Site::Answerer answerer) {
    return web::Route{Method::kGet, std::move(pattern), Right::kPublic, std::move(summary),
                      Cached(site, std::move(answerer))};
  };
  return {
      {Method::kGet, "/", Right::kPublic, "The tournaments of this desk", site.Answering(HomePage)},
      page(t, "A tournament", OverviewPage),
      page(t + "/round/{n:number}", "A round, by board", BoardsPage),
      page(t + "/round/{n:number}/names", "A round, by name", NamesPage),
      page(t + "/why/{n:number}", "Why a round is paired so", WhyRoundPage),
      page(t + "/why/{n:number}/{board:number}", "Why a board is paired so", WhyBoardPage),
      page(t + "/standings", "The standings", StandingsPage),
      page(t + "/standings/{n:number}", "The standings after a round", StandingsPage),
      page(t + "/crosstable", "The crosstable", CrosstablePage),
      page(t + "/players", "The players", PlayersPage),
      page(t + "/player/{no:number}", "A player", PlayerPage),
      page(t + "/proof", "Proof of the history", ProofPage),
  };
}

}  // namespace ronda::site
