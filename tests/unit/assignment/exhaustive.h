// Every assignment of a small problem, for comparison.
#pragma once

#include <algorithm>
#include <vector>

#include "ronda/assignment/problem.h"
#include "ronda/base/id_vector.h"
#include "ronda/base/random.h"

namespace ronda::assignment {

// All assignments of as many participants as possible with the best total.
inline std::vector<Assignment> AllOptimal(const Problem& problem) {
  std::vector<Assignment> best;
  std::pair<int, std::int64_t> best_value{-1, 0};
  Assignment current(problem.participants());
  IdVector<Option, int> used(problem.options(), 0);
  const auto visit = [&](auto&& self, int row, int assigned) -> void {
    if (row == problem.participants()) {
      const std::int64_t total = TotalOf(problem, current);
      const std::pair value{assigned, problem.goal() == Goal::kMaximise ? total : -total};
      if (value > best_value) best.clear();
      if (value >= best_value) best.push_back(current);
      best_value = std::max(best_value, value);
      return;
    }
    const Participant at(row);
    for (const Option j : problem.option_ids()) {
      int& taken = used[j];
      if (!problem.ValueOf(at, j) || taken >= problem.CapacityOf(j)) continue;
      ++taken;
      current[at] = j;
      self(self, row + 1, assigned + 1);
      --taken;
    }
    current[at].reset();
    self(self, row + 1, assigned);
  };
  visit(visit, 0, 0);
  return best;
}

struct Shape {
  int largest_side = 6;
  int values = 5;           // 0 .. values - 1
  int forbidden = 150'000;  // parts in a million
  int most_places = 1;
};

inline Problem RandomProblem(Random& random, const Shape& shape) {
  const Goal goal = random.Chance(500'000) ? Goal::kMaximise : Goal::kMinimise;
  Problem problem(goal, random.Between(1, shape.largest_side), random.Between(1, shape.largest_side));
  for (int j = 0; j < problem.options(); ++j) problem.SetCapacity(Option(j), random.Between(1, shape.most_places));
  for (int i = 0; i < problem.participants(); ++i) {
    for (int j = 0; j < problem.options(); ++j) {
      problem.SetValue(Participant(i), Option(j), random.Between(-1, shape.values - 2));
      if (random.Chance(shape.forbidden)) problem.Forbid(Participant(i), Option(j));
    }
  }
  return problem;
}

}  // namespace ronda::assignment
