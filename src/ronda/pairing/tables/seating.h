// Divides a ranked list into tables (or groups) of given sizes from the top down, so that as few as possible meet
// again. The highest player who is still free always sits at the next table. Of all such seatings the one is sought
// with the fewest repeated meetings; of those the first when the tables are read from the top, a table with fewer
// repeated meetings coming first, then one with higher players (decision 197). With tables of two and nobody meeting
// again it is the pairing of neighbours.h.
#pragma once

#include <optional>
#include <vector>

#include "ronda/base/id_vector.h"
#include "ronda/pairing/place.h"

namespace ronda::tables {

struct Meeting {
  Place other{0};
  int times = 0;  // so far
};

// Players by their place in the list.
struct RankedField {
  IdVector<Place, std::vector<Meeting>> met;  // ascending, and from both sides
  std::vector<int> sizes;                     // of the tables, from the top; all places together
};

struct Seating {
  std::vector<std::vector<Place>> tables;  // ascending each
  int repeats = 0;                         // over all pairs at a table, how often they had met before
  bool proven = false;                     // nothing better exists; else the search was cut short
};

// For each number of repeated meetings, from the least there can be, the search tries so many ways to fill a seat. If
// that is not enough it is cut short: tables are filled from the top with whoever adds the fewest repeated meetings,
// the highest of several, and then players are exchanged between tables as long as that saves any.
inline constexpr int kTrials = 1'000'000;

Seating Seat(const RankedField& field);

// Two sizes of tables; the larger ones come first.
struct TableSizes {
  int wanted = 4;
  int other = 3;
};

// So many players at tables of the wanted size and, as few as possible, of the other one; none if there is no way.
std::optional<std::vector<int>> SizesFor(int players, TableSizes sizes);

}  // namespace ronda::tables
