#include "ronda/schedule/skalitzka.h"

#include <fmt/format.h>

namespace ronda::schedule {

// Elementos §2.6: three games for every two boards, the same for each couple of boards.
Result<Schedule> Skalitzka(int boards) {
  if (boards < 2 || boards % 2 == 1) {
    return tl::unexpected(Refusal(
        fmt::format("three teams of {} cannot all be paired: a team meets two others on as many boards each", boards),
        boards < 2 ? "teams of 2 are the least" : fmt::format("take teams of {} or {}", boards - 1, boards + 1)));
  }
  Schedule schedule{3 * boards, boards, std::vector<RoundPlan>(2)};
  for (int first = 0; first < boards; first += 2) {
    const auto a = [&](int board) { return TeamSeat(0, first + board, boards); };
    const auto b = [&](int board) { return TeamSeat(1, first + board, boards); };
    const auto c = [&](int board) { return TeamSeat(2, first + board, boards); };
    for (const Game& game : {Game{a(0), b(0)}, Game{b(1), c(0)}, Game{c(1), a(1)}}) {
      schedule.rounds[0].games.push_back(game);
    }
    for (const Game& game : {Game{c(0), a(0)}, Game{b(0), c(1)}, Game{a(1), b(1)}}) {
      schedule.rounds[1].games.push_back(game);
    }
  }
  return schedule;
}

}  // namespace ronda::schedule
