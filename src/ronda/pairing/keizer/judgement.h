// What the Keizer system holds against a pairing of the round made by somebody else.
#pragma once

#include <optional>

#include "ronda/model/tournament.h"
#include "ronda/pairing/keizer/paired_places.h"
#include "ronda/pairing/verdict.h"

namespace ronda::keizer {

// Two who may not meet, another who rests, or the first in the list who should have met somebody else.
// None if the pairs are those expected.
std::optional<Verdict> JudgeRound(const Tournament& tournament, const RoundList& list, const NeighbourPairing& expected,
                                  const RoundPairing& proposed);

}  // namespace ronda::keizer
