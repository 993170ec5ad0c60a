// Pairs one group (C2 to C10 and C14), and looks for another pairing of the group above where the players it sends down
// are the trouble (C12, C13).
#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "ronda/pairing/dutch_procedure/criteria.h"
#include "ronda/pairing/dutch_procedure/group.h"
#include "ronda/pairing/swiss/way.h"

namespace ronda::dutch_procedure {

// C2 to C10 with the M1 and P1 at which C14 arrives: as many pairs with moved-down players as can be, then as many
// pairs as can be. In the lowest group none if not everybody can be paired but for one who may have the bye.
std::optional<PairedGroup> PairGroup(const Criteria& criteria, const Group& group,
                                     swiss::Way way = swiss::Way::kFastWhereProven);

// The group under one that is paired again, without the players that come from there.
struct GroupBelow {
  std::vector<Place> moved_down = {};  // others who count as moved down: from higher still, or by a junction (C13)
  std::vector<Place> residents = {};
  bool lowest = false;
  // How many of the group may stay unpaired, moved-down players among them or not; a lowest group leaves over only the
  // bye.
  int places_for_anybody = 0;
  int places_for_residents = 0;
  bool pairs_among_residents = true;     // or only their pairs with moved-down players are of interest
  bool wants_moved_down_paired = false;  // as many pairs with them as can be, before the quality of the pairing above
};

struct Alternative {
  PairedGroup paired;
  int pairs_below = 0;  // in the group below, pairs with a player who moved down
};

// Who goes down.
struct Movement {
  std::function<bool(Place)> may_float;
  std::vector<Place> must_float = {};
};

// Everybody of the group below finds an opponent or one of the places; the group above has as many pairs as it can have
// then. None if that cannot be.
std::optional<Alternative> PairAgain(const Criteria& criteria, const PairedGroup& above, const GroupBelow& below,
                                     const Movement& movement);

}  // namespace ronda::dutch_procedure
