// What the Lim systems with colours differ in, as data.
#pragma once

#include <optional>

#include "ronda/pairing/pairing_system.h"

namespace ronda::lim {

struct LimRules {
  SystemInfo info;
  // By how many rating points the player whom colours ask for may differ from the one who would be taken without them;
  // by any where there is no limit (C.04.4.3 §3.2.3, §3.8, §5.7).
  std::optional<int> colour_reach;
};

extern const LimRules kLim;
extern const LimRules kLimMaxi;  // for maxi-tournaments (decision 158)

}  // namespace ronda::lim
