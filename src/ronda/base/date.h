// A day of the calendar, where month and day may be missing (in files written 00). Ages are counted in whole years, and
// only as far as the known parts allow.
#pragma once

#include <compare>
#include <optional>
#include <string>
#include <string_view>

namespace ronda {

struct Date {
  int year = 0;
  int month = 0;  // 0: not known
  int day = 0;    // 0: not known

  constexpr auto operator<=>(const Date&) const = default;
  constexpr bool IsComplete() const { return month > 0 && day > 0; }
};

// Any form of date_reading.h; of a range its first day. None if it is no day, or may be two.
std::optional<Date> ParseDate(std::string_view text);

// "2026-03-07"; without the parts that are not known.
std::string ToString(const Date& date);

// The age in whole years on a day. None if the missing parts leave two answers open.
std::optional<int> AgeOn(const Date& birth, const Date& day);

// The number of days from one complete date to another; negative if the other comes first.
int DaysBetween(const Date& from, const Date& to);

}  // namespace ronda
