// Generated events of matches: of two games, or of teams.
#pragma once

#include "ronda/base/random.h"
#include "ronda/base/result.h"
#include "ronda/model/tournament.h"
#include "ronda/pairing/pairing_system.h"
#include "ronda/verify/event_plan.h"

namespace ronda::verify {

// Plays the plan once. In a team event the plan's players are the teams, and its rounds are matches.
Result<Tournament> PlayMatches(const EventPlan& plan, const PairingSystem& system, Random& random);

}  // namespace ronda::verify
