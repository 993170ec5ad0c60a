// Which edition of a system an event is paired by: the one in force when it began (docs/decisions/210).
#pragma once

#include <span>
#include <string>
#include <vector>

#include "ronda/base/date.h"
#include "ronda/model/tournament.h"
#include "ronda/pairing/pairing_system.h"

namespace ronda {

struct SystemChoice {
  const PairingSystem* system = nullptr;
  std::string why = {};            // "in force on 2025-05-01"; empty where the edition was named or there is no date
  bool chosen_of_several = false;  // nobody named the edition
};

// Of editions from the newest to the oldest. Without a date the newest; where the date leaves it open the newest too,
// and it says so.
SystemChoice EditionFor(std::span<const PairingSystem* const> editions, const EventInfo& event);

// Whether an event of any of these days might be paired by the edition: it was in force, or allowed beside the one that
// was (C.04.A, A.8.5).
bool MightBeUsed(const SystemInfo& edition, const std::vector<Date>& days);

}  // namespace ronda
