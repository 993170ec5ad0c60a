#include "search.h"

#include <fmt/format.h>

#include <algorithm>
#include <functional>

#include "measured.h"
#include "ronda/pairing/entrants.h"
#include "ronda/verify/legality.h"
#include "ronda/verify/recorded_round.h"
#include "ronda/verify/swiss_rules.h"

namespace ronda::bench {
namespace {

constexpr std::uint64_t kComparedOneIn = 10;
constexpr int kMostCompared = 60;  // players; the exact ways of some systems take seconds for more

struct Timed {
  Result<RoundPairing> pairing;
  double milliseconds = 0;
};

Timed PairTimed(const PairingSystem& system, const Tournament& event) {
  const double start = CpuMilliseconds();
  auto pairing = system.Pair(event);
  const double spent = CpuMilliseconds() - start;
  return {std::move(pairing), spent};
}

Tournament EventOf(const PairingSystem& system, const Situation& situation) {
  return EntrantsOf(system.info(), MakeTournament(situation, system.info().contest)).value();
}

// The boards in order and the bye; the code of the reason if there are none.
std::string TextOf(const Result<RoundPairing>& pairing) {
  if (!pairing) return pairing.error().code;
  std::string text;
  for (const Board& board : pairing->boards) text += fmt::format("{}-{} ", board.white.value(), board.black.value());
  if (pairing->bye) text += fmt::format("bye {}", pairing->bye->value());
  return text;
}

bool GaveUp(const Result<RoundPairing>& pairing) { return !pairing && pairing.error().code == kTooManyPairings; }

}  // namespace

void Search::Try(std::uint64_t seed) {
  const Situation situation = DrawSituation(seed);
  const Tournament event = EventOf(system_, situation);
  const Timed timed = PairTimed(system_, event);
  ++situations_;
  if (!timed.pairing) ++refused_[timed.pairing.error().code];
  Slow& slowest = slowest_[FamilyOf(situation)];
  if (timed.milliseconds > slowest.milliseconds) slowest = {timed.milliseconds, seed};
  Judge(situation, event, timed.pairing);
}

void Search::Judge(const Situation& situation, const Tournament& event, const Result<RoundPairing>& pairing) {
  if (pairing) {
    const auto& rules = verify::RulesOf(system_.info());
    for (const auto& violation : verify::FindViolations(event, verify::RoundOf(*pairing), rules)) {
      faults_.push_back(fmt::format("seed {}: {}", situation.seed, violation.text));
    }
  }
  if (!IsCompared(situation)) return;
  const auto exact = exact_->Pair(event);
  if (GaveUp(pairing) || GaveUp(exact)) return;
  ++compared_;
  const std::string ours = TextOf(pairing);
  const std::string theirs = TextOf(exact);
  if (ours == theirs) return;
  faults_.push_back(fmt::format("seed {}: the ways differ\n    {}\n    {}", situation.seed, ours, theirs));
}

bool Search::IsCompared(const Situation& situation) const {
  return exact_ != nullptr && situation.seed % kComparedOneIn == 0 && situation.players <= kMostCompared;
}

double Search::TimeOf(const PairingSystem& system, const Situation& situation) {
  return PairTimed(system, EventOf(system, situation)).milliseconds;
}

std::vector<Search::Slow> Search::Slowest() const {
  std::vector<Slow> all;
  for (const auto& [family, slow] : slowest_) all.push_back(slow);
  std::ranges::sort(all, std::ranges::greater(), &Slow::milliseconds);
  return all;
}

}  // namespace ronda::bench
