// The Monrad system of Elementos §2.9.1: by lot in round 1, then first against second, third
// against fourth down the standings, changed as little as can be so that nobody meets an opponent or has the bye twice
// (decision 195). Without colours the higher of two is named first, as White; the Norwegian variant gives colours.
#pragma once

#include <cstdint>

#include "ronda/pairing/pairing_system.h"

namespace ronda::monrad {

enum class Variant : std::uint8_t { kUncoloured, kNorwegian };

class Monrad final : public PairingSystem {
 public:
  explicit Monrad(Variant variant) : variant_(variant) {}

  const SystemInfo& info() const override;
  Result<RoundPairing> Pair(const Tournament& tournament) const override;
  Result<RoundPairing> PairUnder(const Tournament& tournament, const RoundConstraint& constraint) const override;

 private:
  Variant variant_;
};

}  // namespace ronda::monrad
