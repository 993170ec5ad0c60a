// The pages for everybody. They work without scripts; with them they follow what happens.
#include <fmt/format.h>

#include <algorithm>

#include "ronda/command/seating.h"
#include "ronda/service/game_result.h"
#include "ronda/site/answers.h"
#include "ronda/site/frame.h"
#include "ronda/site/page_cache.h"
#include "ronda/site/questions.h"
#include "ronda/site/site.h"

namespace ronda::site {
namespace {

using command::Seating;
using journal::State;
using web::Method;
using web::Response;
using web::Right;
using Visit = Site::Visit;

// "12 Novák, Jan" with a link to the player's page.
Html PlayerCell(const Visit& visit, journal::Uid uid) {
  const State& state = visit.seen().state();
  const auto place = state.Find(uid);
  if (!place) return {};
  const Player& player = state.data.players[place->index()];
  return Markup("<a href=\"/t/{}/player/{}\">{}</a>", Text(visit.room->slug()), player.tpn.value(), Text(player.name));
}

std::string NumberOf(const State& state, journal::Uid uid) {
  const auto place = state.Find(uid);
  return place ? std::to_string(state.data.players[place->index()].tpn.value()) : "";
}

Html BoardRows(const Visit& visit, Round round) {
  const State& state = visit.seen().state();
  Html rows;
  for (const Seating& seating : command::SeatingOf(state, round)) {
    const std::string result = ShownResult(service::GameText({seating.white_entry.result, seating.black_entry.result}));
    rows += Markup(
        "<tr data-board=\"{}\"><td class=\"number\">{}</td><td class=\"number\">{}</td><td>{}</td>"
        "<td class=\"result\">{}</td><td class=\"number\">{}</td><td>{}</td></tr>\n",
        seating.board, seating.table, Text(NumberOf(state, seating.white)), PlayerCell(visit, seating.white),
        Text(result), Text(NumberOf(state, seating.black)), PlayerCell(visit, seating.black));
  }
  return rows;
}

std::string ByeWords(const Words& words, ResultCode code) {
  switch (code) {
    case ResultCode::kPairingBye:
      return words("bye");
    case ResultCode::kFullBye:
      return words("full-point bye");
    case ResultCode::kHalfBye:
      return words("half-point bye");
    default:
      return words("not playing");
  }
}

Html WithoutGames(const Visit& visit, Round round) {
  Html items;
  for (const auto& one : command::WithoutGameIn(visit.seen().state(), round)) {
    items +=
        Markup("<li>{}: {}</li>\n", PlayerCell(visit, one.player), Text(ByeWords(visit.visitor.words, one.result)));
  }
  return items.str().empty() ? Html() : Markup("<ul class=\"without\">\n{}</ul>\n", items);
}

Html RoundBody(const Visit& visit, Round round) {
  const Words& words = visit.visitor.words;
  return Markup(
             "<table "
             "class=\"boards\"><thead><tr><th>{}</th><th>{}</th><th>{}</th><th>{}</th><th>{}</th><th>{}</th></tr>"
             "</thead>\n<tbody>\n{}</tbody></table>\n",
             Text(words("Table")), Text(words("No.")), Text(words("White")), Text(words("Result")), Text(words("No.")),
             Text(words("Black")), BoardRows(visit, round)) +
         WithoutGames(visit, round);
}

Response Public(const Visit& visit, PageParts parts) {
  parts.script = "live";
  parts.live = visit.room->slug();
  parts.seq = visit.seen().seq();
  return PageOf(visit.visitor, parts);
}

Response ShowHome(Site& site, const Visit& visit) {
  const Words& words = visit.visitor.words;
  PageParts parts;
  parts.title = words("Tournaments");
  Html items;
  for (const store::StoredTournament& one : site.desk().Tournaments()) {
    const std::string base = visit.visitor.IsStaff() ? "/desk/" : "/t/";
    items += Markup("<li>{}</li>\n", LinkTo(base + one.slug, one.name));
  }
  const bool is_empty = items.str().empty();
  parts.body = is_empty ? Markup("<p>{}</p>\n", Text(words("No tournament yet.")))
                        : Markup("<ul class=\"events\">\n{}</ul>\n", items);
  if (visit.visitor.IsStaff()) {
    parts.body += Markup("<p>{}</p>\n", LinkTo("/new", words("Start a tournament")));
  } else {
    parts.body += Markup("<p class=\"note\">{}</p>\n", LinkTo("/login", words("Sign in")));
  }
  return PageOf(visit.visitor, parts);
}

Response ShowOverview(Site& /*site*/, const Visit& visit) {
  const Words& words = visit.visitor.words;
  const State& state = visit.seen().state();
  PageParts parts;
  parts.title = state.data.info.name;
  parts.nav = PublicNav(visit, "overview");
  parts.body +=
      Markup("<p>{}</p>\n",
             Text(fmt::format("{} {} {}", state.data.info.city, state.data.info.start_date, state.data.info.end_date)));
  parts.body +=
      Markup("<p>{}</p>\n", Text(words("{} players, {} of {} rounds paired", state.data.players.size(),
                                       state.data.rounds, state.data.planned_rounds.value_or(state.data.rounds))));
  Html rounds;
  for (const Round round : IdRange<Round>(state.data.rounds)) {
    rounds += Markup("<li>{}</li>", LinkTo(fmt::format("/t/{}/round/{}", visit.room->slug(), round.value()),
                                           words("Round {}", round.value())));
  }
  if (state.data.rounds > 0) {
    parts.body +=
        Markup("<ul class=\"rounds\">{}</ul>\n<h2>{}</h2>\n", rounds, Text(words("Round {}", state.data.rounds)));
    parts.body += RoundBody(visit, Round(state.data.rounds));
  } else {
    parts.body += Markup("<p>{}</p>\n", Text(words("No round is published yet.")));
  }
  return Public(visit, std::move(parts));
}

Response RoundPage(Site& /*site*/, const Visit& visit) {
  const Round round(visit.request.places.Number("n").value_or(0));
  const State& state = visit.seen().state();
  if (round < Round(1) || round > Round(state.data.rounds)) return NoRound(visit.request);
  PageParts parts;
  parts.title = visit.visitor.words("{}: round {}", state.data.info.name, round.value());
  parts.nav = PublicNav(visit, "round");
  parts.body = RoundBody(visit, round);
  return Public(visit, std::move(parts));
}

Response ShowSheet(const Visit& visit, std::string_view here, std::string title, const Parsed<Html>& body) {
  if (!body.value) return Refused(visit.request, body.diagnostics);
  PageParts parts;
  parts.title = std::move(title);
  parts.nav = PublicNav(visit, here);
  parts.body = Markup("<div class=\"scroll\">{}</div>\n", *body.value);
  return Public(visit, std::move(parts));
}

Response StandingsPage(Site& /*site*/, const Visit& visit) {
  web::Values query;
  if (const auto after = visit.request.places.Find("n")) query.Add("after", std::string(*after));
  return ShowSheet(visit, "standings", visit.visitor.words("Standings"), StandingsHtml(visit.seen(), query));
}

Response ShowCrosstable(Site& /*site*/, const Visit& visit) {
  return ShowSheet(visit, "crosstable", visit.visitor.words("Crosstable"),
                   StandingsHtml(visit.seen(), {{"crosstable", "1"}}));
}

Response ShowPlayers(Site& /*site*/, const Visit& visit) {
  const Words& words = visit.visitor.words;
  const State& state = visit.seen().state();
  Html rows;
  for (const PlayerIndex place : state.uids.ids()) {
    const Player& player = state.data.players[place.index()];
    rows += Markup(
        "<tr><td class=\"number\">{}</td><td>{}</td><td>{}</td><td "
        "class=\"number\">{}</td><td>{}</td><td>{}</td></tr>\n",
        player.tpn.value(), Text(player.title), PlayerCell(visit, state.uids[place]),
        Text(player.rating ? std::to_string(*player.rating) : ""), Text(player.federation), Text(player.club));
  }
  PageParts parts;
  parts.title = words("Players");
  parts.nav = PublicNav(visit, "players");
  parts.body = Markup(
      "<table><thead><tr><th>{}</th><th>{}</th><th>{}</th><th>{}</th><th>{}</th><th>{}</th></tr></thead>\n"
      "<tbody>\n{}</tbody></table>\n",
      Text(words("No.")), Text(words("Title")), Text(words("Name")), Text(words("Rating")), Text(words("Federation")),
      Text(words("Club")), rows);
  return Public(visit, std::move(parts));
}

// A page of the cache: rendered once for an act and a language, then sent as it is.
web::Handler Cached(Site& site, Site::Answerer answerer) {
  return site.Answering(
      [answerer = std::move(answerer), cache = std::make_shared<PageCache>()](Site& own, const Visit& visit) {
        if (visit.visitor.who.role) return answerer(own, visit);
        const PageKey key{visit.room->slug(), visit.version->seq(), visit.request.path, visit.visitor.words.language()};
        return cache->Get(key, [&] { return answerer(own, visit); });
      });
}

}  // namespace

std::vector<web::Route> PublicRoutes(Site& site) {
  const std::string t = "/t/{t:slug}";
  return {
      {Method::kGet, "/", Right::kPublic, "The tournaments of this desk", site.Answering(ShowHome)},
      {Method::kGet, t, Right::kPublic, "A tournament", Cached(site, ShowOverview)},
      {Method::kGet, t + "/round/{n:number}", Right::kPublic, "A round, by board", Cached(site, RoundPage)},
      {Method::kGet, t + "/standings", Right::kPublic, "The standings", Cached(site, StandingsPage)},
      {Method::kGet, t + "/standings/{n:number}", Right::kPublic, "The standings after a round",
       Cached(site, StandingsPage)},
      {Method::kGet, t + "/crosstable", Right::kPublic, "The crosstable", Cached(site, ShowCrosstable)},
      {Method::kGet, t + "/players", Right::kPublic, "The players", Cached(site, ShowPlayers)},
  };
}

}  // namespace ronda::site
