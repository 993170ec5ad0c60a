#include "ronda/sheets/rate_sheet.h"

#include <fmt/format.h>

#include <sstream>

#include "ronda/base/html.h"
#include "ronda/formats/csv/records.h"
#include "ronda/sheets/json_writer.h"
#include "ronda/sheets/rate_words.h"
#include "ronda/sheets/table.h"

namespace ronda::sheets {
namespace {

using rating::PlayerRating;
using rating::RoundRating;

std::string NameOf(const Player& player) {
  return player.title.empty() ? player.name : player.title + " " + player.name;
}

std::string OrDash(const std::optional<int>& number) { return number ? fmt::format("{}", *number) : "-"; }
std::string OrEmpty(const std::optional<int>& number) { return number ? fmt::format("{}", *number) : ""; }

std::optional<int> NewRatingOf(const PlayerRating& player) {
  return player.first ? player.first->rating : player.new_rating;
}

// One line a player; the same cells for the table and the page.
std::vector<std::string> Cells(const RatedEvent& event, const PlayerRating& rated) {
  const Player& player = event.tournament.player(rated.player);
  return {fmt::format("{}", player.tpn.value()),
          NameOf(player),
          OrDash(player.rating),
          fmt::format("{}", rated.games),
          rated.games > 0 ? ScoreText(rated.score) : "-",
          rated.expected ? ToDecimal(*rated.expected, 2) : "-",
          rated.k ? fmt::format("{}", rated.k->k) : "-",
          rated.expected ? Signed(rated.change, 1) : "-",
          OrDash(NewRatingOf(rated)),
          rated.performance ? fmt::format("{}", rated.performance->rating) : "-",
          NoteOn(event, rated)};
}

constexpr std::array<const char*, 11> kTitles{"No", "Name",   "Rating", "Games",       "Score", "Expected",
                                              "K",  "Change", "New",    "Performance", "Note"};
constexpr bool IsText(std::size_t column) { return column == 1 || column == 10; }

std::string HeadLine(const RatedEvent& event) {
  std::string line = event.rating.request.rules.id;
  if (event.rating.round_robin) line += ", method of round robins";
  if (event.rating.request.day) line += ", ages on " + ToString(*event.rating.request.day);
  return line;
}

void WriteRounds(JsonWriter& json, const RatedEvent& event, const PlayerRating& rated) {
  json.Key("rounds").BeginArray();
  for (const RoundRating& round : rated.rounds) {
    json.BeginObject().Field("round", round.round.value());
    if (round.opponent) json.Field("opponent", event.tournament.player(*round.opponent).tpn.value());
    json.Field("rated", !round.not_rated.has_value());
    if (round.not_rated) {
      json.Field("reason", ReasonOf(*round.not_rated));
    } else {
      json.Field("opponent_rating", round.opponent_rating).Field("score", ScoreText(round.score));
      if (event.tournament.player(rated.player).rating) {
        json.Field("difference", round.difference).Field("expected", ToDecimal(round.expected, 2));
      }
    }
    json.EndObject();
  }
  json.EndArray();
}

void WritePerformance(JsonWriter& json, const rating::Performance& performance) {
  json.Key("performance").BeginObject().Field("rating", performance.rating).Field("average", performance.average);
  json.Field("percentage", performance.percentage).Field("difference", performance.difference).EndObject();
}

void WritePlayer(JsonWriter& json, const RatedEvent& event, const PlayerRating& rated) {
  const Player& player = event.tournament.player(rated.player);
  json.BeginObject().Field("tpn", player.tpn.value()).Field("name", player.name);
  if (!player.title.empty()) json.Field("title", player.title);
  if (!player.fide_id.empty()) json.Field("fide_id", player.fide_id);
  if (!player.federation.empty()) json.Field("federation", player.federation);
  if (player.rating) json.Field("rating", *player.rating);
  json.Field("games", rated.games).Field("score", ScoreText(rated.score));
  if (rated.expected) json.Field("expected", ToDecimal(*rated.expected, 2));
  if (rated.k) json.Field("k", rated.k->k).Field("k_reason", ReasonOf(rated.k->reason));
  if (rated.expected) json.Field("change", ToDecimal(rated.change, 2));
  if (const auto now = NewRatingOf(rated)) json.Field("new_rating", *now);
  if (rated.performance) WritePerformance(json, *rated.performance);
  if (const auto note = NoteOn(event, rated); !note.empty()) json.Field("note", note);
  WriteRounds(json, event, rated);
  json.EndObject();
}

std::string HtmlRow(const std::vector<std::string>& cells, std::string_view tag) {
  std::string row = "<tr>";
  for (std::size_t i = 0; i < cells.size(); ++i) {
    row += fmt::format("<{0}{1}>{2}</{0}>", tag, IsText(i) ? "" : " class=\"number\"", EscapeHtml(cells[i]));
  }
  return row + "</tr>\n";
}

}  // namespace

std::string RateTable(const RatedEvent& event) {
  Table table;
  for (std::size_t i = 0; i < kTitles.size(); ++i)
    table.AddColumn(kTitles[i], IsText(i) ? Align::kLeft : Align::kRight);
  for (const PlayerRating& rated : event.rating.players) table.AddRow(Cells(event, rated));
  const std::string& name = event.tournament.data().info.name;
  return fmt::format("{}{}{}\n\n{}", name, name.empty() ? "" : "\n", HeadLine(event), table.ToText());
}

std::string RateCsv(const RatedEvent& event) {
  const std::vector<std::string> header{"tpn",         "fide_id", "title",  "name",       "federation",
                                        "rating",      "games",   "score",  "expected",   "average",
                                        "performance", "k",       "change", "new_rating", "note"};
  std::string text = csv::Line(header);
  for (const PlayerRating& rated : event.rating.players) {
    const Player& player = event.tournament.player(rated.player);
    const bool has_performance = rated.performance.has_value();
    text += csv::Line(std::vector<std::string>{
        fmt::format("{}", player.tpn.value()), player.fide_id, player.title, player.name, player.federation,
        OrEmpty(player.rating), fmt::format("{}", rated.games), ScoreText(rated.score),
        rated.expected ? ToDecimal(*rated.expected, 2) : "",
        has_performance ? fmt::format("{}", rated.performance->average) : "",
        has_performance ? fmt::format("{}", rated.performance->rating) : "",
        rated.k ? fmt::format("{}", rated.k->k) : "", rated.expected ? ToDecimal(rated.change, 2) : "",
        OrEmpty(NewRatingOf(rated)), NoteOn(event, rated)});
  }
  return text;
}

std::string RateJson(const RatedEvent& event) {
  std::ostringstream out;
  JsonWriter json(out);
  json.BeginObject().Field("tournament", event.tournament.data().info.name);
  json.Field("rules", event.rating.request.rules.id);
  json.Field("method", event.rating.round_robin ? "round-robin" : "games");
  if (event.rating.request.day) json.Field("day", ToString(*event.rating.request.day));
  if (const auto& robin = event.rating.round_robin) {
    json.Key("round_robin").BeginObject().Field("rated_average", robin->rated_average);
    json.Field("difference_average", robin->difference_average).Field("average", robin->average).EndObject();
  }
  json.Key("players").BeginArray();
  for (const PlayerRating& rated : event.rating.players) WritePlayer(json, event, rated);
  json.EndArray().EndObject();
  return out.str();
}

std::string RateHtml(const RatedEvent& event) {
  const std::string& name = event.tournament.data().info.name;
  HtmlPage page;
  page.title = name.empty() ? "Rating" : name + ": rating";
  page.body = fmt::format("<h1>{}</h1>\n<p class=\"note\">{}</p>\n<div class=\"scroll\"><table>\n<thead>",
                          EscapeHtml(page.title), EscapeHtml(HeadLine(event)));
  page.body += HtmlRow({kTitles.begin(), kTitles.end()}, "th") + "</thead>\n<tbody>\n";
  for (const PlayerRating& rated : event.rating.players) page.body += HtmlRow(Cells(event, rated), "td");
  page.body += "</tbody></table></div>\n<h2>Working</h2>\n";
  for (const PlayerRating& rated : event.rating.players) {
    const Player& player = event.tournament.player(rated.player);
    page.body += fmt::format("<details><summary>{} {}</summary><pre class=\"scroll\">{}</pre></details>\n",
                             player.tpn.value(), EscapeHtml(NameOf(player)), EscapeHtml(RateWorking(event, rated)));
  }
  return ToHtml(page);
}

}  // namespace ronda::sheets
