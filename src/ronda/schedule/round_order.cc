#include "ronda/schedule/round_order.h"

#include <fmt/format.h>

#include <algorithm>
#include <numeric>

#include "ronda/base/id_range.h"

namespace ronda::schedule {

// Elementos §2.4: the order of the rounds may be altered.
Result<Schedule> Reordered(const Schedule& table, std::span<const int> rounds) {
  std::vector<int> all(table.rounds.size());
  std::iota(all.begin(), all.end(), 1);
  if (!std::ranges::is_permutation(rounds, all)) {
    return tl::unexpected(
        UsageError(fmt::format("{} are not the rounds 1 to {}, each once", fmt::join(rounds, ","), table.rounds.size()),
                   "name every round of the table, in the order they are played"));
  }
  Schedule reordered{table.seats, table.boards, {}};
  for (const int round : rounds) reordered.rounds.push_back(table.rounds.begin()[round - 1]);
  return reordered;
}

Schedule TopBoardsLast(const Schedule& table) {
  const Game top{TeamSeat(0, 0, table.boards), TeamSeat(1, 0, table.boards)};
  const auto has_top = [&](const RoundPlan& round) {
    return std::ranges::count(round.games, top) + std::ranges::count(round.games, Reversed(top)) > 0;
  };
  Schedule turned = table;
  const auto meeting = std::ranges::find_if(turned.rounds, has_top);
  if (meeting != turned.rounds.end()) std::rotate(turned.rounds.begin(), std::next(meeting), turned.rounds.end());
  return turned;
}

}  // namespace ronda::schedule
