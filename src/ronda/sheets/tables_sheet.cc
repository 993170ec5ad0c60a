#include "ronda/sheets/tables_sheet.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <sstream>

#include "ronda/formats/csv/records.h"
#include "ronda/sheets/json_writer.h"
#include "ronda/sheets/table.h"

namespace ronda::sheets {
namespace {

using tables::Event;
using tables::Line;

const tables::Player& PlayerOf(const Event& event, tables::Index player) { return event.players[player.index()]; }

std::vector<int> NumbersOf(const Event& event, const std::vector<tables::Index>& players) {
  std::vector<int> numbers;
  for (const tables::Index player : players) numbers.push_back(PlayerOf(event, player).number.value());
  return numbers;
}

std::string_view NameOf(tables::System system) { return system == tables::System::kSchenkel ? "schenkel" : "monrad"; }

std::string Heading(const Event& event, const std::string& what) {
  return fmt::format("{}{}{}\n\n", event.name, event.name.empty() ? "" : "\n", what);
}

// What the players should know about the seating.
std::string Remark(const tables::SeatedRound& round) {
  if (round.repeats == 0) return "nobody meets anybody again\n";
  const std::string count =
      round.repeats == 1 ? "1 repeated meeting" : fmt::format("{} repeated meetings", round.repeats);
  return count + (round.proven ? ", and no seating has fewer\n" : "; the search for fewer was cut short\n");
}

std::string Decimal(const Fraction& value) { return ToDecimal(value, 2); }

std::vector<std::string> CellsOf(const Event& event, const Line& line) {
  const tables::Player& player = PlayerOf(event, line.player);
  std::vector<std::string> cells{fmt::format("{}", line.rank), fmt::format("{}", player.number.value()), player.name,
                                 fmt::format("{}", line.rounds), Decimal(line.points)};
  for (int place = 0; place < event.table_size; ++place) {
    cells.push_back(fmt::format("{}", line.places.begin()[place]));
  }
  cells.push_back(Decimal(line.opponents));
  return cells;
}

void WriteTables(JsonWriter& json, std::string_view key, const Event& event,
                 const std::vector<std::vector<tables::Index>>& list) {
  json.Key(key).BeginArray();
  for (const auto& table : list) {
    json.BeginArray();
    for (const int number : NumbersOf(event, table)) json.Number(number);
    json.EndArray();
  }
  json.EndArray();
}

std::string TablesText(const Event& event, std::string_view title,
                       const std::vector<std::vector<tables::Index>>& list) {
  std::string text;
  for (const auto& table : list) text += fmt::format("    {}: {}\n", title, fmt::join(NumbersOf(event, table), " "));
  return text;
}

}  // namespace

std::string SeatedText(const Event& event, const tables::SeatedRound& round) {
  Table table;
  const bool groups = event.system == tables::System::kSchenkel;
  if (groups) table.AddColumn("Group", Align::kRight);
  table.AddColumn("Table", Align::kRight);
  table.AddColumn("Players");
  int number = 0;
  for (const tables::SeatedTable& seated : round.tables) {
    std::vector<std::string> row;
    if (groups) row.push_back(fmt::format("{}", seated.group));
    row.push_back(fmt::format("{}", ++number));
    std::vector<std::string> names;
    for (const tables::Index index : seated.players) {
      names.push_back(fmt::format("{} {}", PlayerOf(event, index).number.value(), PlayerOf(event, index).name));
    }
    row.push_back(fmt::format("{}", fmt::join(names, ", ")));
    table.AddRow(std::move(row));
  }
  return Heading(event, fmt::format("Round {}, {} at tables", round.number, NameOf(event.system))) + table.ToText() +
         "\n" + Remark(round);
}

std::string SeatedJson(const Event& event, const tables::SeatedRound& round) {
  std::ostringstream out;
  JsonWriter json(out);
  json.BeginObject().Field("event", event.name).Field("system", NameOf(event.system)).Field("round", round.number);
  json.Key("tables").BeginArray();
  int number = 0;
  for (const tables::SeatedTable& table : round.tables) {
    json.BeginObject().Field("table", ++number);
    if (table.group > 0) json.Field("group", table.group);
    json.Key("players").BeginArray();
    for (const tables::Index index : table.players) {
      json.BeginObject().Field("number", PlayerOf(event, index).number.value());
      json.Field("name", PlayerOf(event, index).name).EndObject();
    }
    json.EndArray().EndObject();
  }
  json.EndArray().Field("repeats", round.repeats).Field("fewest", round.proven || round.repeats == 0).EndObject();
  return out.str();
}

std::string SeatedCsv(const Event& event, const tables::SeatedRound& round) {
  std::string text = csv::Line(std::vector<std::string>{"table", "number", "name"});
  int number = 0;
  for (const tables::SeatedTable& table : round.tables) {
    ++number;
    for (const tables::Index index : table.players) {
      text += csv::Line(std::vector<std::string>{fmt::format("{}", number),
                                                 fmt::format("{}", PlayerOf(event, index).number.value()),
                                                 PlayerOf(event, index).name});
    }
  }
  return text;
}

std::string TableStandingsText(const Event& event) {
  Table table;
  table.AddColumn("Rank", Align::kRight);
  table.AddColumn("No", Align::kRight);
  table.AddColumn("Name");
  table.AddColumn("Rounds", Align::kRight);
  table.AddColumn("Points", Align::kRight);
  for (int place = 1; place <= event.table_size; ++place) table.AddColumn(fmt::format("{}.", place), Align::kRight);
  table.AddColumn("Opponents", Align::kRight);
  for (const Line& line : Standings(event)) table.AddRow(CellsOf(event, line));
  std::string title = fmt::format("Standings after round {}", event.rounds.size());
  if (event.best > 0) title += fmt::format(", best {} rounds", event.best);
  return Heading(event, title) + table.ToText();
}

std::string TableStandingsJson(const Event& event) {
  std::ostringstream out;
  JsonWriter json(out);
  json.BeginObject().Field("event", event.name).Field("rounds", static_cast<int>(event.rounds.size()));
  json.Key("standings").BeginArray();
  for (const Line& line : Standings(event)) {
    const tables::Player& player = PlayerOf(event, line.player);
    json.BeginObject().Field("rank", line.rank).Field("number", player.number.value()).Field("name", player.name);
    json.Field("rounds", line.rounds).Key("points").Decimal(Decimal(line.points)).Key("places").BeginArray();
    for (int place = 0; place < event.table_size; ++place) json.Number(line.places.begin()[place]);
    json.EndArray().Key("opponents").Decimal(Decimal(line.opponents)).EndObject();
  }
  json.EndArray().EndObject();
  return out.str();
}

std::string TableStandingsCsv(const Event& event) {
  std::vector<std::string> titles{"rank", "number", "name", "rounds", "points"};
  for (int place = 1; place <= event.table_size; ++place) titles.push_back(fmt::format("place {}", place));
  titles.emplace_back("opponents");
  std::string text = csv::Line(titles);
  for (const Line& line : Standings(event)) text += csv::Line(CellsOf(event, line));
  return text;
}

std::string TableCheckText(const Event& event, const std::vector<tables::RoundDifference>& differences) {
  std::string text;
  for (const tables::RoundDifference& difference : differences) {
    text += fmt::format("round {}: {}\n", difference.round,
                        difference.reason.empty() ? "the rules seat the players otherwise" : difference.reason);
    text += TablesText(event, "expected", difference.expected) + TablesText(event, "found", difference.found);
  }
  return text +
         fmt::format("checked {}: {}\n", Counted(event.rounds.size(), "round"),
                     differences.size() == 1 ? "1 discrepancy" : fmt::format("{} discrepancies", differences.size()));
}

std::string TableCheckJson(const Event& event, const std::vector<tables::RoundDifference>& differences) {
  std::ostringstream out;
  JsonWriter json(out);
  json.BeginObject().Field("rounds", static_cast<int>(event.rounds.size())).Key("differences").BeginArray();
  for (const tables::RoundDifference& difference : differences) {
    json.BeginObject().Field("round", difference.round);
    if (!difference.reason.empty()) json.Field("reason", difference.reason);
    WriteTables(json, "expected", event, difference.expected);
    WriteTables(json, "found", event, difference.found);
    json.EndObject();
  }
  json.EndArray().EndObject();
  return out.str();
}

}  // namespace ronda::sheets
