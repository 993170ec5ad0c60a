// Whoever leaves a round robin, where every game was drawn before the first: the games left are lost by forfeit, and by
// how many were completed it is decided whether the others count. Decision 330.
#pragma once

#include <span>

#include "ronda/handling/handled.h"

namespace ronda::handling {

// Whether all rounds of a round robin of players, or of encounters of teams, are paired, so that nobody can be left out
// of coming ones.
bool IsDrawnRoundRobin(const TournamentData& data);

// Changes have the code "withdrawn" where the results count, "annulled" where they do not: then record 299 makes every
// game of the player worth nothing to both sides. Refused (code "handling-withdrawal") if no game is left.
Result<Handled> WithdrawFromRoundRobin(const Tournament& tournament, std::span<const PlayerIndex> players);

}  // namespace ronda::handling
