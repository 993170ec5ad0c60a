// A player who enters (C.04.2/2025 §3): in time for round 1 like everybody else, later without points for the rounds
// missed. The player gets the number of the place due in the initial order; those behind move up, in past rounds as
// well, for numbers are provisional until the list is closed (§3.3).
#pragma once

#include <optional>
#include <span>

#include "ronda/handling/handled.h"
#include "ronda/handling/initial_order.h"

namespace ronda::handling {

struct Entry {
  Player player;                             // the number is given on entry
  std::optional<Round> arrives = {};         // the first round possible; none: the next one
  ResultCode missed = ResultCode::kZeroBye;  // what the rules of the event give for a round missed
};

// Why nobody can enter in that round; code "handling-entry".
std::optional<Diagnostic> RefusalOfArrival(const Tournament& tournament, Round arrives, const Edition& edition);

// Why the player cannot be one of the tournament; code "handling-entry".
std::optional<Diagnostic> RefusalOfPlayer(std::span<const Player> players, const Player& player);

// The others keep their order; each new player is placed before the first of them who comes later in the initial
// order. Refused (code "handling-entry") if the round a player arrives for is paired already, beyond the plan or later
// than the edition lets players enter, and for a player without a name or with the FIDE number of another.
Result<Handled> Enter(const Tournament& tournament, std::span<const Entry> entries, const OrderRules& rules);

}  // namespace ronda::handling
