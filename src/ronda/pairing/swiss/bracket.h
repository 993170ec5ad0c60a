// A pairing bracket and everything its pairing depends on.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "ronda/base/strong_int.h"
#include "ronda/pairing/place.h"
#include "ronda/pairing/swiss/field.h"

namespace ronda::swiss {

// Where the unplayed rounds of the player with the bye count ([C9]).
enum class ByeScope : std::uint8_t {
  kOnlyFloater,  // C.04.3/2026 §2.4.4, note: where a bracket floats exactly one player, who gets the bye
  kAnyFloater,   // C.04.3/2025 §3.4.4, without a note: wherever the bye goes to somebody the bracket floats
};

// C.04.3/2026 §4.1.1; /2017 §D: the number in the bracket, in ranking order; here of who is in its remainder.
using Bsn = StrongInt<struct BsnTag, 1>;

// Places in the field, each list in ranking order.
struct Bracket {
  std::vector<Place> mdps;  // moved-down players
  std::vector<Place> residents;
  std::vector<Place> next;  // the next scoregroup
  std::vector<Place> rest;  // everybody below it

  // Who may get the bye if it falls to this bracket or below; empty if the field is even (no bye is given).
  std::vector<Place> bye_candidates;
  ByeScope bye_scope = ByeScope::kOnlyFloater;

  std::size_t size() const { return mdps.size() + residents.size(); }
};

using Pair = PlacePair;

// A pairing of a bracket: MDP pairs in the order of the MDPs, then the pairs of the remainder in the order of its S1.
struct Candidate {
  std::vector<Pair> pairs;
  std::vector<Place> downfloaters;  // in ranking order
};

}  // namespace ronda::swiss
