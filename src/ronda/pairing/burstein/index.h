// The opposition evaluation of the Burstein system (C.04.4.2/2026 §1.7, §1.8): how strong the opponents of a player
// have been by the current scores. Its Buchholz and Sonneborn-Berger have a rule of their own for unplayed rounds, so
// they are not those of the tie-breaks (C.07). Exact whole numbers.
#pragma once

#include <compare>
#include <cstdint>

#include "ronda/base/id_vector.h"
#include "ronda/model/tournament.h"
#include "ronda/pairing/place.h"
#include "ronda/pairing/swiss/field.h"

namespace ronda::burstein {

// Larger is higher.
struct Index {
  std::int64_t buchholz = 0;          // in tenths of a point
  std::int64_t sonneborn_berger = 0;  // in hundredths

  auto operator<=>(const Index&) const = default;
};

// Before the tournament's next round.
IdVector<PlayerIndex, Index> IndicesOf(const Tournament& tournament);

// By place of the field: 0 for the highest ranked of all, and so on (C.04.4.2/2026 §1.8: index, then pairing number;
// scores do not count).
using Ranks = IdVector<Place, int>;
Ranks RanksOf(const Tournament& tournament, const swiss::Field& field);

}  // namespace ronda::burstein
