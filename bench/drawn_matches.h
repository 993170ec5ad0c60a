// An event of games as one of matches: every game becomes a match between the same two.
#pragma once

#include "ronda/model/tournament.h"

namespace ronda::bench {

// Two rounds a match, the colours of the second the other way round. Every other match is won by a win and a draw.
TournamentData AsTwoGames(const TournamentData& games);

// Two boards a match, and a team in place of every player.
TournamentData AsTeams(const TournamentData& games);

}  // namespace ronda::bench
