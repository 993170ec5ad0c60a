// Acceleration, abnormal points, forbidden pairings and clubs.
#include <fmt/format.h>

#include <algorithm>
#include <set>
#include <utility>

#include "ronda/formats/trf/assembler.h"
#include "ronda/formats/trf/layout.h"
#include "ronda/pairing/matches/round_terms.h"

namespace ronda::trf {
namespace {

// Every player in every round, three times over: more cannot be meant.
constexpr std::int64_t kMostAccelerated = 30'000'000;

template <class Rows>
void DropTrailingZeros(Rows& rows) {
  for (auto& [player, row] : rows) {
    while (!row.first.empty() && row.first.back() == Points{}) row.first.pop_back();
  }
  std::erase_if(rows, [](const auto& row) { return row.second.first.empty(); });
}

}  // namespace

void Assembler::TakeAccelerations() {
  const bool ranges = !draft().acceleration_ranges.empty() && !IsTeamEvent();
  const auto from_ranges = ranges ? FromRanges() : Rows{};
  const auto from_rows = FromRows();
  if (ranges && !from_rows.empty() && from_rows.size() != from_ranges.size()) {
    Conflict(draft().acceleration_rows.front().id.span, draft().acceleration_ranges.front().first.span,
             "the acceleration");
  } else if (ranges && !from_rows.empty()) {
    for (const auto& [player, row] : from_rows) {
      const auto found = from_ranges.find(player);
      if (found != from_ranges.end() && found->second.first == row.first) continue;
      Conflict(row.second, draft().acceleration_ranges.front().first.span, "the acceleration of the player");
      break;
    }
  }
  for (const auto& [player, row] : ranges ? from_ranges : from_rows) {
    data().accelerations.push_back({player, row.first});
    sources().accelerations.push_back(row.second);
  }
}

Assembler::Rows Assembler::FromRows() {
  Rows rows;
  for (const AccelerationRow& row : draft().acceleration_rows) {
    const auto [found, added] = rows.try_emplace(numbers_.Find(row.id.number), row.by_round, row.id.span);
    if (added) continue;
    report_.Warn(row.id.span, "trf-record-repeated",
                 fmt::format("player {} has fictitious points in line {} already, which count", row.id.number,
                             found->second.second.line),
                 "keep one of the two");
  }
  DropTrailingZeros(rows);
  return rows;
}

Assembler::Rows Assembler::FromRanges() {
  Rows rows;
  for (const AccelerationRange& range : draft().acceleration_ranges) {
    if (accelerated_ > kMostAccelerated) {
      report_.Error(range.first.span, "trf-acceleration",
                    "the 250 records give points to the same players over and over",
                    "one record is enough for a range of players and rounds");
      break;
    }
    if (!Spread(MeantRange(range), rows)) {
      report_.Error(range.first.span, "acceleration-player-unknown",
                    fmt::format("there is no player from {} to {}", range.first.number, range.last.number),
                    "name players of the list");
    }
  }
  DropTrailingZeros(rows);
  return rows;
}

// Gives the points of a range to its players; false if it has none.
bool Assembler::Spread(const AccelerationRange& range, Rows& rows) {
  bool anybody = false;
  accelerated_ += static_cast<std::int64_t>(data().players.size());
  for (std::size_t i = 0; i < data().players.size(); ++i) {
    const int number = data().players[i].tpn.value();
    if (number < range.first.number || number > range.last.number) continue;
    anybody = true;
    auto& [by_round, span] = rows[PlayerIndex(static_cast<std::int32_t>(i))];
    span = range.first.span;
    const std::size_t last = Next(range.last_round).index();
    if (by_round.size() < last) by_round.resize(last);
    std::fill(by_round.begin() + (range.first_round.value() - 1), by_round.begin() + range.last_round.value(),
              range.points);
    accelerated_ += range.last_round.value() - range.first_round.value();
  }
  return anybody;
}

// A group that is forbidden for all rounds by two records, perhaps of two dialects, counts once.
void Assembler::TakeForbidden() {
  std::set<std::vector<PlayerIndex>> for_all_rounds;
  for (const ForbiddenRecord& record : draft().forbidden) {
    if (IsTeamEvent() && !record.of_players_only) {
      TakeForbiddenTeams(record);
      continue;
    }
    ForbiddenGroup group{record.first, record.last, {}};
    SourceSpan span{record.line, 1, 3};
    for (const Id& id : record.ids) {
      if (!numbers_.Has(id.number)) span = id.span;
      group.players.push_back(numbers_.Find(id.number));
    }
    const bool bounded = group.first || group.last;
    if (!bounded && !for_all_rounds.insert(group.players).second) continue;
    data().forbidden.push_back(std::move(group));
    sources().forbidden.push_back(span);
  }
}

void Assembler::TakeKeptApart() {
  for (const auto& rule : draft().kept_apart) data().kept_apart.push_back(rule.value);
  for (const ClubRecord& record : draft().clubs) {
    if (!numbers_.Has(record.id.number)) {
      report_.Error(record.id.span, "trf-player-unknown", fmt::format("there is no player {}", record.id.number),
                    "name a player of the list");
      continue;
    }
    std::string& club = data().players[numbers_.Find(record.id.number).index()].club;
    if (!club.empty() && club != record.club) {
      report_.Warn(record.id.span, "trf-record-repeated",
                   fmt::format("player {} has another club already, which counts", record.id.number),
                   "keep one of the two");
    } else {
      club = record.club;
    }
  }
}

// Match points mean nothing where no matches are played: the value stands in the neighbouring columns.
void Assembler::TakeAbnormal(const AbnormalRecord& record) {
  AbnormalPoints points = record.points;
  if (!IsTeamEvent() && points.match_points && !points.points) {
    report_.Warn({record.line, abnormal_fields::kMatchPoints.column, abnormal_fields::kMatchPoints.width},
                 "trf-neighbour-column", "the points stand in the columns of match points; they are taken all the same",
                 "columns 14-17 hold the points of players, 8-11 the match points of teams");
    std::swap(points.points, points.match_points);
  }
  data().abnormal_points.push_back(std::move(points));
}

// The same of fictitious points; in a team event they are match points, as the regulation has them.
AccelerationRange Assembler::MeantRange(AccelerationRange range) {
  const bool game_points_rank =
      matches::TeamOptionsOf(data().system_code).primary == matches::TeamOptions::Scores::kGamePoints;
  const bool wants_match_points = IsTeamEvent() && !game_points_rank;
  const Points wanted = wants_match_points ? range.match_points : range.points;
  const Points other = wants_match_points ? range.points : range.match_points;
  if (wanted != Points{} || other == Points{}) return range;
  report_.Warn({range.first.span.line, acceleration_fields::kMatchPoints.column, 9}, "trf-neighbour-column",
               fmt::format("the fictitious points stand in the columns of {}; they are taken all the same",
                           wants_match_points ? "game points" : "match points"),
               "columns 5-8 hold match points, 10-13 the points of players or of boards");
  std::swap(range.points, range.match_points);
  return range;
}

}  // namespace ronda::trf
