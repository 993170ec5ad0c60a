#include "ronda/sheets/future_sheet.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "ronda/explain/wording.h"
#include "ronda/sheets/explain_sheet.h"
#include "ronda/sheets/names.h"
#include "ronda/sheets/statement_json.h"

namespace ronda::sheets {
namespace {

using explain::Outlook;
using explain::SystemRound;

bool HasBoard(const RoundPairing& pairing, const Board& board) {
  return std::ranges::any_of(
      pairing.boards, [&](const Board& other) { return other.white == board.white && other.black == board.black; });
}

// The boards of a system by number, then the bye; an asterisk where the first system has it not.
std::vector<std::string> CellsOf(const Tournament& before, const SystemRound& round, const RoundPairing& first) {
  std::vector<std::string> cells;
  if (!round.pairing) return cells;
  for (const Board& board : round.pairing->boards) {
    cells.push_back(BoardText(before, board) + (HasBoard(first, board) ? "" : " *"));
  }
  if (round.pairing->bye) {
    cells.push_back(
        fmt::format("{} bye{}", TpnOf(before, *round.pairing->bye), round.pairing->bye == first.bye ? "" : " *"));
  }
  for (const PlayerIndex player : round.pairing->rests) {
    const bool same = std::ranges::count(first.rests, player) > 0;
    cells.push_back(fmt::format("{} rests{}", TpnOf(before, player), same ? "" : " *"));
  }
  return cells;
}

Table SideBySide(const ComparedSystems& compared) {
  const RoundPairing& first = *compared.rounds.front().pairing;
  Table table{{Number("Board")}};
  std::vector<std::vector<std::string>> columns;
  std::size_t height = 0;
  for (const SystemRound& round : compared.rounds) {
    table.columns.push_back(Words(round.system->info().id));
    columns.push_back(CellsOf(compared.before, round, first));
    height = std::max(height, columns.back().size());
  }
  for (std::size_t row = 0; row < height; ++row) {
    Row cells{row < first.boards.size() ? Value(row + 1) : Value("")};
    for (const auto& column : columns) cells.emplace_back(row < column.size() ? column[row] : "");
    table.rows.push_back(std::move(cells));
  }
  return table;
}

void AddReasons(Sheet& sheet, const Tournament& before, const SystemRound& round, const SystemRound& first) {
  const auto& own = round.system->info().id;
  const auto& base = first.system->info().id;
  sheet.Gap();
  if (round.failure) {
    sheet.Note(fmt::format("{}: {}", own, round.failure->message));
    return;
  }
  const auto boards = std::ranges::count_if(round.pairing->boards,
                                            [&](const Board& board) { return !HasBoard(*first.pairing, board); });
  if (boards == 0 && round.pairing->bye == first.pairing->bye) {
    sheet.Note(fmt::format("{} pairs the same.", own));
    return;
  }
  sheet.Note(fmt::format("{} pairs {} differently.", own, Counted(boards, "board")));
  for (const std::string& line : explain::SayAll(before, round.first_objects)) {
    sheet.Note(fmt::format("  by {} that pairing is not the first: {}", base, line));
  }
  for (const std::string& line : explain::SayAll(before, round.this_objects)) {
    sheet.Note(fmt::format("  by {} that of {} is not the first: {}", own, base, line));
  }
}

Value RecordOf(const Tournament& before, const SystemRound& round, const RoundPairing& first) {
  Record record = Record().Add("system", round.system->info().id);
  if (round.failure) record.Add("failure", round.failure->message);
  if (round.pairing) {
    record.Add("boards", ListOf(round.pairing->boards, [&](const Board& board) {
                 return Value(Record()
                                  .Add("white", NumberOf(before, board.white))
                                  .Add("black", NumberOf(before, board.black))
                                  .Add("differs", !HasBoard(first, board)));
               }));
    if (round.pairing->bye) record.Add("bye", NumberOf(before, *round.pairing->bye));
  }
  record.Add("first_objects", ValuesOf(before, round.first_objects));
  record.Add("this_objects", ValuesOf(before, round.this_objects));
  return record;
}

std::string BoardsText(const Tournament& before, const std::vector<Board>& boards) {
  std::vector<std::string> texts;
  for (const Board& board : boards) texts.push_back(BoardText(before, board));
  return fmt::format("{}", fmt::join(texts, ", "));
}

std::string ByeText(const Tournament& before, const std::optional<PlayerIndex>& bye) {
  return bye ? fmt::format("{}", TpnOf(before, *bye)) : "nobody";
}

Value BoardList(const Tournament& before, const std::vector<Board>& boards) {
  return ListOf(boards, [&](const Board& board) {
    return Value(List().Add(NumberOf(before, board.white)).Add(NumberOf(before, board.black)));
  });
}

std::string_view WordOf(Outlook::Answer answer) {
  switch (answer) {
    case Outlook::Answer::kPossible:
      return "possible";
    case Outlook::Answer::kImpossible:
      return "impossible";
    case Outlook::Answer::kUndecided:
      return "undecided";
  }
  return "";
}

}  // namespace

Sheet SheetOf(const ComparedSystems& compared) {
  const std::string& name = compared.before.data().info.name;
  Sheet sheet;
  if (!name.empty()) sheet.Title(name);
  sheet.Note(fmt::format("Round {}", compared.before.next_round().value())).Gap().Add(SideBySide(compared));
  for (std::size_t i = 1; i < compared.rounds.size(); ++i) {
    AddReasons(sheet, compared.before, compared.rounds[i], compared.rounds.front());
  }
  return sheet;
}

Value DocumentOf(const ComparedSystems& compared) {
  const RoundPairing& first = *compared.rounds.front().pairing;
  return Record()
      .Add("tournament", compared.before.data().info.name)
      .Add("round", compared.before.next_round())
      .Add("systems",
           ListOf(compared.rounds, [&](const SystemRound& round) { return RecordOf(compared.before, round, first); }));
}

Sheet SheetOf(const ChangedRound& round) {
  const auto& [before, now, then, changes] = round;
  Sheet sheet;
  sheet.Title(fmt::format("Round {} after these changes: {}", before.next_round().value(), fmt::join(changes, "; ")));
  if (!now) {
    sheet.Note("as it stands the round cannot be paired yet; then it is").Note("  " + BoardsText(before, then.boards));
    if (then.bye) sheet.Note(fmt::format("bye: {}", ByeText(before, then.bye)));
    return sheet;
  }
  const auto gone = explain::BoardsOnlyIn(*now, then);
  const auto come = explain::BoardsOnlyIn(then, *now);
  const std::size_t same = then.boards.size() - come.size();
  if (gone.empty() && come.empty() && now->bye == then.bye) return std::move(sheet.Note("nothing changes"));
  sheet.Note(fmt::format("{} {}, {} {}", Counted(same, "board"), same == 1 ? "stays" : "stay", come.size(),
                         come.size() == 1 ? "changes" : "change"));
  if (!gone.empty()) sheet.Note("  now:  " + BoardsText(before, gone));
  if (!come.empty()) sheet.Note("  then: " + BoardsText(before, come));
  if (now->bye != then.bye) {
    sheet.Note(fmt::format("  bye: {} now, {} then", ByeText(before, now->bye), ByeText(before, then.bye)));
  }
  return sheet;
}

Value DocumentOf(const ChangedRound& round) {
  const Tournament& before = round.before;
  const RoundPairing now = round.now.value_or(RoundPairing{});
  const auto bye = [&](const RoundPairing& pairing) { return pairing.bye ? NumberOf(before, *pairing.bye) : Value(); };
  return Record()
      .Add("round", before.next_round())
      .Add("changes", ListOf(round.changes))
      .Add("paired_now", round.now.has_value())
      .Add("gone", BoardList(before, explain::BoardsOnlyIn(now, round.then)))
      .Add("come", BoardList(before, explain::BoardsOnlyIn(round.then, now)))
      .Add("boards", BoardList(before, round.then.boards))
      .Add("bye_now", bye(now))
      .Add("bye_then", bye(round.then));
}

Sheet SheetOf(const RoundsAhead& ahead) {
  Sheet sheet;
  for (std::string& line : explain::SayAll(ahead.tournament, ahead.outlook.statements)) sheet.Note(std::move(line));
  return sheet;
}

Value DocumentOf(const RoundsAhead& ahead) {
  return Record()
      .Add("answer", WordOf(ahead.outlook.answer))
      .Add("rounds", ahead.outlook.remaining)
      .Add("statements", ValuesOf(ahead.tournament, ahead.outlook.statements));
}

}  // namespace ronda::sheets
