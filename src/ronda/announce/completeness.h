// What an announcement does not say though players must know it (Elementos §1.1).
#pragma once

#include <optional>
#include <vector>

#include "ronda/announce/event_kind.h"
#include "ronda/announce/regulations.h"

namespace ronda::announce {

// `kind`: what the system makes of the event, where it is known.
std::vector<RegulationFinding> Missing(const Regulations& regulations, std::optional<EventKind> kind);

}  // namespace ronda::announce
