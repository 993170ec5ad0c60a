// Who has White (2.10): both get the colour they are due; if both are due the same, the one with the larger difference
// between the colours gets it, then the one who has been longer without it, then as the settings say (decision 193).
#pragma once

#include "ronda/pairing/keizer/round_list.h"
#include "ronda/pairing/round_pairing.h"

namespace ronda::keizer {

struct ColourTerms {
  ColourRule rule = ColourRule::kBalanced;
  EqualColours equal = EqualColours::kHigherIsWhite;
  Colour initial = Colour::kWhite;  // of the stronger in the first game of both
};

// `higher` is the higher of the two in the list.
Board WithColours(const Present& higher, const Present& lower, const ColourTerms& terms);

}  // namespace ronda::keizer
