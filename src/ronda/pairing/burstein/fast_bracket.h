// The fast way through a bracket of the Burstein system: from the highest ranked down, everybody meets the lowest
// ranked who is not impossible, as far as counting colours tells. A candidate that is completed so denies as few
// preferences as any can, and comes before all others that do. docs/performance.md has the proof.
#pragma once

#include <optional>

#include "ronda/pairing/burstein/index.h"
#include "ronda/pairing/swiss/bracket.h"
#include "ronda/pairing/swiss/field.h"

namespace ronda::burstein {

// Pairs the residents of the bracket by themselves (C.04.4.2/2026 §3.2, §4.3); of an odd number one of the lowest score
// floats. None if this cannot prove it.
std::optional<swiss::Candidate> PairFast(const swiss::Field& field, const Ranks& ranks, const swiss::Bracket& bracket);

}  // namespace ronda::burstein
