// One player's story in a round: where he stands, what he was due, what he got.
#pragma once

#include "ronda/explain/statement.h"
#include "ronda/pairing/swiss/round_account.h"

namespace ronda::explain {

// He takes part in the round.
Statements TellPlayer(swiss::RoundAccount& round, PlayerIndex player, swiss::Effort& effort);

}  // namespace ronda::explain
