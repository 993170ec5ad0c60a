// Seats every round of an event again from what was known before it, and says which differ.
#pragma once

#include <string>
#include <vector>

#include "ronda/pairing/tables/round.h"

namespace ronda::tables {

struct RoundDifference {
  int round = 1;
  std::string reason;                        // why the rules give no seating at all; else empty
  std::vector<std::vector<Index>> expected;  // tables that only the rules have, and those that only the event has
  std::vector<std::vector<Index>> found;
};

std::vector<RoundDifference> CheckRounds(const Event& event);

}  // namespace ronda::tables
