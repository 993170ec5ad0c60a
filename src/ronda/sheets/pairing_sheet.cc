#include "ronda/sheets/pairing_sheet.h"

#include <fmt/format.h>

#include "ronda/service/with_round.h"
#include "ronda/sheets/fide_mode.h"
#include "ronda/sheets/names.h"

namespace ronda::sheets {
namespace {

Points PointsOf(const Tournament& before, PlayerIndex player) { return before.ScoreAfter(player, before.rounds()); }

std::string_view ByeName(ResultCode kind) {
  switch (kind) {
    case ResultCode::kFullBye:
      return "full-point bye";
    case ResultCode::kHalfBye:
      return "half-point bye";
    default:
      return "not paired";
  }
}

Record RecordOf(const Tournament& before, PlayerIndex index) {
  const Player& player = before.player(index);
  return Record()
      .Add("tpn", player.tpn)
      .Add("name", player.name)
      .AddText("title", player.title)
      .Add("rating", player.rating)
      .Add("points", PointsOf(before, index));
}

Table Boards(const PairedRound& round) {
  Table table{{Number("Board"), Number("No"), Words("White"), Number("Rating"), Number("Points"), Number("No"),
               Words("Black"), Number("Rating"), Number("Points")}};
  int number = 0;
  for (const Board& board : round.pairing.boards) {
    Row& row = table.rows.emplace_back();
    row.reserve(table.columns.size());
    row.emplace_back(++number);
    for (const PlayerIndex index : {board.white, board.black}) {
      const Player& player = round.before.player(index);
      row.emplace_back(player.tpn);
      row.emplace_back(TitledName(player));
      row.emplace_back(player.rating);
      row.emplace_back(PointsOf(round.before, index));
    }
  }
  return table;
}

// Who does not play, one a line.
std::string SittingOut(const PairedRound& round) {
  std::string text;
  const auto sits_out = [&](PlayerIndex index, std::string_view why) {
    const Player& player = round.before.player(index);
    text += fmt::format("{} {}: {}\n", player.tpn.value(), TitledName(player), why);
  };
  if (round.pairing.bye) sits_out(*round.pairing.bye, "pairing-allocated bye");
  for (const PlayerIndex player : round.pairing.rests) sits_out(player, "rests");
  for (const RequestedBye& bye : service::AwayFrom(round.before)) sits_out(bye.player, ByeName(bye.kind));
  return text;
}

Value BoardOf(const Tournament& before, int number, const Board& board) {
  Record record = Record()
                      .Add("board", number)
                      .Add("white", RecordOf(before, board.white))
                      .Add("black", RecordOf(before, board.black));
  const ColourReason& reason = board.colour_reason;
  if (reason.article.empty()) return record;
  return std::move(record).Add("colour_rule", Record().Add("article", reason.article).Add("rule", reason.rule));
}

}  // namespace

std::string PairsText(const Tournament& before, const RoundPairing& pairing) {
  std::string text;
  const auto add = [&](auto number, char behind) {
    const fmt::format_int digits(number);
    text.append(digits.data(), digits.size());
    text += behind;
  };
  const auto tpn = [&](PlayerIndex player) { return before.player(player).tpn.value(); };
  const auto alone = WithoutOpponent(pairing);
  add(pairing.boards.size() + alone.size(), '\n');
  for (const Board& board : pairing.boards) {
    add(tpn(board.white), ' ');
    add(tpn(board.black), '\n');
  }
  for (const PlayerIndex player : alone) {
    add(tpn(player), ' ');
    add(0, '\n');
  }
  return text;
}

Sheet SheetOf(const PairedRound& round) {
  Sheet sheet;
  if (const std::string& name = round.before.data().info.name; !name.empty()) sheet.Title(name);
  sheet.Note(fmt::format("Round {}, {}", round.before.next_round().value(),
                         SystemLine(round.system.info().id, round.why, round.deviations)));
  sheet.OnlyText(DeviationLines(round.deviations)).Gap().Add(Boards(round));
  const std::string out = SittingOut(round);
  if (!out.empty()) sheet.Gap().OnlyText(out);
  return sheet;
}

Table CsvTableOf(const PairedRound& round) {
  Table table{Data({"board", "white_tpn", "white_title", "white_name", "white_rating", "white_points", "result",
                    "black_tpn", "black_title", "black_name", "black_rating", "black_points"})};
  const auto add = [](Row& row, const Tournament& before, PlayerIndex index) {
    const Player& player = before.player(index);
    row.insert(row.end(), {player.tpn, player.title, player.name, player.rating, PointsOf(before, index)});
  };
  int number = 0;
  for (const Board& board : round.pairing.boards) {
    Row& row = table.rows.emplace_back(Row{++number});
    add(row, round.before, board.white);
    row.emplace_back();
    add(row, round.before, board.black);
  }
  const auto sits_out = [&](PlayerIndex index, ResultCode code) {
    Row& row = table.rows.emplace_back(Row{Value()});
    add(row, round.before, index);
    row.emplace_back(Traits(code).name);
    row.resize(table.columns.size());
  };
  for (const PlayerIndex player : WithoutOpponent(round.pairing)) sits_out(player, ResultCode::kPairingBye);
  for (const RequestedBye& bye : service::AwayFrom(round.before)) sits_out(bye.player, bye.kind);
  return table;
}

Value DocumentOf(const PairedRound& round) {
  const Tournament& before = round.before;
  const RoundPairing& pairing = round.pairing;
  const auto player = [&](PlayerIndex index) { return Value(RecordOf(before, index)); };
  Record record;
  record.Add("tournament", before.data().info.name).Add("system", round.system.info().id);
  record.AddText("edition", round.why);
  record.Add("round", before.next_round());
  AddFideMode(record, round.deviations);
  int number = 0;
  record.Add("boards", ListOf(pairing.boards, [&](const Board& board) { return BoardOf(before, ++number, board); }));
  if (pairing.bye) record.Add("bye", player(*pairing.bye));
  if (!pairing.rests.empty()) record.Add("rests", ListOf(pairing.rests, player));
  record.Add("away", ListOf(service::AwayFrom(before), [&](const RequestedBye& bye) {
               return Value(Record().Add("kind", Traits(bye.kind).name).Add("player", player(bye.player)));
             }));
  return record;
}

}  // namespace ronda::sheets
