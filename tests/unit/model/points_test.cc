#include "ronda/model/points.h"

#include <gtest/gtest.h>

namespace ronda {
namespace {

TEST(Points, PrintOneDecimal) {
  EXPECT_EQ(ToString(Points::Tenths(115)), "11.5");
  EXPECT_EQ(ToString(Points::Tenths(-5)), "-0.5");
  EXPECT_EQ(ToString(Points{}), "0.0");
}

TEST(Points, ReadsWhatPeopleWrite) {
  EXPECT_EQ(ParsePoints("11.5"), Points::Tenths(115));
  EXPECT_EQ(ParsePoints(".5"), Points::Tenths(5));
  EXPECT_EQ(ParsePoints("3"), Points::Whole(3));
  EXPECT_EQ(ParsePoints("-1.0"), Points::Whole(-1));
  EXPECT_EQ(ParsePoints("0.50"), Points::Tenths(5));
}

TEST(Points, RefusesWhatIsNoTenth) {
  for (const char* text : {"", ".", "-", "0.25", "1,5", "1.5x", "x", "1.-5", "99999999999", " 1"}) {
    EXPECT_EQ(ParsePoints(text), std::nullopt) << text;
  }
}

}  // namespace
}  // namespace ronda
