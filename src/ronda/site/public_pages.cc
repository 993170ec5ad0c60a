// The pages for everybody. They work without scripts; with them they follow what happens.
#include <fmt/format.h>

#include <algorithm>

#include "ronda/command/knockout.h"
#include "ronda/command/tables.h"
#include "ronda/paper/event.h"
#include "ronda/site/answers.h"
#include "ronda/site/boards.h"
#include "ronda/site/event_pages.h"
#include "ronda/site/frame.h"
#include "ronda/site/page_cache.h"
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

// What other sites show of a link to the page.
Html LinkPreview(const Visit& visit, const PageParts& parts) {
  const EventInfo& info = visit.seen().state().data.info;
  return Markup(
      "<meta property=\"og:type\" content=\"website\">\n<meta property=\"og:title\" content=\"{}\">\n"
      "<meta property=\"og:site_name\" content=\"{}\">\n<meta property=\"og:url\" content=\"{}\">\n"
      "<meta property=\"og:image\" content=\"{}/card.png\">\n<meta property=\"og:image:width\" content=\"1200\">\n"
      "<meta property=\"og:image:height\" content=\"630\">\n<meta name=\"twitter:card\" "
      "content=\"summary_large_image\">\n<link rel=\"alternate\" type=\"application/feed+json\" "
      "href=\"/t/{}/feed.json\">\n",
      Text(parts.title), Text(info.name), Text(visit.base + visit.request.path), Text(visit.address()),
      Text(visit.room->slug()));
}

// Staff see a draft here before everybody else, and are told so.
Html DraftNote(const Visit& visit) {
  const Words& words = visit.visitor.words;
  const State& state = visit.seen().state();
  const auto draft = command::IsAtTables(state) ? command::DraftAtTables(state) : journal::FirstDraft(state);
  if (!draft) return {};
  return Markup("<p class=\"unpublished\" role=\"status\">{}: {}</p>\n", Text(paper::RoundName(words, state, *draft)),
                Text(words("draft, not published")));
}

// Of rounds that are drawn all at once, staff see here what everybody sees; those to come are on the desk.
Visit WithoutDrawn(const Visit& visit) {
  return visit.version && journal::IsDrawn(visit.version->state()) ? AsEverybodySees(visit) : visit;
}

}  // namespace

Visit AsEverybodySees(const Visit& visit) {
  Visit seen = visit;
  seen.version = desk::SharedVersion(visit.version, &visit.version->published());
  return seen;
}

Html RoundLinks(const Visit& visit, std::string_view page, std::optional<Round> here) {
  const Words& words = visit.visitor.words;
  Html links;
  for (const Round round : IdRange<Round>(visit.seen().state().data.rounds)) {
    links += Markup("<li><a href=\"/t/{}/{}/{}\"{}>{}</a></li>", Text(visit.room->slug()), Text(page), round.value(),
                    round == here ? Markup(" aria-current=\"page\"") : Html(),
                    Text(paper::RoundName(words, visit.seen().state(), round)));
  }
  return Markup("<nav class=\"rounds\" aria-label=\"{}\"><ul>{}</ul></nav>\n", Text(words("Rounds")), links);
}

Response PublicPage(const Visit& visit, PageParts parts) {
  parts.head = LinkPreview(visit, parts);
  parts.body = DraftNote(visit) + parts.body;
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
  parts.body = *body.value;
  return PublicPage(visit, std::move(parts));
}

// A page of the cache: rendered once for an act and a language, then sent as it is. Whoever has a role sees pages of
// their own.
web::Handler CachedBy(Site& site, AddressKey key, Site::Answerer answerer) {
  return site.AnsweringLater(
      [key = std::move(key), answerer = std::move(answerer), cache = std::make_shared<PageCache>()](
          Site& own, const Visit& visit, const web::Reply& reply) {
        if (visit.visitor.who.role) {
          return own.Later([&own, answerer, visit, reply] { reply(answerer(own, WithoutDrawn(visit))); });
        }
        const PageKey place{visit.room->slug(), visit.version->seq(), visit.base + key(visit),
                            visit.visitor.words.language()};
        const auto take = [reply](const Response& page) { reply(page); };
        if (cache->Ask(place, take) == PageCache::Next::kNothing) return;
        own.Later([&own, answerer, cache, visit, place, reply] {
          cache->Render(place, [&] { return answerer(own, visit); });
        });
      });
}

web::Handler Cached(Site& site, Site::Answerer answerer) {
  return CachedBy(
      site, [](const Visit& visit) { return visit.request.path; }, std::move(answerer));
}

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
