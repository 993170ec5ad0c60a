// What is wrong with the days an event states, in the words every reader uses: what is no day, what may be two, an end
// before the beginning. The days settle each other, so all of them are known when one is judged.
#pragma once

#include <optional>
#include <string>

#include "ronda/model/event_dates.h"

namespace ronda::formats {

struct DateFault {
  std::string message;
  std::string hint;
};

// Of a day that is stated; `settled` is the day the others make of it, if they do.
std::optional<DateFault> FaultOfDate(const std::string& text, const std::optional<Date>& settled);

// Of the end, where it lies before the beginning.
std::optional<std::string> FaultOfOrder(const EventDates& dates);

}  // namespace ronda::formats
