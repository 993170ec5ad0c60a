// The Dubov system, C.04.4.1 in force from 2026-02-01: White seekers of weak opposition so far meet Black seekers of
// high rating.
#pragma once

#include "ronda/pairing/pairing_system.h"

namespace ronda::dubov {

class Dubov final : public PairingSystem {
 public:
  Dubov();

  const SystemInfo& info() const override { return info_; }
  Result<RoundPairing> Pair(const Tournament& tournament) const override;

 private:
  SystemInfo info_;
};

}  // namespace ronda::dubov
