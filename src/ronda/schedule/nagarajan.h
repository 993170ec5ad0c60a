// Nagarajan: a round robin for players numbered by rating. Seen by rating, everybody's opponents are White and Black in
// turn, so nobody has White against the strong half and Black against the weak one. The two best draw which of them has
// the colours of the table.
#pragma once

#include <cstdint>
#include <vector>

#include "ronda/schedule/schedule.h"

namespace ronda::schedule {

enum class LotOfTheBest : std::uint8_t {
  kNumber1,  // the table as it is
  kNumber2,  // every colour reversed
};

Result<Schedule> Nagarajan(int players, LotOfTheBest winner);

// Which round of the Berger table (from 1) is played in each round: as printed up to 20 players, by rule beyond.
std::vector<int> NagarajanOrder(int table);

}  // namespace ronda::schedule
