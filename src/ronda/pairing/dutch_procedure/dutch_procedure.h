// The Dutch system as the FIDE Handbook had it in 2011 and 2012, and in the short form of a book,
// which has a Burstein system beside it that differs in the ranking only.
#pragma once

#include "ronda/pairing/dutch_procedure/rules.h"
#include "ronda/pairing/pairing_system.h"
#include "ronda/pairing/swiss/field.h"
#include "ronda/pairing/swiss/way.h"

namespace ronda::dutch_procedure {

class DutchProcedure final : public PairingSystem {
 public:
  explicit DutchProcedure(const Rules& rules, swiss::Way way = swiss::Way::kFastWhereProven);

  const SystemInfo& info() const override { return info_; }
  Result<RoundPairing> Pair(const Tournament& tournament) const override;
  Result<RoundPairing> PairUnder(const Tournament& tournament, const RoundConstraint& constraint) const override;

 private:
  Result<RoundPairing> PairField(const Tournament& tournament, const swiss::Field& field) const;

  const Rules& rules_;
  swiss::Way way_;
  SystemInfo info_;
};

}  // namespace ronda::dutch_procedure
