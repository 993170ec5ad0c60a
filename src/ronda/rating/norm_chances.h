// How near players are to a title norm: what they would have to score in the games that are left. A help, not a
// certificate (decision 107): of opponents who are not known yet it is assumed that they are as strong, on average, as
// those so far.
#pragma once

#include <optional>
#include <vector>

#include "ronda/rating/norms.h"

namespace ronda::rating {

struct NormChance {
  PlayerIndex player{0};
  Norm norm;
  int left = 0;                    // games to come
  std::optional<Fraction> needed;  // points in them; none: the norm is made
};

// Those made first, then those within reach, the nearest first.
std::vector<NormChance> NormChancesIn(const Tournament& tournament);

}  // namespace ronda::rating
