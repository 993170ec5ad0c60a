#include "ronda/pairing/verdict.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <utility>

namespace ronda {
namespace {

// What stands there several times running is counted.
std::string ListText(std::span<const int> numbers, ValueUnit unit) {
  std::vector<std::string> parts;
  for (auto at = numbers.begin(); at != numbers.end();) {
    const auto next = std::find_if(at, numbers.end(), [&](int other) { return other != *at; });
    const bool is_count = unit == ValueUnit::kCounts;
    const std::string number = is_count ? fmt::format("{}", *at) : ToString(Points::Tenths(*at));
    parts.push_back(is_count || next - at == 1 ? number : fmt::format("{} × {}", next - at, number));
    at = is_count ? at + 1 : next;
  }
  if (parts.size() == 1) return parts.front();
  const std::vector<std::string> head(parts.begin(), parts.end() - 1);
  return fmt::format("{} and {}", fmt::join(head, ", "), parts.back());
}

}  // namespace

std::string MeasureText(std::span<const int> value, ValueUnit unit) {
  if (value.empty()) return "none";
  if (unit != ValueUnit::kCountThenTenths) return ListText(value, unit);
  if (value.size() == 1) return fmt::format("{}", value.front());
  return fmt::format("{} (with {} points)", value.front(), ListText(value.subspan(1), ValueUnit::kTenths));
}

Verdict CompareValues(Points bracket, std::vector<CriterionValue> expected, std::vector<CriterionValue> found) {
  Verdict verdict;
  verdict.bracket = bracket;
  verdict.kind = Verdict::Kind::kLaterInOrder;
  for (std::size_t i = 0; i < expected.size(); ++i) {
    if (expected[i].value == found[i].value) continue;
    verdict.kind = Verdict::Kind::kWorse;
    verdict.expected = expected[i];
    verdict.found = found[i];
    break;
  }
  verdict.all_expected = std::move(expected);
  verdict.all_found = std::move(found);
  return verdict;
}

}  // namespace ronda
