// Closed systems of thousands of players: the tables alone, without printing them.
#include <benchmark/benchmark.h>

#include "ronda/knockout/bracket.h"
#include "ronda/schedule/berger.h"
#include "ronda/schedule/djaja.h"
#include "ronda/schedule/scheveningen.h"

namespace {

void BergerTable(benchmark::State& state) {
  for (auto _ : state) benchmark::DoNotOptimize(ronda::schedule::Berger(static_cast<int>(state.range(0))));
}
BENCHMARK(BergerTable)->Arg(20)->Arg(200)->Arg(2000)->Unit(benchmark::kMillisecond);

void ScheveningenTable(benchmark::State& state) {
  for (auto _ : state) benchmark::DoNotOptimize(ronda::schedule::Scheveningen(static_cast<int>(state.range(0)) / 2));
}
BENCHMARK(ScheveningenTable)->Arg(20)->Arg(200)->Arg(2000)->Unit(benchmark::kMillisecond);

void DjajaTable(benchmark::State& state) {
  for (auto _ : state) benchmark::DoNotOptimize(ronda::schedule::Djaja(static_cast<int>(state.range(0)) / 2));
}
BENCHMARK(DjajaTable)->Arg(20)->Arg(196)->Arg(1996)->Unit(benchmark::kMillisecond);

void DoubleElimination(benchmark::State& state) {
  ronda::knockout::BracketOptions options;
  options.players = static_cast<int>(state.range(0));
  options.losses = 2;
  for (auto _ : state) benchmark::DoNotOptimize(ronda::knockout::MakeBracket(options));
}
BENCHMARK(DoubleElimination)->Arg(128)->Arg(1024)->Unit(benchmark::kMillisecond);

}  // namespace

BENCHMARK_MAIN();
