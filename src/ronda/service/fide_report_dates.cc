#include <fmt/format.h>

#include "ronda/base/date_reading.h"
#include "ronda/service/fide_report.h"

namespace ronda::service {
namespace {

// A complete day of a header record; told if there is none.
std::optional<Date> DayOf(const FideReportWork& work, const std::string& text, std::string_view record,
                          std::string_view what) {
  const auto day = ParseDate(text);
  if (day && day->IsComplete()) return day;
  work.AtRecord({.code = "report-dates",
                 .message = text.empty() ? fmt::format("the {} of the event is missing", what)
                                         : fmt::format("'{}' is no day for the {} of the event", text, what),
                 .hint = fmt::format("write it in record {} as 2026/03/14", record)},
                record);
  return std::nullopt;
}

std::optional<Date> RoundDay(const std::string& text) {
  const auto reading = ReadDate(text);
  return reading && reading->day.IsComplete() ? std::optional(reading->day) : std::nullopt;
}

// The dates of the rounds: one each, in their order, within the event.
class RoundDates {
 public:
  RoundDates(const FideReportWork& work, std::optional<Date> start, std::optional<Date> end)
      : work_(work), start_(start), end_(end) {}

  void Check() const {
    const auto& dates = work_.info().round_dates;
    const auto rounds = static_cast<std::size_t>(work_.tournament().rounds());
    std::optional<Date> before = start_;
    for (std::size_t i = 0; i < rounds; ++i) {
      const std::string text = i < dates.size() ? dates[i] : std::string();
      const auto day = RoundDay(text);
      if (!day) {
        Tell(text.empty() ? fmt::format("the date of round {} is missing", i + 1)
                          : fmt::format("'{}' is no day for round {}", text, i + 1),
             fmt::format("record 132 has the date of every round, YY/MM/DD; that of round {} in columns {} to {}",
                         i + 1, 92 + 10 * i, 99 + 10 * i));
        continue;
      }
      if (before && *day < *before) {
        Tell(fmt::format("round {} on {} is before {}", i + 1, ToString(*day),
                         i == 0 || before == start_ ? "the event begins" : "the round before it"),
             "correct record 132 or 042");
      }
      if (end_ && *day > *end_) {
        Tell(fmt::format("round {} on {} is after the event ends", i + 1, ToString(*day)), "correct record 132 or 052");
      }
      before = day;
    }
  }

 private:
  void Tell(std::string message, std::string hint) const {
    work_.AtRecord({.code = "report-dates", .message = std::move(message), .hint = std::move(hint)}, "132");
  }

  const FideReportWork& work_;
  std::optional<Date> start_;
  std::optional<Date> end_;
};

}  // namespace

void CheckReportedDates(FideReportWork work) {
  const auto start = DayOf(work, work.info().start_date, "042", "first day");
  const auto end = DayOf(work, work.info().end_date, "052", "last day");
  if (start && end && *end < *start) {
    work.AtRecord(
        {.code = "report-dates",
         .message = fmt::format("the event ends on {}, before it begins on {}", ToString(*end), ToString(*start)),
         .hint = "correct records 042 and 052"},
        "052");
    return;
  }
  RoundDates(work, start, end).Check();
}

}  // namespace ronda::service
