// What a match, a bye or a forfeit brings a team: match points and game points.
#pragma once

#include <optional>

#include "ronda/model/tournament.h"

namespace ronda {

struct TeamPoints {
  Points match_points;
  Points game_points;

  bool operator==(const TeamPoints&) const = default;
};

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

class TeamPointSystem {
 public:
  TeamPointSystem(const TournamentData& data, int boards) : data_(data), boards_(boards) {}  // data must outlive it

  static ResultCode ResultOf(const MatchTally& tally);
  TeamPoints ForMatch(const MatchTally& tally) const;
  TeamPoints ForBye(ResultCode bye) const;
  TeamPoints WithAbnormal(TeamPoints points, const EntryOfTeam& entry) const;

  Points OnAllBoards(Points points) const { return Points::Tenths(points.tenths() * boards_); }

 private:
  const TournamentData& data_;
  int boards_;
};

}  // namespace ronda
