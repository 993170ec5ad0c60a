// The order of an event at tables: points (of the best rounds only, where the event says so), then more first places,
// more second places and so on, then the points of all one has met; those still tied by the lot of round 1.
#pragma once

#include <cstdint>
#include <vector>

#include "ronda/pairing/tables/event.h"

namespace ronda::tables {

struct Line {
  Index player{0};
  int rank = 1;  // those level on all but the lot share one
  Fraction points;
  std::vector<int> places;  // how often first, second, ...; shared places count
  Fraction opponents;       // the points of everybody at one's tables, as often as one met them
  int rounds = 0;           // played
};

// After all rounds that have results.
std::vector<Line> Standings(const Event& event);

// The lot of a player; smaller comes first. Another player's entry does not change it.
std::uint64_t LotOf(const Event& event, Index player);

}  // namespace ronda::tables
