// When an event was held, as its dates tell it together: they settle each other where one may mean two days.
#pragma once

#include <optional>
#include <vector>

#include "ronda/base/date.h"
#include "ronda/model/tournament.h"

namespace ronda {

struct EventDates {
  std::vector<Date> starts;  // the days it may have begun: none if that is not known, two if the text leaves it open
  std::optional<Date> end;

  // The first day if there is no doubt.
  std::optional<Date> start() const { return starts.size() == 1 ? std::optional(starts.front()) : std::nullopt; }
};

// Of the start and end of the event; where it has no start, of its first round.
EventDates DatesOf(const EventInfo& info);

// The days of the rounds: of two a text may mean that within the event; none where there is no day.
std::vector<std::optional<Date>> RoundDaysOf(const EventInfo& info);

// The days a choice by date has to agree for: of a month or a year its first and its last.
std::vector<Date> EndsOf(const std::vector<Date>& days);

// What `on_day` gives for the first day of the event; none if that day is not known, or leaves two answers open.
template <class OnDay>
auto ByFirstDay(const EventInfo& info, OnDay on_day) -> std::optional<decltype(on_day(Date{}))> {
  const std::vector<Date> days = EndsOf(DatesOf(info).starts);
  if (days.empty()) return std::nullopt;
  const auto first = on_day(days.front());
  for (const Date& day : days) {
    if (on_day(day) != first) return std::nullopt;
  }
  return first;
}

// Why an edition was taken: it was in force on the first day; or that day is not known, or leaves two open, and it is
// the newest. Empty without a date.
std::string WhyInForce(const EventInfo& info);
std::string WhyNewest(const EventInfo& info);

// The days in words: "2024-08-01", "2024-08-01 or 2001-08-24".
std::string Describe(const std::vector<Date>& days);

}  // namespace ronda
