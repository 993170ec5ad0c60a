// Where rounds of a file differ from the rules: whether they fit with other pairing numbers. Programs renumber when a
// player joins late or a rating is corrected, and a file has only the last numbers (C.04.2/2026 §2.3, §2.5).
#pragma once

#include <string>
#include <vector>

#include "ronda/pairing/pairing_system.h"

namespace ronda::service {

// What would explain the rounds that differ, in sentences; nothing if no supposition does. `differing` in ascending
// order.
std::vector<std::string> NumberSuppositions(const Tournament& event, const PairingSystem& system,
                                            const std::vector<int>& differing);

}  // namespace ronda::service
