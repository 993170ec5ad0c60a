#include "ronda/formats/event_date_faults.h"

#include <fmt/format.h>

#include "ronda/base/date_reading.h"

namespace ronda::formats {

std::optional<DateFault> FaultOfDate(const std::string& text, const std::optional<Date>& settled) {
  if (text.empty()) return std::nullopt;
  const auto reading = ReadDate(text);
  if (!reading) {
    return DateFault{
        fmt::format("'{}' is no day of the calendar", text),
        "write year, month and day with slashes, as in 2026/03/14; no edition of the rules follows from this"};
  }
  if (!reading->instead || settled) return std::nullopt;
  return DateFault{fmt::format("'{}' may be {} or {}", text, ToString(reading->day), ToString(*reading->instead)),
                   "write four digits of the year, as in 2026/03/14; no edition of the rules follows from this"};
}

std::optional<std::string> FaultOfOrder(const EventDates& dates) {
  const auto start = dates.start();
  if (!dates.end || !start || *start <= *dates.end) return std::nullopt;
  return fmt::format("the event ends on {}, before it begins on {}", ToString(*dates.end), ToString(*start));
}

}  // namespace ronda::formats
