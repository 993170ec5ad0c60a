#include <fmt/format.h>

#include <algorithm>

#include "ronda/sheets/standings_sheet.h"
#include "ronda/sheets/table.h"

namespace ronda::sheets {
namespace {

using tiebreak::Participant;

// Columns only where they say something.
struct Shown {
  bool title = false;
  bool rating = false;
  bool federation = false;
};

Shown WorthShowing(const service::StandingsWork& work) {
  Shown shown;
  if (work.teams()) return shown;
  for (const Player& player : work.tournament().players()) {
    shown.title = shown.title || !player.title.empty();
    shown.rating = shown.rating || player.rating.has_value();
    shown.federation = shown.federation || !player.federation.empty();
  }
  return shown;
}

class TableMaker {
 public:
  explicit TableMaker(const StandingsSheet& sheet)
      : sheet_(sheet), work_(sheet.work), shown_(WorthShowing(sheet.work)) {}

  std::string Text(const StandingsSection& section) const {
    Table table;
    AddColumns(table, !section.title.empty());
    int place = 0;
    for (const Participant who : section.participants) {
      std::vector<std::string> row;
      if (!section.title.empty()) row.push_back(fmt::format("{}", ++place));
      AddCells(row, who);
      table.AddRow(std::move(row));
    }
    return table.ToText();
  }

 private:
  void AddColumns(Table& table, bool with_place) const {
    if (with_place) table.AddColumn("Place", Align::kRight);
    table.AddColumn("Rank", Align::kRight);
    table.AddColumn("No", Align::kRight);
    if (shown_.title) table.AddColumn("", Align::kRight);
    table.AddColumn(work_.teams() ? "Team" : "Name");
    if (shown_.rating) table.AddColumn("Rating", Align::kRight);
    if (shown_.federation) table.AddColumn("Fed");
    if (sheet_.crosstable) {
      for (std::string& head : CrosstableHeads(work_)) table.AddColumn(std::move(head), Align::kRight);
    }
    table.AddColumn(work_.teams() ? work_.record().primary() == tiebreak::Score::kMatchPoints ? "MP" : "GP" : "Points",
                    Align::kRight);
    for (const auto& column : work_.columns()) table.AddColumn(column.tie_break.code, Align::kRight);
  }

  void AddCells(std::vector<std::string>& row, Participant who) const {
    row.push_back(fmt::format("{}", work_.standings().RankOf(who)));
    row.push_back(fmt::format("{}", work_.record().entrant(who).number));
    const Player* player = work_.PlayerOf(who);
    if (shown_.title) row.push_back(player->title);
    row.push_back(work_.NameOf(who));
    if (shown_.rating) row.push_back(player->rating ? fmt::format("{}", *player->rating) : "-");
    if (shown_.federation) row.push_back(player->federation);
    if (sheet_.crosstable) {
      for (std::string& cell : CrosstableCells(work_, who)) row.push_back(std::move(cell));
    }
    row.push_back(ToString(work_.ScoreOf(who)));
    for (const auto& column : work_.columns()) {
      const std::string value = service::ShownValue(column, who);
      row.push_back(value.empty() ? "-" : value);
    }
  }

  const StandingsSheet& sheet_;
  const service::StandingsWork& work_;
  Shown shown_;
};

// What a round brought: the letter of the result, or the game points of a team.
std::string ResultText(const service::StandingsWork& work, Participant who, Round round) {
  if (work.teams()) return ToString(work.record().result(who, round).game_points);
  const char letter = Traits(work.tournament().entry(PlayerIndex(who.value()), round).result).trf;
  return std::string(1, letter);
}

std::string RoundCell(const service::StandingsWork& work, Participant who, Round round) {
  const tiebreak::RoundRecord& result = work.record().result(who, round);
  const std::string text = ResultText(work, who, round);
  if (!result.opponent) return text == " " ? "." : text;
  const std::string colour = !result.colour ? "" : *result.colour == Colour::kWhite ? "w" : "b";
  const std::string_view divided = work.teams() ? ":" : "";  // "24:0.0", not "240.0"
  return fmt::format("{}{}{}{}", work.record().entrant(*result.opponent).number, colour, divided,
                     text == " " ? "*" : text);
}

std::string BoardsText(const StandingsSheet& sheet, const StandingsSection& section) {
  std::string text;
  for (const Participant team : section.participants) {
    Table table;
    table.AddColumn("Board", Align::kRight);
    table.AddColumn(sheet.work.NameOf(team));
    table.AddColumn("Games", Align::kRight);
    table.AddColumn("Points", Align::kRight);
    int board = 0;
    for (const BoardLine& line : BoardsOf(sheet.work, team)) {
      table.AddRow({fmt::format("{}", ++board), line.name, fmt::format("{}", line.games), ToString(line.points)});
    }
    text += '\n' + table.ToText();
  }
  return text;
}

}  // namespace

std::vector<std::string> HeadingOf(const service::StandingsWork& work) {
  std::vector<std::string> lines;
  const auto& data = work.tournament().data();
  if (!data.info.name.empty()) lines.push_back(data.info.name);
  const int planned = work.tournament().planned_rounds();
  const bool finished = work.rounds() >= planned;
  const std::string when = work.rounds() == 0 ? "Standings before round 1"
                           : finished         ? fmt::format("Final standings after round {}", work.rounds())
                                              : fmt::format("Standings after round {} of {}", work.rounds(), planned);
  lines.push_back(
      fmt::format("{}, {}{}", when, work.edition().id, work.subsidiary() ? ", tie-breaks applied subsidiarily" : ""));
  return lines;
}

std::vector<std::string> CrosstableHeads(const service::StandingsWork& work) {
  std::vector<std::string> heads;
  const int count = work.record().predetermined() ? work.record().size() : work.rounds();
  for (int i = 1; i <= count; ++i) heads.push_back(fmt::format("{}", i));
  return heads;
}

std::vector<std::string> CrosstableCells(const service::StandingsWork& work, Participant who) {
  std::vector<std::string> cells;
  if (!work.record().predetermined()) {
    for (int r = 1; r <= work.rounds(); ++r) cells.push_back(RoundCell(work, who, Round(r)));
    return cells;
  }
  for (const Participant opponent : work.standings().order) {
    std::string results = opponent == who ? "x" : "";
    for (int r = 1; r <= work.rounds(); ++r) {
      if (work.record().result(who, Round(r)).opponent == opponent) results += ResultText(work, who, Round(r));
    }
    cells.push_back(std::move(results));
  }
  return cells;
}

std::vector<BoardLine> BoardsOf(const service::StandingsWork& work, Participant team) {
  std::vector<BoardLine> lines;
  const Tournament& tournament = work.tournament();
  for (const PlayerIndex member : tournament.data().teams[team.index()].members) {
    BoardLine line{tournament.player(member).name, 0, {}};
    for (int r = 1; r <= work.rounds(); ++r) {
      line.points += tournament.PointsFor(member, Round(r));
      line.games += Traits(tournament.entry(member, Round(r)).result).played ? 1 : 0;
    }
    lines.push_back(std::move(line));
  }
  return lines;
}

std::string StandingsText(const StandingsSheet& sheet) {
  std::string text;
  for (const std::string& line : HeadingOf(sheet.work)) text += line + '\n';
  const TableMaker maker(sheet);
  for (const StandingsSection& section : sheet.sections) {
    text += '\n';
    if (!section.title.empty()) text += section.title + '\n';
    text += maker.Text(section);
    if (sheet.boards && sheet.work.teams()) text += BoardsText(sheet, section);
  }
  return text;
}

}  // namespace ronda::sheets
