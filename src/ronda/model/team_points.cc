#include "ronda/model/team_points.h"

#include <algorithm>

namespace ronda {

ResultCode TeamPointSystem::ResultOf(const MatchTally& tally) {
  if (tally.forfeit) return *tally.forfeit;
  if (tally.own == tally.other) return ResultCode::kDraw;
  return tally.own > tally.other ? ResultCode::kWin : ResultCode::kLoss;
}

TeamPoints TeamPointSystem::ForMatch(const MatchTally& tally) const {
  const MatchPointSystem& points = data_.match_point_system;
  if (tally.forfeit == ResultCode::kForfeitWin) {
    // Where the players' lines do not show the boards that were won, all of them were.
    const Points won = tally.own != Points{} ? tally.own : OnAllBoards(data_.point_system.forfeit_win);
    return {points.win, won};
  }
  const bool shared = tally.own == tally.other && tally.own != Points{};
  if (tally.forfeit) return {shared ? points.draw : points.loss, tally.own};
  const Points won = tally.own > tally.other ? points.win : tally.own == tally.other ? points.draw : points.loss;
  return {won, tally.own};
}

// C.04.6 §1.4: the pairing-allocated bye is worth a drawn match unless the event says otherwise (record 320).
TeamPoints TeamPointSystem::ForBye(ResultCode bye) const {
  const MatchPointSystem& points = data_.match_point_system;
  switch (bye) {
    case ResultCode::kPairingBye:
      if (data_.team_pairing_byes) {
        return {data_.team_pairing_byes->match_points, data_.team_pairing_byes->game_points};
      }
      return {points.draw, OnAllBoards(data_.point_system.Draw())};
    case ResultCode::kForfeitWin:
    case ResultCode::kFullBye:
      return {points.win, OnAllBoards(data_.point_system.Win())};
    case ResultCode::kHalfBye:
      return {points.draw, OnAllBoards(data_.point_system.Draw())};
    default:
      return {};
  }
}

TeamPoints TeamPointSystem::WithAbnormal(TeamPoints points, const EntryOfTeam& entry) const {
  for (const bool replaces : {true, false}) {
    for (const AbnormalPoints& abnormal : data_.abnormal_points) {
      if (abnormal.kind.has_value() != replaces) continue;
      if (!abnormal.numbers.empty() && std::ranges::count(abnormal.numbers, entry.number) == 0) continue;
      // A bonus or penalty without a round is given once, in the first.
      if (abnormal.round.value_or(replaces ? entry.round : Round(1)) != entry.round) continue;
      if (replaces && Traits(*abnormal.kind).points != Traits(entry.result).points) continue;
      if (replaces) {
        points.match_points = abnormal.match_points.value_or(points.match_points);
        points.game_points = abnormal.points.value_or(points.game_points);
      } else {
        points.match_points += abnormal.match_points.value_or(Points{});
        points.game_points += abnormal.points.value_or(Points{});
      }
    }
  }
  return points;
}

}  // namespace ronda
