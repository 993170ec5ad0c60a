// The Amalfi system of "Elementos de un torneo" (2.9.1), an accelerated Swiss system of Italian clubs: nobody is
// divided into halves; the ideal opponent is as many places away in the ranking as rounds are left. Decision 202 has
// the rules in full.
#pragma once

#include "ronda/pairing/pairing_system.h"

namespace ronda::amalfi {

class Amalfi final : public PairingSystem {
 public:
  const SystemInfo& info() const override;
  Result<RoundPairing> Pair(const Tournament& tournament) const override;
};

}  // namespace ronda::amalfi
