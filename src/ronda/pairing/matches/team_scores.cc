#include "ronda/pairing/matches/team_scores.h"

#include <algorithm>

#include "ronda/pairing/matches/round_terms.h"

namespace ronda::matches {

TeamScores::TeamScores(const Tournament& tournament, int boards)
    : data_(tournament.data()),
      boards_(boards),
      by_game_points_(TeamOptionsOf(data_.system_code).primary == TeamOptions::Scores::kGamePoints) {}

MatchScore TeamScores::Ordered(Points match_points, Points game_points) const {
  return by_game_points_ ? MatchScore{game_points, match_points} : MatchScore{match_points, game_points};
}

Points TeamScores::OnAllBoards(Points points) const { return Points::Tenths(points.tenths() * boards_); }

ResultCode TeamScores::ResultOf(const MatchTally& tally) const {
  if (tally.forfeit) return *tally.forfeit;
  if (tally.own == tally.other) return ResultCode::kDraw;
  return tally.own > tally.other ? ResultCode::kWin : ResultCode::kLoss;
}

MatchScore TeamScores::ForMatch(const MatchTally& tally) const {
  const MatchPointSystem& points = data_.match_point_system;
  if (tally.forfeit == ResultCode::kForfeitWin) {
    // Where the players' lines do not show the boards that were won, all of them were.
    const Points won = tally.own != Points{} ? tally.own : OnAllBoards(data_.point_system.forfeit_win);
    return Ordered(points.win, won);
  }
  const bool shared = tally.own == tally.other && tally.own != Points{};
  if (tally.forfeit) return Ordered(shared ? points.draw : points.loss, tally.own);
  const Points won = tally.own > tally.other ? points.win : tally.own == tally.other ? points.draw : points.loss;
  return Ordered(won, tally.own);
}

// C.04.6 §1.4.1: the pairing-allocated bye is worth a drawn match unless the event says otherwise.
MatchScore TeamScores::ForBye(ResultCode bye) const {
  const MatchPointSystem& points = data_.match_point_system;
  switch (bye) {
    case ResultCode::kPairingBye:
      if (data_.team_pairing_byes) {
        return Ordered(data_.team_pairing_byes->match_points, data_.team_pairing_byes->game_points);
      }
      return Ordered(points.draw, OnAllBoards(data_.point_system.Draw()));
    case ResultCode::kForfeitWin:
    case ResultCode::kFullBye:
      return Ordered(points.win, OnAllBoards(data_.point_system.Win()));
    case ResultCode::kHalfBye:
      return Ordered(points.draw, OnAllBoards(data_.point_system.Draw()));
    default:
      return {};
  }
}

MatchScore TeamScores::WithAbnormal(const MatchScore& score, const EntryOfTeam& entry) const {
  Points match_points = by_game_points_ ? score.secondary : score.primary;
  Points game_points = by_game_points_ ? score.primary : score.secondary;
  for (const bool replaces : {true, false}) {
    for (const AbnormalPoints& abnormal : data_.abnormal_points) {
      if (abnormal.kind.has_value() != replaces) continue;
      if (!abnormal.numbers.empty() && std::ranges::count(abnormal.numbers, entry.number) == 0) continue;
      // A bonus or penalty without a round is given once, in the first.
      if (abnormal.round.value_or(replaces ? entry.round : Round(1)) != entry.round) continue;
      if (replaces && Traits(*abnormal.kind).points != Traits(entry.result).points) continue;
      const Points more_match_points = abnormal.match_points.value_or(Points{});
      const Points more_game_points = abnormal.points.value_or(Points{});
      if (replaces && abnormal.match_points) match_points = more_match_points;
      if (replaces && abnormal.points) game_points = more_game_points;
      if (!replaces) match_points += more_match_points;
      if (!replaces) game_points += more_game_points;
    }
  }
  return Ordered(match_points, game_points);
}

PointSystem TeamScores::AsPointSystem() const {
  const MatchPointSystem& match = data_.match_point_system;
  const PointSystem& game = data_.point_system;
  const Points win = by_game_points_ ? OnAllBoards(game.Win()) : match.win;
  const Points draw = by_game_points_ ? OnAllBoards(game.Draw()) : match.draw;
  const Points loss = by_game_points_ ? OnAllBoards(game.Loss()) : match.loss;
  PointSystem points;
  points.win = {win, win};
  points.draw = {draw, draw};
  points.loss = {loss, loss};
  points.forfeit_win = points.full_bye = win;
  points.half_bye = points.adjourned = draw;
  points.pairing_bye = ForBye(ResultCode::kPairingBye).primary;
  return points;
}

}  // namespace ronda::matches
