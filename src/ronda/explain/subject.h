// What is explained: a round that has been paired, and how it came about.
#pragma once

#include "ronda/model/tournament.h"
#include "ronda/pairing/paired_round.h"
#include "ronda/pairing/pairing_system.h"

namespace ronda::explain {

struct Subject {
  const Tournament& before;
  const PairingSystem& system;
  PairedRound& round;
};

// Enough for every question about a round of a few hundred players; of a larger one the questions that are easy.
inline constexpr long long kRoundEffort = 60'000'000;
// For a question somebody asked.
inline constexpr long long kQuestionEffort = 200'000'000;

}  // namespace ronda::explain
