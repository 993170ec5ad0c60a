// The pages for everybody. They work without scripts; with them they follow what happens.
#include <fmt/format.h>

#include "ronda/command/knockout.h"
#include "ronda/command/tables.h"
#include "ronda/paper/event.h"
#include "ronda/site/answers.h"
#include "ronda/site/boards.h"
#include "ronda/site/event_pages.h"
#include "ronda/site/frame.h"
#include "ronda/site/public_page.h"
#include "ronda/site/questions.h"
#include "ronda/site/share_texts.h"
#include "ronda/site/site.h"
#include "ronda/site/table_pages.h"
#include "ronda/site/team_pages.h"

namespace ronda::site {
namespace {

using journal::State;

// Files for other programs, and the ways to follow the event elsewhere.
Html ShareLinks(const Visit& visit) {
  const Words& words = visit.visitor.words;
  const std::string base = "/t/" + visit.room->slug();
  const std::string api = "/api/v1/tournaments/" + visit.room->slug();
  const int round = visit.seen().state().data.rounds;
  Html links;
  if (HasCalendar({visit.version->published(), visit.address(), visit.room->slug()})) {
    links += LinkTo(base + "/calendar.ics", words("Calendar")) + Markup(" · ");
  }
  links += LinkTo(base + "/feed.json", words("Feed")) + Markup(" · ") + LinkTo(base + "/qr.svg", words("QR code")) +
           Markup(" · ") + LinkTo(api + "/export.trf", "TRF26") + Markup(" · ") + LinkTo(base + "/trf16.trf", "TRF16");
  if (round > 0) {
    links += Markup(" · {} · {} · {}", LinkTo(api + "/standings.csv", "CSV"),
                    LinkTo(fmt::format("{}/round/{}/games.pgn", base, round), "PGN"),
                    LinkTo(fmt::format("/print/{}/names/pdf", visit.room->slug()), "PDF"));
  }
  return Markup("<p class=\"share\">{}: {} · {}</p>\n", Text(words("Take along")), links,
                LinkTo(base + "/proof", words("Proof of the history")));
}

Response OverviewPage(Site& /*site*/, const Visit& visit) {
  const Words& words = visit.visitor.words;
  const State& state = visit.seen().state();
  const EventInfo& info = state.data.info;
  PageParts parts;
  parts.title = info.name;
  parts.nav = PublicNav(visit, "overview");
  parts.body += Markup("<p>{} {} {} {}</p>\n", Text(info.city), Text(info.start_date), Text(info.end_date),
                       LinkTo("/t/" + visit.room->slug() + "/announcement", words("Announcement")));
  if (const auto event = EventIn(info.name)) {
    parts.body += Markup("<p>{} {}</p>\n", Text(words("Part of")), LinkTo(EventAddress(*event), *event));
  }
  if (command::IsAtTables(state)) {
    parts.body += TablesBody(visit);
    return PublicPage(visit, std::move(parts));
  }
  const int planned = state.data.planned_rounds.value_or(state.data.rounds);
  parts.body +=
      Markup("<p>{}</p>\n",
             Text(words("{} players, {} of {} rounds paired", state.data.players.size(), state.data.rounds, planned)));
  if (state.data.rounds == 0) {
    parts.body += Markup("<p>{}</p>\n{}", Text(words("No round is published yet.")), ShareLinks(visit));
    return PublicPage(visit, std::move(parts));
  }
  parts.body += RoundLinks(visit, "round", std::nullopt);
  parts.body += Markup("<h2>{}</h2>\n", Text(paper::RoundName(words, state, Round(state.data.rounds))));
  parts.body += BoardTable(visit, Round(state.data.rounds)) + ShareLinks(visit);
  return PublicPage(visit, std::move(parts));
}

// The two ways to look at a round.
Html RoundViews(const Visit& visit, Round round) {
  const std::string base = fmt::format("/t/{}/round/{}", visit.room->slug(), round.value());
  const Words& words = visit.visitor.words;
  const Html views = LinkTo(base, words("By board")) + Markup(" · ") + LinkTo(base + "/names", words("By name"));
  const bool has_reasons = !IsDrawnRound(visit, round) && !command::IsKnockout(visit.seen().state());
  if (!has_reasons) return Markup("<p class=\"views\">{}</p>\n", views);
  return Markup("<p class=\"views\">{} · {}</p>\n", views,
                LinkTo(fmt::format("/t/{}/why/{}", visit.room->slug(), round.value()), words("Why?")));
}

Response RoundPage(const Visit& visit, Html (*table)(const Visit&, Round)) {
  const auto round = RoundFrom(visit);
  if (!round) return NoRound(visit.request);
  PageParts parts;
  const State& state = visit.seen().state();
  parts.title = fmt::format("{}: {}", state.data.info.name, paper::RoundName(visit.visitor.words, state, *round));
  parts.nav = PublicNav(visit, "round");
  parts.body = RoundLinks(visit, "round", *round) + RoundViews(visit, *round) + table(visit, *round);
  return PublicPage(visit, std::move(parts));
}

Response BoardsPage(Site& /*site*/, const Visit& visit) { return RoundPage(visit, BoardTable); }
Response NamesPage(Site& /*site*/, const Visit& visit) { return RoundPage(visit, NameTable); }

Response PlayersPage(Site& /*site*/, const Visit& visit) {
  const Words& words = visit.visitor.words;
  PageParts parts;
  parts.title = words("Players");
  parts.nav = PublicNav(visit, "players");
  parts.body = PlayerTable(visit);
  return PublicPage(visit, std::move(parts));
}

Parsed<Html> Explained(const Visit& visit, const web::Values& query) {
  auto body = ExplanationHtml(visit.seen(), query, CodeOf(visit.visitor.words.language()));
  if (body.value) *body.value = ScrollBox(visit.visitor.words("Why?"), *body.value);
  return body;
}

Response WhyRoundPage(Site& /*site*/, const Visit& visit) {
  const auto round = RoundFrom(visit);
  if (!round) return NoRound(visit.request);
  return SheetPage(visit, "round", visit.visitor.words("Why round {} is paired so", round->value()),
                   Explained(visit, {{"round", std::to_string(round->value())}}));
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
                     Explained(visit, {{"round", std::to_string(round->value())}, {"pair", pair}}));
  }
  return NoRound(visit.request);
}

}  // namespace

