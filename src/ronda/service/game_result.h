// The result of a game as people write it on the command line, White first.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "ronda/handling/correct_game.h"

namespace ronda::service {

// "1-0", "0-1", "=-=" (also "1/2-1/2", "0.5-0.5", "½-½"), "+-", "-+", "--" for forfeits.
std::optional<handling::GameScore> FinishedGame(std::string_view text);

// The same, and "W-L", "L-W", "D-D" for games that are not rated, "0-0", "=-0", "0-=" for unusual ones, and
// "adjourned".
std::optional<handling::GameScore> AnyGame(std::string_view text);

// The game in these words; "*" without a result. Of results nobody writes so, the names of both ("win, win").
std::string GameText(const handling::GameScore& score);

}  // namespace ronda::service
