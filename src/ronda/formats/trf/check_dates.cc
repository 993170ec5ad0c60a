// What is odd about the dates of the event, once all of them are read: they settle each other.
#include <fmt/format.h>

#include "ronda/base/date_reading.h"
#include "ronda/formats/trf/dates.h"
#include "ronda/formats/trf/interpret.h"
#include "ronda/model/event_dates.h"

namespace ronda::trf {
namespace {

constexpr std::string_view kDate = "trf-date";

void CheckDate(const std::string& text, SourceSpan span, const std::optional<Date>& settled, Report& report) {
  if (text.empty() || IsDate(text)) return;
  const auto reading = ReadDate(text);
  if (!reading) {
    report.Warn(span, kDate, fmt::format("'{}' is no day of the calendar", text),
                "write year, month and day with slashes, as in 2026/03/14; no edition of the rules follows from this");
  } else if (reading->instead && !settled) {
    report.Warn(span, kDate,
                fmt::format("'{}' may be {} or {}", text, ToString(reading->day), ToString(*reading->instead)),
                "write four digits of the year, as in 2026/03/14; no edition of the rules follows from this");
  } else {
    const Date& day = settled ? *settled : reading->day;
    report.Note(span, kDate, fmt::format("'{}' is read as {}", text, ToString(day)),
                "TRF has year, month and day with slashes, as in 2026/03/14");
  }
}

}  // namespace

void CheckDates(const Draft& draft, Report& report) {
  const EventDates dates = DatesOf(draft.info);
  if (draft.start_span) CheckDate(draft.info.start_date, *draft.start_span, dates.start(), report);
  if (draft.end_span) CheckDate(draft.info.end_date, *draft.end_span, dates.end, report);
  if (!draft.end_span || !dates.end || !dates.start() || *dates.start() <= *dates.end) return;
  report.Warn(
      *draft.end_span, "trf-dates-reversed",
      fmt::format("the event ends on {}, before it begins on {}", ToString(*dates.end), ToString(*dates.start())),
      "record 042 holds the first day, record 052 the last");
}

}  // namespace ronda::trf
