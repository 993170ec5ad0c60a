#include "ronda/app/cli/pairing_sheet.h"

#include <fmt/format.h>

#include <sstream>

#include "ronda/app/cli/fide_mode.h"
#include "ronda/app/cli/json_writer.h"
#include "ronda/app/cli/table.h"
#include "ronda/formats/csv/csv.h"

namespace ronda::cli {
namespace {

std::size_t At(PlayerIndex player) { return static_cast<std::size_t>(player.value()); }

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

std::vector<RequestedBye> AwayFrom(const Tournament& before) {
  std::vector<RequestedBye> away;
  for (const RequestedBye& bye : before.data().requested_byes) {
    if (bye.round == before.next_round()) away.push_back(bye);
  }
  return away;
}

csv::Side SideOf(const Tournament& before, PlayerIndex index) {
  const Player& player = before.player(index);
  return {player.tpn, player.title, player.name, player.rating, PointsOf(before, index)};
}

void WritePlayer(JsonWriter& json, std::string_view key, const Tournament& before, PlayerIndex index) {
  const Player& player = before.player(index);
  json.Key(key).BeginObject().Field("tpn", player.tpn.value()).Field("name", player.name);
  if (!player.title.empty()) json.Field("title", player.title);
  if (player.rating) json.Field("rating", *player.rating);
  json.Field("points", PointsOf(before, index)).EndObject();
}

}  // namespace

std::string PairsText(const Tournament& before, const RoundPairing& pairing) {
  const auto tpn = [&](PlayerIndex player) { return before.player(player).tpn.value(); };
  std::string text = fmt::format("{}\n", pairing.boards.size() + (pairing.bye ? 1 : 0));
  for (const Board& board : pairing.boards) text += fmt::format("{} {}\n", tpn(board.white), tpn(board.black));
  if (pairing.bye) text += fmt::format("{} 0\n", tpn(*pairing.bye));
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
  const auto away = AwayFrom(before);
  if (pairing.bye || !away.empty()) text += '\n';
  if (pairing.bye) sits_out(*pairing.bye, "pairing-allocated bye");
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
  if (pairing.bye) sits_out(*pairing.bye, ResultCode::kPairingBye);
  for (const RequestedBye& bye : AwayFrom(before)) sits_out(bye.player, bye.kind);
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
  json.Key("away").BeginArray();
  for (const RequestedBye& bye : AwayFrom(before)) {
    json.BeginObject().Field("kind", Traits(bye.kind).name);
    WritePlayer(json, "player", before, bye.player);
    json.EndObject();
  }
  json.EndArray().EndObject();
  return out.str();
}

Result<Tournament> WithRound(const Tournament& before, const RoundPairing& pairing) {
  std::vector<RoundEntry> column(before.players().size());
  for (const RequestedBye& bye : AwayFrom(before)) column[At(bye.player)].result = bye.kind;
  if (pairing.bye) column[At(*pairing.bye)].result = ResultCode::kPairingBye;
  for (const Board& board : pairing.boards) {
    column[At(board.white)] = {ResultCode::kPending, Colour::kWhite, board.black};
    column[At(board.black)] = {ResultCode::kPending, Colour::kBlack, board.white};
  }
  TournamentData data = before.data();
  data.entries.clear();
  for (std::int32_t i = 0; i < before.player_count(); ++i) {
    const auto past = before.entries(PlayerIndex(i));
    data.entries.insert(data.entries.end(), past.begin(), past.end());
    data.entries.push_back(column[static_cast<std::size_t>(i)]);
  }
  ++data.rounds;
  std::erase_if(data.requested_byes, [&](const RequestedBye& bye) { return bye.round == before.next_round(); });
  for (Player& player : data.players) player.stated_points.reset();
  // What the byes of the round are worth is known; the rest of the points stays.
  if (const auto unstated = Tournament::Make(data)) {
    for (std::int32_t i = 0; i < before.player_count(); ++i) {
      data.players[static_cast<std::size_t>(i)].stated_points = unstated->ScoreAfter(PlayerIndex(i), data.rounds);
    }
    if (auto tournament = Tournament::Make(std::move(data))) return *std::move(tournament);
  }
  return tl::unexpected(Diagnostic{Severity::kError, "unexpected", "the paired round contradicts the tournament", "",
                                   "", std::nullopt, ""});
}

}  // namespace ronda::cli
