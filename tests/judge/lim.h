// The judge of the Lim system with colours (C.04.4.3) and of the one without (decision 150): goes through the rounds as
// an arbiter with the text in hand would, and tries every pairing where the text asks whether the rest can be
// paired.
#pragma once

#include <optional>
#include <vector>

#include "judge/other_systems.h"
#include "ronda/model/tournament.h"

namespace ronda::judge {

// None if no legal pairing exists.
std::optional<PlainPairing> JudgeLim(const Tournament& tournament);
std::optional<PlainPairing> JudgeLimMaxi(const Tournament& tournament);
// Who is named first is ranked higher.
std::optional<PlainPairing> JudgeLimUncoloured(const Tournament& tournament);

// Articles 4.2 and 4.3: whom the first of the list tries, one after the other.
std::vector<Rank> LimExchanges(const std::vector<Rank>& arranged);

}  // namespace ronda::judge
