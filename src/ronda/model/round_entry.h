// What a round was to a player, and what a coming one is known to be.
#pragma once

#include <optional>

#include "ronda/model/colour.h"
#include "ronda/model/ids.h"
#include "ronda/model/result_code.h"

namespace ronda {

// A player's entry in one round.
struct RoundEntry {
  ResultCode result = ResultCode::kAbsent;
  std::optional<Colour> colour;
  std::optional<PlayerIndex> opponent;

  bool operator==(const RoundEntry&) const = default;
};

// Whether the entry shows that the player was in the pairing of the round (and not away by request).
inline bool TookPart(const RoundEntry& entry) {
  if (!Traits(entry.result).paired) return false;
  return entry.opponent || entry.result == ResultCode::kPairingBye || entry.result == ResultCode::kForfeitWin;
}

// A player who is known not to play in a round that is not paired yet.
struct RequestedBye {
  Round round{1};
  PlayerIndex player{0};
  ResultCode kind = ResultCode::kZeroBye;  // kFullBye, kHalfBye or kZeroBye

  bool operator==(const RequestedBye&) const = default;
};

}  // namespace ronda
