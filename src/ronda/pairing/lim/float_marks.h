// How the last two rounds floated a player, as the book counts: by the two scores whether the game was played or not,
// and down by the bye.
#pragma once

#include "ronda/model/history.h"

namespace ronda::lim {

struct FloatMarks {
  Float last = Float::kNone;
  Float earlier = Float::kNone;
};

FloatMarks MarksOf(const Tournament& tournament, const History& history, PlayerIndex player);

}  // namespace ronda::lim
