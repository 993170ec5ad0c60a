// Whom a word means: a pairing number, or a part of the name that only one has.
#pragma once

#include <string_view>

#include "ronda/service/standings_work.h"

namespace ronda::service {

Result<tiebreak::Participant> FindParticipant(const StandingsWork& work, std::string_view word);
Result<PlayerIndex> FindPlayer(const Tournament& tournament, std::string_view word);

}  // namespace ronda::service
