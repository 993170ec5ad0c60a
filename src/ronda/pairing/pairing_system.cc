#include "ronda/pairing/pairing_system.h"

#include <utility>

namespace ronda {
namespace {

// Of a system that keeps nothing but its pairing.
class PlainRound final : public PairedRound {
 public:
  PlainRound(const PairingSystem& system, const Tournament& tournament, RoundPairing pairing)
      : system_(system), tournament_(tournament), pairing_(std::move(pairing)) {}

  const RoundPairing& pairing() const override { return pairing_; }
  std::optional<Verdict> Judge(const RoundPairing& other) const override { return system_.Judge(tournament_, other); }

 private:
  const PairingSystem& system_;
  const Tournament& tournament_;
  RoundPairing pairing_;
};

}  // namespace

Result<std::unique_ptr<PairedRound>> PairingSystem::PairForQuestions(const Tournament& tournament) const {
  auto pairing = Pair(tournament);
  if (!pairing) return tl::unexpected(pairing.error());
  return std::make_unique<PlainRound>(*this, tournament, *std::move(pairing));
}

}  // namespace ronda
