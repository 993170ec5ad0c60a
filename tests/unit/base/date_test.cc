#include "ronda/base/date.h"

#include <gtest/gtest.h>

namespace ronda {
namespace {

TEST(Date, ReadsEveryFormWithOneMeaning) {
  EXPECT_EQ(ParseDate("2026/03/07"), (Date{2026, 3, 7}));
  EXPECT_EQ(ParseDate("2026-03-07"), (Date{2026, 3, 7}));
  EXPECT_EQ(ParseDate("2008/00/00"), (Date{2008, 0, 0}));
  EXPECT_EQ(ParseDate("2008"), (Date{2008, 0, 0}));
  EXPECT_EQ(ParseDate("2024-02-29"), (Date{2024, 2, 29}));
  EXPECT_EQ(ParseDate("29.02.2024"), (Date{2024, 2, 29}));
  EXPECT_EQ(ParseDate("26/03/07"), std::nullopt);  // 7 March 2026 or 26 March 2007
}

TEST(Date, RefusesWhatIsNoDay) {
  for (const char* text : {"", "2026/13/01", "2026-02-29", "yyyy-mm-dd", "0000"}) {
    EXPECT_FALSE(ParseDate(text)) << text;
  }
}

TEST(Date, WritesWhatIsKnown) {
  EXPECT_EQ(ToString(Date{2026, 3, 7}), "2026-03-07");
  EXPECT_EQ(ToString(Date{2026, 3, 0}), "2026-03");
  EXPECT_EQ(ToString(Date{2026, 0, 0}), "2026");
}

TEST(Date, CountsTheBirthdayItself) {
  const Date birth{2008, 5, 20};
  EXPECT_EQ(AgeOn(birth, {2026, 5, 19}), 17);
  EXPECT_EQ(AgeOn(birth, {2026, 5, 20}), 18);
  EXPECT_EQ(AgeOn({2008, 5, 0}, {2026, 6, 1}), 18);
  EXPECT_EQ(AgeOn({2008, 5, 0}, {2026, 5, 20}), std::nullopt);
  EXPECT_EQ(AgeOn({2008, 0, 0}, {2026, 5, 20}), std::nullopt);
}

TEST(Date, CountsDays) {
  EXPECT_EQ(DaysBetween({2024, 2, 28}, {2024, 3, 1}), 2);
  EXPECT_EQ(DaysBetween({2026, 1, 2}, {2026, 1, 1}), -1);
}

}  // namespace
}  // namespace ronda
