// C.04.3/2012 §C12; /2011 §C12: another pairing of the group above, which sends down other players of the same number
// (and, in 2012, scores).
#pragma once

#include <optional>

#include "ronda/pairing/dutch_procedure/criteria.h"
#include "ronda/pairing/dutch_procedure/group_pairing.h"

namespace ronda::dutch_procedure {

// Which players of which scores must go down together is tried set by set where several scores are concerned; so many
// sets at most.
inline constexpr int kMostSets = 5000;

struct Backtrack {
  std::optional<PairedGroup> paired = {};  // none: there is no such pairing
  bool gave_up = false;                    // more than kMostSets would have to be tried
};

// `pairs_to_beat`: so many pairs with moved-down players the group below must get.
Backtrack FindBacktrack(const Criteria& criteria, const PairedGroup& above, const GroupBelow& below, int pairs_to_beat);

}  // namespace ronda::dutch_procedure
