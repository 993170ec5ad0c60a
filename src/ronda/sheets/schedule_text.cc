#include "ronda/sheets/schedule_text.h"

#include <fmt/format.h>

#include <algorithm>

#include "ronda/schedule/balance.h"
#include "ronda/sheets/schedule_sheet.h"

namespace ronda::sheets {
namespace {

using schedule::Game;
using schedule::RoundPlan;
using schedule::Schedule;
using schedule::Seat;
using service::DrawnSchedule;

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
std::string NamedRounds(const DrawnSchedule& sheet) {
  std::string text;
  int number = 0;
  for (const RoundPlan& round : sheet.schedule.rounds) {
    Table table{{Number("Board"), Number("No"), Words("White"), Number("No"), Words("Black")}};
    for (const Game& game : round.games) {
      table.rows.push_back({table.rows.size() + 1, Label(sheet.schedule, game.white), NameAt(sheet, game.white),
                            Label(sheet.schedule, game.black), NameAt(sheet, game.black)});
    }
    text += fmt::format("{}Round {}\n{}", number == 0 ? "" : "\n", number + 1, ToText(table));
    ++number;
    for (const Seat rest : round.rests) text += fmt::format("{} rests\n", SeatName(sheet, rest));
  }
  return text;
}

std::string GroupLines(const DrawnSchedule& sheet) {
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

std::string TextOfSchedule(const DrawnSchedule& sheet) {
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

}  // namespace ronda::sheets
