#include "ronda/assignment/fair_choice.h"

#include <algorithm>
#include <set>
#include <span>

#include "ronda/base/random.h"

namespace ronda::assignment {
namespace {

// Not the one that stands for none.
bool IsReal(const Problem& problem, Option option) { return option.value() < problem.options(); }

// The values in play, the worst first.
std::vector<std::int64_t> Levels(const Problem& problem, const OptimalSet& set) {
  std::set<std::int64_t> values;
  for (const Participant i : set.Open()) {
    for (const Option j : set.CellsOf(i)) {
      if (IsReal(problem, j)) values.insert(*problem.ValueOf(i, j));
    }
  }
  std::vector<std::int64_t> levels(values.begin(), values.end());
  if (problem.goal() == Goal::kMinimise) std::ranges::reverse(levels);
  return levels;
}

void KeepFairest(const Problem& problem, OptimalSet& set) {
  for (const std::int64_t level : Levels(problem, set)) {
    const auto open = set.Open();
    if (open.empty()) return;
    const auto is_level = [&](Participant i, Option j) { return IsReal(problem, j) && problem.ValueOf(i, j) == level; };
    const bool is_in_play = std::ranges::any_of(open, [&](Participant i) {
      const auto& cells = set.CellsOf(i);
      const auto count = std::ranges::count_if(cells, [&](Option j) { return is_level(i, j); });
      return count > 0 && count < std::ssize(cells);
    });
    if (is_in_play) set.KeepFewest(is_level);
  }
}

// The participant's options, the most wanted first; equal ones in the order of the list.
std::vector<Option> Wishes(const Problem& problem, const OptimalSet& set, Participant participant) {
  std::vector<Option> wishes = set.CellsOf(participant);
  std::ranges::stable_sort(wishes, [&](Option a, Option b) {
    if (!IsReal(problem, a) || !IsReal(problem, b)) return a < b;
    return problem.IsBetter(*problem.ValueOf(participant, a), *problem.ValueOf(participant, b));
  });
  return wishes;
}

}  // namespace

FairChoice ChooseFairly(const Problem& problem, std::optional<std::uint64_t> seed) {
  const Solution solution = Solve(problem);
  FairChoice choice;
  choice.total = solution.total;
  choice.assigned = solution.assigned;
  OptimalSet set(problem, solution);
  choice.undecided = set.Open();
  choice.optimal = set.Size();
  KeepFairest(problem, set);
  choice.fairest = set.Size();
  choice.turns = set.Open();
  if (seed) {
    Random random(*seed);
    random.Shuffle(std::span(choice.turns));
  }
  for (const Participant participant : choice.turns) {
    for (const Option option : Wishes(problem, set, participant)) {
      if (set.Settle(participant, option)) break;
    }
  }
  choice.assignment.resize(problem.participants());
  for (const Participant i : problem.participant_ids()) {
    if (IsReal(problem, set.OptionOf(i))) choice.assignment[i] = set.OptionOf(i);
  }
  return choice;
}

int PlaceOf(const Problem& problem, Participant participant, Option option) {
  int place = 1;
  const auto value = problem.ValueOf(participant, option);
  for (const Option j : problem.option_ids()) {
    const auto other = problem.ValueOf(participant, j);
    if (other && value && problem.IsBetter(*other, *value)) ++place;
  }
  return place;
}

}  // namespace ronda::assignment
