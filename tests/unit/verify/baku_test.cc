#include "ronda/pairing/swiss/baku.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace ronda::swiss {
namespace {

using testing::ElementsAre;
using testing::SizeIs;

// C.04.5/2025 §1.4, example: nine rounds, five of them accelerated, three with a point and two with half a point.
TEST(Baku, NineRounds) {
  const auto table = BakuTable(12, 9, PointSystem{});
  ASSERT_THAT(table, SizeIs(6));
  EXPECT_EQ(table.back().player, PlayerIndex(5));
  const Points one = Points::Whole(1);
  const Points half = Points::Tenths(5);
  EXPECT_THAT(table.front().by_round, ElementsAre(one, one, one, half, half));
}

// §1.2, example: of 161 players the first 82 are accelerated.
TEST(Baku, UpperHalfIsRoundedUpToAnEvenNumber) {
  EXPECT_THAT(BakuTable(161, 9, PointSystem{}), SizeIs(82));
  EXPECT_THAT(BakuTable(10, 9, PointSystem{}), SizeIs(6));
  EXPECT_THAT(BakuTable(9, 9, PointSystem{}), SizeIs(6));
  EXPECT_THAT(BakuTable(160, 9, PointSystem{}), SizeIs(80));
}

TEST(Baku, OnlyWhereAWinIsTwoDrawsAndALossNothing) {
  PointSystem points;
  EXPECT_TRUE(BakuApplies(points));
  points.win = {Points::Whole(3), Points::Whole(3)};
  EXPECT_FALSE(BakuApplies(points));
  points.draw = {Points::Tenths(15), Points::Tenths(15)};
  EXPECT_TRUE(BakuApplies(points));
  points.loss = {Points::Tenths(5), Points::Tenths(5)};
  EXPECT_FALSE(BakuApplies(points));
}

}  // namespace
}  // namespace ronda::swiss
