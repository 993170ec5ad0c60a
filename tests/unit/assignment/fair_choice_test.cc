#include "ronda/assignment/fair_choice.h"

#include <gtest/gtest.h>

#include <fstream>
#include <nlohmann/json.hpp>

#include "unit/assignment/exhaustive.h"

namespace ronda::assignment {
namespace {

// What everybody got, the worst first.
std::vector<std::int64_t> Served(const Problem& problem, const Assignment& assignment) {
  std::vector<std::int64_t> values;
  for (const Participant i : problem.participant_ids()) {
    const auto option = assignment[i];
    if (!option) continue;
    const std::int64_t value = *problem.ValueOf(i, *option);
    values.push_back(problem.goal() == Goal::kMaximise ? value : -value);
  }
  std::ranges::sort(values);
  return values;
}

// Decision 100.
TEST(FairChoice, AgreesWithExhaustiveSearch) {
  Random random(3);
  for (int round = 0; round < 3000; ++round) {
    const Problem problem = RandomProblem(random, {5, 4, 100'000, 2});
    const auto choice = ChooseFairly(problem, std::nullopt);
    const auto all = AllOptimal(problem);
    ASSERT_EQ(choice.optimal, (Count{all.size(), true})) << round;
    auto fairest = Served(problem, all.front());
    for (const Assignment& assignment : all) fairest = std::max(fairest, Served(problem, assignment));
    const auto is_fairest = [&](const Assignment& a) { return Served(problem, a) == fairest; };
    ASSERT_EQ(choice.fairest.value, static_cast<std::uint64_t>(std::ranges::count_if(all, is_fairest))) << round;
    ASSERT_EQ(Served(problem, choice.assignment), fairest) << round;
    ASSERT_EQ(std::ranges::count(all, choice.assignment), 1) << round;
  }
}

// In turn: nobody could have done better without somebody earlier doing worse.
TEST(FairChoice, TakesTurns) {
  Random random(5);
  for (int round = 0; round < 1000; ++round) {
    const Problem problem = RandomProblem(random, {5, 3, 0, 2});
    const auto choice = ChooseFairly(problem, round);
    auto left = AllOptimal(problem);
    const auto fairest = Served(problem, choice.assignment);
    std::erase_if(left, [&](const Assignment& a) { return Served(problem, a) != fairest; });
    for (const Participant at : choice.turns) {
      const auto worth = [&](const Assignment& a) {
        return a[at] ? (problem.goal() == Goal::kMaximise ? 1 : -1) * *problem.ValueOf(at, *a[at]) : -1000;
      };
      for (const Assignment& assignment : left) ASSERT_LE(worth(assignment), worth(choice.assignment)) << round;
      std::erase_if(left, [&](const Assignment& a) { return a[at] != choice.assignment[at]; });
      ASSERT_FALSE(left.empty());
    }
  }
}

TEST(FairChoice, TheBooksExampleHasEightBestAssignments) {
  const auto example = nlohmann::json::parse(std::ifstream("tests/data/book/hungarian.json"))["minimise"];
  Problem problem(Goal::kMinimise, 10, 10);
  Assignment printed;
  for (int i = 0; i < 10; ++i) {
    const std::size_t at = Participant(i).index();
    for (std::size_t j = 0; j < 10; ++j) {
      problem.SetValue(Participant(i), Option::FromIndex(j), example["matrix"][at][j].get<int>());
      if (example["options"][j] == example["assignment"][example["players"][at].get<std::string>()]) {
        printed.push_back(Option::FromIndex(j));
      }
    }
  }
  const auto choice = ChooseFairly(problem, std::nullopt);
  EXPECT_EQ(choice.total, 7);
  EXPECT_EQ(choice.optimal, (Count{8, true}));
  EXPECT_EQ(TotalOf(problem, printed), 7);
  EXPECT_EQ(choice.fairest, (Count{4, true}));
  EXPECT_EQ(choice.assignment, printed);
}

TEST(FairChoice, TheWorstServedComesFirst) {
  // Both diagonals make 10; 5 + 5 is fairer than 9 + 1.
  Problem problem(Goal::kMaximise, 2, 2);
  problem.SetValue(Participant(0), Option(0), 9);
  problem.SetValue(Participant(0), Option(1), 5);
  problem.SetValue(Participant(1), Option(0), 5);
  problem.SetValue(Participant(1), Option(1), 1);
  const auto choice = ChooseFairly(problem, std::nullopt);
  EXPECT_EQ(choice.optimal.value, 2U);
  EXPECT_EQ(choice.fairest.value, 1U);
  EXPECT_EQ(choice.assignment[Participant(0)], Option(1));
}

TEST(FairChoice, TheLotIsReproducible) {
  const Problem problem(Goal::kMaximise, 6, 6);
  EXPECT_EQ(ChooseFairly(problem, 4).assignment, ChooseFairly(problem, 4).assignment);
  EXPECT_EQ(ChooseFairly(problem, std::nullopt).optimal, (Count{720, true}));
  bool differs = false;
  for (std::uint64_t seed = 0; seed < 8; ++seed) {
    differs = differs || ChooseFairly(problem, seed).assignment != ChooseFairly(problem, 8).assignment;
  }
  EXPECT_TRUE(differs);
}

TEST(FairChoice, SaysWhereItStoppedCounting) {
  const auto choice = ChooseFairly(Problem(Goal::kMaximise, 30, 30), std::nullopt);
  EXPECT_FALSE(choice.optimal.is_exact);
}

TEST(FairChoice, PlacesShareEqualValues) {
  Problem problem(Goal::kMinimise, 1, 3);
  problem.SetValue(Participant(0), Option(0), 2);
  problem.SetValue(Participant(0), Option(1), 2);
  problem.SetValue(Participant(0), Option(2), 0);
  EXPECT_EQ(PlaceOf(problem, Participant(0), Option(2)), 1);
  EXPECT_EQ(PlaceOf(problem, Participant(0), Option(0)), 2);
  EXPECT_EQ(PlaceOf(problem, Participant(0), Option(1)), 2);
}

}  // namespace
}  // namespace ronda::assignment
