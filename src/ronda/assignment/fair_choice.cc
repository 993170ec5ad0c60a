#include "ronda/assignment/fair_choice.h"

#include <algorithm>
#include <set>
#include <span>

#include "ronda/base/random.h"

namespace ronda::assignment {
namespace {

std::size_t At(int i) { return static_cast<std::size_t>(i); }

// The values in play, the worst first.
std::vector<std::int64_t> Levels(const Problem& problem, const OptimalSet& set) {
  std::set<std::int64_t> values;
  for (const int i : set.Open()) {
    for (const int j : set.CellsOf(i)) {
      if (j < problem.options()) values.insert(*problem.ValueOf(i, j));
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
    const auto is_level = [&](int i, int j) { return j < problem.options() && problem.ValueOf(i, j) == level; };
    const bool is_in_play = std::ranges::any_of(open, [&](int i) {
      const auto& cells = set.CellsOf(i);
      const auto count = std::ranges::count_if(cells, [&](int j) { return is_level(i, j); });
      return count > 0 && count < std::ssize(cells);
    });
    if (is_in_play) set.KeepFewest(is_level);
  }
}

// The participant's options, the one he wants most first; equal ones in the order of the list.
std::vector<int> Wishes(const Problem& problem, const OptimalSet& set, int participant) {
  std::vector<int> wishes = set.CellsOf(participant);
  std::ranges::stable_sort(wishes, [&](int a, int b) {
    if (a == problem.options() || b == problem.options()) return a < b;
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
  for (const int participant : choice.turns) {
    for (const int option : Wishes(problem, set, participant)) {
      if (set.Settle(participant, option)) break;
    }
  }
  choice.assignment.resize(At(problem.participants()));
  for (int i = 0; i < problem.participants(); ++i) {
    if (set.OptionOf(i) < problem.options()) choice.assignment[At(i)] = set.OptionOf(i);
  }
  return choice;
}

int PlaceOf(const Problem& problem, int participant, int option) {
  int place = 1;
  const auto value = problem.ValueOf(participant, option);
  for (int j = 0; j < problem.options(); ++j) {
    const auto other = problem.ValueOf(participant, j);
    if (other && value && problem.IsBetter(*other, *value)) ++place;
  }
  return place;
}

}  // namespace ronda::assignment
