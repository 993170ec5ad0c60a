// How the assignment grows with its size: random votes, ranks (every participant a permutation), and votes of which
// many are equal, where the fair choice among the best assignments has work to do.
#include <benchmark/benchmark.h>

#include <numeric>
#include <span>
#include <vector>

#include "growth.h"
#include "ronda/assignment/fair_choice.h"
#include "ronda/base/id_vector.h"
#include "ronda/base/random.h"

namespace ronda::assignment {
namespace {

Problem Votes(int n, int most) {
  Random random(1);
  Problem problem(Goal::kMaximise, n, n);
  for (int i = 0; i < n; ++i) {
    for (int j = 0; j < n; ++j) problem.SetValue(Participant(i), Option(j), random.Between(0, most));
  }
  return problem;
}

Problem Ranks(int n) {
  Random random(1);
  Problem problem(Goal::kMinimise, n, n);
  IdVector<Option, int> order(n);
  std::iota(order.begin(), order.end(), 0);
  for (int i = 0; i < n; ++i) {
    random.Shuffle(std::span(order.begin(), order.end()));
    for (int j = 0; j < n; ++j) problem.SetValue(Participant(i), Option(j), order[Option(j)]);
  }
  return problem;
}

// Everybody likes the same options: the long chains of the method.
Problem SameTaste(int n) {
  Random random(1);
  Problem problem(Goal::kMaximise, n, n);
  for (int i = 0; i < n; ++i) {
    for (int j = 0; j < n; ++j)
      problem.SetValue(Participant(i), Option(j), std::int64_t{i + 1} * (j + 1) + random.Between(0, 9));
  }
  return problem;
}

template <Problem (*kMake)(int)>
void BestTotal(benchmark::State& state) {
  const Problem problem = kMake(static_cast<int>(state.range(0)));
  for (auto run : state) benchmark::DoNotOptimize(Solve(problem).total);
}

template <Problem (*kMake)(int)>
void WithFairChoice(benchmark::State& state) {
  const Problem problem = kMake(static_cast<int>(state.range(0)));
  for (auto run : state) benchmark::DoNotOptimize(ChooseFairly(problem, 1).total);
}

Problem ManyVotes(int n) { return Votes(n, 1'000'000); }
Problem FewVotes(int n) { return Votes(n, 9); }
Problem EqualVotes(int n) { return Votes(n, 0); }

void Sizes(benchmark::internal::Benchmark* bench) {
  bench->Arg(125)->Arg(250)->Arg(500)->Arg(1000)->Unit(benchmark::kMillisecond);
}

BENCHMARK(BestTotal<ManyVotes>)->Name("votes")->Apply(Sizes);
BENCHMARK(BestTotal<Ranks>)->Name("ranks")->Apply(Sizes);
BENCHMARK(BestTotal<SameTaste>)->Name("same_taste")->Apply(Sizes);
BENCHMARK(WithFairChoice<ManyVotes>)->Name("fair_votes")->Apply(Sizes);
BENCHMARK(WithFairChoice<Ranks>)->Name("fair_ranks")->Apply(Sizes);
BENCHMARK(WithFairChoice<FewVotes>)->Name("fair_few_values")->Apply(Sizes);
BENCHMARK(WithFairChoice<EqualVotes>)->Name("fair_all_equal")->Apply(Sizes);

}  // namespace
}  // namespace ronda::assignment

int main(int argc, char** argv) { return ronda::bench::RunBenchmarks(argc, argv); }
