// Who is who in a journal.
#pragma once

#include "ronda/base/strong_int.h"

namespace ronda::journal {

// The number a player has in the journal: given once, never changed and never given again, though pairing numbers
// change until round 4 is paired (C.04.2/2025 §2.3).
using Uid = StrongInt<struct UidTag, 1>;

}  // namespace ronda::journal
