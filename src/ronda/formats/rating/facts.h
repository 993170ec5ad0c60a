// What a rating list knows of the players and a tournament file does not: K, the number of games, the highest rating. A
// table with the column tpn (or fide_id) and any of k, games, peak; docs/formats/rating.md describes it.
#pragma once

#include <string_view>
#include <vector>

#include "ronda/base/result.h"
#include "ronda/model/tournament.h"
#include "ronda/rating/k_factor.h"

namespace ronda::rating {

// By player of the tournament. Everything wrong is reported in one go.
Parsed<std::vector<PlayerFacts>> ReadFacts(std::string_view bytes, std::string_view file_name,
                                           const Tournament& tournament);

}  // namespace ronda::rating
