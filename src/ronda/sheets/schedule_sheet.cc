#include "ronda/sheets/schedule_sheet.h"

#include <fmt/format.h>

#include <array>
#include <sstream>

#include "ronda/base/html.h"
#include "ronda/formats/csv/records.h"
#include "ronda/schedule/balance.h"
#include "ronda/sheets/json_writer.h"
#include "ronda/sheets/table.h"

namespace ronda::sheets {
namespace {

using schedule::Game;
using schedule::RoundPlan;
using schedule::Schedule;
using schedule::Seat;

const Player* PlayerAt(const service::DrawnSchedule& sheet, Seat seat) {
  const auto place = seat.index();
  return place < sheet.players.size() ? &sheet.players[place] : nullptr;
}

std::string NameAt(const service::DrawnSchedule& sheet, Seat seat) {
  const Player* player = PlayerAt(sheet, seat);
  if (player == nullptr) return "";
  return player->title.empty() ? player->name : player->title + " " + player->name;
}

std::string BalanceNote(const Schedule& schedule) {
  const auto balance = schedule::Measure(schedule);
  const std::string players =
      balance.player_difference == 0
          ? "everybody has as many Whites as Blacks"
          : fmt::format("nobody has more than {} of one colour over the other", balance.player_difference);
  std::string note = fmt::format("Colours: {}, the same colour at most {} running", players, balance.longest_run);
  if (schedule.boards > 0) {
    note += fmt::format("; Whites and Blacks of a team differ by {} in all and by {} in a round",
                        balance.team_difference, balance.round_difference);
  }
  return note + ".";
}

// "1-4", "A1-B1", padded to one width and written fast: two million games are no rarity.
class GameCells {
 public:
  explicit GameCells(const Schedule& schedule) {
    for (std::int32_t i = 0; i < schedule.seats; ++i) labels_.push_back(Label(schedule, Seat(i)));
    for (const RoundPlan& round : schedule.rounds) {
      for (const Game& game : round.games)
        width_ = std::max(width_, LabelOf(game.white).size() + LabelOf(game.black).size());
    }
  }

  const std::string& LabelOf(Seat seat) const { return labels_[seat.index()]; }

  void Append(std::string& line, const Game& game) const {
    const std::string& white = LabelOf(game.white);
    const std::string& black = LabelOf(game.black);
    line.append("  ").append(white).append("-").append(black);
    line.append(width_ - white.size() - black.size(), ' ');
  }

