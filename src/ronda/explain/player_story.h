// One player's story in a round: where he stands, what he was due, what he got.
#pragma once

#include "ronda/explain/dutch_round.h"

namespace ronda::explain {

// He takes part in the round.
Statements TellPlayer(DutchRound& round, PlayerIndex player, Effort& effort);

}  // namespace ronda::explain
