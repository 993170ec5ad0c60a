// Whether the standings a file states are those its results make: points of players, match and game points of teams,
// and ranks by the list of tie-breaks the file names (202, 212).
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "ronda/model/tournament.h"
#include "ronda/tiebreak/edition.h"

namespace ronda::verify {

struct StandingsDifference {
  std::int32_t number = 0;  // of the player, or of the team
  std::string what;         // "points", "match points", "game points", "rank"
  std::string stated;
  std::string computed;   // of a rank shared by several: "4-6", any of which fits
  std::string name = {};  // of the player, or of the team
};

struct StandingsReport {
  bool teams = false;
  std::vector<StandingsDifference> differences;
  std::string list;        // the tie-breaks the ranks were computed with
  std::string limitation;  // why only a part of the list, or none, was used; empty if all of it was
};

StandingsReport CheckStandings(const Tournament& tournament, const tiebreak::Edition& edition);

}  // namespace ronda::verify
