// Facts about players before a round, as statements: why two may not meet, why one may not have the bye, whose colour
// preference decides a board. Each is read off the tournament, so a fact that is taken away is no longer stated.
#pragma once

#include <optional>

#include "ronda/explain/statement.h"
#include "ronda/model/tournament.h"
#include "ronda/pairing/swiss/round_account.h"

namespace ronda::explain {

// That the two have met, or are forbidden to meet by the organiser; none if neither. For any system, so without an
// article.
std::optional<Statement> WhyMayNotMeet(const Tournament& before, PlayerIndex a, PlayerIndex b);

// That the number of players is even, or that the player has had the bye or won without playing; none otherwise.
std::optional<Statement> WhyNoBye(const Tournament& before, PlayerIndex player);

// What the two have in common by which a relative rule of the organiser would keep them apart in the coming round; none
// if there is no such rule.
std::optional<std::string> RelativeOrigin(const Tournament& before, PlayerIndex a, PlayerIndex b);

// Why the rules keep the two apart whatever the rest of the round is: they met, they are forbidden to meet, or both
// must have the same colour. None if they may meet.
std::optional<Statement> WhyMayNotMeet(const swiss::RoundAccount& round, Place a, Place b);

// Why the player may not get the pairing-allocated bye; none if that is allowed.
std::optional<Statement> WhyNoBye(const swiss::RoundAccount& round, Place place);

// The rule that gave White and Black, with what it looked at.
Statement WhyColours(const swiss::RoundAccount& round, PlayerIndex white, PlayerIndex black);
// The same of a pair whose places are known, with the one who has White.
Statement WhyColours(const swiss::RoundAccount& round, const swiss::Pair& pair, PlayerIndex white);

// "WBBW": the player's colours, a dash for a round not played.
std::string ColoursOf(const Tournament& tournament, PlayerIndex player);

}  // namespace ronda::explain
