// Players from what people paste.
#pragma once

#include <string_view>
#include <vector>

#include "ronda/model/tournament.h"

namespace ronda::site {

// One player a line: "Novák, Jan 2105", "GM Kim", "Ana López;1850;ESP", "3. Kim".
std::vector<Player> PlayersFromLines(std::string_view lines);

// One of FIDE's titles: those of three capitals are no federations.
bool IsTitle(std::string_view field);

}  // namespace ronda::site
