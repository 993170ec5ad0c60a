// The boards of a bracket: which are natural, and why the others are not. Players of S1 (or moved-down players) take
// their opponents in turn; whoever was free, ranked higher and passed over has a reason.
#pragma once

#include <vector>

#include "ronda/explain/round_story.h"

namespace ronda::explain {

// In the order of the candidate.
std::vector<BoardStory> TellBoards(swiss::RoundAccount& round, std::size_t bracket, swiss::Effort& effort);

// Where a player is in a bracket: moved down, S1 or S2 as they are first composed.
Statement RoleIn(const BracketExplanation& bracket, PlayerIndex player);

// Why the two of a board meet: the bracket and their places in it, who was passed over, the colours.
Statements TellPairing(swiss::RoundAccount& round, std::size_t bracket, const BoardStory& board);

}  // namespace ronda::explain