 private:
  std::vector<std::string> labels_;
  std::size_t width_ = 0;
};

// All games of a round on one line: what a table of numbers looks like in the rules.
std::string CompactRounds(const Schedule& schedule) {
  const GameCells cells(schedule);
  const std::size_t width = fmt::format("{}", schedule.rounds.size()).size();
  std::string text;
  int number = 0;
  for (const RoundPlan& round : schedule.rounds) {
    text += fmt::format("{:>{}}.", ++number, width);
    for (const Game& game : round.games) cells.Append(text, game);
    for (const Seat rest : round.rests) text.append("  ").append(cells.LabelOf(rest)).append(" rests");
    text.erase(text.find_last_not_of(' ') + 1);
    text += '\n';
  }
  return text;
}

// One board a line, with names.
std::string NamedRounds(const service::DrawnSchedule& sheet) {
  std::string text;
  int number = 0;
  for (const RoundPlan& round : sheet.schedule.rounds) {
    Table table;
    table.AddColumn("Board", Align::kRight);
    for (const char* side : {"White", "Black"}) {
      table.AddColumn("No", Align::kRight);
      table.AddColumn(side);
    }
    int board = 0;
    for (const Game& game : round.games) {
      table.AddRow({fmt::format("{}", ++board), Label(sheet.schedule, game.white), NameAt(sheet, game.white),
                    Label(sheet.schedule, game.black), NameAt(sheet, game.black)});
    }
    text += fmt::format("{}Round {}\n{}", number == 0 ? "" : "\n", number + 1, table.ToText());
    ++number;
    for (const Seat rest : round.rests) text += fmt::format("{} rests\n", SeatName(sheet, rest));
  }
  return text;
}

void AppendPlayer(std::string& out, const service::DrawnSchedule& sheet, Seat seat) {
  out += sheet.schedule.boards == 0 ? fmt::format_int(seat.value() + 1).str()
                                    : fmt::format("\"{}\"", Label(sheet.schedule, seat));
}

// Written by hand, a round a line, for the same reason.
void AppendRounds(std::string& out, const service::DrawnSchedule& sheet, const Schedule& schedule) {
  out += '[';
  bool is_first = true;
  for (const RoundPlan& round : schedule.rounds) {
    out += is_first ? "\n    [" : ",\n    [";
    is_first = false;
    bool is_first_game = true;
    const auto open = [&](Seat seat) {
      out += is_first_game ? "[" : ", [";
      is_first_game = false;
      AppendPlayer(out, sheet, seat);
      out += ", ";
    };
    for (const Game& game : round.games) {
      open(game.white);
      AppendPlayer(out, sheet, game.black);
      out += ']';
    }
    for (const Seat rest : round.rests) {
      open(rest);
      out += "null]";
    }
    out += ']';
  }
  out += "\n  ]";
}

std::string Quoted(std::string_view text) {
  std::ostringstream out;
  JsonWriter(out).String(text);
  return out.str();
}

void AppendPeople(std::string& out, const service::DrawnSchedule& sheet) {
  if (sheet.players.empty()) return;
  out += ",\n  \"players\": [";
  for (std::size_t i = 0; i < sheet.players.size(); ++i) {
    out += i == 0 ? "\n    {\"number\": " : ",\n    {\"number\": ";
    AppendPlayer(out, sheet, Seat(static_cast<std::int32_t>(i)));
    out += fmt::format(", \"name\": {}, \"tpn\": {}}}", Quoted(sheet.players[i].name), sheet.players[i].tpn.value());
  }
  out += "\n  ]";
}

void AppendGroups(std::string& out, const service::DrawnSchedule& sheet) {
  if (sheet.groups.empty()) return;
  out += ",\n  \"groups\": [";
  for (std::size_t g = 0; g < sheet.groups.size(); ++g) {
    std::string members;
    for (const int seat : sheet.groups[g]) members += fmt::format("{}{}", members.empty() ? "" : ", ", seat + 1);
    out += fmt::format("{}[{}]", g == 0 ? "" : ", ", members);
  }
  out += "]";
}

void AppendBalance(std::string& out, const Schedule& schedule) {
  const auto balance = schedule::Measure(schedule);
  out += fmt::format(
      ",\n  \"balance\": {{\"player_difference\": {}, \"team_difference\": {}, \"round_difference\": {}, "
      "\"longest_run\": {}, \"repetitions\": {}}}",
      balance.player_difference, balance.team_difference, balance.round_difference, balance.longest_run,
      balance.repetitions);
}

std::string GroupLines(const service::DrawnSchedule& sheet) {
  std::string text;
  for (std::size_t g = 0; g < sheet.groups.size(); ++g) {
    text += fmt::format("Group {}:", schedule::Letters(static_cast<int>(g)));
    for (const int seat : sheet.groups[g]) {
      text += fmt::format(" {}{}", SeatName(sheet, Seat(seat)), seat == sheet.groups[g].back() ? "\n" : ";");
    }
  }
  return text + (sheet.groups.empty() ? "" : "\n");
}

}  // namespace

std::string SeatName(const service::DrawnSchedule& sheet, Seat seat) {
  const std::string name = NameAt(sheet, seat);
  const std::string label = Label(sheet.schedule, seat);
  return name.empty() ? label : label + " " + name;
}

std::string ScheduleTable(const service::DrawnSchedule& sheet) {
  std::string text = service::ScheduleHeading(sheet) + "\n\n" + GroupLines(sheet);
  for (std::size_t team = 0; team < sheet.teams.size(); ++team) {
    text += fmt::format("{}  {}\n{}", schedule::Letters(static_cast<int>(team)), sheet.teams[team],
                        team + 1 == sheet.teams.size() ? "\n" : "");
  }
  text += sheet.players.empty() ? CompactRounds(sheet.schedule) : NamedRounds(sheet);
  text += '\n' + BalanceNote(sheet.schedule) + '\n';
  for (const Schedule& stage : sheet.later_stages) {
    text +=
        fmt::format("\nFinal, {} rounds; A1 is the winner of group A\n\n{}", stage.rounds.size(), CompactRounds(stage));
  }
  for (const std::string& note : sheet.notes) text += note + '\n';
  return text;
}

std::string ScheduleJson(const service::DrawnSchedule& sheet) {
  std::string out =
      fmt::format("{{\n  \"system\": {},\n  \"code\": {},\n  \"rounds\": ", Quoted(sheet.system), Quoted(sheet.code));
  AppendRounds(out, sheet, sheet.schedule);
  AppendPeople(out, sheet);
  AppendGroups(out, sheet);
  for (const Schedule& stage : sheet.later_stages) {
    service::DrawnSchedule final = sheet;
    final.schedule = stage;
    out += ",\n  \"final\": ";
    AppendRounds(out, final, stage);
  }
  AppendBalance(out, sheet.schedule);
  out += ",\n  \"notes\": [";
  for (std::size_t i = 0; i < sheet.notes.size(); ++i) out += (i == 0 ? "" : ", ") + Quoted(sheet.notes[i]);
  return out + "]\n}\n";
}

std::string ScheduleCsv(const service::DrawnSchedule& sheet) {
  std::string text = "round,board,white,white_name,black,black_name\n";
  int number = 0;
  for (const RoundPlan& round : sheet.schedule.rounds) {
    const std::string in_round = fmt::format("{}", ++number);
    int board = 0;
    for (const Game& game : round.games) {
      text += csv::Line(std::array<std::string, 6>{in_round, fmt::format("{}", ++board),
                                                   Label(sheet.schedule, game.white), NameAt(sheet, game.white),
                                                   Label(sheet.schedule, game.black), NameAt(sheet, game.black)});
    }
    for (const Seat rest : round.rests) {
      text +=
          csv::Line(std::array<std::string, 6>{in_round, "", Label(sheet.schedule, rest), NameAt(sheet, rest), "", ""});
    }
  }
  return text;
}

std::string ScheduleHtml(const service::DrawnSchedule& sheet) {
  std::string body = fmt::format("<h1>{}</h1>\n", EscapeHtml(service::ScheduleHeading(sheet)));
  for (std::size_t g = 0; g < sheet.groups.size(); ++g) {
    body += fmt::format("<h2>Group {}</h2>\n<ol>", schedule::Letters(static_cast<int>(g)));
    for (const int seat : sheet.groups[g]) body += fmt::format("<li>{}</li>", EscapeHtml(SeatName(sheet, Seat(seat))));
    body += "</ol>\n";
  }
  body += "<div class=\"rounds\">\n";
  int number = 0;
  for (const RoundPlan& round : sheet.schedule.rounds) {
    body += fmt::format("<section><h2>Round {}</h2>\n<table><tbody>\n", ++number);
    int board = 0;
    for (const Game& game : round.games) {
      body += fmt::format("<tr><td class=\"number\">{}</td><td>{}</td><td>{}</td></tr>\n", ++board,
                          EscapeHtml(SeatName(sheet, game.white)), EscapeHtml(SeatName(sheet, game.black)));
    }
    for (const Seat rest : round.rests) {
      body += fmt::format("<tr><td></td><td>{}</td><td class=\"note\">rests</td></tr>\n",
                          EscapeHtml(SeatName(sheet, rest)));
    }
    body += "</tbody></table></section>\n";
  }
  body += "</div>\n";
  for (const std::string& note : sheet.notes) body += fmt::format("<p class=\"note\">{}</p>\n", EscapeHtml(note));
  return ToHtml({service::ScheduleHeading(sheet),
                 ".rounds { columns: 17rem; column-gap: 2rem; } section { break-inside: avoid; } "
                 "section h2 { margin-top: 0; padding-top: .8rem; } section table { width: 100%; }\n",
                 body});
}

}  // namespace ronda::sheets
