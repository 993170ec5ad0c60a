// Where the seeds stand in a bracket. The list is a column: the winner of the first two meets the winner of the next
// two, and so on.
#pragma once

#include <cstdint>
#include <vector>

namespace ronda::knockout {

enum class Seeding : std::uint8_t {
  kCompensation,  // the better the seed, the weaker its opponents: numbers of a pair add up to size + 1
  kEquidistant,   // opponents always half the field apart
};

// The seeds from 1 in the order of the column, for a power of two from 2 on. In either order the two best meet in the
// last round, the four best not before the round before it, and so on.
std::vector<int> SeedOrder(Seeding seeding, int size);

}  // namespace ronda::knockout
