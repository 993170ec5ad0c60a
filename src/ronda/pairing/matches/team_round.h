// A paired round of teams as games of their players: every team in its line-up, or else in the order of its list, with
// the colours of all boards.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "ronda/base/result.h"
#include "ronda/model/tournament.h"
#include "ronda/pairing/round_pairing.h"

namespace ronda::matches {

// Who sits at the boards of a match, the first board first; nobody: an empty board.
using SeatedTeam = std::vector<std::optional<PlayerIndex>>;

// The line-up of the team for the round, else the first of its list; at most so many boards.
SeatedTeam SeatedFor(const TournamentData& data, TeamIndex team, Round round, std::size_t boards);

// The games of a match, by player; who has nobody opposite wins by forfeit. `white` has White at the first board.
void SeatMatch(const TournamentData& data, const SeatedTeam& white, const SeatedTeam& black,
               std::vector<RoundEntry>& column);

Result<TournamentData> WithTeamRound(const Tournament& tournament, const RoundPairing& pairing);

}  // namespace ronda::matches
