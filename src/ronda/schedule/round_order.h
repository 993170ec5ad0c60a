// The rounds of a match of two teams in another order (Elementos §2.4): whoever meets whom, and with which colour,
// stays.
#pragma once

#include <span>

#include "ronda/schedule/schedule.h"

namespace ronda::schedule {

// The rounds of the table (from 1) in the order they are played; refused if they are not all its rounds, each once.
Result<Schedule> Reordered(const Schedule& table, std::span<const int> rounds);

// The table turned on until its last round is the one in which the first boards of the two teams meet. Colours that
// alternate go on alternating.
Schedule TopBoardsLast(const Schedule& table);

}  // namespace ronda::schedule
