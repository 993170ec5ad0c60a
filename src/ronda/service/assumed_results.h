// "What if": results of games that are not finished, as the user supposes them.
#pragma once

#include <span>
#include <string>

#include "ronda/base/result.h"
#include "ronda/model/tournament.h"

namespace ronda::service {

// Each supposition is "12:1-0": the unfinished game of player 12 ends so, White's result first; 1-0, 0-1, =-= (or
// 1/2-1/2, 0.5-0.5), and +-, -+, -- for forfeits. Refused if the player has no unfinished game.
Result<Tournament> WithSupposedResults(const Tournament& tournament, std::span<const std::string> suppositions);

}  // namespace ronda::service
