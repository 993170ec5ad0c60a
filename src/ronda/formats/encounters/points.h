// What games were won by (Elementos §3.1.2), as a CSV file: a line a game with the columns round, tpn, for, against.
// The line is of one of the two who met; a second one, of the other, must say the same.
#pragma once

#include <string_view>
#include <vector>

#include "ronda/base/result.h"
#include "ronda/model/tournament.h"
#include "ronda/tiebreak/record_of_players.h"

namespace ronda::formats {

// One line for every game of the file. A game of the tournament without one is warned of.
Parsed<std::vector<tiebreak::EncounterPoints>> ReadEncounterPoints(std::string_view bytes, std::string_view file_name,
                                                                   const Tournament& tournament);

}  // namespace ronda::formats
