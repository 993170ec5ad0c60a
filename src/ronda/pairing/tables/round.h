// Who sits with whom in the next round. Monrad: the standings, table by table from the top. Schenkel: groups of several
// tables by the standings; while a group stays together its rounds do not depend on results, so that they can be
// announced beforehand. Either way as few as possible meet again (pairing/seating).
#pragma once

#include <string>
#include <vector>

#include "ronda/base/result.h"
#include "ronda/pairing/tables/event.h"

namespace ronda::tables {

struct SeatedTable {
  std::vector<Index> players;  // in the order of the list
  int group = 0;               // from 1; 0: there are none
};

struct SeatedRound {
  int number = 1;
  std::vector<SeatedTable> tables;
  int repeats = 0;      // meetings of two who had met before, each as often as they had
  bool proven = false;  // no seating has fewer; else the search was cut short
};

// The sizes of the tables, largest first: tables of the size wanted and, where that does not divide, of one less (of
// three: of one more). Code "table-sizes" if there is no way, with the nearest size that works.
Result<std::vector<int>> SizesOfTables(int players, int wanted);
std::optional<int> NearestSize(int players, int wanted);

// Fails with "table-sizes", and with "tables-open" if a result of the round before is missing.
Result<SeatedRound> NextRound(const Event& event);

// The round as it goes into the event, not played yet.
Round AsRound(const SeatedRound& seated);

}  // namespace ronda::tables
