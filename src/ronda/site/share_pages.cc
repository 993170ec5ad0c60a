// What others take away: calendar, feed, picture, tables for their own pages, files for other programs. All of it is
// what is published, whoever asks.
#include <fmt/format.h>

#include "ronda/paper/picture.h"
#include "ronda/paper/qr.h"
#include "ronda/service/standings.h"
#include "ronda/service/tournament_text.h"
#include "ronda/site/answers.h"
#include "ronda/site/boards.h"
#include "ronda/site/frame.h"
#include "ronda/site/public_page.h"
#include "ronda/site/questions.h"
#include "ronda/site/share_texts.h"

namespace ronda::site {
namespace {

using web::Response;

SharedEvent EventOf(const Visit& visit) { return {visit.version->published(), visit.address(), visit.room->slug()}; }

Response Given(std::string type, std::string bytes) {
  Response response = web::Shared(web::MakeContent(std::move(type), std::move(bytes), web::Compression::kNone),
                                  web::Caching::kRevalidate);
  response.sharing = web::Sharing::kEverybody;
  return response;
}

Response Calendar(Site& /*site*/, const Visit& visit) {
  if (!HasCalendar(EventOf(visit))) {
    return Failed(visit.request, 404,
                  {.code = "desk-calendar",
                   .message = "the event names no days",
                   .hint = "the arbiters set them at the settings of the desk"});
  }
  return Given("text/calendar; charset=utf-8", CalendarOf(EventOf(visit), visit.visitor.words));
}

Response Feed(Site& /*site*/, const Visit& visit) {
  return Given("application/feed+json", FeedOf(EventOf(visit), visit.visitor.words));
}

// The round of the address, if it is published.
std::optional<Round> PublishedRound(const Visit& visit) {
  const Round round(visit.request.places.Number("n").value_or(0));
  if (round < Round(1) || round > Round(visit.version->published().state().data.rounds)) return std::nullopt;
  return round;
}

Response Games(Site& /*site*/, const Visit& visit) {
  const auto round = PublishedRound(visit);
  if (!round) return NoRound(visit.request);
  return web::Download(fmt::format("{}-{}.pgn", visit.room->slug(), round->value()), "application/x-chess-pgn",
                       PgnOf(EventOf(visit), *round));
}

Response RoundCsv(Site& /*site*/, const Visit& visit) {
  const auto round = PublishedRound(visit);
  if (!round) return NoRound(visit.request);
  return web::Download(fmt::format("{}-{}.csv", visit.room->slug(), round->value()), "text/csv; charset=utf-8",
                       BoardsCsv(EventOf(visit), *round));
}

Response Trf16(Site& /*site*/, const Visit& visit) {
  const Tournament* tournament = visit.version->published().tournament();
  if (tournament == nullptr) return NoRound(visit.request);
  // Number of rounds and first colour have no record in it; the XX records of programs say them where they count.
  auto text = service::TournamentText(*tournament, {FileFormat::kTrf, trf::Dialect::kTrf16});
  if (!text) text = service::TournamentText(*tournament, {FileFormat::kTrf, trf::Dialect::kTrfX});
  if (!text) return Refused(visit.request, {text.error()});
  return web::Download(visit.room->slug() + "-trf16.trf", "text/plain; charset=utf-8", *text);
}

Response Code(Site& /*site*/, const Visit& visit) {
  const auto code = paper::QrCodeOf(visit.address());
  if (!code) return Refused(visit.request, {code.error()});
  return Given("image/svg+xml", SvgOf(*code).str());
}

// The best of the list, as the standings have it.
std::vector<paper::PictureText::Row> Leaders(const Tournament& tournament) {
  std::vector<paper::PictureText::Row> rows;
  if (tournament.rounds() == 0) return rows;
  const auto work = service::StandingsWork::Make(tournament, {});
  if (!work.value) return rows;
  for (const tiebreak::Participant who : work.value->standings().order) {
    if (rows.size() == 5) break;
    const Player* player = work.value->PlayerOf(who);
    if (player == nullptr) return {};
    const auto place = tournament.Find(player->tpn);
    if (!place) continue;
    rows.push_back({fmt::format("{}. {} {}", rows.size() + 1, player->title, player->name),
                    ToString(tournament.ScoreAfter(*place, tournament.rounds()))});
  }
  return rows;
}

Response Picture(Site& /*site*/, const Visit& visit) {
  const Words& words = visit.visitor.words;
  const desk::Version& published = visit.version->published();
  const TournamentData& data = published.state().data;
  paper::PictureText text;
  text.title = data.info.name;
  text.line = fmt::format("{}{}{}", data.info.city, data.info.city.empty() ? "" : " · ",
                          words("{} players, {} of {} rounds paired", data.players.size(), data.rounds,
                                data.planned_rounds.value_or(data.rounds)));
  if (const Tournament* tournament = published.tournament()) text.rows = Leaders(*tournament);
  text.foot = visit.address();
  const auto png = paper::ToPng(text);
  if (!png) return Refused(visit.request, {png.error()});
  return Given("image/png", *png);
}

// A table without anything around it, for a frame in somebody else's page.
Response Embedded(Site& /*site*/, const Visit& visit) {
  const std::string_view name = visit.request.places.Text("name");
  Visit outside = visit;
  outside.visitor.who = {};
  const desk::Version& published = outside.seen();
  const Round last(published.state().data.rounds);
  PageParts parts;
  parts.title = published.state().data.info.name;
  parts.look = "embed";
  parts.head = Markup("<base target=\"_blank\">\n");  // no other page of the desk stands in a frame
  if (name == "standings") {
    const auto body = PublicStandings(outside, {});
    if (!body.value) return Refused(visit.request, body.diagnostics);
    parts.body = *body.value;
  } else if ((name == "boards" || name == "names") && last >= Round(1)) {
    parts.body = name == "boards" ? BoardTable(outside, last) : NameTable(outside, last);
  } else {
    return NoRound(visit.request);
  }
  parts.body += Markup("<p class=\"note\">{}</p>\n", LinkTo(visit.address(), visit.address()));
  Response page = PageOf(outside.visitor, parts);
  page.sharing = web::Sharing::kEverybody;
  return page;
}

}  // namespace

std::vector<web::Route> ShareRoutes(Site& site) {
  const std::string t = "/t/{t:slug}";
  const auto share = [&](std::string pattern, std::string summary, Site::Answerer answerer) {
    return web::Route{web::Method::kGet, std::move(pattern), web::Right::kPublic, std::move(summary),
                      Cached(site, std::move(answerer))};
  };
  return {
      share(t + "/calendar.ics", "The rounds for a calendar", Calendar),
      share(t + "/feed.json", "The rounds as a JSON feed", Feed),
      share(t + "/card.png", "A picture for links to the event", Picture),
      share(t + "/qr.svg", "The address of the event as a QR code", Code),
      share(t + "/embed/{name:slug}", "A table for a frame: standings, boards or names", Embedded),
      share(t + "/round/{n:number}/games.pgn", "The heads of the games of a round", Games),
      share(t + "/round/{n:number}/boards.csv", "The boards of a round as CSV", RoundCsv),
      share(t + "/trf16.trf", "The tournament as TRF16", Trf16),
  };
}

}  // namespace ronda::site
