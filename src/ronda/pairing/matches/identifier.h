// How a bracket is paired (C.04.5/2026 §3.6; C.04.6/2025 §2.3; /2026 §3.6): of the pairings that are best by the
// criteria of the bracket the first in the order of their identifiers: the top members of the pairs in ascending order,
// then their bottom members.
#pragma once

#include <span>
#include <vector>

#include "ronda/pairing/matches/round_terms.h"
#include "ronda/pairing/matches/upfloaters.h"

namespace ronda::matches {

// What a pairing of the bracket costs, in order of importance; also what a single pair costs.
struct PairingCost {
  int same_origin = 0;        // B3 bis
  int rating_gap = 0;         // B3 bis bis
  int colours = 0;            // preferences that are not granted
  int strong_colours = 0;     // strong ones
  int floated_opponents = 0;  // opponents of upfloaters who floated in the round before

  auto operator<=>(const PairingCost&) const = default;
};

struct Bracket {
  std::vector<Place> residents;  // ascending
  std::vector<Place> upfloaters;

  bool IsUpfloater(Place place) const;
};

PairingCost CostOf(const swiss::Field& field, const RoundTerms& terms, const Bracket& bracket,
                   const PairByNumber& pair);

// The bracket can be paired. Pairs in the order of the identifier.
std::vector<PairByNumber> PairBracket(const swiss::Field& field, const RoundTerms& terms, const Bracket& bracket,
                                      Way way);

}  // namespace ronda::matches
