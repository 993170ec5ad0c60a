// Who gets the pairing-allocated bye, and why nobody ranked lower does.
#pragma once

#include "ronda/explain/dutch_round.h"

namespace ronda::explain {

// Empty if nobody gets it.
Statements TellBye(const DutchRound& round, const PairingSystem& system);

}  // namespace ronda::explain
