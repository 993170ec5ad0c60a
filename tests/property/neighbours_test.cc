// Neighbour with neighbour: small lists derived by hand, random lists against trying everything, and large ones.
#include "ronda/pairing/swiss/neighbours.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <utility>

#include "judge/neighbours.h"
#include "property/random.h"
#include "ronda/base/id_vector.h"
#include "support/effort.h"

namespace ronda::neighbours {
namespace {

using Bars = std::vector<std::pair<int, int>>;

// Places from 1, as people count.
swiss::RankedList ListOf(int size, const Bars& bars, const std::set<int>& barred_from_bye = {}) {
  swiss::RankedList list{IdVector<Place, std::vector<Place>>(size), {}};
  std::set<std::pair<int, int>> both;
  for (const auto& [a, b] : bars) both.insert({{a, b}, {b, a}});
  for (const auto& [a, b] : both) list.forbidden[Place(a - 1)].emplace_back(b - 1);
  for (int place = size; place >= 1; --place) {
    if (!barred_from_bye.contains(place)) list.bye_candidates.emplace_back(place - 1);
  }
  return list;
}

Bars PairsOf(const std::optional<swiss::NeighbourPairing>& pairing) {
  Bars pairs;
  if (!pairing) return pairs;
  for (const auto& [higher, lower] : pairing->pairs) pairs.emplace_back(higher.value() + 1, lower.value() + 1);
  if (pairing->bye) pairs.emplace_back(pairing->bye->value() + 1, 0);
  return pairs;
}

Bars Pair(const swiss::RankedList& list) { return PairsOf(swiss::PairNeighbours(list)); }

TEST(Neighbours, FirstAgainstSecondDownTheList) { EXPECT_EQ(Pair(ListOf(6, {})), (Bars{{1, 2}, {3, 4}, {5, 6}})); }

// Decision 195.
TEST(Neighbours, NearestBelowWhoMayBeMet) {
  EXPECT_EQ(Pair(ListOf(8, {{1, 2}})), (Bars{{1, 3}, {2, 4}, {5, 6}, {7, 8}}));
  EXPECT_EQ(Pair(ListOf(8, {{3, 4}, {5, 6}})), (Bars{{1, 2}, {3, 5}, {4, 6}, {7, 8}}));
}

// 7-8 cannot be: the pair before it is dissolved, and only if that does not help the one before that.
TEST(Neighbours, TheLowestPairsAreDissolved) {
  EXPECT_EQ(Pair(ListOf(8, {{7, 8}})), (Bars{{1, 2}, {3, 4}, {5, 7}, {6, 8}}));
  EXPECT_EQ(Pair(ListOf(8, {{7, 8}, {6, 8}})), (Bars{{1, 2}, {3, 4}, {5, 8}, {6, 7}}));
  EXPECT_EQ(Pair(ListOf(8, {{7, 8}, {6, 8}, {5, 8}})), (Bars{{1, 2}, {3, 5}, {4, 8}, {6, 7}}));
}

TEST(Neighbours, ByeToTheLastWhoMayHaveIt) {
  EXPECT_EQ(Pair(ListOf(5, {})), (Bars{{1, 2}, {3, 4}, {5, 0}}));
  EXPECT_EQ(Pair(ListOf(5, {}, {5})), (Bars{{1, 2}, {3, 5}, {4, 0}}));
  // Without 5 the others could not be paired: 4 has met all of them.
  EXPECT_EQ(Pair(ListOf(5, {{4, 1}, {4, 2}, {4, 3}})), (Bars{{1, 2}, {3, 5}, {4, 0}}));
}

TEST(Neighbours, NobodyAndOne) {
  EXPECT_EQ(swiss::PairNeighbours(ListOf(0, {})), swiss::NeighbourPairing{});
  EXPECT_EQ(Pair(ListOf(1, {})), (Bars{{1, 0}}));
  EXPECT_FALSE(swiss::PairNeighbours(ListOf(1, {}, {1})));
}

TEST(Neighbours, NoneWhereThereIsNoWay) {
  EXPECT_FALSE(swiss::PairNeighbours(ListOf(2, {{1, 2}})));
  EXPECT_FALSE(swiss::PairNeighbours(ListOf(4, {{1, 2}, {1, 3}, {1, 4}})));
  EXPECT_FALSE(swiss::PairNeighbours(ListOf(3, {}, {1, 2, 3})));
}

swiss::RankedList RandomList(test::Random& random) {
  const int size = random.Between(1, 9);
  const int density = random.Between(0, 80);
  Bars bars;
  for (int a = 1; a <= size; ++a) {
    for (int b = a + 1; b <= size; ++b) {
      if (random.Percent(density)) bars.emplace_back(a, b);
    }
  }
  std::set<int> barred_from_bye;
  for (int place = 1; place <= size; ++place) {
    if (random.Percent(30)) barred_from_bye.insert(place);
  }
  return ListOf(size, bars, barred_from_bye);
}

TEST(Neighbours, AsTryingEverything) {
  int paired = 0;
  for (std::uint64_t seed = 1; seed <= test::Effort(6000U); ++seed) {
    test::Random random(seed);
    const swiss::RankedList list = RandomList(random);
    const auto& forbidden = list.forbidden;
    const auto expected = judge::TryAllPairings({
        .size = list.size(),
        .may_meet = [&](int a, int b) { return std::ranges::count(forbidden[Place(a)], Place(b)) == 0; },
        .may_have_bye = [&](int place) { return std::ranges::count(list.bye_candidates, Place(place)) > 0; },
    });
    const auto found = swiss::PairNeighbours(list);
    ASSERT_EQ(found.has_value(), expected.has_value()) << "seed " << seed;
    if (!expected) continue;
    ++paired;
    const auto bye = found->bye ? std::optional(found->bye->value()) : std::nullopt;
    ASSERT_EQ(bye, expected->bye) << "seed " << seed;
    Bars pairs;
    for (const auto& [higher, lower] : found->pairs) pairs.emplace_back(higher.value(), lower.value());
    ASSERT_EQ(pairs, expected->pairs) << "seed " << seed;
  }
  EXPECT_GT(paired, test::Effort(3000));
}

// Everybody has met the nearest `bars / 2` above and below.
swiss::RankedList LargeList(int size, int bars) {
  swiss::RankedList list{IdVector<Place, std::vector<Place>>(size), {}};
  for (int a = size; a-- > 0;) {
    list.bye_candidates.emplace_back(a);
    for (int b = std::max(0, a - bars / 2); b <= std::min(size - 1, a + bars / 2); ++b) {
      if (a != b) list.forbidden[Place(a)].emplace_back(b);
    }
  }
  return list;
}

TEST(Neighbours, AThousandHoweverManyHaveMet) {
  for (const int bars : {0, 20, 200, 600, 980}) {
    const swiss::RankedList list = LargeList(1000, bars);
    const auto pairing = swiss::PairNeighbours(list);
    ASSERT_TRUE(pairing) << bars;
    EXPECT_EQ(pairing->pairs.front(), (PlacePair{Place(0), Place(bars / 2 + 1)}));
    std::set<Place> seen;
    for (const auto& [higher, lower] : pairing->pairs) {
      EXPECT_GT(lower - higher, bars / 2);
      seen.insert({higher, lower});
    }
    EXPECT_EQ(seen.size(), 1000U);
  }
}

}  // namespace
}  // namespace ronda::neighbours
