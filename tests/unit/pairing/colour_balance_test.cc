// Counting against trying: the least cost from counts is what the best of all pairings costs.
#include "ronda/pairing/swiss/colour_balance.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>
#include <vector>

#include "ronda/base/random.h"

namespace ronda::swiss {
namespace {

using Group = std::vector<ColourClass>;

ClassCounts CountsOf(const Group& group) {
  ClassCounts counts{};
  for (const ColourClass colour : group) ++counts[At(colour)];
  return counts;
}

void Improve(std::optional<ColourCost>& best, const std::optional<ColourCost>& cost) {
  if (cost && (!best || *cost < *best)) best = cost;
}

// Every pairing of S1 with S2.
std::optional<ColourCost> TryAll(const Group& s1, const Group& s2) {
  std::vector<std::size_t> order(s2.size());
  std::iota(order.begin(), order.end(), 0);
  std::optional<ColourCost> best;
  do {
    std::optional<ColourCost> cost = ColourCost{};
    for (std::size_t i = 0; i < s1.size() && cost; ++i) {
      const auto pair = CostOfPair(s1[i], s2[order[i]]);
      cost = pair ? std::optional(*cost + *pair) : std::nullopt;
    }
    Improve(best, cost);
  } while (std::ranges::next_permutation(order).found);
  return best;
}

// Every pairing of a group within itself.
std::optional<ColourCost> TryAll(const Group& group) {
  if (group.empty()) return ColourCost{};
  std::optional<ColourCost> best;
  for (std::size_t i = 1; i < group.size(); ++i) {
    const auto pair = CostOfPair(group[0], group[i]);
    if (!pair) continue;
    Group rest(group.begin() + 1, group.end());
    rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(i) - 1);
    if (const auto cost = TryAll(rest)) Improve(best, *cost + *pair);
  }
  return best;
}

Group RandomGroup(std::size_t size, Random& random) {
  Group group;
  // A few classes only, so that one colour often prevails.
  const auto classes = 1 + random.Below(kColourClasses);
  for (std::size_t i = 0; i < size; ++i) group.push_back(static_cast<ColourClass>(random.Below(classes)));
  return group;
}

// Whoever is in which half: nothing is lost by pairing one half with the other.
TEST(ColourBalance, CountsTellTheBestPairingOfTwoHalves) {
  for (std::uint64_t seed = 1; seed <= 3000; ++seed) {
    Random random(seed);
    const std::size_t half = random.Below(6);
    const Group group = RandomGroup(2 * half, random);
    const Group s1(group.begin(), group.begin() + static_cast<std::ptrdiff_t>(half));
    const Group s2(group.begin() + static_cast<std::ptrdiff_t>(half), group.end());
    EXPECT_EQ(LeastCost(CountsOf(group)), TryAll(s1, s2)) << "seed " << seed;
  }
}

TEST(ColourBalance, CountsTellTheBestPairingOfAGroup) {
  for (std::uint64_t seed = 1; seed <= 3000; ++seed) {
    Random random(seed);
    const Group group = RandomGroup(2 * random.Below(5), random);
    EXPECT_EQ(LeastCost(CountsOf(group)), TryAll(group)) << "seed " << seed;
  }
}

}  // namespace
}  // namespace ronda::swiss
