#include "ronda/sheets/keizer_sheet.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <sstream>

#include "ronda/base/html.h"
#include "ronda/formats/csv/csv.h"
#include "ronda/sheets/keizer_words.h"
#include "ronda/sheets/table.h"

namespace ronda::sheets {
namespace {

std::string_view EndingKey(keizer::Ending ending) {
  switch (ending) {
    case keizer::Ending::kOnePass:
      return "one-pass";
    case keizer::Ending::kStable:
      return "stable";
    case keizer::Ending::kCircle:
      return "circle";
    case keizer::Ending::kGivenUp:
      break;
  }
  return "given-up";
}

std::string NameOf(const Player& player) {
  return player.title.empty() ? player.name : player.title + " " + player.name;
}

struct Head {
  std::string_view title;
  Align align;
};

constexpr std::array kHeads{Head{"Rank", Align::kRight},   Head{"No", Align::kRight},    Head{"Name", Align::kLeft},
                            Head{"Rating", Align::kRight}, Head{"Value", Align::kRight}, Head{"Keizer", Align::kRight},
                            Head{"Points", Align::kRight}, Head{"Games", Align::kRight}, Head{"Away", Align::kRight}};

// The decimals all Keizer points of the list are shown with.
int PointDecimals(const KeizerSheet& sheet) {
  int decimals = 0;
  for (const PlayerIndex player : sheet.standing.order()) {
    decimals = std::max(decimals, DecimalsOf(sheet.standing.PointsOf(player)));
  }
  return decimals;
}

// One cell a head.
std::vector<std::string> RowOf(const KeizerSheet& sheet, PlayerIndex index, int decimals) {
  const Player& player = sheet.tournament.player(index);
  const Attendance attendance = AttendanceOf(sheet, index);
  return {fmt::format("{}", sheet.standing.PlaceOf(index) + 1),
          fmt::format("{}", player.tpn.value()),
          NameOf(player),
          player.rating ? fmt::format("{}", *player.rating) : "-",
          NumberText(sheet.standing.ValueOf(index)),
          ToDecimal(sheet.standing.PointsOf(index), decimals),
          ToString(sheet.tournament.ScoreAfter(index, sheet.standing.rounds())),
          fmt::format("{}", attendance.games),
          fmt::format("{}", attendance.absences)};
}

Table WorkingTable(const KeizerSheet& sheet, PlayerIndex player) {
  Table table;
  table.AddColumn("Round", Align::kRight);
  table.AddColumn("For");
  for (const char* title : {"Value", "Share", "Points"}) table.AddColumn(title, Align::kRight);
  for (const KeizerTerm& term : TermsOf(sheet, player)) {
    table.AddRow({term.round, term.text, NumberText(term.value), FractionText(term.share), NumberText(term.points())});
  }
  table.AddRow({"", "sum", "", "", NumberText(sheet.standing.PointsOf(player))});
  return table;
}

std::string HtmlRow(const std::vector<std::string>& cells, std::string_view tag) {
  std::string row = "<tr>";
  for (std::size_t i = 0; i < cells.size(); ++i) {
    const bool number = kHeads[i].align == Align::kRight;
    row += fmt::format("<{0}{1}>{2}</{0}>", tag, number ? " class=\"number\"" : "", EscapeHtml(cells[i]));
  }
  return row + "</tr>\n";
}

std::string HtmlWorking(const KeizerSheet& sheet, PlayerIndex player) {
  std::string html = fmt::format(
      "<details><summary>{} {}: {}</summary>\n<table><tbody>\n", sheet.tournament.player(player).tpn.value(),
      EscapeHtml(NameOf(sheet.tournament.player(player))), NumberText(sheet.standing.PointsOf(player)));
  for (const KeizerTerm& term : TermsOf(sheet, player)) {
    html += fmt::format(
        "<tr><td class=\"number\">{}</td><td>{}</td><td class=\"number\">{} &times; {}</td>"
        "<td class=\"number\">{}</td></tr>\n",
        term.round, EscapeHtml(term.text), FractionText(term.share), NumberText(term.value), NumberText(term.points()));
  }
  return html + "</tbody></table></details>\n";
}

}  // namespace

std::string KeizerText(const KeizerSheet& sheet) {
  Table table;
  for (const Head& head : kHeads) table.AddColumn(std::string(head.title), head.align);
  const int decimals = PointDecimals(sheet);
  for (const PlayerIndex player : sheet.standing.order()) table.AddRow(RowOf(sheet, player, decimals));
  std::string text;
  for (const std::string& line : KeizerHeading(sheet)) text += line + '\n';
  return text + '\n' + table.ToText();
}

std::string KeizerCsv(const KeizerSheet& sheet) {
  const std::vector<std::string> columns{"value", "keizer"};
  std::vector<csv::StandingsRow> rows;
  for (const PlayerIndex index : sheet.standing.order()) {
    const Player& player = sheet.tournament.player(index);
    rows.push_back({sheet.standing.PlaceOf(index) + 1,
                    player.tpn,
                    player.title,
                    player.name,
                    player.rating,
                    player.federation,
                    sheet.tournament.ScoreAfter(index, sheet.standing.rounds()),
                    {NumberText(sheet.standing.ValueOf(index)), NumberText(sheet.standing.PointsOf(index))}});
  }
  return csv::WriteStandings(columns, rows);
}

std::string KeizerJson(const KeizerSheet& sheet) {
  std::ostringstream out;
  JsonWriter json(out);
  const keizer::Settled& settled = sheet.standing.settled();
  json.BeginObject().Field("tournament", sheet.tournament.data().info.name).Field("system", "keizer");
  json.Field("rounds", sheet.standing.rounds()).Field("ending", EndingKey(settled.ending));
  json.Field("passes", settled.passes).Field("circle", settled.circle).Key("standings").BeginArray();
  for (const PlayerIndex player : sheet.standing.order()) {
    json.BeginObject();
    WriteKeizerPlayer(json, sheet, player);
    const Attendance attendance = AttendanceOf(sheet, player);
    json.Field("games", attendance.games).Field("absences", attendance.absences).EndObject();
  }
  json.EndArray().EndObject();
  return out.str();
}

std::string KeizerHtml(const KeizerSheet& sheet) {
  const auto heading = KeizerHeading(sheet);
  std::string body = fmt::format("<h1>{}</h1>\n", EscapeHtml(heading.front()));
  for (std::size_t i = 1; i < heading.size(); ++i) {
    body += fmt::format("<p class=\"note\">{}</p>\n", EscapeHtml(heading[i]));
  }
  std::vector<std::string> titles;
  for (const Head& head : kHeads) titles.emplace_back(head.title);
  body += "<div class=\"scroll\"><table>\n<thead>" + HtmlRow(titles, "th") + "</thead>\n<tbody>\n";
  const int decimals = PointDecimals(sheet);
  for (const PlayerIndex player : sheet.standing.order()) body += HtmlRow(RowOf(sheet, player, decimals), "td");
  body += "</tbody></table></div>\n<h2>Where the points come from</h2>\n";
  for (const PlayerIndex player : sheet.standing.order()) body += HtmlWorking(sheet, player);
  return ToHtml({heading.front(), "", body});
}

std::string KeizerWorkingText(const KeizerSheet& sheet, PlayerIndex index) {
  const Player& player = sheet.tournament.player(index);
  const bool current = sheet.standing.settled().basis == sheet.standing.settled().order;
  return fmt::format(
      "{} {}: {} Keizer points, rank {}, after round {}\n{}\n\n{}", player.tpn.value(), player.name,
      NumberText(sheet.standing.PointsOf(index)), sheet.standing.PlaceOf(index) + 1, sheet.standing.rounds(),
      current ? "The values are those of this list." : "The values are those of the list before this one.",
      WorkingTable(sheet, index).ToText());
}

std::string KeizerWorkingJson(const KeizerSheet& sheet, PlayerIndex player) {
  std::ostringstream out;
  JsonWriter json(out);
  json.BeginObject();
  WriteKeizerPlayer(json, sheet, player);
  json.Key("terms").BeginArray();
  for (const KeizerTerm& term : TermsOf(sheet, player)) {
    json.BeginObject();
    if (!term.round.empty()) json.Key("round").Decimal(term.round);
    json.Field("for", term.text).Key("value").Decimal(NumberText(term.value));
    json.Field("share", FractionText(term.share)).Key("points").Decimal(NumberText(term.points()));
    json.Field("exact", FractionText(term.points())).EndObject();
  }
  json.EndArray().EndObject();
  return out.str();
}

}  // namespace ronda::sheets
