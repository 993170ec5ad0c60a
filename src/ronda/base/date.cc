#include "ronda/base/date.h"

#include <fmt/format.h>

#include <cassert>
#include <chrono>

#include "ronda/base/date_reading.h"

namespace ronda {
namespace {

std::chrono::year_month_day Calendar(const Date& date) { return std::chrono::year(date.year) / date.month / date.day; }

}  // namespace

std::optional<Date> ParseDate(std::string_view text) {
  const auto reading = ReadDate(text);
  if (!reading || reading->instead) return std::nullopt;
  return reading->day;
}

std::string ToString(const Date& date) {
  if (date.month == 0) return fmt::format("{:04}", date.year);
  if (date.day == 0) return fmt::format("{:04}-{:02}", date.year, date.month);
  return fmt::format("{:04}-{:02}-{:02}", date.year, date.month, date.day);
}

std::optional<int> AgeOn(const Date& birth, const Date& day) {
  const int years = day.year - birth.year;
  if (birth.month == 0 || day.month == 0) return std::nullopt;
  if (birth.month != day.month) return birth.month < day.month ? years : years - 1;
  if (birth.day == 0 || day.day == 0) return std::nullopt;
  return birth.day <= day.day ? years : years - 1;
}

int DaysBetween(const Date& from, const Date& to) {
  assert(from.IsComplete() && to.IsComplete());
  return static_cast<int>((std::chrono::sys_days(Calendar(to)) - std::chrono::sys_days(Calendar(from))).count());
}

}  // namespace ronda
