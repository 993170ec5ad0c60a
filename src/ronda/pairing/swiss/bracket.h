// A pairing bracket and everything its pairing depends on.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "ronda/base/pair.h"
#include "ronda/pairing/swiss/field.h"

namespace ronda::swiss {

// Places in the field, each list in ranking order.
struct Bracket {
  std::vector<int> mdps;  // moved-down players
  std::vector<int> residents;
  std::vector<int> next;  // the next scoregroup
  std::vector<int> rest;  // everybody below it

  // Who may get the bye if it falls to this bracket or below; empty if the field is even (no bye is given).
  std::vector<int> bye_candidates;

  std::size_t size() const { return mdps.size() + residents.size(); }
};

using Pair = ronda::Pair<int>;  // places in the field

// A pairing of a bracket: MDP pairs in the order of the MDPs, then the pairs of the remainder in the order of its S1.
struct Candidate {
  std::vector<Pair> pairs;
  std::vector<int> downfloaters;  // in ranking order
};

}  // namespace ronda::swiss
