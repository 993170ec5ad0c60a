// Colours of the Norwegian variant: the pairs are made without regard to them; then each colour goes to the one of the
// two who has been longer without it (decision 196).
#pragma once

#include "ronda/model/tournament.h"
#include "ronda/pairing/round_pairing.h"

namespace ronda::monrad {

struct OrderedPair {
  PlayerIndex higher{0};
  PlayerIndex lower{0};
  int board = 1;
};

Board WithColours(const Tournament& tournament, const OrderedPair& pair);

}  // namespace ronda::monrad
