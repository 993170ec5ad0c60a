// What the absences of players and of teams have in common: which rounds are still to come, and what is told.
#pragma once

#include <optional>

#include "ronda/handling/edition.h"
#include "ronda/handling/handled.h"

namespace ronda::handling {

// Code "handling-bye" for a round that is paired or beyond the plan.
std::optional<Diagnostic> RefusalOfComing(const Tournament& tournament, Round round, const Edition& edition);

// The last round of the plan; code "handling-withdrawal" if there is no plan, or nothing left of it.
Result<Round> LastComingRound(const Tournament& tournament);

// What the rules say of byes that score.
void RemarkOnBye(ResultCode kind, Handled& handled);

Diagnostic NoByeToCancel();

}  // namespace ronda::handling
