// A paired round of teams as games of their players: every team in the order of its list, with the colours of all
// boards.
#pragma once

#include "ronda/base/result.h"
#include "ronda/model/tournament.h"
#include "ronda/pairing/round_pairing.h"

namespace ronda::matches {

Result<TournamentData> WithTeamRound(const Tournament& tournament, const RoundPairing& pairing);

}  // namespace ronda::matches
