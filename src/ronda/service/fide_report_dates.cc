#include <fmt/format.h>

#include "ronda/model/event_dates.h"
#include "ronda/service/fide_report.h"

namespace ronda::service {
namespace {

// A header record and the day it means, if that is a complete one.
struct HeaderDay {
  std::string_view record;
  std::string_view what;
  std::string text;
  std::optional<Date> day;
};

// The day; told if there is none.
std::optional<Date> DayOf(const FideReportWork& work, const HeaderDay& header) {
  const auto& [record, what, text, day] = header;
  if (day && day->IsComplete()) return day;
  work.AtRecord({.code = "report-dates",
                 .message = text.empty() ? fmt::format("the {} of the event is missing", what)
                                         : fmt::format("'{}' is no day for the {} of the event", text, what),
                 .hint = fmt::format("write it in record {} as 2026/03/14", record)},
                record);
  return std::nullopt;
}

// The dates of the rounds: one each, in their order, within the event.
class RoundDates {
 public:
  RoundDates(const FideReportWork& work, std::optional<Date> start, std::optional<Date> end)
      : work_(work), start_(start), end_(end) {}

  void Check() const {
    const auto& dates = work_.info().round_dates;
    const auto days = RoundDaysOf(work_.info());
    std::optional<Date> before = start_;
    for (const Round round : work_.tournament().round_ids()) {
      const std::size_t i = round.index();
      const std::string text = i < dates.size() ? dates[i] : std::string();
      const auto day = i < days.size() ? days[i] : std::nullopt;
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
  const EventDates dates = DatesOf(work.info());
  const auto own_start = work.info().start_date.empty() ? std::nullopt : dates.start();
  const auto start = DayOf(work, {"042", "first day", work.info().start_date, own_start});
  const auto end = DayOf(work, {"052", "last day", work.info().end_date, dates.end});
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

TournamentData WithPlainDates(TournamentData data) {
  const EventDates dates = DatesOf(data.info);
  const auto rounds = RoundDaysOf(data.info);
  const auto long_form = [](const Date& day) { return fmt::format("{:04}/{:02}/{:02}", day.year, day.month, day.day); };
  if (const auto start = dates.start(); start && start->IsComplete()) data.info.start_date = long_form(*start);
  if (dates.end && dates.end->IsComplete()) data.info.end_date = long_form(*dates.end);
  for (std::size_t i = 0; i < rounds.size(); ++i) {
    if (rounds[i]) data.info.round_dates[i] = long_form(*rounds[i]).substr(2);
  }
  return data;
}

}  // namespace ronda::service
