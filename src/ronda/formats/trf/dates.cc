#include "ronda/formats/trf/dates.h"

#include <chrono>

#include "ronda/base/columns.h"

namespace ronda::trf {
namespace {

struct Parts {
  std::optional<int> year;
  std::optional<int> month;
  std::optional<int> day;

  bool Complete() const { return year && month && day; }
};

// The three numbers of a date with slashes whose year has the given number of digits.
Parts Take(std::string_view text, std::size_t year_digits) {
  if (text.size() != year_digits + 6 || text[year_digits] != '/' || text[year_digits + 3] != '/') return {};
  return {ParseCount(text.substr(0, year_digits)), ParseCount(text.substr(year_digits + 1, 2)),
          ParseCount(text.substr(year_digits + 4, 2))};
}

bool Exists(const Parts& parts) {
  if (!parts.Complete()) return false;
  const std::chrono::year_month_day day{std::chrono::year(*parts.year),
                                        std::chrono::month(static_cast<unsigned>(*parts.month)),
                                        std::chrono::day(static_cast<unsigned>(*parts.day))};
  return day.ok();
}

}  // namespace

bool IsDate(std::string_view text) {
  const Parts parts = Take(text, 4);
  return Exists(parts) && *parts.year > 0;
}

bool IsShortDate(std::string_view text) {
  Parts parts = Take(text, 2);
  if (parts.year) parts.year = *parts.year + 2000;
  return Exists(parts);
}

bool IsBirthDate(std::string_view text) {
  if (text.size() == 4) return ParseCount(text).has_value();
  Parts parts = Take(text, 4);
  if (!parts.Complete()) return false;
  if (*parts.day == 0) parts.day = 1;
  if (*parts.month == 0) parts.month = 1;
  return Exists(parts);
}

}  // namespace ronda::trf
