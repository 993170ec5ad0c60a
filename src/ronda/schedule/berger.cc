#include "ronda/schedule/berger.h"

#include <fmt/format.h>

#include <algorithm>

namespace ronda::schedule {
namespace {

// Elementos §2.2.1, in closed form: with m = n - 1 and c_r = r * n / 2 mod m (rounds from 0), number c_r + 1 meets n,
// and c_r + 1 + d meets c_r + 1 - d with White, d = 1, 2, ..., all counted round the circle of the first m numbers.
RoundPlan BergerRound(int round, int players, int table) {
  const int circle = table - 1;
  const int centre = static_cast<int>(static_cast<std::int64_t>(round) * (table / 2) % circle);
  RoundPlan plan;
  const Seat first(centre);
  const Seat last(table - 1);
  if (table > players) {
    plan.rests.push_back(first);
  } else {
    plan.games.push_back(round % 2 == 0 ? Game{first, last} : Game{last, first});
  }
  for (int d = 1; d < table / 2; ++d) {
    const int right = centre + d;
    const int left = centre - d;
    plan.games.push_back({Seat(right < circle ? right : right - circle), Seat(left >= 0 ? left : left + circle)});
  }
  return plan;
}

}  // namespace

Result<Schedule> Berger(int players) {
  if (players < 2) {
    return tl::unexpected(
        Refusal(fmt::format("a round robin needs at least 2 players, not {}", players), "give more players"));
  }
  const int table = players + players % 2;
  Schedule schedule{players, 0, {}};
  for (int round = 0; round + 1 < table; ++round) schedule.rounds.push_back(BergerRound(round, players, table));
  return schedule;
}

int BergerRoundOf(int a, int b, int players) {
  const int circle = players - 1;
  if (std::max(a, b) == players) a = b = std::min(a, b);
  const int round = (a + b - 1) % circle;
  return round == 0 ? circle : round;
}

}  // namespace ronda::schedule
