#include "ronda/base/date_reading.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <chrono>
#include <string>
#include <vector>

#include "ronda/base/columns.h"

namespace ronda {
namespace {

constexpr std::array<std::string_view, 12> kMonths{"january",   "february", "march",    "april",
                                                   "may",       "june",     "july",     "august",
                                                   "september", "october",  "november", "december"};
constexpr std::size_t kYearDigits = 4;
constexpr int kCentury = 100;
constexpr int kFirstShortYear = 70;  // 70 is 1970, 69 is 2069

// A number of a date, or a month by its name.
struct Part {
  int number = 0;
  std::size_t digits = 0;  // 0: a name
};

std::string Lower(std::string_view text) {
  std::string lower(text);
  std::ranges::transform(lower, lower.begin(), [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  return lower;
}

bool IsDigit(char c) { return c >= '0' && c <= '9'; }
bool IsLetter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }

std::optional<int> MonthOf(std::string_view word) {
  if (word.size() < 3) return std::nullopt;
  const std::string lower = Lower(word);
  const auto found = std::ranges::find_if(kMonths, [&](std::string_view month) { return month.starts_with(lower); });
  if (found == kMonths.end()) return std::nullopt;
  return static_cast<int>(found - kMonths.begin()) + 1;
}

// The numbers and names of a text between slashes, dots, hyphens, commas and blanks; none if there is anything else.
std::optional<std::vector<Part>> PartsOf(std::string_view text) {
  std::vector<Part> parts;
  for (std::size_t at = 0; at < text.size();) {
    std::size_t end = at;
    if (IsDigit(text[at])) {
      while (end < text.size() && IsDigit(text[end])) ++end;
      const auto number = ParseCount(text.substr(at, end - at));
      if (!number) return std::nullopt;
      parts.push_back({*number, end - at});
    } else if (IsLetter(text[at])) {
      while (end < text.size() && IsLetter(text[end])) ++end;
      const auto month = MonthOf(text.substr(at, end - at));
      if (!month) return std::nullopt;
      parts.push_back({*month, 0});
    } else if (std::string_view("/.-, ").find(text[at]) != std::string_view::npos) {
      ++end;
    } else {
      return std::nullopt;
    }
    at = end;
  }
  return parts;
}

bool Exists(const Date& date) {
  if (date.year < 1000 || date.year > 9999 || date.month > 12 || date.day > 31) return false;
  if (date.month == 0) return date.day == 0;
  if (date.day == 0) return true;
  return (std::chrono::year(date.year) / date.month / date.day).ok();
}

std::optional<Date> DayOf(const Part& year, const Part& month, const Part& day) {
  Date date{year.number, month.number, day.number};
  if (year.digits == 2) date.year += date.year < kFirstShortYear ? 20 * kCentury : 19 * kCentury;
  if (day.digits > 2 || month.digits > 2) return std::nullopt;
  return Exists(date) ? std::optional(date) : std::nullopt;
}

using Reading = std::optional<DateReading>;

Reading As(const std::optional<Date>& day, DateOrder order) {
  return day ? Reading(DateReading{*day, order}) : std::nullopt;
}

Reading YearLast(const std::vector<Part>& parts, DateOrder order) {
  const auto day_first = As(DayOf(parts[2], parts[1], parts[0]), DateOrder::kDayFirst);
  const auto month_first = As(DayOf(parts[2], parts[0], parts[1]), DateOrder::kMonthFirst);
  if (order == DateOrder::kMonthFirst && month_first) return month_first;
  return day_first ? day_first : month_first;
}

// Two digits of the year: it is first, as in record 132, or last.
Reading ShortYear(const std::vector<Part>& parts, std::string_view text) {
  const auto year_first = As(DayOf(parts[0], parts[1], parts[2]), DateOrder::kYearFirst);
  const auto day_first = As(DayOf(parts[2], parts[1], parts[0]), DateOrder::kDayFirst);
  const bool has_dots = text.find('.') != std::string_view::npos;
  if (!day_first) return has_dots ? std::nullopt : year_first;
  if (!year_first || has_dots) return day_first;
  Reading reading = year_first;
  if (day_first->day != year_first->day) reading->instead = day_first->day;
  return reading;
}

// A month by its name: the year is the number of four digits, else the last.
Reading WithName(const std::vector<Part>& parts) {
  const auto name = std::ranges::find(parts, std::size_t{0}, &Part::digits);
  std::vector<Part> numbers;
  std::ranges::copy_if(parts, std::back_inserter(numbers), [](const Part& part) { return part.digits > 0; });
  if (numbers.size() != 2) return std::nullopt;
  const bool year_first = numbers[0].digits == kYearDigits;
  return As(DayOf(numbers[year_first ? 0 : 1], *name, numbers[year_first ? 1 : 0]), DateOrder::kDayFirst);
}

Reading OneDay(std::string_view text, DateOrder order) {
  const auto parts = PartsOf(text);
  if (!parts || parts->empty() || parts->size() > 3) return std::nullopt;
  const auto& all = *parts;
  const Part none{0, 2};
  if (std::ranges::count(all, std::size_t{0}, &Part::digits) > 0) {
    if (all.size() == 3) return WithName(all);
    return all.size() == 2 && all[0].digits == 0 ? As(DayOf(all[1], all[0], none), DateOrder::kYearFirst)
                                                 : std::nullopt;
  }
  if (all.front().digits == kYearDigits) {
    return As(DayOf(all[0], all.size() > 1 ? all[1] : none, all.size() > 2 ? all[2] : none), DateOrder::kYearFirst);
  }
  if (all.size() == 1 && all[0].digits == 2 * kYearDigits) {  // 20260307
    const Part year{all[0].number / (kCentury * kCentury), kYearDigits};
    return As(DayOf(year, {all[0].number / kCentury % kCentury, 2}, {all[0].number % kCentury, 2}),
              DateOrder::kYearFirst);
  }
  if (all.size() == 2 && all[1].digits == kYearDigits) return As(DayOf(all[1], all[0], none), DateOrder::kDayFirst);
  if (all.size() != 3) return std::nullopt;
  if (all.back().digits == kYearDigits) return YearLast(all, order);
  if (std::ranges::any_of(all, [](const Part& part) { return part.digits > 2; })) return std::nullopt;
  if (all.front().digits == 2) return ShortYear(all, text);
  return all.back().digits == 2 ? YearLast(all, order) : std::nullopt;  // 1.8.24: no year has one digit
}

// A time of day behind the day says nothing here.
std::string_view WithoutTime(std::string_view text) {
  const std::size_t colon = text.find(':');
  if (colon == std::string_view::npos) return text;
  const std::size_t before = text.find_last_of("T ", colon);
  return before == std::string_view::npos ? text : Trim(text.substr(0, before));
}

struct Ends {
  std::string_view first;
  std::string_view last;
};

std::optional<Ends> SplitAt(std::string_view text, std::string_view mark) {
  const std::size_t at = text.find(mark);
  if (at == std::string_view::npos) return std::nullopt;
  return Ends{Trim(text.substr(0, at)), Trim(text.substr(at + mark.size()))};
}

// The two ends of a range. A hyphen parts them where the days have other separators.
std::optional<Ends> EndsOf(std::string_view text) {
  for (const std::string_view mark : {" - ", " to ", "–", " – ", "..", " until "}) {
    if (const auto ends = SplitAt(text, mark)) return ends;
  }
  const bool has_others = text.find_first_of("/.") != std::string_view::npos || std::ranges::any_of(text, IsLetter);
  if (!has_others || std::ranges::count(text, '-') != 1) return std::nullopt;
  return SplitAt(text, "-");
}

// "1" and "27.12" of a range get what they lack from its last day.
Reading FirstEnd(std::string_view text, const DateReading& last, DateOrder order) {
  if (auto whole = OneDay(text, order)) return whole;
  const auto parts = PartsOf(text);
  if (!parts || parts->empty() || parts->size() > 2) return std::nullopt;
  const auto& all = *parts;
  Date day = last.day;
  const bool month_first = last.order == DateOrder::kMonthFirst || all[0].digits == 0;
  if (all.size() == 2) day.month = all[month_first ? 0 : 1].number;
  day.day = all[all.size() == 2 && month_first ? 1 : 0].number;
  return day.IsComplete() && Exists(day) ? As(day, last.order) : std::nullopt;
}

}  // namespace

std::optional<DateReading> ReadDate(std::string_view text, DateOrder order) {
  text = WithoutTime(Trim(text));
  const auto ends = EndsOf(text);
  if (!ends) return OneDay(text, order);
  const auto last = OneDay(ends->last, order);
  if (!last || last->instead) return std::nullopt;
  auto first = FirstEnd(ends->first, *last, order);
  if (!first || first->instead || last->day < first->day) return std::nullopt;
  first->last = last->day;
  return first;
}

}  // namespace ronda
