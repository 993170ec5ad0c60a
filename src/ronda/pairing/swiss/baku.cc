#include "ronda/pairing/swiss/baku.h"

namespace ronda::swiss {
namespace {

int HalfRoundedUp(int number) { return (number + 1) / 2; }

}  // namespace

// C.04.5/2025 §1.1.1, as C.04.7/2026 widens it to every system of the same shape.
bool BakuApplies(const PointSystem& points) {
  return points.Win().tenths() == 2 * points.Draw().tenths() && points.Loss() == Points{};
}

// C.04.5/2025 §1.2-1.4: the first half of the list, rounded up to an even number, has a win more in the first half of
// the accelerated rounds and a draw more in the others. Half of all rounds are accelerated, rounded up.
std::vector<Acceleration> BakuTable(int players, int rounds, const PointSystem& points) {
  const int group_a = 2 * ((players + 3) / 4);
  const int accelerated = HalfRoundedUp(rounds);
  std::vector<Points> by_round(static_cast<std::size_t>(accelerated), points.Draw());
  for (int r = 0; r < HalfRoundedUp(accelerated); ++r) by_round[static_cast<std::size_t>(r)] = points.Win();
  std::vector<Acceleration> table;
  for (int i = 0; i < group_a && i < players; ++i) table.push_back({PlayerIndex(i), by_round});
  return table;
}

}  // namespace ronda::swiss
