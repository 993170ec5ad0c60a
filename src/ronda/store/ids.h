// The numbers of what a store keeps.
#pragma once

#include "ronda/base/strong_int.h"

namespace ronda::store {

using TournamentId = StrongInt<struct StoredTournamentTag, 1>;
using EventId = StrongInt<struct StoredEventTag, 1>;
using AccountId = StrongInt<struct StoredAccountTag, 1>;

}  // namespace ronda::store
