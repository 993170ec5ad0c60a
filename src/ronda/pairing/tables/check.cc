#include "ronda/pairing/tables/check.h"

#include <algorithm>
#include <set>

#include "ronda/base/counting.h"

namespace ronda::tables {
namespace {

using Tables = std::set<std::vector<Index>>;

Tables Sorted(const Round& round) {
  Tables tables;
  for (Table table : round) {
    std::ranges::sort(table.players);
    tables.insert(table.players);
  }
  return tables;
}

std::vector<std::vector<Index>> OnlyIn(const Tables& one, const Tables& other) {
  std::vector<std::vector<Index>> only;
  std::ranges::set_difference(one, other, std::back_inserter(only));
  return only;
}

}  // namespace

std::vector<RoundDifference> CheckRounds(const Event& event) {
  std::vector<RoundDifference> differences;
  for (int round = 1; round < event.next_round(); ++round) {
    const Tables found = Sorted(event.rounds[Size(round - 1)]);
    const auto seated = NextRound(Before(event, round));
    if (!seated) {
      differences.push_back({round, seated.error().message, {}, OnlyIn(found, {})});
      continue;
    }
    const Tables expected = Sorted(AsRound(*seated));
    if (expected != found) differences.push_back({round, "", OnlyIn(expected, found), OnlyIn(found, expected)});
  }
  return differences;
}

}  // namespace ronda::tables
