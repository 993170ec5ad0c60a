// Records 801 and 802: what each round brought each team, for people to read. They follow from the boards, so they are
// written and compared, and nothing is taken from them.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "ronda/base/diagnostic.h"
#include "ronda/formats/trf/trf.h"
#include "ronda/model/tournament.h"

namespace ronda::trf {

// Whether the line is such a record of a team event.
bool SaysTeamResults(std::string_view line, const TournamentData& data);

// The records of all teams, 801 first; nothing where no matches are played, or none yet.
std::vector<std::string> ComposeTeamResults(const Tournament& tournament);

// Which team a record is about, as its text says it: "801  12".
std::string TeamResultKey(std::string_view line);

// Where the records 801 and 802, or the totals of 310, say something else than the boards: one warning a record, codes
// "team-results" and "team-points". Unfinished matches are left out.
std::vector<Diagnostic> CompareTeamResults(const File& file, std::string_view file_name);

}  // namespace ronda::trf
