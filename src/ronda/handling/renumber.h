// Pairing numbers (C.04.2/2025 §2.3): assigned by the initial order, and assigned again after corrections until the
// fourth round has been paired. Everything that names a player follows: opponents of past rounds, byes, forbidden
// pairs, fictitious points, members of teams, line-ups, abnormal points.
#pragma once

#include <span>

#include "ronda/handling/handled.h"
#include "ronda/handling/initial_order.h"

namespace ronda::handling {

// The same tournament with its players in another order and numbered 1, 2, 3, ... in it. The colour drawn before round
// 1 is written down where only the numbers showed it. The order names every player once.
TournamentData InOrder(const Tournament& tournament, std::span<const PlayerIndex> order);

// A change for every player who has another number than before; `before` and `after` have the same players, `order` is
// the order of those of `before`.
std::vector<Change> NumberChanges(const Tournament& before, std::span<const PlayerIndex> order,
                                  std::string_view article);

// Numbers by the initial order. Refused (code "handling-numbers-fixed") if a number would change and round 4 is paired.
Result<Handled> Renumber(const Tournament& tournament, const OrderRules& rules);

}  // namespace ronda::handling
