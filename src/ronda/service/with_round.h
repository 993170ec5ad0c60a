// A paired round put into its tournament.
#pragma once

#include <vector>

#include "ronda/base/result.h"
#include "ronda/model/tournament.h"
#include "ronda/pairing/pairing_system.h"
#include "ronda/pairing/round_pairing.h"

namespace ronda::service {

// The byes asked for in the next round.
std::vector<RequestedBye> AwayFrom(const Tournament& before);

// The tournament with the round in it: opponents and colours, no results yet, no points stated.
Result<Tournament> WithBoards(const Tournament& before, const RoundPairing& pairing);

// The same with the points everybody has, byes of the round with what they are worth.
Result<Tournament> WithRound(const Tournament& before, const RoundPairing& pairing);

// A round in which everybody has a bye is a round: those that come next are put into the tournament. A match of two
// games is one where both are byes; where teams are paired it is the teams that have them.
Tournament WithRoundsOfByes(const Tournament& tournament, Contest contest);

}  // namespace ronda::service
