#include "ronda/sheets/tournament_chart.h"

#include <fmt/format.h>

#include <algorithm>

#include "ronda/charts/tournament_charts.h"
#include "ronda/service/standings_work.h"

namespace ronda::sheets {
namespace {

bool HasResults(const Tournament& tournament) {
  return std::ranges::any_of(tournament.data().entries, [](const RoundEntry& entry) {
    return entry.opponent && entry.result != ResultCode::kPending;
  });
}

bool IsFinished(const Tournament& tournament) {
  return tournament.rounds() >= tournament.planned_rounds() &&
         std::ranges::none_of(tournament.data().entries, [](const RoundEntry& entry) {
           return entry.opponent && entry.result == ResultCode::kPending;
         });
}

// The tie-breaks of the event by their codes, the first four, and the ranks once it is finished.
Result<charts::CrosstableTotals> TotalsOf(const Tournament& tournament, const ChartRequest& request) {
  if (!HasResults(tournament) && request.tiebreaks.empty()) return charts::CrosstableTotals{};
  constexpr std::size_t kMostTieBreaks = 4;
  service::StandingsRequest standings;
  standings.players = true;
  standings.tiebreaks = request.tiebreaks;
  const auto work = service::StandingsWork::Make(tournament, standings);
  if (!work.value) return tl::unexpected(work.diagnostics.front());
  charts::CrosstableTotals totals{{}, {}, {}, ""};
  const auto columns = work.value->columns().first(std::min(kMostTieBreaks, work.value->columns().size()));
  for (const auto& column : columns) {
    totals.headings.push_back(column.tie_break.code);
    totals.legend +=
        fmt::format("{}{}: {}", totals.legend.empty() ? "" : "; ", column.tie_break.code, TitleOf(column.tie_break));
  }
  for (const PlayerIndex player : tournament.player_ids()) {
    const tiebreak::Participant who(player.value());
    auto& values = totals.values.emplace_back();
    for (const auto& column : columns) values.push_back(HasResults(tournament) ? service::ShownValue(column, who) : "");
    if (IsFinished(tournament)) totals.ranks.push_back(fmt::format("{}", work.value->standings().RankOf(who)));
  }
  return totals;
}

Result<charts::Chart> Crosstable(const Tournament& tournament, const ChartRequest& request) {
  if (tournament.player_count() > charts::kMostInCrosstable) {
    return tl::unexpected(UsageError(
        fmt::format("a crosstable of {} players cannot be read on a page", tournament.player_count()),
        fmt::format("it holds {}; the wall chart (ronda chart wall) holds any number", charts::kMostInCrosstable)));
  }
  const auto totals = TotalsOf(tournament, request);
  if (!totals) return tl::unexpected(totals.error());
  return charts::DrawCrosstable(tournament, request.paper, *totals);
}

}  // namespace

Result<charts::Chart> ChartOf(const Tournament& tournament, const ChartRequest& request) {
  const charts::Paper paper = request.paper;
  if (tournament.player_count() == 0) {
    return tl::unexpected(UsageError("nobody has entered yet", "enter players first"));
  }
  switch (request.kind) {
    case ChartKind::kCrosstable:
      return Crosstable(tournament, request);
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
