#include "ronda/assignment/problem.h"

#include <cassert>

namespace ronda::assignment {

Problem::Problem(Goal goal, int participants, int options)
    : goal_(goal),
      participants_(participants),
      options_(options),
      values_(static_cast<std::size_t>(participants) * static_cast<std::size_t>(options), 0),
      capacities_(static_cast<std::size_t>(options), 1) {}

std::optional<std::int64_t> Problem::ValueOf(int participant, int option) const {
  const std::int64_t value = values_[Cell(participant, option)];
  return value == kForbidden ? std::nullopt : std::optional(value);
}

void Problem::SetValue(int participant, int option, std::int64_t value) {
  assert(value >= -kLargestValue && value <= kLargestValue);
  values_[Cell(participant, option)] = value;
}

void Problem::Forbid(int participant, int option) { values_[Cell(participant, option)] = kForbidden; }

std::int64_t TotalOf(const Problem& problem, const Assignment& assignment) {
  std::int64_t total = 0;
  for (int i = 0; i < problem.participants(); ++i) {
    const auto option = assignment[static_cast<std::size_t>(i)];
    if (option) total += problem.ValueOf(i, *option).value_or(0);
  }
  return total;
}

}  // namespace ronda::assignment
