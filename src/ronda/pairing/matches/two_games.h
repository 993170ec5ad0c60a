// Matches of two games (C.04.5/2026 §0): rounds 1 and 2 of the file are the first match, rounds 3 and 4 the second
// (decision 142). Decision 144.
#pragma once

#include "ronda/base/result.h"
#include "ronda/model/tournament.h"
#include "ronda/pairing/round_pairing.h"

namespace ronda::matches {

Result<TournamentData> OfTwoGames(const Tournament& tournament);

// With the two games of every pair, the second with colours reversed.
Result<TournamentData> WithTwoGames(const Tournament& tournament, const RoundPairing& pairing);

}  // namespace ronda::matches
