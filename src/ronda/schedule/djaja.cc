#include "ronda/schedule/djaja.h"

#include <fmt/format.h>

#include <array>
#include <cstdlib>
#include <span>

#include "ronda/schedule/djaja_halves.h"

namespace ronda::schedule {
namespace {

using Cells = std::vector<DjajaCell>;

// Elementos §2.4.2: the tables for 6 and 10 follow no rule. A row is a round; by player of A the opponent, negative
// where the player has Black.
constexpr std::array<int, 36> kSix{-1, -5, 4, 2, 3,  -6, -2, 1,  -3, -4, 6, 5, 3, 2, -1, -6, -5, 4,
                                   4,  -6, 5, 1, -2, -3, -5, -4, 6,  -3, 1, 2, 6, 3, -2, 5,  -4, -1};
constexpr std::array<int, 100> kTen{
    1, 2,  8,  -9, -5, 3,  4,  -6, -7, -10, -2,  -1, -4, 7,   10, -8,  -3, 5,  6,   9,   // rounds 1 and 2
    3, 8,  1,  -2, -6, 4,  10, -7, -9, -5,  -4,  -3, 9,  -1,  7,  -10, 6,  -8, 5,   2,   // 3 and 4
    5, 4,  -2, 3,  -1, -9, -7, 10, -8, 6,   -6,  7,  -5, -4,  8,  1,   9,  2,  -10, -3,  // 5 and 6
    7, -5, 10, 6,  -4, -2, -1, -9, 3,  8,   -8,  -6, -3, -10, 9,  5,   2,  1,  4,   -7,  // 7 and 8
    9, 10, 6,  8,  -2, 7,  -5, -3, -1, -4,  -10, -9, -7, 5,   3,  -6,  -8, 4,  2,   1};  // 9 and 10

Cells Printed(std::span<const int> table, int round, int boards) {
  Cells cells;
  const auto first = table.begin() + std::ptrdiff_t{round} * boards;
  for (const int cell : std::span(first, first + boards)) {
    cells.push_back({std::abs(cell) - 1, cell > 0});
  }
  return cells;
}

// Both teams in halves: the first rounds within the halves, the others across them. The halves of A take White in turn.
Cells InHalves(int round, int boards) {
  const int half = boards / 2;
  const bool is_across = round >= half;
  Cells cells;
  for (int a = 0; a < boards; ++a) {
    const int side = a / half;
    const int opponent = (is_across ? 1 - side : side) * half + (a + round) % half;
    cells.push_back({opponent, (round % 2 == 0) == (side == 0)});
  }
  return cells;
}

// An odd team meets in the order of Scheveningen. In odd rounds (from 0) a run of players from the middle has White, in
// even ones all but such a run; it moves back by one every second round.
Cells Odd(int round, int boards) {
  const int step = round / 2;
  // The printed table for 5 has White one player further on than those for 3, 7 and 9.
  const int shift = boards == 5 && round % 2 == 1 ? 1 : 0;
  const int from = (boards + 1) / 2 - 1 - step + shift + (round % 2 == 0 ? 1 : 0);
  const int length = boards / 2;
  Cells cells;
  for (int a = 0; a < boards; ++a) {
    const bool is_in_run = a >= from && a < from + length;
    cells.push_back({(a + round) % boards, is_in_run == (round % 2 == 1)});
  }
  return cells;
}

// Two against two: whoever has White in round 1 has Black in round 2, so a round cannot be balanced.
Cells Two(int round) { return round == 0 ? Cells{{0, true}, {1, true}} : Cells{{1, false}, {0, false}}; }

// Decision 084.
std::vector<Cells> TableOf(int boards) {
  if (boards > 10 && boards % 4 == 2) return DjajaInCouples(boards);
  std::vector<Cells> rounds;
  for (int round = 0; round < boards; ++round) {
    if (boards == 2) {
      rounds.push_back(Two(round));
    } else if (boards == 6) {
      rounds.push_back(Printed(kSix, round, boards));
    } else if (boards == 10) {
      rounds.push_back(Printed(kTen, round, boards));
    } else {
      rounds.push_back(boards % 2 == 1 ? Odd(round, boards) : InHalves(round, boards));
    }
  }
  return rounds;
}

}  // namespace

Result<Schedule> Djaja(int boards) {
  if (boards < 2) {
    return tl::unexpected(Refusal(fmt::format("two teams of {} make no match", boards), "teams of 2 are the least"));
  }
  Schedule schedule{2 * boards, boards, {}};
  for (const Cells& cells : TableOf(boards)) {
    RoundPlan round;
    for (int a = 0; a < boards; ++a) {
      const DjajaCell& cell = cells.begin()[a];
      const Game game{TeamSeat(0, a, boards), TeamSeat(1, cell.opponent, boards)};
      round.games.push_back(cell.has_white ? game : Reversed(game));
    }
    schedule.rounds.push_back(std::move(round));
  }
  return schedule;
}

}  // namespace ronda::schedule
