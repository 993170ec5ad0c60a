// When line-ups of teams can be set and handed in.
#pragma once

#include "ronda/command/moment.h"

namespace ronda::command {

// Teams are paired, and the round is the last one or the next.
Result<void> CheckLineUpRound(const Moment& moment, Round round);
// It is not too late for a captain.
Result<void> CheckLineUpDeadline(const Moment& moment, Round round);

}  // namespace ronda::command
