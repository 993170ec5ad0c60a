// Which pairing system a command works with.
#pragma once

#include <optional>
#include <string>

#include "ronda/base/result.h"
#include "ronda/model/tournament.h"
#include "ronda/pairing/edition_choice.h"
#include "ronda/pairing/pairing_system.h"

namespace ronda::service {

// By its identifier.
Result<const PairingSystem*> SystemById(const std::string& id);

// The one named, else what the tournament asks for in a code or in words, else the Dutch system; of several editions
// the one in force when the event began. A tournament that asks for a system there is not is refused.
Result<SystemChoice> SystemFor(const Tournament& tournament, const std::optional<std::string>& id);

// Where record 092 has words nobody understands, that they were passed over and which system was taken.
std::optional<Diagnostic> AboutStrangeType(const Tournament& tournament, const PairingSystem& system);

// The tournament with the code of record 192 that names the system, unless it asks for it by itself already.
Tournament WithSystemNamed(const Tournament& tournament, const PairingSystem& system);

// What to say where it named another system before.
std::optional<Diagnostic> AboutChangedSystem(const Tournament& tournament, const PairingSystem& system);

}  // namespace ronda::service
