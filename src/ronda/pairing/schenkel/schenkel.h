// The Schenkel system of Elementos §2.9.1, for games of two: groups by the order of Monrad, each
// with a calendar of games and rests, formed anew by the standings after some rounds. `schenkel` takes the size of the
// groups and the rounds from the code of the event (CUSTOM_SCHENKEL_4x3), else groups of four for three rounds;
// `schenkel-5x5` and its like say it themselves.
#pragma once

#include <optional>
#include <string>

#include "ronda/pairing/monrad/event_code.h"
#include "ronda/pairing/pairing_system.h"

namespace ronda::schenkel {

inline constexpr int kLargestGroup = 20;  // that has an identifier of its own

class Schenkel final : public PairingSystem {
 public:
  Schenkel();
  explicit Schenkel(const monrad::GroupPlan& plan);
  Schenkel(const Schenkel&) = delete;
  Schenkel& operator=(const Schenkel&) = delete;

  const SystemInfo& info() const override { return info_; }
  Result<RoundPairing> Pair(const Tournament& tournament) const override;

 private:
  monrad::GroupPlan PlanOf(const Tournament& tournament) const;

  std::optional<monrad::GroupPlan> plan_;
  std::string id_;
  std::string code_;
  SystemInfo info_;
};

}  // namespace ronda::schenkel
