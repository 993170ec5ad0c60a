// Acceleration of a tournament as files have it. What the tournament itself says comes first: its table, else its code.
#pragma once

#include <span>

#include "ronda/pairing/acceleration/method.h"
#include "ronda/pairing/pairing_system.h"

namespace ronda::acceleration {

// The tournament (not the event) with the table of the method in it: by rounds of the file and by players or teams, so
// that it can be written and paired again without naming the method. A tournament with an acceleration of its own keeps
// it, with a warning if the method gives another (decision 174); None takes it away.
Parsed<Tournament> Accelerate(const SystemInfo& system, const Tournament& tournament, const Method& method);

// Whether two tables give everybody the same points, written as they may be.
bool SamePoints(std::span<const Acceleration> one, std::span<const Acceleration> other);

}  // namespace ronda::acceleration
