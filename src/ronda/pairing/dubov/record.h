// What the Dubov system and its variants ask of a player's past beyond what all Swiss systems do (C.04.4.1/2026 §1.7,
// §1.8).
#pragma once

#include <cstdint>

#include "ronda/base/id_vector.h"
#include "ronda/model/tournament.h"
#include "ronda/pairing/place.h"
#include "ronda/pairing/swiss/field.h"

namespace ronda::dubov {

// What the subgroups of a bracket are sorted by before the pairing numbers.
enum class SubgroupOrder : std::uint8_t {
  kOpposition,  // Dubov: G1 by rising ARO, G2 by nothing else (C.04.4.1/2026 §3.2.5, §4.4.2)
  kBuchholz,    // Vega: G1 by rising, G2 by falling Buchholz
};

struct Record {
  int in_g1 = 0;     // where the player stands in G1: the smaller comes first; in the Dubov system the ARO
  int in_g2 = 0;     // likewise; 0 for everybody in the Dubov system
  int upfloats = 0;  // rounds in which the player was paired with an opponent of a higher pairing score (decision 133)
  bool upfloated_last = false;
  bool maximum_upfloater = false;
};

// C.04.4.1/2026 §1.8.2: MaxT.
int MostUpfloats(int planned_rounds);

IdVector<Place, Record> RecordsOf(const Tournament& tournament, const swiss::Field& field, SubgroupOrder order);

}  // namespace ronda::dubov
