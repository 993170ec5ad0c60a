#include "ronda/pairing/matches/team_scores.h"

#include "ronda/pairing/matches/round_terms.h"

namespace ronda::matches {

TeamScores::TeamScores(const TournamentData& data, int boards)
    : data_(data),
      points_(data, boards),
      by_game_points_(TeamOptionsOf(data.system_code).primary == TeamOptions::Scores::kGamePoints) {}

MatchScore TeamScores::Ordered(const TeamPoints& points) const {
  if (by_game_points_) return {points.game_points, points.match_points};
  return {points.match_points, points.game_points};
}

PointSystem TeamScores::AsPointSystem() const {
  const MatchPointSystem& match = data_.match_point_system;
  const PointSystem& game = data_.point_system;
  const Points win = by_game_points_ ? points_.OnAllBoards(game.Win()) : match.win;
  const Points draw = by_game_points_ ? points_.OnAllBoards(game.Draw()) : match.draw;
  const Points loss = by_game_points_ ? points_.OnAllBoards(game.Loss()) : match.loss;
  PointSystem points;
  points.win = {win, win};
  points.draw = {draw, draw};
  points.loss = {loss, loss};
  points.forfeit_win = points.full_bye = win;
  points.half_bye = points.adjourned = draw;
  points.pairing_bye = Ordered(points_.ForBye(ResultCode::kPairingBye)).primary;
  return points;
}

}  // namespace ronda::matches
