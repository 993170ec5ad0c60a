// The players of a tournament as programs write them, read straight from the text: no escapes, every result of a known
// kind, pairing numbers 1, 2, 3 and so on. In a large event nearly everything is players, and to take each of them
// apart into values first would take most of the time and of the memory. Anything else, wrong or only unusual, is given
// up, and the tournament is read value by value, which says what is wrong with it.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

#include "ronda/model/tournament.h"

namespace ronda::json {

// Far beyond any event, and few enough for the points of all rounds to be added up.
inline constexpr std::size_t kMostRounds = 9999;

struct PlainPlayers {
  std::vector<Player> players;
  std::vector<RoundEntry> entries;  // as TournamentData has them
  std::size_t rounds = 0;
  std::size_t length = 0;  // of their list in the text
};

// The list the text begins with; what stands behind it is not looked at. The text is UTF-8.
std::optional<PlainPlayers> ReadPlainPlayers(std::string_view text);

}  // namespace ronda::json
