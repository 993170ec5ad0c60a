// How fast a journal is: its chain verified here, its acts stored in journal_store_bench.cc.
#include <benchmark/benchmark.h>

#include <string>
#include <vector>

#include "growth.h"
#include "ronda/journal/chain.h"

namespace ronda::bench {
namespace {

void VerifyChain(benchmark::State& state) {
  std::vector<journal::StoredAct> acts;
  journal::Head head;
  for (std::int64_t i = 0; i < state.range(0); ++i) {
    acts.push_back(journal::Linked(head, {}, std::string(300, 'x')));
    head = {acts.back().seq, acts.back().hash};
  }
  for (auto _ : state) benchmark::DoNotOptimize(journal::FindBrokenLink({}, acts));
  state.SetItemsProcessed(state.iterations() * state.range(0));
}
BENCHMARK(VerifyChain)->Arg(1000)->Arg(10'000)->Arg(100'000)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace ronda::bench

int main(int argc, char** argv) { return ronda::bench::RunBenchmarks(argc, argv); }
