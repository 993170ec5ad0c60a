// The Dubov system, C.04.4.1 in force from 2026-02-01: White seekers of weak opposition so far meet Black seekers of
// high rating. And the Vega system of Elementos §2.9.1, which is the same with both sorted by Buchholz.
#pragma once

#include "ronda/pairing/dubov/record.h"
#include "ronda/pairing/pairing_system.h"
#include "ronda/pairing/swiss/field.h"
#include "ronda/pairing/swiss/way.h"

namespace ronda::dubov {

struct Rules {
  SystemInfo info;
  std::string_view exact_id;  // of the system that takes no shortcuts
  SubgroupOrder order;
};

extern const Rules kDubov;
extern const Rules kVega;

class Dubov final : public PairingSystem {
 public:
  explicit Dubov(const Rules& rules, swiss::Way way = swiss::Way::kFastWhereProven);

  const SystemInfo& info() const override { return info_; }
  Result<RoundPairing> Pair(const Tournament& tournament) const override;
  Result<RoundPairing> PairUnder(const Tournament& tournament, const RoundConstraint& constraint) const override;
  std::optional<Verdict> Judge(const Tournament& tournament, const RoundPairing& proposed) const override;

 private:
  Result<RoundPairing> PairField(const Tournament& tournament, const swiss::Field& field) const;

  SystemInfo info_;
  SubgroupOrder order_;
  swiss::Way way_;
};

}  // namespace ronda::dubov
