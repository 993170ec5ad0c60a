// Seating at tables by trying everything: makes every division of a list into tables in which the highest player still
// free sits at the next table, and takes the one with the fewest repeated meetings; of those the first by the repeated
// meetings and the players of the tables from the top.
#pragma once

#include <functional>
#include <vector>

namespace ronda::judge {

struct TriedSeating {
  int repeats = 0;
  std::vector<std::vector<int>> tables;
};

TriedSeating TryAllSeatings(const std::vector<int>& sizes, const std::function<int(int, int)>& times_met);

}  // namespace ronda::judge
