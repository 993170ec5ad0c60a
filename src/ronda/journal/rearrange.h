// A state with its players in another order. For the sources of this module.
#pragma once

#include <cstdint>
#include <vector>

#include "ronda/journal/state.h"

namespace ronda::journal {

// The players in this order and so many rounds of each; who is new has nothing yet, who is gone is nobody's opponent.
void Rearrange(State& state, std::vector<Uid> order, std::int32_t rounds);

}  // namespace ronda::journal
