// What the rounds of an event take a system, in processor time, and a signature of all their pairings, which changes
// exactly when a pairing does.
#pragma once

#include <algorithm>
#include <cstdint>

#include "ronda/model/tournament.h"
#include "ronda/pairing/pairing_system.h"

namespace ronda::bench {

inline constexpr int kRounds = 11;

double CpuMilliseconds();
double PeakMegabytes();

// Ordinary rates of byes, forfeits and draws; eleven rounds.
Tournament MakeEvent(int players, const PairingSystem& system);

// Of one round, or of the rounds 2 to 11 of an event.
struct Measured {
  double worst = 0;
  int worst_round = 0;
  double total = 0;
  int brackets = 0;
  int fast = 0;
  int exact_players = 0;  // in the largest bracket that needed the exact way
  std::uint64_t signature = 0xcbf29ce484222325;

  double FastPercent() const { return 100.0 * fast / std::max(brackets, 1); }
};

// Pairs the next round and adds what it took.
void MeasureRound(const Tournament& before, const PairingSystem& system, Measured& measured);
Measured Measure(const Tournament& event, const PairingSystem& system);

}  // namespace ronda::bench
