// Any system for games, without its colours (Elementos, appendix B: many games are not asymmetric and need no such
// distinction). The rules of the system stand; nobody has had a colour or prefers one, so no rule about colours
// decides anything.
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "ronda/pairing/pairing_system.h"

namespace ronda {

// What stands behind the identifier of the system.
inline constexpr std::string_view kWithoutColours = "-uncoloured";

// Its identifier then: "dutch-2026-uncoloured".
std::string UncolouredId(const PairingSystem& coloured);

class UncolouredSystem final : public PairingSystem {
 public:
  // Of a system that pairs games and gives colours; it must outlive this one.
  explicit UncolouredSystem(const PairingSystem& coloured);

  const SystemInfo& info() const override { return info_; }
  Result<RoundPairing> Pair(const Tournament& tournament) const override;
  Result<RoundPairing> PairUnder(const Tournament& tournament, const RoundConstraint& constraint) const override;
  std::optional<Verdict> Judge(const Tournament& tournament, const RoundPairing& proposed) const override;

 private:
  const PairingSystem& coloured_;
  std::string id_;
  std::string title_;
  std::string regulation_;
  SystemInfo info_;
};

}  // namespace ronda
