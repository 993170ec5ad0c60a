#include "ronda/assignment/problem.h"

#include <cassert>

namespace ronda::assignment {

Problem::Problem(Goal goal, int participants, int options)
    : goal_(goal),
      participants_(participants),
      values_(Participant(participants).index() * Option(options).index(), 0),
      capacities_(options, 1) {}

std::optional<std::int64_t> Problem::ValueOf(Participant participant, Option option) const {
  const std::int64_t value = values_[Cell(participant, option)];
  return value == kForbidden ? std::nullopt : std::optional(value);
}

void Problem::SetValue(Participant participant, Option option, std::int64_t value) {
  assert(value >= -kLargestValue && value <= kLargestValue);
  values_[Cell(participant, option)] = value;
}

void Problem::Forbid(Participant participant, Option option) { values_[Cell(participant, option)] = kForbidden; }

std::int64_t TotalOf(const Problem& problem, const Assignment& assignment) {
  std::int64_t total = 0;
  for (const Participant participant : problem.participant_ids()) {
    const auto option = assignment[participant];
    if (option) total += problem.ValueOf(participant, *option).value_or(0);
  }
  return total;
}

}  // namespace ronda::assignment
