// One round: the bye first, then bracket after bracket from the top (C.04.5/2026 §3.3.2; C.04.6/2025 §1.9.2; /2026
// §3.3.2).
#pragma once

#include <optional>
#include <vector>

#include "ronda/pairing/matches/identifier.h"
#include "ronda/pairing/matches/round_terms.h"
#include "ronda/pairing/matches/upfloaters.h"

namespace ronda::matches {

struct PairedBracket {
  Bracket bracket;
  int next_upfloaters = 0;          // [C6]
  std::vector<PairByNumber> pairs;  // in the order of the identifier
};

struct PairedRound {
  std::optional<Place> bye;
  std::vector<PairedBracket> brackets;
};

// None if there is no legal pairing.
std::optional<PairedRound> PairRound(const swiss::Field& field, const RoundTerms& terms, Way way);

}  // namespace ronda::matches
