// The judge of the Dubov system (C.04.4.1/2026), and of the Vega system, which sorts otherwise (decision 200): tries
// the sets of upfloaters and of shifters and the transpositions one after the other in the order of article 4.
#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "judge/other_systems.h"
#include "ronda/model/tournament.h"

namespace ronda::judge {

// Every set of so many of the players, in the order of article 4.1.3, until the visitor says false.
void ForEachSet(const std::vector<Rank>& players, int size, const std::function<bool(const std::vector<Rank>&)>& visit);

// Article 4.3.3.
std::vector<Rank> ShifterNumbers(const std::vector<Rank>& sorted);

// None if no legal pairing exists. The number of rounds must be known.
std::optional<PlainPairing> JudgeDubov(const Tournament& tournament);
std::optional<PlainPairing> JudgeVega(const Tournament& tournament);

}  // namespace ronda::judge
