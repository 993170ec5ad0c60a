#include "ronda/formats/csv/birth_date.h"

#include <fmt/format.h>

#include <vector>

#include "ronda/base/columns.h"
#include "ronda/formats/trf/dates.h"

namespace ronda::csv {
namespace {

constexpr std::size_t kYearDigits = 4;
constexpr int kMonths = 12;

struct Part {
  int number = 0;
  std::size_t digits = 0;
};

// The numbers between slashes, dots or hyphens; none if there is anything else.
std::optional<std::vector<Part>> Parts(std::string_view text) {
  std::vector<Part> parts;
  while (true) {
    const std::size_t end = text.find_first_of("/.-");
    const std::string_view digits = text.substr(0, end);
    const auto number = ParseCount(digits);
    if (!number || digits.size() > kYearDigits || parts.size() == 3) return std::nullopt;
    parts.push_back({*number, digits.size()});
    if (end == std::string_view::npos) return parts;
    text.remove_prefix(end + 1);
  }
}

std::optional<BirthDate> Checked(int year, int month, int day) {
  std::string date = fmt::format("{:04}/{:02}/{:02}", year, month, day);
  if (!trf::IsBirthDate(date)) return std::nullopt;
  return BirthDate{std::move(date)};
}

// The year is last: with dots the day is first, as it is wherever dots are used; otherwise only if the numbers say so.
std::optional<BirthDate> YearLast(int first, int second, int year, char separator) {
  if (separator == '.' || first > kMonths || first == second) return Checked(year, second, first);
  if (second > kMonths) return Checked(year, first, second);
  auto date = Checked(year, 0, 0);
  if (date) date->is_ambiguous = true;
  return date;
}

}  // namespace

std::optional<BirthDate> ReadBirthDate(std::string_view text) {
  const auto parts = Parts(text);
  if (!parts) return std::nullopt;
  const auto number = [&](std::size_t i) { return i < parts->size() ? (*parts)[i].number : 0; };
  if (parts->front().digits == kYearDigits) return Checked(number(0), number(1), number(2));
  if (parts->size() != 3 || parts->back().digits != kYearDigits) return std::nullopt;
  return YearLast(number(0), number(1), number(2), text[text.find_first_of("/.-")]);
}

}  // namespace ronda::csv
