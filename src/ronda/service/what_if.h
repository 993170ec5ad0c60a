// Which boards of the next round would change if something were different.
#pragma once

#include <optional>
#include <span>
#include <string>

#include "ronda/service/event.h"

namespace ronda::service {

// The next round as it stands, where it can be paired yet, and with the changes.
struct ChangedRound {
  Tournament before;  // with the changes
  std::optional<RoundPairing> now;
  RoundPairing then;
};

// The changes are those of explain/what_if.h: "5: 12 1-0 8", "withdraw 7", ...
Result<ChangedRound> WhatIf(const WishedEvent& event, std::span<const std::string> changes);

}  // namespace ronda::service
