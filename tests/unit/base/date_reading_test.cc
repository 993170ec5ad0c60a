#include "ronda/base/date_reading.h"

#include <gtest/gtest.h>

namespace ronda {
namespace {

std::string Read(std::string_view text, DateOrder order = DateOrder::kDayFirst) {
  const auto reading = ReadDate(text, order);
  if (!reading) return "no day";
  std::string day = ToString(reading->day);
  if (reading->instead) day += " or " + ToString(*reading->instead);
  if (reading->last) day += " to " + ToString(*reading->last);
  return day;
}

TEST(DateReading, TheFormsOfFiles) {
  for (const char* text :
       {"2024/08/01", "2024-08-01", "2024.08.01", "01/08/2024", "01.08.2024", "1.8.2024", "1. 8. 2024", "01-08-2024",
        "20240801", "1 August 2024", "01-Aug-2024", "August 1, 2024", "2024 Aug 1", " 2024/08/01 ",
        "2024-08-01T10:30:00", "2024/08/01 10:30", "01.08.24", "1.8.24", "1/8/24"}) {
    EXPECT_EQ(Read(text), "2024-08-01") << text;
  }
}

TEST(DateReading, TheDayComesFirstUnlessThatIsNoDay) {
  EXPECT_EQ(Read("08/25/2024"), "2024-08-25");
  EXPECT_EQ(ReadDate("08/25/2024")->order, DateOrder::kMonthFirst);
  EXPECT_EQ(Read("08/01/2024"), "2024-01-08");
  EXPECT_EQ(Read("08/01/2024", DateOrder::kMonthFirst), "2024-08-01");
  EXPECT_EQ(Read("8/25/24"), "2024-08-25");
  EXPECT_EQ(Read("1/8/4"), "no day");
}

TEST(DateReading, PartsMayBeMissing) {
  EXPECT_EQ(Read("2008"), "2008");
  EXPECT_EQ(Read("2008/00/00"), "2008");
  EXPECT_EQ(Read("2008/05/00"), "2008-05");
  EXPECT_EQ(Read("05.2008"), "2008-05");
  EXPECT_EQ(Read("May 2008"), "2008-05");
}

TEST(DateReading, TwoDigitsOfTheYearMayLeaveTwoDays) {
  EXPECT_EQ(Read("24/08/01"), "2024-08-01 or 2001-08-24");
  EXPECT_EQ(Read("24/13/32"), "no day");
  EXPECT_EQ(Read("31/08/24"), "2031-08-24 or 2024-08-31");
  EXPECT_EQ(Read("99/08/01"), "1999-08-01");
  EXPECT_EQ(Read("02/02/02"), "2002-02-02");
}

TEST(DateReading, Ranges) {
  for (const char* text : {"2024/12/27 - 2025/01/05", "2024/12/27-2025/01/05", "27.12.2024-05.01.2025",
                           "27/12/2024 to 05/01/2025", "2024-12-27..2025-01-05", "27 Dec 2024 – 5 Jan 2025"}) {
    EXPECT_EQ(Read(text), "2024-12-27 to 2025-01-05") << text;
  }
  for (const char* text :
       {"1-9.8.2024", "01.-09.08.2024", "1 - 9 August 2024", "1-9 Aug 2024", "01.08.-09.08.2024", "1/8-9/8/2024"}) {
    EXPECT_EQ(Read(text), "2024-08-01 to 2024-08-09") << text;
  }
}

TEST(DateReading, RefusesWhatIsNoDay) {
  for (const char* text :
       {"", "yyyy-mm-dd", "0000", "2026/13/01", "2026-02-29", "31.04.2024", "2026/00/12", "1", "12/2", "2024/08/01/02",
        "summer 2024", "09.08.2024-01.08.2024", "2024:08", "12345678901", "6/3/7"}) {
    EXPECT_EQ(Read(text), "no day") << text;
  }
}

}  // namespace
}  // namespace ronda
