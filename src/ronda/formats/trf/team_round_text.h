// One round of a team as records 801 and 802 say it.
#pragma once

#include <string>

#include "ronda/model/team_rounds.h"

namespace ronda::trf {

struct TeamRoundText {
  std::string opponent;  // its number; empty for a bye
  std::string bye;       // "PAB", "FPB", "HPB", "ZPB"
  std::string colour;    // "w", "b"
  std::string boards;    // "1=0+", "UUUU"; blanks where a game is open
  std::string points;    // game points; empty while the match is not finished
  std::string forfeit;   // "f" where the match was forfeited
};

TeamRoundText TextOf(const Tournament& tournament, const TeamRounds& rounds, TeamIndex team, Round round);

}  // namespace ronda::trf
