// The Lim system with colours, C.04.4.3 in force from 2026-02-01 (the text of 1987 to 1999), and the same for
// maxi-tournaments. Decisions 151 to 159 say how the text is read.
#pragma once

#include "ronda/pairing/lim/rules.h"
#include "ronda/pairing/pairing_system.h"
#include "ronda/pairing/swiss/field.h"

namespace ronda::lim {

class Lim final : public PairingSystem {
 public:
  explicit Lim(const LimRules& rules) : rules_(rules) {}

  const SystemInfo& info() const override { return rules_.info; }
  Result<RoundPairing> Pair(const Tournament& tournament) const override;
  // A pair or the bye.
  Result<RoundPairing> PairUnder(const Tournament& tournament, const RoundConstraint& constraint) const override;

 private:
  Result<RoundPairing> PairField(const Tournament& tournament, const swiss::Field& field) const;

  const LimRules& rules_;
};

}  // namespace ronda::lim
