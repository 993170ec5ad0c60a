// Who gets the pairing-allocated bye, and why nobody ranked lower does.
#pragma once

#include "ronda/explain/statement.h"
#include "ronda/pairing/pairing_system.h"
#include "ronda/pairing/swiss/round_account.h"

namespace ronda::explain {

// Empty if nobody gets it.
Statements TellBye(swiss::RoundAccount& round, const PairingSystem& system);

}  // namespace ronda::explain
