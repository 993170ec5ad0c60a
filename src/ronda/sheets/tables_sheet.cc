#include "ronda/sheets/tables_sheet.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <vector>

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

constexpr Forms kNotJson{Format::kText, Format::kCsv, Format::kHtml};

Sheet Headed(const Event& event, std::string what) {
  Sheet sheet;
  if (!event.name.empty()) sheet.Title(event.name);
  return std::move(sheet.Note(std::move(what)).Gap());
}

// What the players should know about the seating.
std::string Remark(const tables::SeatedRound& round) {
  if (round.repeats == 0) return "nobody meets anybody again";
  const std::string count =
      round.repeats == 1 ? "1 repeated meeting" : fmt::format("{} repeated meetings", round.repeats);
  return count + (round.proven ? ", and no seating has fewer" : "; the search for fewer was cut short");
}

Value Decimal(const Fraction& value) { return Value::Decimal(ToDecimal(value, 2)); }

Value NumbersIn(const Event& event, const std::vector<std::vector<tables::Index>>& list) {
  return ListOf(list, [&](const auto& table) { return Value(ListOf(NumbersOf(event, table))); });
}

std::string TablesText(const Event& event, std::string_view title,
                       const std::vector<std::vector<tables::Index>>& list) {
  std::string text;
  for (const auto& table : list) text += fmt::format("    {}: {}\n", title, fmt::join(NumbersOf(event, table), " "));
  return text;
}

Value NamesAt(const Event& event, const tables::SeatedTable& table) {
  return ListOf(table.players, [&](tables::Index index) {
    const tables::Player& player = PlayerOf(event, index);
    return Value(Record().Add("number", player.number.value()).Add("name", player.name));
  });
}

}  // namespace

Sheet SheetOf(const SeatedEvent& seated) {
  const auto& event = seated.event;
  const bool groups = event.system == tables::System::kSchenkel;
  Table table{{Number("Group").In(groups ? kForPeople : Forms()), Number("Table"), Words("Players")}};
  for (const tables::SeatedTable& one : seated.round.tables) {
    std::vector<std::string> names;
    for (const tables::Index index : one.players) {
      names.push_back(fmt::format("{} {}", PlayerOf(event, index).number.value(), PlayerOf(event, index).name));
    }
    table.rows.push_back({one.group, table.rows.size() + 1, fmt::format("{}", fmt::join(names, ", "))});
  }
  Sheet sheet = Headed(event, fmt::format("Round {}, {} at tables", seated.round.number, NameOf(event.system)));
  return std::move(sheet.Add(std::move(table)).Gap().Note(Remark(seated.round)));
}

Table CsvTableOf(const SeatedEvent& seated) {
  Table table{Data({"table", "number", "name"})};
  int number = 0;
  for (const tables::SeatedTable& one : seated.round.tables) {
    ++number;
    for (const tables::Index index : one.players) {
      const tables::Player& player = PlayerOf(seated.event, index);
      table.rows.push_back({number, player.number.value(), player.name});
    }
  }
  return table;
}

Value DocumentOf(const SeatedEvent& seated) {
  const tables::SeatedRound& round = seated.round;
  int number = 0;
  const auto table = [&](const tables::SeatedTable& one) {
    Record record = Record().Add("table", ++number);
    if (one.group > 0) record.Add("group", one.group);
    return Value(std::move(record.Add("players", NamesAt(seated.event, one))));
  };
  return Record()
      .Add("event", seated.event.name)
      .Add("system", NameOf(seated.event.system))
      .Add("round", round.number)
      .Add("tables", ListOf(round.tables, table))
      .Add("repeats", round.repeats)
      .Add("fewest", round.proven || round.repeats == 0);
}

Table CsvTableOf(const TableStandings& standings) {
  const Event& event = standings.event;
  Table table{{Number("Rank", "rank"), Number("No", "number"), Words("Name", "name"), Number("Rounds", "rounds"),
               Number("Points", "points"), Datum("places", Forms(Format::kJson))}};
  for (int place = 1; place <= event.table_size; ++place) {
    table.columns.push_back(Number(fmt::format("{}.", place), fmt::format("place {}", place)).In(kNotJson));
  }
  table.columns.push_back(Number("Opponents", "opponents"));
  for (const Line& line : Standings(event)) {
    const tables::Player& player = PlayerOf(event, line.player);
    const std::vector<int> places(line.places.begin(), line.places.begin() + event.table_size);
    Row row{line.rank, player.number.value(), player.name, line.rounds, Decimal(line.points), ListOf(places)};
    row.insert(row.end(), places.begin(), places.end());
    row.push_back(Decimal(line.opponents));
    table.rows.push_back(std::move(row));
  }
  return table;
}

Sheet SheetOf(const TableStandings& standings) {
  std::string title = fmt::format("Standings after round {}", standings.event.rounds.size());
  if (standings.event.best > 0) title += fmt::format(", best {} rounds", standings.event.best);
  return std::move(Headed(standings.event, title).Add(CsvTableOf(standings)));
}

Value DocumentOf(const TableStandings& standings) {
  return Record()
      .Add("event", standings.event.name)
      .Add("rounds", standings.event.rounds.size())
      .Add("standings", RecordsOf(CsvTableOf(standings)));
}

Sheet SheetOf(const TableCheck& check) {
  Sheet sheet;
  for (const tables::RoundDifference& difference : check.differences) {
    sheet.Note(fmt::format("round {}: {}", difference.round,
                           difference.reason.empty() ? "the rules seat the players otherwise" : difference.reason));
    sheet.OnlyText(TablesText(check.event, "expected", difference.expected));
    sheet.OnlyText(TablesText(check.event, "found", difference.found));
  }
  const std::size_t count = check.differences.size();
  return std::move(sheet.Note(fmt::format("checked {}: {}", Counted(check.event.rounds.size(), "round"),
                                          count == 1 ? "1 discrepancy" : fmt::format("{} discrepancies", count))));
}

Value DocumentOf(const TableCheck& check) {
  return Record()
      .Add("rounds", check.event.rounds.size())
      .Add("differences", ListOf(check.differences, [&](const tables::RoundDifference& difference) {
             return Value(Record()
                              .Add("round", difference.round)
                              .AddText("reason", difference.reason)
                              .Add("expected", NumbersIn(check.event, difference.expected))
                              .Add("found", NumbersIn(check.event, difference.found)));
           }));
}

}  // namespace ronda::sheets
