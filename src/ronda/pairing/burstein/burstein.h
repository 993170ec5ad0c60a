// The Burstein system, C.04.4.2 in force from 2026-02-01: seeding rounds by the FIDE (Dutch) system, then brackets in
// which a player of strong opposition meets one of weak opposition.
#pragma once

#include "ronda/pairing/dutch/dutch.h"
#include "ronda/pairing/pairing_system.h"
#include "ronda/pairing/swiss/field.h"
#include "ronda/pairing/swiss/way.h"

namespace ronda::burstein {

// C.04.4.2/2026 §1.6.2: half of the rounds, four at most.
int SeedingRounds(int planned_rounds);

class Burstein final : public PairingSystem {
 public:
  explicit Burstein(swiss::Way way = swiss::Way::kFastWhereProven);

  const SystemInfo& info() const override { return info_; }
  Result<RoundPairing> Pair(const Tournament& tournament) const override;
  // A pair or the bye; a colour in the seeding rounds only.
  Result<RoundPairing> PairUnder(const Tournament& tournament, const RoundConstraint& constraint) const override;
  std::optional<Verdict> Judge(const Tournament& tournament, const RoundPairing& proposed) const override;

 private:
  Result<bool> IsSeedingRound(const Tournament& tournament) const;
  Result<RoundPairing> PairField(const Tournament& tournament, const swiss::Field& field) const;

  SystemInfo info_;
  swiss::Way way_;
  dutch::Dutch seeding_;
};

}  // namespace ronda::burstein
