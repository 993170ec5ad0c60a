// The FIDE (Dutch) system in its editions from 2017 on.
#pragma once

#include "ronda/pairing/dutch/edition.h"
#include "ronda/pairing/pairing_system.h"

namespace ronda::dutch {

class Dutch final : public PairingSystem {
 public:
  explicit Dutch(const DutchEdition& edition) : edition_(edition) {}

  const SystemInfo& info() const override { return edition_.info; }
  Result<RoundPairing> Pair(const Tournament& tournament) const override;

 private:
  const DutchEdition& edition_;
};

}  // namespace ronda::dutch
