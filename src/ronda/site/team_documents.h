// The teams of a tournament and the matches of a round, as the API has them.
#pragma once

#include "ronda/desk/version.h"
#include "ronda/sheets/value.h"

namespace ronda::site {

// "teams", "boards_per_match" and "team_byes"; nothing where no teams are paired.
void AddTeams(const desk::Version& version, sheets::Record& record);

// "matches", "resting" (teams without a match) and "line_up_deadline" of a round; nothing where no teams are paired.
void AddMatches(const desk::Version& version, Round round, sheets::Record& record);

}  // namespace ronda::site
