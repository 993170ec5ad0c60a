// Which of a team's two scores the event is paired by, and what results are worth in it.
#pragma once

#include "ronda/model/team_points.h"
#include "ronda/model/tournament.h"

namespace ronda::matches {

class TeamScores {
 public:
  TeamScores(const TournamentData& data, int boards);  // data must outlive it

  MatchScore Ordered(const TeamPoints& points) const;

  // The values of the primary score, as the other systems know points.
  PointSystem AsPointSystem() const;

 private:
  const TournamentData& data_;
  TeamPointSystem points_;
  bool by_game_points_;
};

}  // namespace ronda::matches
