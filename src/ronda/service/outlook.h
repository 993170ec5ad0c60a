// Whether the remaining rounds can still be paired.
#pragma once

#include "ronda/explain/outlook.h"
#include "ronda/service/event.h"

namespace ronda::service {

// Refused where players may meet again: there is always a next round.
Result<explain::Outlook> LookAhead(const WishedEvent& event);

}  // namespace ronda::service
