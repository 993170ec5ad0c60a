// A tournament as it stood before one round after another, for whoever looks at all of them. The same as
// Tournament::Before, but what never changes, the players above all, is copied once and not for every round.
#pragma once

#include <optional>

#include "ronda/model/tournament.h"

namespace ronda {

class Rewind {
 public:
  explicit Rewind(const Tournament& tournament) : whole_(tournament) {}

  // Any round, in any order. The tournament is good until the next call; a copy of it is good for ever.
  const Tournament& Before(Round round);

 private:
  Tournament whole_;
  std::optional<Tournament> before_;
};

}  // namespace ronda
