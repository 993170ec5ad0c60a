// Title norms of a tournament: those made, or all that one player may seek with what is missing.
#pragma once

#include <optional>
#include <string>

#include "ronda/model/tournament.h"

namespace ronda::sheets {

std::string NormsText(const Tournament& tournament, std::optional<PlayerIndex> player);
std::string NormsJson(const Tournament& tournament, std::optional<PlayerIndex> player);

}  // namespace ronda::sheets
