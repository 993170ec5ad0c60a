#include "ronda/assignment/hungarian_steps.h"

#include <gtest/gtest.h>

#include "ronda/assignment/hungarian.h"
#include "ronda/base/random.h"

namespace ronda::assignment {
namespace {

Problem TableOf(Goal goal, const Matrix& values) {
  Problem problem(goal, static_cast<int>(values.size()), static_cast<int>(values.front().size()));
  for (const Participant row : problem.participant_ids()) {
    for (const Option column : problem.option_ids()) {
      problem.SetValue(row, column, values[row.index()][column.index()]);
    }
  }
  return problem;
}

// Elementos §2.7.1: the four players and five options of the book, matrix by matrix.
TEST(HungarianSteps, TheExampleOfTheBook) {
  const Problem problem =
      TableOf(Goal::kMaximise, {{40, 15, 12, 21, 12}, {90, 2, 5, 2, 1}, {25, 12, 10, 48, 5}, {15, 10, 35, 35, 5}});
  const auto working = WorkOut(problem);
  ASSERT_TRUE(working);
  const auto& steps = working->steps;
  ASSERT_EQ(steps.size(), 10U);
  EXPECT_EQ(steps[1].matrix.front(), (std::vector<std::int64_t>{50, 75, 78, 69, 78}));
  EXPECT_EQ(steps[2].matrix.back(), std::vector<std::int64_t>(5));  // Elena
  EXPECT_EQ(steps[3].matrix[2], (std::vector<std::int64_t>{23, 36, 38, 0, 43}));
  EXPECT_EQ(steps[5].row_lines, (std::vector<bool>{false, false, true, true, true}));
  EXPECT_EQ(steps[5].column_lines, (std::vector<bool>{true, false, false, false, false}));
  EXPECT_EQ(steps[6].matrix.front(), (std::vector<std::int64_t>{0, 6, 9, 0, 9}));
  EXPECT_EQ(steps[7].lines(), 4);
  EXPECT_EQ(steps[8].matrix,
            (Matrix{{0, 0, 3, 0, 3}, {0, 63, 60, 69, 64}, {42, 30, 32, 0, 37}, {45, 25, 0, 6, 30}, {25, 0, 0, 6, 0}}));
  EXPECT_EQ(steps[9].lines(), 5);
  EXPECT_EQ(working->total, 188);
  EXPECT_EQ(working->assignment[Participant(0)], Option(1));
  EXPECT_EQ(working->assignment[Participant(1)], Option(0));
}

// On paper and by the fast method the total is the same, by votes and by ranks.
TEST(HungarianSteps, TheTotalIsTheBest) {
  Random random(5);
  for (int i = 0; i < 300; ++i) {
    const auto rows = static_cast<int>(random.Below(6)) + 1;
    const auto columns = static_cast<int>(random.Below(6)) + 1;
    const Goal goal = random.Below(2) == 0 ? Goal::kMaximise : Goal::kMinimise;
    Problem problem(goal, rows, columns);
    for (const Participant row : problem.participant_ids()) {
      for (const Option column : problem.option_ids()) {
        problem.SetValue(row, column, static_cast<std::int64_t>(random.Below(20)));
      }
    }
    const auto working = WorkOut(problem);
    ASSERT_TRUE(working);
    EXPECT_EQ(working->total, Solve(problem).total) << i;
  }
}

TEST(HungarianSteps, WhatTheBookDoesNotHave) {
  Problem problem = TableOf(Goal::kMinimise, {{0, 1}, {1, 0}});
  problem.Forbid(Participant(0), Option(0));
  EXPECT_FALSE(WorkOut(problem));
  EXPECT_FALSE(WorkOut(Problem(Goal::kMinimise, 31, 2)));
}

}  // namespace
}  // namespace ronda::assignment
