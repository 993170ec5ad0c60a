// How long it takes to read and validate a TRF file of 15 rounds, and how that grows with the number of players.
#include <benchmark/benchmark.h>

#include "growth.h"
#include "ronda/formats/trf/trf.h"
#include "trf_sample.h"

namespace ronda::bench {
namespace {

constexpr int kRounds = 15;

void ReadTrf(benchmark::State& state) {
  const std::string file = SampleTrf(static_cast<int>(state.range(0)), kRounds);
  for (auto _ : state) {
    auto parsed = trf::Read(file, "sample.trf");
    if (!parsed.value || !parsed.diagnostics.empty()) {
      state.SkipWithError("the sample is not valid");
      return;
    }
    benchmark::DoNotOptimize(parsed);
  }
  state.SetBytesProcessed(state.iterations() * static_cast<std::int64_t>(file.size()));
}
BENCHMARK(ReadTrf)->Arg(1000)->Arg(2000)->Arg(4000)->Arg(8000)->Arg(9999)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace ronda::bench

int main(int argc, char** argv) { return ronda::bench::RunBenchmarks(argc, argv); }
