// The Lim system for games without colours, as worked out in appendix B of "Elementos de un torneo" (2017): from the
// top down to the median scoregroup, from the bottom up to it, the median last. Decision 150 says how far the book goes
// and what was added. The higher ranked of two is named first, as White.
#pragma once

#include "ronda/pairing/pairing_system.h"
#include "ronda/pairing/swiss/field.h"

namespace ronda::lim {

class Uncoloured final : public PairingSystem {
 public:
  const SystemInfo& info() const override;
  Result<RoundPairing> Pair(const Tournament& tournament) const override;
  // A pair or the bye.
  Result<RoundPairing> PairUnder(const Tournament& tournament, const RoundConstraint& constraint) const override;

 private:
  Result<RoundPairing> PairField(const Tournament& tournament, const swiss::Field& field) const;
};

}  // namespace ronda::lim
