#include "measured.h"

#include <sys/resource.h>

#include <ctime>

#include "ronda/pairing/entrants.h"
#include "ronda/verify/generator.h"

namespace ronda::bench {
namespace {

void Sign(std::uint64_t& signature, std::int32_t value) {
  signature = (signature ^ static_cast<std::uint64_t>(value + 1)) * 0x100000001b3;
}

}  // namespace

double CpuMilliseconds() {
  timespec now{};
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) / 1e6;
}

double PeakMegabytes() {
  rusage usage{};
  getrusage(RUSAGE_SELF, &usage);
  return static_cast<double>(usage.ru_maxrss) / 1024;
}

Tournament MakeEvent(int players, const PairingSystem& system) {
  auto options = verify::PlainOptions();
  options.players = verify::Range::Exactly(players);
  options.rounds = verify::Range::Exactly(kRounds);
  return verify::GenerateTournament(options, system, 1).value();
}

void MeasureRound(const Tournament& before, const PairingSystem& system, Measured& measured) {
  const auto entrants = EntrantsOf(system.info(), before);
  if (!entrants) return;
  const double start = CpuMilliseconds();
  const auto pairing = system.Pair(*entrants);
  const double spent = CpuMilliseconds() - start;
  measured.total += spent;
  if (spent > measured.worst) {
    measured.worst = spent;
    measured.worst_round = before.next_round().value();
  }
  if (!pairing) return;
  for (const auto& board : pairing->boards) {
    Sign(measured.signature, board.white.value());
    Sign(measured.signature, board.black.value());
  }
  for (const auto& bracket : pairing->brackets) {
    ++measured.brackets;
    if (bracket.way == "fast") {
      ++measured.fast;
    } else {
      const auto players = static_cast<int>(bracket.residents.size() + bracket.moved_down.size());
      measured.exact_players = std::max(measured.exact_players, players);
    }
  }
}

Measured Measure(const Tournament& event, const PairingSystem& system) {
  Measured measured;
  for (int round = 2; round <= kRounds; ++round) MeasureRound(event.Before(Round(round)), system, measured);
  return measured;
}

}  // namespace ronda::bench
