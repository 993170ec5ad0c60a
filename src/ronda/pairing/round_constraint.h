// Something imposed on a round to see what it would cost: a pair, the bye, a colour. The round is then paired by the
// rules as if everything against it were forbidden (decision 060).
#pragma once

#include <variant>

#include "ronda/model/colour.h"
#include "ronda/model/ids.h"

namespace ronda {

// The two meet.
struct ImposedPair {
  PlayerIndex one{0};
  PlayerIndex other{0};
};

// The player gets the pairing-allocated bye.
struct ImposedBye {
  PlayerIndex player{0};
};

// The player plays, and with this colour.
struct ImposedColour {
  PlayerIndex player{0};
  Colour colour = Colour::kWhite;
};

using RoundConstraint = std::variant<ImposedPair, ImposedBye, ImposedColour>;

}  // namespace ronda
