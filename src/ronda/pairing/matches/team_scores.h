// What a match, a bye or a forfeit is worth to a team: match points and game points, and which of them the event is
// paired by.
#pragma once

#include <optional>

#include "ronda/model/tournament.h"

namespace ronda::matches {

// Game points of both sides, and the verdict where the match was not played.
struct MatchTally {
  Points own;
  Points other;
  std::optional<ResultCode> forfeit;
};

// Whose entry abnormal points (record 299) may change.
struct EntryOfTeam {
  int number = 0;
  Round round{1};
  ResultCode result = ResultCode::kAbsent;
};

class TeamScores {
 public:
  TeamScores(const Tournament& tournament, int boards);

  ResultCode ResultOf(const MatchTally& tally) const;
  MatchScore ForMatch(const MatchTally& tally) const;
  MatchScore ForBye(ResultCode bye) const;
  MatchScore WithAbnormal(const MatchScore& score, const EntryOfTeam& entry) const;

  // The values of the primary score, as the other systems know points.
  PointSystem AsPointSystem() const;

 private:
  MatchScore Ordered(Points match_points, Points game_points) const;
  Points OnAllBoards(Points points) const;

  const TournamentData& data_;
  int boards_;
  bool by_game_points_;
};

}  // namespace ronda::matches
