// Votes of the players for arbiters: what is voted on, who has voted, and what came of it once it is closed.
#pragma once

#include "ronda/base/result.h"
#include "ronda/desk/version.h"
#include "ronda/sheets/value.h"

namespace ronda::site {

// "poll" as open-poll has it, "voters" with who has "voted", "to_give". Of a closed one "groups", and "result" as ronda
// assign --json or ronda teams --json has it with its "explanation" (a line a team) and, of a small table, the
// "working" on paper: no vote of anybody is told before. Nothing but "voters" where there never was one.
Parsed<sheets::Value> VotesOf(const desk::Version& version);

}  // namespace ronda::site
