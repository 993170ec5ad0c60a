// Seating at tables: small lists derived by hand, random ones against trying everything, large ones in time.
#include "ronda/pairing/tables/seating.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <map>
#include <numeric>
#include <set>
#include <utility>

#include "judge/seating.h"
#include "property/random.h"
#include "ronda/base/counting.h"
#include "support/effort.h"

namespace ronda::seating {
namespace {

using testing::ElementsAre;
using Times = std::map<std::pair<int, int>, int>;  // the smaller place first

tables::RankedField FieldOf(std::vector<int> sizes, const Times& times) {
  tables::RankedField field{{}, std::move(sizes)};
  IdVector<Place, std::map<Place, int>> met(std::accumulate(field.sizes.begin(), field.sizes.end(), 0));
  for (const auto& [pair, count] : times) {
    const Place one(pair.first);
    const Place other(pair.second);
    met[one][other] = count;
    met[other][one] = count;
  }
  for (const auto& row : met) {
    std::vector<tables::Meeting> list;
    for (const auto& [other, count] : row) list.push_back({other, count});
    field.met.push_back(std::move(list));
  }
  return field;
}

// The tables of the seating by the numbers of the places.
std::vector<std::vector<int>> NumbersOf(const tables::Seating& seating) {
  std::vector<std::vector<int>> numbers;
  for (const auto& table : seating.tables) {
    auto& one = numbers.emplace_back();
    for (const Place place : table) one.push_back(place.value());
  }
  return numbers;
}

TEST(Seating, TablesOfTheListInOrder) {
  const tables::Seating seating = tables::Seat(FieldOf({3, 3}, {}));
  EXPECT_THAT(NumbersOf(seating), ElementsAre(ElementsAre(0, 1, 2), ElementsAre(3, 4, 5)));
  EXPECT_TRUE(seating.proven);
  EXPECT_EQ(seating.repeats, 0);
}

// 0 and 1 have met, 2 and 3 have not: the nearest who knows nobody at the table.
TEST(Seating, TheNearestWhoHasMetNobodyAtTheTable) {
  EXPECT_THAT(NumbersOf(tables::Seat(FieldOf({3, 3}, {{{0, 1}, 1}}))),
              ElementsAre(ElementsAre(0, 2, 3), ElementsAre(1, 4, 5)));
  EXPECT_THAT(NumbersOf(tables::Seat(FieldOf({3, 3}, {{{0, 1}, 1}, {{2, 3}, 1}}))),
              ElementsAre(ElementsAre(0, 2, 4), ElementsAre(1, 3, 5)));
}

// Two tables of three, all three pairs of 0 1 2 have met: one meeting is repeated, and at the lower table.
TEST(Seating, WhatMustBeRepeatedIsRepeatedLow) {
  const tables::Seating seating = tables::Seat(FieldOf({3, 3}, {{{0, 1}, 1}, {{0, 2}, 1}, {{1, 2}, 1}}));
  EXPECT_THAT(NumbersOf(seating), ElementsAre(ElementsAre(0, 3, 4), ElementsAre(1, 2, 5)));
  EXPECT_EQ(seating.repeats, 1);
  EXPECT_TRUE(seating.proven);
}

TEST(Seating, SizesOfTables) {
  EXPECT_THAT(tables::SizesFor(8, {4, 3}).value(), ElementsAre(4, 4));
  EXPECT_THAT(tables::SizesFor(10, {4, 3}).value(), ElementsAre(4, 3, 3));
  EXPECT_THAT(tables::SizesFor(7, {3, 4}).value(), ElementsAre(4, 3));
  EXPECT_THAT(tables::SizesFor(11, {6, 5}).value(), ElementsAre(6, 5));
  EXPECT_FALSE(tables::SizesFor(5, {4, 3}));
  EXPECT_FALSE(tables::SizesFor(0, {4, 3}));
}

TEST(Seating, AsTryingEverything) {
  const std::vector<std::vector<int>> shapes{{3, 3}, {4, 3}, {3, 3, 3}, {4, 4}, {4, 3, 3}, {5, 4}, {6, 5}, {4, 4, 4}};
  for (std::uint64_t seed = 1; seed <= test::Effort(400U); ++seed) {
    test::Random random(seed);
    const auto& sizes = shapes[random.Next() % shapes.size()];
    const int players = std::accumulate(sizes.begin(), sizes.end(), 0);
    const int density = random.Between(0, 100);
    Times times;
    for (int a = 0; a < players; ++a) {
      for (int b = a + 1; b < players; ++b) {
        if (random.Percent(density)) times[{a, b}] = random.Between(1, 2);
      }
    }
    const tables::Seating found = tables::Seat(FieldOf(sizes, times));
    ASSERT_TRUE(found.proven) << "seed " << seed;
    const auto tried = judge::TryAllSeatings(sizes, [&](int a, int b) {
      const auto met = times.find({a, b});
      return met == times.end() ? 0 : met->second;
    });
    ASSERT_EQ(found.repeats, tried.repeats) << "seed " << seed;
    ASSERT_EQ(NumbersOf(found), tried.tables) << "seed " << seed;
  }
}

// Everybody has sat at so many tables already.
Times PastTables(int players, int size, int rounds) {
  Times times;
  test::Random random(7);
  std::vector<int> order(Size(players));
  std::iota(order.begin(), order.end(), 0);
  for (int r = 0; r < rounds; ++r) {
    random.Shuffle(std::span(order));
    for (int i = 0; i < players; ++i) {
      for (int j = i + 1; j < players && j / size == i / size; ++j) {
        ++times[std::minmax(order[Size(i)], order[Size(j)])];
      }
    }
  }
  return times;
}

TEST(Seating, AThousandPlayers) {
  for (const int rounds : {5, 20, 60}) {
    const tables::RankedField field = FieldOf(std::vector<int>(250, 4), PastTables(1000, 4, rounds));
    const tables::Seating seating = tables::Seat(field);
    EXPECT_EQ(seating.repeats, 0) << rounds;
    std::set<Place> seen;
    for (const auto& table : seating.tables) seen.insert(table.begin(), table.end());
    EXPECT_EQ(seen.size(), 1000U);
  }
}

// Forty players who have all met twice: the search is cut short, and ends.
TEST(Seating, TheSearchEnds) {
  Times times;
  for (int a = 0; a < 40; ++a) {
    for (int b = a + 1; b < 40; ++b) times[{a, b}] = 1 + (a * b) % 3;
  }
  const tables::Seating seating = tables::Seat(FieldOf(std::vector<int>(10, 4), times));
  EXPECT_GE(seating.repeats, 60);
}

}  // namespace
}  // namespace ronda::seating