std::vector<web::Route> PublicRoutes(Site& site) {
  const std::string t = "/t/{t:slug}";
  const auto page = [&](std::string pattern, std::string summary, Site::Answerer answerer) {
    return web::Route{Method::kGet, std::move(pattern), Right::kPublic, std::move(summary),
                      Cached(site, std::move(answerer))};
  };
  return {
      page(t, "A tournament", OverviewPage),
      page(t + "/round/{n:number}", "A round, by board", BoardsPage),
      page(t + "/round/{n:number}/names", "A round, by name", NamesPage),
      page(t + "/why/{n:number}", "Why a round is paired so", WhyRoundPage),
      page(t + "/why/{n:number}/{board:number}", "Why a board is paired so", WhyBoardPage),
      page(t + "/standings", "The standings", StandingsPage),
      page(t + "/standings/{n:number}", "The standings after a round", StandingsPage),
      page(t + "/crosstable", "The crosstable", CrosstablePage),
      page(t + "/players", "The players", PlayersPage),
      page(t + "/teams", "The teams and their lists", TeamsPage),
      page(t + "/team/{no:number}", "A team, by its number", TeamPage),
      page(t + "/boards", "The players of teams, by board", BoardStandingsPage),
      page(t + "/player/{no:number}", "A player, by pairing number", PlayerPage),
      page(t + "/id/{uid:number}", "A player, whatever the pairing number becomes", PlayerPage),
      page(t + "/proof", "Proof of the history", ProofPage),
      page(t + "/chain.json", "The chain of the journal: the hash of every act", ChainDocument),
  };
}

}  // namespace ronda::site
