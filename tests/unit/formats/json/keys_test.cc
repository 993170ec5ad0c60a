// Every field of the model has a key: a field that is added and forgotten here would be lost in writing.
#include "ronda/formats/json/keys.h"

#include <gtest/gtest.h>

namespace ronda::json {
namespace {

// Stands for a value of any type; only ever named, never made.
struct AnyValue {
  template <class T>
  operator T() const;  // NOLINT: conversion is its purpose
};

// The number of fields of an aggregate: the most values it can be made of.
template <class T, class... Values>
constexpr int FieldCount() {
  if constexpr (requires { T{Values{}..., AnyValue{}}; }) {
    return FieldCount<T, Values..., AnyValue>();
  } else {
    return static_cast<int>(sizeof...(Values));
  }
}

template <class T>
int KeyCount() {
  int count = 0;
  T value{};
  Describe(value, [&](Key, auto&) { ++count; });
  return count;
}

template <class T>
class Keys : public testing::Test {};
using Objects = testing::Types<EventInfo, PointSystem, MatchPointSystem, NationalRating, Player, RequestedBye,
                               ForbiddenGroup, KeptApart, ForbiddenTeams, Acceleration, AbnormalPoints, Team, LineUp,
                               ForfeitedMatch, TeamPairingByes, TeamBye, TeamAcceleration>;
TYPED_TEST_SUITE(Keys, Objects);

TYPED_TEST(Keys, AsManyAsFields) { EXPECT_EQ(KeyCount<TypeParam>(), FieldCount<TypeParam>()); }

// The players with their results are three fields under one key: players, rounds, entries. Two more are of events of
// matches, which are made of a tournament and never written: entries_are_matches, match_scores.
TEST(TournamentKeys, AsManyAsFields) {
  int count = 5;
  TournamentData data;
  DescribeSettings(data, [&](Key, auto&) { ++count; });
  DescribeLists(data, [&](Key, auto&) { ++count; });
  EXPECT_EQ(count, FieldCount<TournamentData>());
}

}  // namespace
}  // namespace ronda::json
