// Whose past allows the pairing-allocated bye.
#pragma once

#include "ronda/model/tournament.h"
#include "ronda/pairing/bye_rule.h"

namespace ronda::swiss {

bool MayHaveBye(const Tournament& tournament, PlayerIndex player, ByeRule rule);

}  // namespace ronda::swiss
