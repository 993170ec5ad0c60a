#include "ronda/sheets/keizer_sheet.h"

#include <fmt/format.h>

#include <algorithm>

#include "ronda/sheets/keizer_words.h"
#include "ronda/sheets/names.h"

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

// The decimals all Keizer points of the list are shown with.
int PointDecimals(const KeizerList& list) {
  int decimals = 0;
  for (const PlayerIndex player : list.standing.order()) {
    decimals = std::max(decimals, DecimalsOf(list.standing.PointsOf(player)));
  }
  return decimals;
}

Table StandingsTable(const KeizerList& list) {
  Table table{{Number("Rank"), Number("No"), Words("Name"), Number("Rating"), Number("Value"), Number("Keizer"),
               Number("Points"), Number("Games"), Number("Away")}};
  const int decimals = PointDecimals(list);
  for (const PlayerIndex index : list.standing.order()) {
    const Player& player = list.tournament.player(index);
    const Attendance attendance = AttendanceOf(list, index);
    table.rows.push_back({list.standing.RankOf(index).value(), player.tpn, TitledName(player),
                          player.rating ? Value(player.rating) : Value("-"), NumberText(list.standing.ValueOf(index)),
                          ToDecimal(list.standing.PointsOf(index), decimals), KeizerScoreOf(list, index),
                          attendance.games, attendance.absences});
  }
  return table;
}

Html WorkingHtml(const KeizerList& list, PlayerIndex player) {
  Html rows;
  for (const KeizerTerm& term : TermsOf(list, player)) {
    rows += Markup(
        "<tr><td class=\"number\">{}</td><td>{}</td><td class=\"number\">{} &times; {}</td>"
        "<td class=\"number\">{}</td></tr>\n",
        Text(term.round), Text(term.text), Text(FractionText(term.share)), Text(NumberText(term.value)),
        Text(NumberText(term.points())));
  }
  return Markup("<details><summary>{}: {}</summary>\n<table><tbody>\n{}</tbody></table></details>\n",
                Text(NumberedName(list.tournament.player(player))), Text(NumberText(list.standing.PointsOf(player))),
                rows);
}

// The places, numbers, names and points of a player.
Record RecordOf(const KeizerList& list, PlayerIndex index) {
  const Player& player = list.tournament.player(index);
  const Fraction points = list.standing.PointsOf(index);
  return Record()
      .Add("rank", list.standing.RankOf(index).value())
      .Add("tpn", player.tpn)
      .AddText("title", player.title)
      .Add("name", player.name)
      .Add("rating", player.rating)
      .AddText("federation", player.federation)
      .Add("value", Value::Decimal(NumberText(list.standing.ValueOf(index))))
      .Add("keizer_points", Value::Decimal(NumberText(points)))
      .Add("exact", FractionText(points))
      .Add("points", KeizerScoreOf(list, index));
}

Value RecordOf(const KeizerTerm& term) {
  return Record()
      .Add("round", term.round.empty() ? Value() : Value::Decimal(term.round))
      .Add("for", term.text)
      .Add("value", Value::Decimal(NumberText(term.value)))
      .Add("share", FractionText(term.share))
      .Add("points", Value::Decimal(NumberText(term.points())))
      .Add("exact", FractionText(term.points()));
}

}  // namespace

Sheet SheetOf(const KeizerList& list) {
  const auto heading = KeizerHeading(list);
  Sheet sheet(heading.front());
  sheet.Title(heading.front());
  for (std::size_t i = 1; i < heading.size(); ++i) sheet.Note(heading[i]);
  sheet.Gap().Add(StandingsTable(list)).OnlyPage(Markup("<h2>Where the points come from</h2>\n"));
  for (const PlayerIndex player : list.standing.order()) sheet.OnlyPage(WorkingHtml(list, player));
  return sheet;
}

Table CsvTableOf(const KeizerList& list) {
  Table table{Data({"rank", "tpn", "title", "name", "rating", "federation", "points", "value", "keizer"})};
  for (const PlayerIndex index : list.standing.order()) {
    const Player& player = list.tournament.player(index);
    table.rows.push_back({list.standing.RankOf(index).value(), player.tpn, player.title, player.name, player.rating,
                          player.federation, KeizerScoreOf(list, index), NumberText(list.standing.ValueOf(index)),
                          NumberText(list.standing.PointsOf(index))});
  }
  return table;
}

Value DocumentOf(const KeizerList& list) {
  const keizer::Settled& settled = list.standing.settled();
  return Record()
      .Add("tournament", list.tournament.data().info.name)
      .Add("system", "keizer")
      .Add("rounds", list.standing.rounds())
      .Add("ending", EndingKey(settled.ending))
      .Add("passes", settled.passes)
      .Add("circle", settled.circle)
      .Add("standings", ListOf(list.standing.order(), [&](PlayerIndex player) {
             const Attendance attendance = AttendanceOf(list, player);
             return Value(RecordOf(list, player).Add("games", attendance.games).Add("absences", attendance.absences));
           }));
}

Sheet SheetOf(const KeizerWorking& working) {
  const auto& standing = working.list.standing;
  const Player& player = working.list.tournament.player(working.player);
  const bool current = standing.settled().basis == standing.settled().order;
  Table table{{Number("Round"), Words("For"), Number("Value"), Number("Share"), Number("Points")}};
  for (const KeizerTerm& term : TermsOf(working.list, working.player)) {
    table.rows.push_back(
        {term.round, term.text, NumberText(term.value), FractionText(term.share), NumberText(term.points())});
  }
  table.rows.push_back({"", "sum", "", "", NumberText(standing.PointsOf(working.player))});
  Sheet sheet;
  sheet.Title(fmt::format("{} {}: {} Keizer points, rank {}, after round {}", player.tpn.value(), player.name,
                          NumberText(standing.PointsOf(working.player)), standing.RankOf(working.player).value(),
                          standing.rounds()));
  sheet.Note(current ? "The values are those of this list." : "The values are those of the list before this one.");
  return std::move(sheet.Gap().Add(std::move(table)));
}

Value DocumentOf(const KeizerWorking& working) {
  return RecordOf(working.list, working.player)
      .Add("terms",
           ListOf(TermsOf(working.list, working.player), [](const KeizerTerm& term) { return RecordOf(term); }));
}

}  // namespace ronda::sheets
