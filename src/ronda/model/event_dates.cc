#include "ronda/model/event_dates.h"

#include <fmt/format.h>

#include <algorithm>

#include "ronda/base/date_reading.h"

namespace ronda {
namespace {

constexpr int kLongestEvent = 366;  // days

std::vector<Date> DaysOf(const std::optional<DateReading>& reading) {
  std::vector<Date> days;
  if (reading) days.push_back(reading->day);
  if (reading && reading->instead) days.push_back(*reading->instead);
  return days;
}

// A file writes all its dates in one order: where one of them can only have the month first, all have.
DateOrder OrderOf(const EventInfo& info) {
  for (const std::string& text : {info.start_date, info.end_date}) {
    const auto reading = ReadDate(text);
    if (reading && reading->order == DateOrder::kMonthFirst) return DateOrder::kMonthFirst;
  }
  return DateOrder::kDayFirst;
}

bool Fit(const Date& start, const Date& end) {
  if (!start.IsComplete() || !end.IsComplete()) return start.year <= end.year;
  const int days = DaysBetween(start, end);
  return days >= 0 && days <= kLongestEvent;
}

// Keeps the days to which some day of the others fits, if there is any.
template <class Fits>
void Settle(std::vector<Date>& days, const std::vector<Date>& others, Fits fits) {
  std::vector<Date> kept;
  std::ranges::copy_if(days, std::back_inserter(kept), [&](const Date& day) {
    return std::ranges::any_of(others, [&](const Date& other) { return fits(day, other); });
  });
  if (!kept.empty()) days = std::move(kept);
}

// TRF26, record 132: the dates of the rounds have two digits of the year, which comes first.
std::vector<Date> FirstRound(const EventInfo& info) {
  if (info.round_dates.empty()) return {};
  const auto reading = ReadDate(info.round_dates.front());
  if (!reading || !reading->day.IsComplete()) return {};
  return {reading->day};
}

}  // namespace

EventDates DatesOf(const EventInfo& info) {
  const DateOrder order = OrderOf(info);
  const auto start = ReadDate(info.start_date, order);
  const auto end = ReadDate(info.end_date, order);
  EventDates dates{DaysOf(start), std::nullopt};
  std::vector<Date> ends = DaysOf(end);
  if (end && end->last) ends = {*end->last};
  if (ends.empty() && start && start->last) ends = {*start->last};
  const std::vector<Date> first_round = FirstRound(info);
  if (dates.starts.size() > 1) Settle(dates.starts, first_round, std::equal_to<>{});
  if (dates.starts.size() > 1) Settle(dates.starts, ends, Fit);
  if (ends.size() > 1) Settle(ends, dates.starts, [](const Date& day, const Date& from) { return Fit(from, day); });
  if (info.start_date.empty()) dates.starts = first_round;
  if (ends.size() == 1) dates.end = ends.front();
  return dates;
}

std::vector<std::optional<Date>> RoundDaysOf(const EventInfo& info) {
  const auto start = DatesOf(info).start();
  std::vector<std::optional<Date>> rounds;
  for (const std::string& text : info.round_dates) {
    std::vector<Date> days = DaysOf(ReadDate(text));
    std::erase_if(days, [](const Date& day) { return !day.IsComplete(); });
    if (start) Settle(days, {*start}, [](const Date& day, const Date& from) { return Fit(from, day); });
    rounds.push_back(days.empty() ? std::nullopt : std::optional(days.front()));
  }
  return rounds;
}

std::vector<Date> EndsOf(const std::vector<Date>& days) {
  std::vector<Date> ends;
  for (const Date& day : days) {
    if (day.IsComplete()) {
      ends.push_back(day);
    } else if (day.month > 0) {
      ends.insert(ends.end(), {{day.year, day.month, 1}, {day.year, day.month, 31}});
    } else {
      ends.insert(ends.end(), {{day.year, 1, 1}, {day.year, 12, 31}});
    }
  }
  return ends;
}

namespace {

// "on 2025-05-01", "in 2025".
std::string OnOrIn(const std::vector<Date>& days) {
  return (days.front().IsComplete() ? "on " : "in ") + Describe(days);
}

}  // namespace

std::string WhyInForce(const EventInfo& info) {
  const std::vector<Date> days = DatesOf(info).starts;
  return days.empty() ? "" : fmt::format("in force {}", OnOrIn(days));
}

std::string WhyNewest(const EventInfo& info) {
  const std::vector<Date> days = DatesOf(info).starts;
  if (!days.empty()) return fmt::format("the newest edition, for the event began {}", OnOrIn(days));
  if (info.start_date.empty()) return "";
  return fmt::format("the newest edition, for '{}' is no date", info.start_date);
}

std::string Describe(const std::vector<Date>& days) {
  std::string text;
  for (const Date& day : days) text += (text.empty() ? "" : " or ") + ToString(day);
  return text;
}

}  // namespace ronda
