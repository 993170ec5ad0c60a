// The order in which the procedure comes to the pairings of a group (C.04.3/2012 §D1, §D2, §D3; /2011 §D1, §D2).
// Decision 120.
#pragma once

#include "ronda/pairing/dutch_procedure/group.h"

namespace ronda::dutch_procedure {

// Whether one pairing of a group is tried before another with as many pairs, as many of them with moved-down players.
bool ComesBefore(const PairedGroup& one, const PairedGroup& other);

}  // namespace ronda::dutch_procedure
