#include "ronda/model/event_dates.h"

#include <gtest/gtest.h>

namespace ronda {
namespace {

EventDates Dates(std::string start, std::string end, std::vector<std::string> rounds = {}) {
  EventInfo info;
  info.start_date = std::move(start);
  info.end_date = std::move(end);
  info.round_dates = std::move(rounds);
  return DatesOf(info);
}

std::string Starts(std::string start, std::string end, std::vector<std::string> rounds = {}) {
  return Describe(Dates(std::move(start), std::move(end), std::move(rounds)).starts);
}

TEST(EventDates, AnyForm) {
  EXPECT_EQ(Starts("01.08.2024", "09.08.2024"), "2024-08-01");
  EXPECT_EQ(Dates("01.08.2024", "09.08.2024").end, (Date{2024, 8, 9}));
  EXPECT_EQ(Starts("next summer", ""), "");
  EXPECT_EQ(Dates("", "").start(), std::nullopt);
}

TEST(EventDates, SettleEachOther) {
  EXPECT_EQ(Starts("24/08/01", ""), "2024-08-01 or 2001-08-24");
  EXPECT_EQ(Dates("24/08/01", "").start(), std::nullopt);
  EXPECT_EQ(Starts("24/08/01", "2024/08/09"), "2024-08-01");
  EXPECT_EQ(Starts("01/08/24", "09/08/24", {"24/08/01"}), "2024-08-01");
  EXPECT_EQ(Dates("2024/08/01", "24/08/09").end, (Date{2024, 8, 9}));
}

TEST(EventDates, TheMonthIsFirstInBothOrInNone) {
  EXPECT_EQ(Starts("08/01/2024", "08/25/2024"), "2024-08-01");
  EXPECT_EQ(Starts("08/01/2024", "09/01/2024"), "2024-01-08");
}

TEST(EventDates, ARangeHasBothEnds) {
  const EventDates dates = Dates("1-9.8.2024", "");
  EXPECT_EQ(dates.start(), (Date{2024, 8, 1}));
  EXPECT_EQ(dates.end, (Date{2024, 8, 9}));
}

TEST(EventDates, TheFirstRoundStandsInForTheStart) {
  EXPECT_EQ(Starts("", "", {"24/08/01", "24/08/02"}), "2024-08-01");
  EXPECT_EQ(Starts("2024/07/31", "", {"24/08/01"}), "2024-07-31");
}

TEST(EventDates, AMonthOrAYearHasTwoEnds) {
  EXPECT_EQ(Describe(EndsOf({{2024, 0, 0}})), "2024-01-01 or 2024-12-31");
  EXPECT_EQ(Describe(EndsOf({{2024, 8, 0}})), "2024-08-01 or 2024-08-31");
}

TEST(EventDates, WhatFollowsFromTheFirstDayIsNotGuessed) {
  EventInfo info;
  const auto year = [](const Date& day) { return day.year; };
  EXPECT_EQ(ByFirstDay(info, year), std::nullopt);
  info.start_date = "2024";
  EXPECT_EQ(ByFirstDay(info, year), 2024);
  info.start_date = "24/08/01";
  EXPECT_EQ(ByFirstDay(info, year), std::nullopt);
}

}  // namespace
}  // namespace ronda
