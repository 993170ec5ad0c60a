#include "ronda/sheets/tournament_chart.h"

#include <fmt/format.h>

#include "ronda/charts/tournament_charts.h"

namespace ronda::sheets {
namespace {

Result<charts::Chart> Crosstable(const Tournament& tournament, charts::Paper paper) {
  if (tournament.player_count() <= charts::kMostInCrosstable) return charts::DrawCrosstable(tournament, paper);
  return tl::unexpected(UsageError(
      fmt::format("a crosstable of {} players cannot be read on a page", tournament.player_count()),
      fmt::format("it holds {}; the wall chart (ronda chart wall) holds any number", charts::kMostInCrosstable)));
}

}  // namespace

Result<charts::Chart> ChartOf(const Tournament& tournament, ChartKind kind, charts::Paper paper) {
  switch (kind) {
    case ChartKind::kCrosstable:
      return Crosstable(tournament, paper);
    case ChartKind::kWall:
      return charts::DrawWallChart(tournament, paper);
    case ChartKind::kCards:
      return charts::DrawCards(tournament, charts::CardKind::kFull, paper);
    case ChartKind::kShortCards:
      break;
  }
  return charts::DrawCards(tournament, charts::CardKind::kShort, paper);
}

Result<Tournament> BlankForms(int players, int rounds) {
  constexpr int kMost = 1000;
  if (players < 1 || players > kMost) {
    return tl::unexpected(
        UsageError(fmt::format("there are no forms for {} players", players), "give a number from 1 to 1000"));
  }
  TournamentData data;
  data.planned_rounds = rounds;
  for (int i = 1; i <= players; ++i) {
    Player player;
    player.tpn = Tpn(i);
    data.players.push_back(std::move(player));
  }
  return *Tournament::Make(std::move(data));
}

}  // namespace ronda::sheets
