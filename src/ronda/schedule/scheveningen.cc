#include "ronda/schedule/scheveningen.h"

#include <fmt/format.h>

namespace ronda::schedule {

// Elementos §2.4.1: in round k (from 0) the list of team B has moved on by k, and the teams take White in turn.
Result<Schedule> Scheveningen(int boards) {
  if (boards < 2 || boards % 2 == 1) {
    const int below = boards - 1;
    return tl::unexpected(Refusal(
        fmt::format("teams of {} cannot play the classic Scheveningen: both sides must have as many Whites as Blacks",
                    boards),
        below < 2
            ? "teams of 2 are the least"
            : fmt::format("take teams of {} or {}, or the djaja tables, which allow {}", below, boards + 1, boards)));
  }
  Schedule schedule{2 * boards, boards, {}};
  for (int k = 0; k < boards; ++k) {
    RoundPlan round;
    for (int i = 0; i < boards; ++i) {
      const Game game{TeamSeat(0, i, boards), TeamSeat(1, (i + k) % boards, boards)};
      round.games.push_back(k % 2 == 0 ? game : Reversed(game));
    }
    schedule.rounds.push_back(std::move(round));
  }
  return schedule;
}

}  // namespace ronda::schedule
