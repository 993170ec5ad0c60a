// The same round under several systems or editions, and what makes them differ.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "ronda/base/diagnostic.h"
#include "ronda/explain/statement.h"
#include "ronda/model/tournament.h"
#include "ronda/pairing/pairing_system.h"

namespace ronda::explain {

struct SystemRound {
  const PairingSystem* system = nullptr;
  std::optional<RoundPairing> pairing;
  std::optional<Diagnostic> failure;  // why there is no pairing
  // Where its pairs are not those of the first system: why the first does not take this pairing, and why this one does
  // not take that of the first. Empty where a system cannot say.
  Statements first_objects;
  Statements this_objects;
};

// In the order of the systems, of which there is at least one.
std::vector<SystemRound> CompareSystems(const Tournament& before, std::span<const PairingSystem* const> systems);

// Why the system that paired the round does not pair it like this: a rule it breaks, else the first criterion on which
// it is worse, else its place in the order. Empty if the system pairs it so, or cannot say.
Statements Objections(PairedRound& round, const RoundPairing& other);

}  // namespace ronda::explain
