// Pairing a round, with everything the organiser should know about it.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "ronda/service/event.h"

namespace ronda::service {

struct PairedRound {
  Tournament before;  // the round's pairing is that of its next round
  const PairingSystem* system = nullptr;
  RoundPairing pairing;
  std::vector<Deviation> deviations;
  std::string why{};  // why this edition of the system; may be empty
};

// The round asked for, or the next one. Warns where the rest of the tournament cannot be paired after it, and where
// players meet again who met in the last round; notes an initial colour that nobody drew.
Parsed<PairedRound> Pair(const WishedEvent& event, std::optional<int> round);

// What is outside FIDE's rules, as warnings, for outputs that have no place for it.
std::vector<Diagnostic> DeviationWarnings(std::span<const Deviation> deviations);

// The tournament of the event with the round in it; of matches, with all their games. It says its system and its
// initial colour, so that the next round is paired alike.
Result<Tournament> WithPairedRound(const WishedEvent& event, const PairedRound& round);

}  // namespace ronda::service
