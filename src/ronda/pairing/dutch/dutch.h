// The FIDE (Dutch) system in its editions from 2017 on.
#pragma once

#include "ronda/pairing/dutch/edition.h"
#include "ronda/pairing/pairing_system.h"
#include "ronda/pairing/swiss/way.h"

namespace ronda::dutch {

class Dutch final : public PairingSystem {
 public:
  explicit Dutch(const DutchEdition& edition, swiss::Way way = swiss::Way::kFastWhereProven);

  const SystemInfo& info() const override { return info_; }
  Result<RoundPairing> Pair(const Tournament& tournament) const override;
  Result<RoundPairing> PairBoards(const Tournament& tournament) const override;
  Result<std::unique_ptr<PairedRound>> PairForQuestions(const Tournament& tournament) const override;
  // Without the values of the criteria: those of an imposed round are not comparable with the real ones.
  Result<RoundPairing> PairUnder(const Tournament& tournament, const RoundConstraint& constraint) const override;
  std::optional<Verdict> Judge(const Tournament& tournament, const RoundPairing& proposed) const override;

 private:
  const DutchEdition& edition_;
  swiss::Way way_;
  SystemInfo info_;
};

}  // namespace ronda::dutch
