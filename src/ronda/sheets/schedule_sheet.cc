#include "ronda/sheets/schedule_sheet.h"

#include <fmt/format.h>

#include "ronda/schedule/balance.h"
#include "ronda/schedule/groups.h"
#include "ronda/sheets/names.h"
#include "ronda/sheets/schedule_text.h"

namespace ronda::sheets {
namespace {

using schedule::Game;
using schedule::RoundPlan;
using schedule::Schedule;
using schedule::Seat;
using service::DrawnSchedule;

Value NumberAt(const Schedule& schedule, Seat seat) {
  return schedule.boards == 0 ? Value(seat.value() + 1) : Value(Label(schedule, seat));
}

Value RoundsOf(const Schedule& schedule) {
  return ListOf(schedule.rounds, [&](const RoundPlan& round) {
    List pairs;
    for (const Game& game : round.games) {
      pairs.Add(List().Add(NumberAt(schedule, game.white)).Add(NumberAt(schedule, game.black)));
    }
    for (const Seat rest : round.rests) pairs.Add(List().Add(NumberAt(schedule, rest)).Add({}));
    return Value::OnOneLine(pairs);
  });
}

Value PlayersOf(const DrawnSchedule& sheet) {
  List players;
  for (std::int32_t seat = 0; const Player& player : sheet.players) {
    players.Add(Value::OnOneLine(Record()
                                     .Add("number", NumberAt(sheet.schedule, Seat(seat++)))
                                     .Add("name", player.name)
                                     .Add("tpn", player.tpn)));
  }
  return players;
}

Value BalanceOf(const Schedule& schedule) {
  const auto balance = schedule::Measure(schedule);
  return Value::OnOneLine(Record()
                              .Add("player_difference", balance.player_difference)
                              .Add("team_difference", balance.team_difference)
                              .Add("round_difference", balance.round_difference)
                              .Add("longest_run", balance.longest_run)
                              .Add("repetitions", balance.repetitions));
}

Value DocumentOf(const DrawnSchedule& sheet) {
  Record record;
  record.Add("system", sheet.system).Add("code", sheet.code).Add("rounds", RoundsOf(sheet.schedule));
  if (!sheet.players.empty()) record.Add("players", PlayersOf(sheet));
  if (!sheet.groups.empty()) {
    const auto numbers = [](const std::vector<int>& group) {
      return Value(ListOf(group, [](int seat) { return Value(seat + 1); }));
    };
    record.Add("groups", Value::OnOneLine(ListOf(sheet.groups, numbers)));
  }
  for (const Schedule& stage : sheet.later_stages) record.Add("final", RoundsOf(stage));
  record.Add("balance", BalanceOf(sheet.schedule)).Add("notes", Value::OnOneLine(ListOf(sheet.notes)));
  return record;
}

// A row at a time: two million games are no rarity.
std::string CsvOf(const DrawnSchedule& sheet) {
  std::string text = "round,board,white,white_name,black,black_name\n";
  int number = 0;
  for (const RoundPlan& round : sheet.schedule.rounds) {
    const std::string in_round = fmt::format("{}", ++number);
    int board = 0;
    for (const Game& game : round.games) {
      text += CsvLine({in_round, fmt::format("{}", ++board), Label(sheet.schedule, game.white),
                       NameAt(sheet, game.white), Label(sheet.schedule, game.black), NameAt(sheet, game.black)});
    }
    for (const Seat rest : round.rests) {
      text += CsvLine({in_round, "", Label(sheet.schedule, rest), NameAt(sheet, rest), "", ""});
    }
  }
  return text;
}

Html RoundHtml(const DrawnSchedule& sheet, const RoundPlan& round, int number) {
  Html rows;
  int board = 0;
  for (const Game& game : round.games) {
    rows += Markup("<tr><td class=\"number\">{}</td><td>{}</td><td>{}</td></tr>\n", ++board,
                   Text(SeatName(sheet, game.white)), Text(SeatName(sheet, game.black)));
  }
  for (const Seat rest : round.rests) {
    rows += Markup("<tr><td></td><td>{}</td><td class=\"note\">rests</td></tr>\n", Text(SeatName(sheet, rest)));
  }
  return Markup("<section><h2>Round {}</h2>\n<table><tbody>\n{}</tbody></table></section>\n", number, rows);
}

Sheet PageOf(const DrawnSchedule& sheet) {
  Sheet page(service::ScheduleHeading(sheet),
             ".rounds { columns: 17rem; column-gap: 2rem; } section { break-inside: avoid; } "
             "section h2 { margin-top: 0; padding-top: .8rem; } section table { width: 100%; }\n");
  page.Title(service::ScheduleHeading(sheet));
  for (std::size_t g = 0; g < sheet.groups.size(); ++g) {
    Html items;
    for (const int seat : sheet.groups[g]) items += Markup("<li>{}</li>", Text(SeatName(sheet, Seat(seat))));
    page.OnlyPage(Markup("<h2>Group {}</h2>\n<ol>{}</ol>\n", Text(schedule::Letters(static_cast<int>(g))), items));
  }
  page.OnlyPage(Markup("<div class=\"rounds\">\n"));
  int number = 0;
  for (const RoundPlan& round : sheet.schedule.rounds) page.OnlyPage(RoundHtml(sheet, round, ++number));
  page.OnlyPage(Markup("</div>\n"));
  for (const std::string& note : sheet.notes) page.Note(note);
  return page;
}

}  // namespace

std::string NameAt(const DrawnSchedule& sheet, Seat seat) {
  const auto place = seat.index();
  return place < sheet.players.size() ? TitledName(sheet.players[place]) : "";
}

std::string SeatName(const DrawnSchedule& sheet, Seat seat) {
  const std::string name = NameAt(sheet, seat);
  const std::string label = Label(sheet.schedule, seat);
  return name.empty() ? label : label + " " + name;
}

std::string Show(const DrawnSchedule& sheet, Format format) {
  switch (format) {
    case Format::kText:
      return TextOfSchedule(sheet);
    case Format::kCsv:
      return CsvOf(sheet);
    case Format::kJson:
      return ToJson(DocumentOf(sheet));
    case Format::kHtml:
      return ToHtml(PageOf(sheet));
  }
  return "";
}

std::string Show(const EqualGroups& groups, Format format) {
  const auto splits = schedule::Splits(groups.players);
  Table table{{Number("Groups", "groups"), Number("Players", "size"), Number("Rounds"), Number("Games")}};
  for (const auto& split : splits) {
    table.rows.push_back(
        {split.groups, split.size, split.size - 1 + split.size % 2, split.groups * split.size * (split.size - 1) / 2});
  }
  if (format == Format::kJson) {
    return ToJson(Record().Add("players", groups.players).Add("splits", Value::OnOneLine(RecordsOf(table))));
  }
  if (splits.empty()) {
    return fmt::format("{} players cannot be split into equal groups; --uneven allows groups that differ by one.\n",
                       groups.players);
  }
  return fmt::format("{} players in equal groups:\n\n{}\nChoose one with --groups.\n", groups.players, ToText(table));
}

}  // namespace ronda::sheets
