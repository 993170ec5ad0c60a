#include "ronda/base/fraction.h"

#include <gtest/gtest.h>

#include <limits>

namespace ronda {
namespace {

TEST(FractionTest, IsInLowestTermsWithTheSignAbove) {
  EXPECT_EQ(Fraction(6, -4), Fraction(-3, 2));
  EXPECT_EQ(Fraction(6, -4).over(), -3);
  EXPECT_EQ(Fraction(6, -4).under(), 2);
  EXPECT_EQ(Fraction(0, 7).under(), 1);
}

TEST(FractionTest, CalculatesExactly) {
  EXPECT_EQ(Fraction(1, 3) + Fraction(1, 6), Fraction(1, 2));
  EXPECT_EQ(Fraction(1, 3) - Fraction(1, 2), Fraction(-1, 6));
  EXPECT_EQ(Fraction(2, 3) * Fraction(3, 4), Fraction(1, 2));
  EXPECT_EQ(Fraction(2, 3) / Fraction(-4, 3), Fraction(-1, 2));
}

TEST(FractionTest, ComparesWhatWouldOverflow) {
  const std::int64_t big = std::numeric_limits<std::int64_t>::max();
  EXPECT_LT(Fraction(big - 1, big), Fraction(1));
  EXPECT_LT(Fraction(big - 2, big - 1), Fraction(big - 1, big));
}

TEST(FractionTest, RoundsHalvesAwayFromZero) {
  EXPECT_EQ(RoundHalfUp(Fraction(5, 2)), 3);
  EXPECT_EQ(RoundHalfUp(Fraction(-5, 2)), -3);
  EXPECT_EQ(RoundHalfUp(Fraction(7, 3)), 2);
  EXPECT_EQ(RoundHalfUp(Fraction(-7, 3)), -2);
  EXPECT_EQ(RoundHalfUp(Fraction(8, 3)), 3);
}

TEST(FractionTest, PrintsDecimals) {
  EXPECT_EQ(ToDecimal(Fraction(8, 3), 2), "2.67");
  EXPECT_EQ(ToDecimal(Fraction(-1, 2), 2), "-0.50");
  EXPECT_EQ(ToDecimal(Fraction(-1, 1000), 2), "0.00");
  EXPECT_EQ(ToDecimal(Fraction(199, 2), 0), "100");
  EXPECT_EQ(ToDecimal(Fraction(101, 100), 1), "1.0");
}

}  // namespace
}  // namespace ronda
