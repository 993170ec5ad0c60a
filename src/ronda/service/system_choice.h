// Which pairing system a command works with.
#pragma once

#include <optional>
#include <string>

#include "ronda/base/result.h"
#include "ronda/model/tournament.h"
#include "ronda/pairing/pairing_system.h"

namespace ronda::service {

// By its identifier.
Result<const PairingSystem*> SystemById(const std::string& id);

// The one named, else what the tournament asks for, else the current Dutch system. A tournament that asks for a
// system there is not is refused.
Result<const PairingSystem*> SystemFor(const Tournament& tournament, const std::optional<std::string>& id);

}  // namespace ronda::service
