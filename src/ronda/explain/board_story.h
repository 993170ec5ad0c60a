// The boards of a bracket: which are natural, and why the others are not. Players of S1 (or moved-down players) take
// their opponents in turn; whoever was free, ranked higher and passed over has a reason.
#pragma once

#include <vector>

#include "ronda/explain/round_story.h"

namespace ronda::explain {

// In the order of the candidate.
std::vector<BoardStory> TellBoards(swiss::RoundAccount& round, std::size_t bracket, swiss::Effort& effort);

// Why the player took this opponent and none of those who were free and ranked higher: one statement for each passed
// over, "passed-over" where he is only named. Empty if the first in turn was taken. `pair` counts the pairs of the
// candidate from 0.
Statements WhyThisOpponent(swiss::RoundAccount& round, std::size_t bracket, std::size_t pair, swiss::Effort& effort);

// Where a player is in a bracket: moved down, S1 or S2 as they are first composed.
Statement RoleIn(const BracketExplanation& bracket, PlayerIndex player);

// Why the two of a board meet: the bracket and their places in it, who was passed over, the colours.
Statements TellPairing(swiss::RoundAccount& round, std::size_t bracket, const BoardStory& board);

}  // namespace ronda::explain
