// What the Dubov system asks of a player's past beyond what all Swiss systems do (C.04.4.1/2026 §1.7, §1.8).
#pragma once

#include <vector>

#include "ronda/model/tournament.h"
#include "ronda/pairing/swiss/field.h"

namespace ronda::dubov {

struct Record {
  int aro = 0;       // average rating of the opponents met over the board; 0 before the first game
  int upfloats = 0;  // rounds in which he was paired with an opponent of a higher pairing score (decision 133)
  bool upfloated_last = false;
  bool maximum_upfloater = false;
};

// §1.8.2: MaxT.
int MostUpfloats(int planned_rounds);

// By place of the field.
std::vector<Record> RecordsOf(const Tournament& tournament, const swiss::Field& field);

}  // namespace ronda::dubov
