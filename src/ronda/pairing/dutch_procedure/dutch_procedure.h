// The Dutch system as the FIDE Handbook had it in 2011 and 2012, and in the short form of a book,
// which has a Burstein system beside it that differs in the ranking only.
#pragma once

#include "ronda/pairing/dutch_procedure/rules.h"
#include "ronda/pairing/pairing_system.h"

namespace ronda::dutch_procedure {

class DutchProcedure final : public PairingSystem {
 public:
  explicit DutchProcedure(const Rules& rules) : rules_(rules) {}

  const SystemInfo& info() const override { return rules_.info; }
  Result<RoundPairing> Pair(const Tournament& tournament) const override;

 private:
  const Rules& rules_;
};

}  // namespace ronda::dutch_procedure
