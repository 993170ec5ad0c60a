// Days as people and programs write them: 2026/03/07, 2026-03-07, 07/03/2026, 7.3.2026, 26/03/07, 7 March 2026, and
// ranges of two such days. What may mean two days says so; what is no day of the calendar is refused, never mended.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "ronda/base/date.h"

namespace ronda {

enum class DateOrder : std::uint8_t { kYearFirst, kDayFirst, kMonthFirst };

struct DateReading {
  Date day;  // of a range the first
  DateOrder order = DateOrder::kYearFirst;
  // Another day the text may mean: with two digits of the year 24/08/01 is a day of 2024 or of 2001.
  std::optional<Date> instead = {};
  std::optional<Date> last = {};  // of a range
};

// Where the year is last the day comes before the month, unless that is no day; `order` says otherwise. None if it is
// no day.
std::optional<DateReading> ReadDate(std::string_view text, DateOrder order = DateOrder::kDayFirst);

}  // namespace ronda
