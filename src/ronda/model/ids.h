// The numbers a tournament is made of, each with its own type.
#pragma once

#include "ronda/base/strong_int.h"

namespace ronda {

// Tournament pairing number (starting rank number) of a player, from 1; what people see.
using Tpn = StrongInt<struct TpnTag, 1>;

// Place of a player in Tournament::players(), from 0; what arrays are indexed with. The order of places is the initial
// ranking.
using PlayerIndex = StrongInt<struct PlayerIndexTag>;

// Pairing number of a team, from 1, and its place in Tournament::teams(), from 0.
using TeamNumber = StrongInt<struct TeamNumberTag, 1>;
using TeamIndex = StrongInt<struct TeamIndexTag>;

// A round, from 1.
using Round = StrongInt<struct RoundTag, 1>;

}  // namespace ronda
