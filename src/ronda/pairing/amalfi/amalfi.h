// The Amalfi system of Elementos §2.9.1, an accelerated Swiss system of Italian clubs: nobody is
// divided into halves; the ideal opponent is as many places away in the ranking as rounds are left. Decision 202 has
// the rules in full; decision 233 those of the book's own words, within scoregroups.
#pragma once

#include "ronda/pairing/amalfi/list_pairing.h"
#include "ronda/pairing/pairing_system.h"
#include "ronda/pairing/swiss/field.h"

namespace ronda::amalfi {

class Amalfi final : public PairingSystem {
 public:
  explicit Amalfi(Reach reach = Reach::kWholeList) : reach_(reach) {}

  const SystemInfo& info() const override;
  Result<RoundPairing> Pair(const Tournament& tournament) const override;
  Result<RoundPairing> PairUnder(const Tournament& tournament, const RoundConstraint& constraint) const override;
  std::optional<Verdict> Judge(const Tournament& tournament, const RoundPairing& proposed) const override;

 private:
  Result<RoundPairing> PairField(const Tournament& tournament, const swiss::Field& field) const;

  Reach reach_;
};

}  // namespace ronda::amalfi
