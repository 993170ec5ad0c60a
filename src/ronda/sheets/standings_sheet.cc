#include "ronda/sheets/standings_sheet.h"

#include <fmt/format.h>

#include <algorithm>

#include "ronda/base/id_range.h"

namespace ronda::sheets {
namespace {

using service::StandingsWork;
using tiebreak::Participant;

constexpr Forms kText{Format::kText};
constexpr Forms kCsv{Format::kCsv};
constexpr Forms kHtml{Format::kHtml};

// Games of the rounds looked at that have no result yet.
std::size_t OpenGames(const StandingsWork& work) {
  std::size_t sides = 0;
  for (const PlayerIndex player : work.tournament().player_ids()) {
    for (const Round round : IdRange<Round>(work.rounds())) {
      const RoundEntry& entry = work.tournament().entry(player, round);
      sides += entry.result == ResultCode::kPending && entry.opponent ? 1U : 0U;
    }
  }
  return sides / 2;
}

// "Club Open", "After round 4 of 7", the rules and how they are applied.
std::vector<std::string> HeadingOf(const StandingsWork& work) {
  std::vector<std::string> lines;
  const auto& data = work.tournament().data();
  if (!data.info.name.empty()) lines.push_back(data.info.name);
  const int planned = work.tournament().planned_rounds();
  const std::size_t open = OpenGames(work);
  const bool finished = work.rounds() >= planned && open == 0;
  const std::string when = work.rounds() == 0 ? "Standings before round 1"
                           : finished         ? fmt::format("Final standings after round {}", work.rounds())
                                              : fmt::format("Standings after round {} of {}", work.rounds(), planned);
  const std::string missing = open == 0 ? "" : fmt::format(", {} without a result", Counted(open, "game"));
  const std::string why = work.why().empty() ? "" : ", " + work.why();
  lines.push_back(fmt::format("{}{}, {}{}{}", when, missing, work.edition().id, why,
                              work.subsidiary() ? ", tie-breaks applied subsidiarily" : ""));
  if (work.encounters()) {
    lines.push_back(work.record().primary() == tiebreak::Score::kGamePoints
                        ? "Teams by the sum of their boards (Olympic score); an encounter is all games of two teams"
                        : "Teams by match points; an encounter is all games of two teams");
  }
  if (const auto lot = work.drawn_lot()) lines.push_back(fmt::format("Lots drawn with --lot {}", *lot));
  return lines;
}

// What a round brought: the letter of the result, or the game points of a team.
std::string ResultText(const StandingsWork& work, Participant who, Round round) {
  if (work.teams()) return ToString(work.record().result(who, round).game_points);
  const char letter = Traits(work.tournament().entry(PlayerIndex(who.value()), round).result).trf;
  return std::string(1, letter);
}

std::string RoundCell(const StandingsWork& work, Participant who, Round round) {
  const tiebreak::RoundRecord& result = work.record().result(who, round);
  const std::string text = ResultText(work, who, round);
  if (!result.opponent) return text == " " ? "." : text;
  const std::string colour = !result.colour ? "" : *result.colour == Colour::kWhite ? "w" : "b";
  const std::string_view divided = work.teams() ? ":" : "";  // "24:0.0", not "240.0"
  return fmt::format("{}{}{}{}", work.record().entrant(*result.opponent).number, colour, divided,
                     text == " " ? "*" : text);
}

// The crosstable: a column a round with opponent, colour and result ("12w1"; "U", "H" for what was not played), or,
// where pairings are predetermined, a column for each place with the results against whoever has it.
void AddCrosstable(Row& row, const StandingsWork& work, Participant who) {
  if (!work.record().predetermined()) {
    for (int r = 1; r <= work.rounds(); ++r) row.emplace_back(RoundCell(work, who, Round(r)));
    return;
  }
  for (const Participant opponent : work.standings().order) {
    std::string results = opponent == who ? "x" : "";
    for (int r = 1; r <= work.record().rounds(); ++r) {
      if (work.record().result(who, Round(r)).opponent == opponent) results += ResultText(work, who, Round(r));
    }
    row.emplace_back(std::move(results));
  }
}

// In the text columns only where they say something.
Forms FormsOf(const StandingsWork& work, bool (*says_something)(const Player&)) {
  if (work.teams()) return kCsv;
  const bool any = std::ranges::any_of(work.tournament().players(), says_something);
  return any ? Forms(Format::kText, Format::kCsv, Format::kHtml) : Forms(Format::kCsv, Format::kHtml);
}

std::string_view ScoreHead(const StandingsWork& work) {
  if (!work.teams()) return "Points";
  return work.record().primary() == tiebreak::Score::kMatchPoints ? "MP" : "GP";
}

std::vector<Column> ColumnsOf(const RankedList& list) {
  const StandingsWork& work = list.work;
  std::vector<Column> columns{
      Number("Place").In(kText),
      Number("Rank", "rank"),
      Number("No", "tpn"),
      {"", "title", Kind::kPrefix, FormsOf(work, [](const Player& player) { return !player.title.empty(); })},
      Words(work.teams() ? "Team" : "Name", "name"),
      Number("Rating", "rating").In(FormsOf(work, [](const Player& player) { return player.rating.has_value(); })),
      Words("Fed", "federation").In(FormsOf(work, [](const Player& player) { return !player.federation.empty(); })),
      Datum("points", kCsv)};
  const int rounds = work.record().predetermined() ? work.record().size() : work.rounds();
  const std::string kind = work.record().predetermined() ? "place" : "round";
  for (int i = 1; list.crosstable && i <= rounds; ++i) {
    columns.push_back(Number(fmt::format("{}", i), fmt::format("{} {}", kind, i)));
  }
  columns.push_back(Number(ScoreHead(work)).In(kText));
  columns.push_back(Number("Points").In(kHtml));
  for (const auto& column : work.columns()) {
    columns.push_back(Number(column.tie_break.code, column.tie_break.code).Meaning(TitleOf(column.tie_break)));
  }
  return columns;
}

Row RowOf(const RankedList& list, Participant who, int place) {
  const StandingsWork& work = list.work;
  const Player* player = work.PlayerOf(who);
  const Points score = work.ScoreOf(who);
  Row row{place, work.standings().RankOf(who), work.record().entrant(who).number};
  row.emplace_back(player != nullptr ? Value(player->title) : Value());
  row.emplace_back(work.NameOf(who));
  row.emplace_back(player != nullptr ? Value(player->rating) : Value());
  row.emplace_back(player != nullptr ? Value(player->federation) : Value());
  row.emplace_back(score);
  if (list.crosstable) AddCrosstable(row, work, who);
  row.insert(row.end(), {score, score});
  for (const auto& column : work.columns()) {
    std::string value = service::ShownValue(column, who);
    row.push_back(value.empty() ? Value() : Value::Decimal(std::move(value)));
  }
  return row;
}

Table TableOf(const RankedList& list, const StandingsSection& section) {
  Table table{ColumnsOf(list)};
  if (section.title.empty()) table.columns.front().forms = Forms();
  int place = 0;
  for (const Participant who : section.participants) table.rows.push_back(RowOf(list, who, ++place));
  return table;
}

void AddBoards(Sheet& sheet, const StandingsWork& work, Participant team) {
  Table table{{Number("Board"), Words(work.NameOf(team)), Number("Games"), Number("Points")}};
  Html rows;
  for (const BoardLine& line : BoardsOf(work, team)) {
    table.rows.push_back({table.rows.size() + 1, line.name, line.games, line.points});
    rows += Markup("<tr><td>{}</td><td class=\"number\">{}</td><td class=\"number\">{}</td></tr>\n", Text(line.name),
                   line.games, Text(ToString(line.points)));
  }
  sheet.Gap().OnlyText(ToText(table));
  sheet.OnlyPage(Markup("<details><summary>{}</summary>\n<table><tbody>\n{}</tbody></table></details>\n",
                        Text(work.NameOf(team)), rows));
}

}  // namespace

std::vector<BoardLine> BoardsOf(const StandingsWork& work, Participant team) {
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

// C.04.2/2026 §3.1; /2025 §4.1: adjourned games are draws for pairing purposes only.
std::int64_t AdjournedGamesOf(const StandingsWork& work) {
  std::int64_t sides = 0;
  for (const PlayerIndex player : work.tournament().player_ids()) {
    for (int r = 1; r <= work.rounds(); ++r) {
      if (work.tournament().entry(player, Round(r)).result == ResultCode::kAdjourned) ++sides;
    }
  }
  return sides / 2;
}

Sheet SheetOf(const RankedList& list) {
  const auto heading = HeadingOf(list.work);
  Sheet sheet(heading.front());
  sheet.Title(heading.front());
  for (std::size_t i = 1; i < heading.size(); ++i) sheet.Note(heading[i]);
  if (const auto adjourned = AdjournedGamesOf(list.work)) {
    sheet.Note(fmt::format("{} adjourned, shown as X: no points before the end (a draw for pairing only)",
                           Counted(adjourned, "game")));
  }
  for (const StandingsSection& section : list.sections) {
    sheet.Gap();
    if (!section.title.empty()) sheet.Heading(section.title);
    sheet.Add(TableOf(list, section));
    if (!list.boards || !list.work.teams()) continue;
    for (const Participant team : section.participants) AddBoards(sheet, list.work, team);
  }
  Html legend;
  for (const auto& column : list.work.columns()) {
    const auto& definition = *column.tie_break.definition;
    legend +=
        Markup("{}: {} ({}). ", Text(column.tie_break.code), Text(TitleOf(column.tie_break)), Text(definition.article));
  }
  return std::move(sheet.OnlyPage(Markup("<p class=\"note\">{}</p>\n", legend)));
}

Table CsvTableOf(const RankedList& list) {
  Table table{ColumnsOf(list)};
  for (const StandingsSection& section : list.sections) {
    for (const Participant who : section.participants) table.rows.push_back(RowOf(list, who, 0));
  }
  return table;
}

Sheet TieBreakCatalogue() {
  Table table{{Words("CODE"), Words("MODIFIERS"), Words("ARTICLE"), Words("TIE-BREAK")}};
  for (const auto& definition : tiebreak::Catalogue()) {
    std::string modifiers;
    for (const char letter : definition.modifiers) {
      modifiers += letter == ':' ? ":MP :GP " : letter == '#' ? "/421 " : fmt::format("/{} ", letter);
    }
    table.rows.push_back({definition.acronym, modifiers, definition.article, definition.title});
  }
  Sheet sheet;
  sheet.Add(std::move(table)).Gap();
  return std::move(
      sheet.OnlyText(":MP, :GP  by match points, by game points\n"
                     "/C1, /C2  the lowest, the two lowest cut\n"
                     "/M1, /M2  the lowest and the highest, two of each cut\n"
                     "/B5       the best five rounds only\n"
                     "/L+1      the limit moved by so many half points\n"
                     "/K5       the factor or coefficient\n"
                     "/P        forfeits counted as games\n"
                     "/F        the games of the last round taken as draws\n"
                     "/R        in reverse order\n"
                     "/421      points for a win, a draw and a loss\n"));
}

}  // namespace ronda::sheets
