// Pairing systems for tests that are about something else.
#pragma once

#include <algorithm>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ronda/model/history.h"
#include "ronda/pairing/pairing_system.h"

namespace ronda::test {

// Gives the pairing a test wants, and the verdict; goes by the rules of legality of 2026.
class CannedSystem final : public PairingSystem {
 public:
  explicit CannedSystem(RoundPairing pairing) : pairing_(std::move(pairing)) {}

  CannedSystem& WithVerdict(Verdict verdict) {
    verdict_ = std::move(verdict);
    return *this;
  }

  const SystemInfo& info() const override { return kInfo; }
  Result<RoundPairing> Pair(const Tournament& /*tournament*/) const override { return pairing_; }
  std::optional<Verdict> Judge(const Tournament& /*tournament*/, const RoundPairing& /*proposed*/) const override {
    return verdict_;
  }

 private:
  static constexpr SystemInfo kInfo{"dutch-2026", "Canned", "", "", "", "CUSTOM_SWISS"};
  RoundPairing pairing_;
  std::optional<Verdict> verdict_;
};

// Fails with the code a test wants. No rules of legality are written down for it.
class FailingSystem final : public PairingSystem {
 public:
  explicit FailingSystem(std::string_view code) : code_(code) {}

  const SystemInfo& info() const override { return kInfo; }
  Result<RoundPairing> Pair(const Tournament& /*tournament*/) const override {
    return tl::unexpected(Diagnostic{.code = std::string(code_), .message = "no pairing"});
  }

 private:
  static constexpr SystemInfo kInfo{"failing", "Failing", "", "", "", "CUSTOM_SWISS"};
  std::string_view code_;
};

// Pairs whoever is present from the top of the list with the first not met yet; the last of an odd number sits out.
// No rules of legality are written down for it.
class NeighbourSystem final : public PairingSystem {
 public:
  const SystemInfo& info() const override { return kInfo; }

  Result<RoundPairing> Pair(const Tournament& tournament) const override {
    std::vector<PlayerIndex> present;
    for (std::int32_t i = 0; i < tournament.player_count(); ++i) {
      if (!tournament.RequestedByeOf(PlayerIndex(i), tournament.next_round())) present.emplace_back(i);
    }
    RoundPairing pairing;
    if (present.size() % 2 == 1) {
      pairing.bye = present.back();
      present.pop_back();
    }
    if (Extend(History(tournament), present, pairing)) return pairing;
    return tl::unexpected(Diagnostic{.code = std::string(kNoLegalPairing), .message = "all have met"});
  }

 private:
  static constexpr SystemInfo kInfo{"neighbour", "Neighbour", "", "", "", "CUSTOM_SWISS"};

  static bool Extend(const History& history, std::vector<PlayerIndex> left, RoundPairing& pairing) {
    if (left.empty()) return true;
    for (std::size_t i = 1; i < left.size(); ++i) {
      if (history.HaveMet(left[0], left[i])) continue;
      std::vector<PlayerIndex> rest(left.begin() + 1, left.end());
      rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(i) - 1);
      pairing.boards.push_back({left[0], left[i], {}});
      if (Extend(history, std::move(rest), pairing)) return true;
      pairing.boards.pop_back();
    }
    return false;
  }
};

}  // namespace ronda::test
