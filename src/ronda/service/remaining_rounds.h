// The rounds of a tournament that are still to be paired, for those who ask how it might end (Elementos §1.2.2).
#pragma once

#include <optional>

#include "ronda/awards/unfinished.h"
#include "ronda/service/event.h"

namespace ronda::service {

struct RemainingRequest {
  SystemRequest system;
  std::optional<int> rounds;  // how many the event has; none: as the tournament says
};

// How many rounds are not paired yet; none are of a closed system, or where nobody says how many there are.
int UnpairedRounds(const Tournament& tournament, const RemainingRequest& request);

// The tournament with its next round paired by its system.
Result<Tournament> WithNextRound(const Tournament& tournament, const RemainingRequest& request);

// The tournament played to its end: open games get drawn results, and every round still to come is paired by them.
Result<Tournament> PlayedToTheEnd(const Tournament& tournament, const RemainingRequest& request, Random& random);

}  // namespace ronda::service
