#include "ronda/base/date.h"

#include <fmt/format.h>

#include <cassert>
#include <chrono>

#include "ronda/base/columns.h"

namespace ronda {
namespace {

std::chrono::year_month_day Calendar(const Date& date) { return std::chrono::year(date.year) / date.month / date.day; }

bool Exists(const Date& date) {
  if (date.year < 1000 || date.month > 12 || date.day > 31) return false;
  return !date.IsComplete() || Calendar(date).ok();
}

}  // namespace

std::optional<Date> ParseDate(std::string_view text) {
  text = Trim(text);
  if (text.size() != 4 && text.size() != 7 && text.size() != 10) return std::nullopt;
  Date date;
  int* const parts[] = {&date.year, &date.month, &date.day};
  std::size_t at = 0;
  for (int* part : parts) {
    if (at >= text.size()) break;
    if (at > 0 && text[at - 1] != '/' && text[at - 1] != '-') return std::nullopt;
    const auto number = ParseCount(text.substr(at, at == 0 ? 4 : 2));
    if (!number) return std::nullopt;
    *part = *number;
    at += at == 0 ? 5 : 3;
  }
  return Exists(date) ? std::optional(date) : std::nullopt;
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
