// Who floats up to the top scoregroup (C.04.5/2026 §3.5; C.04.6/2025 §2.2; /2026 §3.5): of the sets that leave a legal
// pairing for everybody, the best by the criteria of upfloaters (C.04.5/2026 [C4], [C6]; C.04.6/2025 §3.3.1 [C4]; /2026
// [C4], [C7]), and of those the first in the order of the regulation.
#pragma once

#include <span>
#include <vector>

#include "ronda/pairing/matches/round_terms.h"

namespace ronda::matches {

// How the engine finds what the rules want; the result is the same.
enum class Way : std::uint8_t {
  kFastWhereProven,
  kExactOnly,
};

// Decision 140.
struct Upfloaters {
  std::vector<Place> places;  // by score, then pairing number: ascending
  int next_upfloaters = 0;    // [C6]: how many the following scoregroup needs at least
};

// `unpaired` in ranking order; a legal pairing of all of them exists.
Upfloaters ChooseUpfloaters(const swiss::Field& field, const RoundTerms& terms, std::span<const Place> unpaired,
                            Way way);

}  // namespace ronda::matches
