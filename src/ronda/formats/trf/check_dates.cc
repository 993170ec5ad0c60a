// What is odd about the dates of the event, once all of them are read: they settle each other.
#include <fmt/format.h>

#include "ronda/base/date_reading.h"
#include "ronda/formats/event_date_faults.h"
#include "ronda/formats/trf/dates.h"
#include "ronda/formats/trf/interpret.h"

namespace ronda::trf {
namespace {

constexpr std::string_view kDate = "trf-date";

void CheckDate(const std::string& text, SourceSpan span, const std::optional<Date>& settled, Report& report) {
  if (IsDate(text)) return;
  if (const auto fault = formats::FaultOfDate(text, settled)) {
    report.Warn(span, kDate, fault->message, fault->hint);
    return;
  }
  const auto reading = ReadDate(text);
  if (!reading) return;
  const Date& day = settled ? *settled : reading->day;
  report.Note(span, kDate, fmt::format("'{}' is read as {}", text, ToString(day)),
              "TRF has year, month and day with slashes, as in 2026/03/14");
}

}  // namespace

void CheckDates(const Draft& draft, Report& report) {
  const EventDates dates = DatesOf(draft.info);
  if (draft.start_span) CheckDate(draft.info.start_date, *draft.start_span, dates.start(), report);
  if (!draft.end_span) return;
  CheckDate(draft.info.end_date, *draft.end_span, dates.end, report);
  if (const auto fault = formats::FaultOfOrder(dates)) {
    report.Warn(*draft.end_span, "trf-dates-reversed", *fault, "record 042 holds the first day, record 052 the last");
  }
}

}  // namespace ronda::trf
