// The Double-Swiss system and the Swiss team system. Both pair the event of matches that entrants.h makes of a
// tournament.
#pragma once

#include "ronda/pairing/matches/edition.h"
#include "ronda/pairing/matches/upfloaters.h"
#include "ronda/pairing/pairing_system.h"

namespace ronda::matches {

class UpfloatSystem final : public PairingSystem {
 public:
  explicit UpfloatSystem(const UpfloatEdition& edition, Way way = Way::kFastWhereProven);

  const SystemInfo& info() const override { return info_; }
  Result<RoundPairing> Pair(const Tournament& event) const override;
  // A pair or the bye; an imposed colour is not supported.
  Result<RoundPairing> PairUnder(const Tournament& event, const RoundConstraint& constraint) const override;
  std::optional<Verdict> Judge(const Tournament& event, const RoundPairing& proposed) const override;

 private:
  const UpfloatEdition& edition_;
  Way way_;
  SystemInfo info_;
};

}  // namespace ronda::matches
