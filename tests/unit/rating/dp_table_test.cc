#include "ronda/rating/dp_table.h"

#include <gtest/gtest.h>

namespace ronda::rating {
namespace {

TEST(DpTable, KnowsTheEndsAndTheMiddle) {
  EXPECT_EQ(DifferenceFor(100), 800);
  EXPECT_EQ(DifferenceFor(99), 677);
  EXPECT_EQ(DifferenceFor(70), 149);
  EXPECT_EQ(DifferenceFor(50), 0);
  EXPECT_EQ(DifferenceFor(49), -7);
  EXPECT_EQ(DifferenceFor(0), -800);
}

TEST(DpTable, ExpectsByTheUpperBoundOfTheDifference) {
  EXPECT_EQ(ExpectedScore(0), 50);
  EXPECT_EQ(ExpectedScore(3), 50);
  EXPECT_EQ(ExpectedScore(4), 51);
  EXPECT_EQ(ExpectedScore(391), 91);
  EXPECT_EQ(ExpectedScore(392), 92);
  EXPECT_EQ(ExpectedScore(735), 99);
  EXPECT_EQ(ExpectedScore(736), 100);
  EXPECT_EQ(ExpectedScore(-736), 0);
}

TEST(DpTable, IsSymmetric) {
  for (int percentage = 0; percentage <= 100; ++percentage) {
    EXPECT_EQ(DifferenceFor(percentage), -DifferenceFor(100 - percentage)) << percentage;
  }
  for (int difference = -900; difference <= 900; ++difference) {
    EXPECT_EQ(ExpectedScore(difference) + ExpectedScore(-difference), 100) << difference;
  }
}

// A difference from the first table lets expect the score it came from.
TEST(DpTable, TheTwoTablesAgree) {
  for (int percentage = 1; percentage <= 99; ++percentage) {
    EXPECT_EQ(ExpectedScore(DifferenceFor(percentage)), percentage);
  }
}

}  // namespace
}  // namespace ronda::rating
