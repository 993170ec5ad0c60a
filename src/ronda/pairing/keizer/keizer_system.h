// The Keizer system (Elementos §2.10): neighbours in the list meet. docs/systems/keizer.md
// describes it for people; what the book leaves open is in the settings.
#pragma once

#include "ronda/pairing/keizer/settings.h"
#include "ronda/pairing/pairing_system.h"

namespace ronda::keizer {

// The players present are too few to pair anybody (exit code 3).
inline constexpr std::string_view kAttendance = "attendance";

class KeizerSystem final : public PairingSystem {
 public:
  explicit KeizerSystem(Settings settings = {}) : settings_(std::move(settings)) {}

  const SystemInfo& info() const override;
  const Settings& settings() const { return settings_; }
  Result<RoundPairing> Pair(const Tournament& tournament) const override;
  std::optional<Verdict> Judge(const Tournament& tournament, const RoundPairing& proposed) const override;

 private:
  Settings settings_;
};

}  // namespace ronda::keizer
