#include "ronda/sheets/pairing_sheet.h"

#include <fmt/format.h>

#include <sstream>

#include "ronda/formats/csv/csv.h"
#include "ronda/service/with_round.h"
#include "ronda/sheets/fide_mode.h"
#include "ronda/sheets/json_writer.h"
#include "ronda/sheets/table.h"

namespace ronda::sheets {
namespace {

Points PointsOf(const Tournament& before, PlayerIndex player) { return before.ScoreAfter(player, before.rounds()); }

std::string NameOf(const Player& player) {
  return player.title.empty() ? player.name : player.title + " " + player.name;
}

std::string RatingOf(const Player& player) { return player.rating ? fmt::format("{}", *player.rating) : "-"; }

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

csv::Side SideOf(const Tournament& before, PlayerIndex index) {
  const Player& player = before.player(index);
  return {player.tpn, player.title, player.name, player.rating, PointsOf(before, index)};
}

void WritePlayer(JsonWriter& json, const Tournament& before, PlayerIndex index) {
  const Player& player = before.player(index);
  json.BeginObject().Field("tpn", player.tpn.value()).Field("name", player.name);
  if (!player.title.empty()) json.Field("title", player.title);
  if (player.rating) json.Field("rating", *player.rating);
  json.Field("points", PointsOf(before, index)).EndObject();
}

void WritePlayer(JsonWriter& json, std::string_view key, const Tournament& before, PlayerIndex index) {
  json.Key(key);
  WritePlayer(json, before, index);
}

}  // namespace

std::string PairsText(const Tournament& before, const RoundPairing& pairing) {
  const auto tpn = [&](PlayerIndex player) { return before.player(player).tpn.value(); };
  const auto alone = WithoutOpponent(pairing);
  std::string text = fmt::format("{}\n", pairing.boards.size() + alone.size());
  for (const Board& board : pairing.boards) text += fmt::format("{} {}\n", tpn(board.white), tpn(board.black));
  for (const PlayerIndex player : alone) text += fmt::format("{} 0\n", tpn(player));
  return text;
}

std::string TableText(const PairedRound& round) {
  const Tournament& before = round.before;
  const RoundPairing& pairing = round.pairing;
  Table table;
  table.AddColumn("Board", Align::kRight);
  for (const char* side : {"White", "Black"}) {
    table.AddColumn("No", Align::kRight);
    table.AddColumn(side);
    table.AddColumn("Rating", Align::kRight);
    table.AddColumn("Points", Align::kRight);
  }
  int number = 0;
  for (const Board& board : pairing.boards) {
    std::vector<std::string> row{fmt::format("{}", ++number)};
    for (const PlayerIndex index : {board.white, board.black}) {
      const Player& player = before.player(index);
      row.insert(row.end(), {fmt::format("{}", player.tpn.value()), NameOf(player), RatingOf(player),
                             ToString(PointsOf(before, index))});
    }
    table.AddRow(std::move(row));
  }
  const std::string& name = before.data().info.name;
  std::string text =
      fmt::format("{}{}Round {}, {}, {}\n{}\n", name, name.empty() ? "" : "\n", before.next_round().value(),
                  round.system.info().id, FideModeName(round.deviations), DeviationLines(round.deviations));
  text += table.ToText();
  const auto sits_out = [&](PlayerIndex index, std::string_view why) {
    const Player& player = before.player(index);
    text += fmt::format("{} {}: {}\n", player.tpn.value(), NameOf(player), why);
  };
  const auto away = service::AwayFrom(before);
  if (pairing.bye || !pairing.rests.empty() || !away.empty()) text += '\n';
  if (pairing.bye) sits_out(*pairing.bye, "pairing-allocated bye");
  for (const PlayerIndex player : pairing.rests) sits_out(player, "rests");
  for (const RequestedBye& bye : away) sits_out(bye.player, ByeName(bye.kind));
  return text;
}

std::string CsvText(const PairedRound& round) {
  const Tournament& before = round.before;
  const RoundPairing& pairing = round.pairing;
  std::vector<csv::PairingRow> rows;
  for (const Board& board : pairing.boards) {
    const int number = static_cast<int>(rows.size()) + 1;
    rows.push_back({number, SideOf(before, board.white), SideOf(before, board.black), ""});
  }
  const auto sits_out = [&](PlayerIndex index, ResultCode code) {
    rows.push_back({std::nullopt, SideOf(before, index), std::nullopt, std::string(Traits(code).name)});
  };
  for (const PlayerIndex player : WithoutOpponent(pairing)) sits_out(player, ResultCode::kPairingBye);
  for (const RequestedBye& bye : service::AwayFrom(before)) sits_out(bye.player, bye.kind);
  return csv::WritePairings(rows);
}

std::string JsonText(const PairedRound& round) {
  const Tournament& before = round.before;
  const RoundPairing& pairing = round.pairing;
  std::ostringstream out;
  JsonWriter json(out);
  json.BeginObject().Field("tournament", before.data().info.name).Field("system", round.system.info().id);
  json.Field("round", before.next_round().value());
  WriteFideMode(json, round.deviations);
  json.Key("boards").BeginArray();
  int number = 0;
  for (const Board& board : pairing.boards) {
    json.BeginObject().Field("board", ++number);
    WritePlayer(json, "white", before, board.white);
    WritePlayer(json, "black", before, board.black);
    if (!board.colour_reason.article.empty()) {
      json.Key("colour_rule").BeginObject().Field("article", board.colour_reason.article);
      json.Field("rule", board.colour_reason.rule).EndObject();
    }
    json.EndObject();
  }
  json.EndArray();
  if (pairing.bye) WritePlayer(json, "bye", before, *pairing.bye);
  if (!pairing.rests.empty()) {
    json.Key("rests").BeginArray();
    for (const PlayerIndex player : pairing.rests) WritePlayer(json, before, player);
    json.EndArray();
  }
  json.Key("away").BeginArray();
  for (const RequestedBye& bye : service::AwayFrom(before)) {
    json.BeginObject().Field("kind", Traits(bye.kind).name);
    WritePlayer(json, "player", before, bye.player);
    json.EndObject();
  }
  json.EndArray().EndObject();
  return out.str();
}

}  // namespace ronda::sheets
