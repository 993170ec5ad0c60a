// Djaja's tables for teams of 14, 18, 22, ... players, where halving the teams does not work out. Rounds are made in
// couples, each a set of circles through players of both teams; along a circle games of one round and of the other take
// turns. One team has White all along one half of the circles, the other team along the other half, and in the second
// round of the couple the other way round: both rounds are balanced, and so is every player.
#pragma once

#include <vector>

namespace ronda::schedule {

// Opponent and colour of one player of team A in one round.
struct DjajaCell {
  int opponent = 0;  // of team B, from 0
  bool has_white = false;
};

// By round, then by player of team A. The size is twice an odd number, 14 at least.
std::vector<std::vector<DjajaCell>> DjajaInCouples(int boards);

}  // namespace ronda::schedule
