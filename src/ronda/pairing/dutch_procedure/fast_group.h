// The fast way through a group (swiss/kind_walk.h) with the requirements of the old texts.
#pragma once

#include <optional>

#include "ronda/pairing/dutch_procedure/criteria.h"
#include "ronda/pairing/dutch_procedure/group.h"

namespace ronda::dutch_procedure {

// What PairGroup would come to. None if the group is not of the sort this can prove.
std::optional<PairedGroup> PairGroupFast(const Criteria& criteria, const Group& group);

}  // namespace ronda::dutch_procedure
