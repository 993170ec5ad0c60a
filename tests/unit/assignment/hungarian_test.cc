#include "ronda/assignment/hungarian.h"
#include "ronda/base/id_vector.h"

#include <gtest/gtest.h>

#include <fstream>
#include <nlohmann/json.hpp>

#include "ronda/matching/vertex.h"
#include "ronda/matching/weighted_matching.h"
#include "ronda/matching/wide_int.h"
#include "unit/assignment/exhaustive.h"

namespace ronda::assignment {
namespace {

using Json = nlohmann::json;

Json Book(const char* example) { return Json::parse(std::ifstream("tests/data/book/hungarian.json"))[example]; }

Problem FromJson(const Json& example, Goal goal) {
  const auto& matrix = example["matrix"];
  Problem problem(goal, static_cast<int>(matrix.size()), static_cast<int>(matrix[0].size()));
  for (int i = 0; i < problem.participants(); ++i) {
    for (int j = 0; j < problem.options(); ++j) {
      problem.SetValue(Participant(i), Option(j), matrix[Participant(i).index()][Option(j).index()].get<int>());
    }
  }
  return problem;
}

// Elementos §2.7.1.
TEST(Book2_7, Maximised) {
  const Json example = Book("maximise");
  const auto solution = Solve(FromJson(example, Goal::kMaximise));
  EXPECT_EQ(solution.total, 188);
  for (const Participant i : IdRange<Participant>(4)) {
    const auto& option = example["assignment"][example["players"][i.index()].get<std::string>()];
    EXPECT_EQ(example["options"][solution.assignment[i]->index()], option) << i.value();
  }
}

// Elementos §2.7.2.
TEST(Book2_7, Minimised) {
  const auto problem = FromJson(Book("minimise"), Goal::kMinimise);
  const auto solution = Solve(problem);
  EXPECT_EQ(solution.total, 7);
  EXPECT_EQ(solution.assigned, 10);
}

// The prices prove the answer; see the header.
void ExpectProven(const Problem& problem, const Solution& solution) {
  IdVector<Option, int> used(problem.options(), 0);
  for (const Participant at : problem.participant_ids()) {
    const Option option = solution.assignment[at].value_or(Option(problem.options()));
    EXPECT_EQ(std::ranges::count(solution.tight[at], option), 1);
    if (!solution.assignment[at]) continue;
    EXPECT_TRUE(problem.ValueOf(at, option));
    ++used[option];
  }
  for (const Option at : problem.option_ids()) {
    EXPECT_LE(used[at], problem.CapacityOf(at));
    EXPECT_TRUE(!solution.must_be_full[at] || used[at] == problem.CapacityOf(at));
  }
}

TEST(Hungarian, AgreesWithExhaustiveSearch) {
  Random random(7);
  for (int round = 0; round < 3000; ++round) {
    const Problem problem = RandomProblem(random, {5, 6, 200'000, 3});
    const auto solution = Solve(problem);
    const auto all = AllOptimal(problem);
    ASSERT_EQ(solution.total, TotalOf(problem, all.front())) << round;
    ASSERT_EQ(solution.assigned, std::ranges::count_if(all.front(), [](const auto& o) { return o.has_value(); }));
    ExpectProven(problem, solution);
  }
}

// A second algorithm: maximum weight matching in a general graph, with a weight that makes every pair worth having.
TEST(Hungarian, AgreesWithWeightedMatching) {
  Random random(11);
  for (int round = 0; round < 150; ++round) {
    Shape shape{40, round % 2 == 0 ? 8 : 100'000, 300'000, 1};
    const Problem problem = RandomProblem(random, shape);
    using Weight = matching::WideInt<2>;
    matching::WeightedMatching<Weight> second(problem.participants() + problem.options());
    const std::int64_t pair = 100'000'000;
    const auto vertex_of = [](Participant i) { return matching::Vertex(i.value()); };
    for (const Participant i : problem.participant_ids()) {
      for (const Option j : problem.option_ids()) {
        const auto value = problem.ValueOf(i, j);
        if (!value) continue;
        const std::int64_t worth = problem.goal() == Goal::kMaximise ? *value : -*value;
        const matching::Vertex option(problem.participants() + j.value());
        second.SetWeight(vertex_of(i), option, Weight(static_cast<std::uint64_t>(pair + worth)));
      }
    }
    second.Solve();
    const auto solution = Solve(problem);
    Assignment other(problem.participants());
    int assigned = 0;
    for (const Participant i : problem.participant_ids()) {
      if (const auto mate = second.MateOf(vertex_of(i))) {
        other[i] = Option(mate->value() - problem.participants());
        ++assigned;
      }
    }
    ASSERT_EQ(solution.assigned, assigned) << round;
    ASSERT_EQ(solution.total, TotalOf(problem, other)) << round;
    ExpectProven(problem, solution);
  }
}

TEST(Hungarian, NothingToAssign) {
  EXPECT_EQ(Solve(Problem(Goal::kMaximise, 0, 0)).assigned, 0);
  const auto none = Solve(Problem(Goal::kMaximise, 3, 0));
  EXPECT_EQ(none.assigned, 0);
  Problem forbidden(Goal::kMinimise, 2, 1);
  forbidden.Forbid(Participant(0), Option(0));
  forbidden.Forbid(Participant(1), Option(0));
  EXPECT_EQ(Solve(forbidden).assigned, 0);
}

TEST(Hungarian, HoldsAtTheLargestValues) {
  Problem problem(Goal::kMaximise, 2, 2);
  problem.SetValue(Participant(0), Option(0), kLargestValue);
  problem.SetValue(Participant(0), Option(1), -kLargestValue);
  problem.SetValue(Participant(1), Option(0), kLargestValue);
  problem.SetValue(Participant(1), Option(1), kLargestValue);
  EXPECT_EQ(Solve(problem).total, 2 * kLargestValue);
}

}  // namespace
}  // namespace ronda::assignment
