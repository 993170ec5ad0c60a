#include "ronda/pairing/verdict.h"

#include <gtest/gtest.h>

namespace ronda {
namespace {

TEST(MeasureText, SaysWhatANumberIs) {
  EXPECT_EQ(MeasureText({}, ValueUnit::kCounts), "none");
  EXPECT_EQ(MeasureText(std::vector{3}, ValueUnit::kCounts), "3");
  EXPECT_EQ(MeasureText(std::vector{3, 5}, ValueUnit::kCounts), "3 and 5");
  EXPECT_EQ(MeasureText(std::vector{20, 10, 10, 10, 0}, ValueUnit::kTenths), "2.0, 3 × 1.0 and 0.0");
  EXPECT_EQ(MeasureText(std::vector{0}, ValueUnit::kCountThenTenths), "0");
  EXPECT_EQ(MeasureText(std::vector{2, 15, 10}, ValueUnit::kCountThenTenths), "2 (with 1.5 and 1.0 points)");
}

}  // namespace
}  // namespace ronda
