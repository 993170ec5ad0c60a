// The list of players as it was when round 1 was paired. Accelerations divide that list; whoever enters later joins the
// group they stand in and moves nobody else out of a group (C.04.5/2025 §1.3, decision 170).
#pragma once

#include "ronda/base/id_vector.h"
#include "ronda/model/tournament.h"

namespace ronda::acceleration {

struct StartingList {
  int players = 0;                    // of round 1
  IdVector<PlayerIndex, int> before;  // how many players of round 1 stand before each
};

StartingList StartingListOf(const Tournament& event);

// Whether the player was not in that list: there is no entry at all in round 1, not even a bye.
bool EnteredLate(const Tournament& event, PlayerIndex player);

}  // namespace ronda::acceleration
