#include "ronda/site/table_pages.h"

#include <fmt/format.h>

#include <algorithm>

#include "ronda/command/tables.h"
#include "ronda/formats/tables/tables.h"
#include "ronda/pairing/tables/standings.h"
#include "ronda/sheets/tables_sheet.h"
#include "ronda/site/answers.h"
#include "ronda/site/boards.h"
#include "ronda/site/frame.h"
#include "ronda/site/public_page.h"

namespace ronda::site {
namespace {

using journal::Uid;
using sheets::ListOf;
using sheets::Record;
using sheets::Value;
using web::Response;

Uid UidOf(const tables::Event& event, tables::Index player) {
  return Uid(event.players[player.index()].number.value());
}

Value TableRecord(const tables::Event& event, const tables::Table& table) {
  Record record;
  record.Add("players", ListOf(table.players, [&](tables::Index one) { return Value(UidOf(event, one).value()); }));
  record.Add("places", ListOf(table.places));
  if (!table.places.empty()) {
    record.Add("points", ListOf(tables::PointsAt(event, table),
                                [](const Fraction& points) { return Value::Decimal(ToDecimal(points, 2)); }));
  }
  return record;
}

// Who sits at the table, with place and points once it is played.
Html TableRows(const Visit& visit, const tables::Event& event, const tables::Table& table, std::size_t number) {
  const auto points = table.places.empty() ? std::vector<Fraction>() : tables::PointsAt(event, table);
  Html rows;
  for (std::size_t i = 0; i < table.players.size(); ++i) {
    const Html head =
        i == 0 ? Markup("<th class=\"number\" scope=\"rowgroup\" rowspan=\"{}\">{}</th>", table.players.size(), number)
               : Html();
    const std::string place = table.places.empty() ? "" : fmt::format("{}.", table.places[i]);
    const std::string brought = table.places.empty() ? "" : ToDecimal(points[i], 2);
    rows += Markup("<tr>{}<td>{}</td><td class=\"number\">{}</td><td class=\"number\">{}</td></tr>\n", head,
                   PlayerLink(visit, UidOf(event, table.players[i])), Text(place), Text(brought));
  }
  return Markup("<tbody>\n{}</tbody>\n", rows);
}

Html RoundTable(const Visit& visit, const tables::Event& event) {
  const Words& words = visit.visitor.words;
  Html bodies;
  const tables::Round& round = event.rounds.back();
  for (std::size_t i = 0; i < round.size(); ++i) bodies += TableRows(visit, event, round[i], i + 1);
  const std::string title = words("Round {}", event.rounds.size());
  const Html table =
      Markup("<table class=\"tables\"><thead><tr><th>{}</th><th>{}</th><th>{}</th><th>{}</th></tr></thead>\n{}</table>",
             Text(words("Table")), Text(words("Name")), Text(words("Place")), Text(words("Points")), bodies);
  return Markup("<h2>{}</h2>\n{}", Text(title), ScrollBox(title, table));
}

Html StandingsTable(const Visit& visit, const tables::Event& event) {
  const Words& words = visit.visitor.words;
  Html rows;
  for (const tables::Line& line : tables::Standings(event)) {
    rows += Markup(
        "<tr><td class=\"number\">{}</td><td>{}</td><td class=\"number\">{}</td><td class=\"number\">{}</td>"
        "<td class=\"number\">{}</td></tr>\n",
        line.rank, PlayerLink(visit, UidOf(event, line.player)), line.rounds, Text(ToDecimal(line.points, 2)),
        line.places.empty() ? 0 : line.places.front());
  }
  const Html table = Markup(
      "<table><thead><tr><th>{}</th><th>{}</th><th>{}</th><th>{}</th><th>{}</th></tr></thead>\n<tbody>\n{}</tbody></"
      "table>",
      Text(words("Rank")), Text(words("Name")), Text(words("Rounds")), Text(words("Points")),
      Text(words("First places")), rows);
  return Markup("<h2>{}</h2>\n{}", Text(words("Standings")), ScrollBox(words("Standings"), table));
}

Response ShowTables(Site& /*site*/, const Visit& visit) {
  const auto event = command::TablesEventOf(visit.seen().state());
  if (!event) return Refused(visit.request, {event.error()});
  return web::Json(ToJson(DocumentOf(sheets::TableStandings{*event})));
}

Response TablesFile(Site& /*site*/, const Visit& visit) {
  const auto event = command::TablesEventOf(visit.seen().state());
  if (!event) return Refused(visit.request, {event.error()});
  return web::Download(visit.room->slug() + "-tables.json", "application/json", formats::WriteTables(*event));
}

Response TablesPage(Site& /*site*/, const Visit& visit) {
  const auto event = command::TablesEventOf(visit.seen().state());
  if (!event) return Refused(visit.request, {event.error()});
  PageParts parts;
  parts.title = visit.seen().state().data.info.name;
  parts.nav = PublicNav(visit, "tables");
  parts.body = TablesBody(visit);
  return PublicPage(visit, std::move(parts));
}

}  // namespace

void AddTables(const journal::State& state, Record& record) {
  if (!command::IsAtTables(state)) return;
  const auto event = command::TablesEventOf(state);
  if (!event) return;
  const auto round = [&](const tables::Round& one) {
    return Value(ListOf(one, [&](const tables::Table& table) { return TableRecord(*event, table); }));
  };
  record.Add("tables", Record()
                           .Add("system", event->system == tables::System::kSchenkel ? "schenkel" : "monrad")
                           .Add("size", event->table_size)
                           .Add("best", event->best)
                           .Add("draft", command::DraftAtTables(state))
                           .Add("rounds", ListOf(event->rounds, round)));
}

Html TablesBody(const Visit& visit) {
  const auto event = command::TablesEventOf(visit.seen().state());
  if (!event || event->rounds.empty()) return {};
  const std::string file = fmt::format("/api/v1/tournaments/{}/tables.json", visit.room->slug());
  return RoundTable(visit, *event) + StandingsTable(visit, *event) +
         Markup("<p class=\"share\">{}</p>\n", LinkTo(file, "JSON"));
}

Html SeatedAtTables(const Visit& visit) {
  const auto event = command::TablesEventOf(visit.seen().state());
  if (!event || event->rounds.empty()) return Text(visit.visitor.words("No round is published yet."));
  return RoundTable(visit, *event);
}

Html RankedAtTables(const Visit& visit) {
  const auto event = command::TablesEventOf(visit.seen().state());
  if (!event || event->rounds.empty()) return Text(visit.visitor.words("No round is published yet."));
  return StandingsTable(visit, *event);
}

Html OwnTable(const Visit& visit, Uid own) {
  const Words& words = visit.visitor.words;
  const auto event = command::TablesEventOf(visit.seen().state());
  if (!event || event->rounds.empty()) return Markup("<p>{}</p>\n", Text(words("No round is published yet.")));
  const std::size_t round = event->rounds.size();
  std::size_t number = 0;
  for (const tables::Table& table : event->rounds.back()) {
    ++number;
    const auto is_own = [&](tables::Index player) { return UidOf(*event, player) == own; };
    if (std::ranges::none_of(table.players, is_own)) continue;
    const std::string title = words("Your table in round {}: {}", round, number);
    return Markup("<h2>{}</h2>\n", Text(title)) +
           ScrollBox(title,
                     Markup("<table class=\"tables\"><thead><tr><th>{}</th><th>{}</th><th>{}</th><th>{}</th></tr>"
                            "</thead>\n{}</table>",
                            Text(words("Table")), Text(words("Name")), Text(words("Place")), Text(words("Points")),
                            TableRows(visit, *event, table, number)));
  }
  return Markup("<p>{}</p>\n", Text(words("You have no table in round {}.", round)));
}

std::vector<web::Route> TableRoutes(Site& site) {
  const std::string api = "/api/v1/tournaments/{t:slug}";
  web::Route file{web::Method::kGet, api + "/tables.json", web::Right::kPublic,
                  "An event at tables, as ronda tables keeps it", site.Answering(TablesFile)};
  file.answer = "application/json";
  return {{web::Method::kGet, "/t/{t:slug}/tables", web::Right::kPublic, "Tables of three to six: round and standings",
           Cached(site, TablesPage)},
          {web::Method::kGet, api + "/tables", web::Right::kPublic, "The standings of an event at tables",
           site.Answering(ShowTables)},
          std::move(file)};
}

}  // namespace ronda::site
