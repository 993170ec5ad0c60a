// One player's story in a round: where they stand, what they were due, what they got.
#pragma once

#include "ronda/explain/statement.h"
#include "ronda/pairing/swiss/round_account.h"

namespace ronda::explain {

// The player takes part in the round.
Statements TellPlayer(swiss::RoundAccount& round, PlayerIndex player, swiss::Effort& effort);

}  // namespace ronda::explain
