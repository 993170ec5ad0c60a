// Whether a paired round breaks a rule that no quality can excuse: nobody twice, nobody who is away, no rematch, no
// forbidden pair, one bye at most and not to a player barred from it, no colour against an absolute preference. It
// shares no code with the engines, so it can find their errors.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "ronda/model/tournament.h"
#include "ronda/verify/recorded_round.h"
#include "ronda/verify/swiss_rules.h"

namespace ronda::verify {

enum class ViolationKind : std::uint8_t {
  kPairedTwice,
  kNotPaired,
  kAbsentPaired,
  kRematch,
  kForbiddenPair,
  kSeveralByes,
  kByeBarred,
  kAbsoluteColour,
};

struct Violation {
  ViolationKind kind = ViolationKind::kRematch;
  std::string text;  // "players 3 and 8 have met in round 2"

  bool operator==(const Violation&) const = default;
};

// The round that bars the player from a pairing-allocated bye, if one does.
std::optional<Round> BarFromBye(const Tournament& before, PlayerIndex player, const SwissRules& rules);

// Everything illegal about pairing the tournament's next round so, in the order of the pairs.
std::vector<Violation> FindViolations(const Tournament& before, const RecordedRound& paired, const SwissRules& rules);

}  // namespace ronda::verify
