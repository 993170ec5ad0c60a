#include "ronda/schedule/nagarajan.h"

#include <algorithm>
#include <array>
#include <span>

#include "ronda/base/id_range.h"
#include "ronda/schedule/berger.h"

namespace ronda::schedule {
namespace {

// Elementos §2.3, second table: the order of the rounds, which follows no rule up to 20 players.
constexpr std::array<int, 3> kOrder4{3, 1, 2};
constexpr std::array<int, 5> kOrder6{4, 3, 2, 1, 5};
constexpr std::array<int, 7> kOrder8{6, 7, 1, 2, 3, 4, 5};
constexpr std::array<int, 9> kOrder10{5, 6, 9, 1, 2, 3, 4, 7, 8};
constexpr std::array<int, 11> kOrder12{9, 8, 5, 4, 3, 2, 1, 11, 10, 7, 6};
constexpr std::array<int, 13> kOrder14{3, 4, 7, 8, 11, 12, 2, 5, 6, 9, 10, 13, 1};
constexpr std::array<int, 15> kOrder16{4, 5, 8, 9, 12, 13, 14, 15, 1, 2, 3, 6, 7, 10, 11};
constexpr std::array<int, 17> kOrder18{16, 15, 5, 6, 9, 10, 13, 14, 17, 1, 2, 3, 4, 7, 8, 11, 12};
constexpr std::array<int, 19> kOrder20{6, 7, 12, 13, 18, 19, 1, 2, 3, 4, 5, 8, 9, 10, 11, 14, 15, 16, 17};
constexpr std::array<std::span<const int>, 9> kPrintedOrders{kOrder4,  kOrder6,  kOrder8,  kOrder10, kOrder12,
                                                             kOrder14, kOrder16, kOrder18, kOrder20};

void AppendRounds(std::vector<int>& order, int from, int rounds) {
  for (int round = from; round <= rounds; round += 4) {
    if (round >= 1) order.push_back(round);
    if (round + 1 <= rounds) order.push_back(round + 1);
  }
}

// Number n has the colours of its Berger rounds in couples. Playing every second couple first makes n alternate, and
// costs everybody else one more repetition: nobody has more than two, and never three equal colours running (decision
// 081).
std::vector<int> OrderByRule(int table) {
  const int rounds = table - 1;
  std::vector<int> order;
  if (table % 4 == 0) {
    AppendRounds(order, 2, rounds);
    AppendRounds(order, 0, rounds);
  } else {
    AppendRounds(order, 5, rounds);
    order.insert(order.end(), {1, 2});
    AppendRounds(order, 3, rounds);
  }
  return order;
}

// Elementos §2.3, first table: in these rounds the first game, that of the last number, has its colours reversed.
bool IsInverted(int round, int table) {
  const int place = round % 4;
  return table % 4 == 0 ? place == 2 || place == 3 : place == 3 || place == 0;
}

}  // namespace

std::vector<int> NagarajanOrder(int table) {
  if (table == 2) return {1};
  const int printed = table / 2 - 2;
  if (printed < Count(kPrintedOrders)) {
    const auto& order = kPrintedOrders.begin()[printed];
    return {order.begin(), order.end()};
  }
  return OrderByRule(table);
}

Result<Schedule> Nagarajan(int players, LotOfTheBest winner) {
  auto berger = Berger(players);
  if (!berger) return berger;
  const int table = players + players % 2;
  Schedule schedule{players, 0, {}};
  for (const int number : NagarajanOrder(table)) {
    RoundPlan round = berger->rounds.begin()[number - 1];
    if (table == players && IsInverted(number, table)) round.games.front() = Reversed(round.games.front());
    if (winner == LotOfTheBest::kNumber2) std::ranges::transform(round.games, round.games.begin(), Reversed);
    schedule.rounds.push_back(std::move(round));
  }
  return schedule;
}

}  // namespace ronda::schedule
