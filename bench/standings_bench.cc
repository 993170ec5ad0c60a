// How long standings with ten tie-breaks take after eleven rounds, from the results to the order, and how that grows
// with the number of players.
#include <benchmark/benchmark.h>

#include <array>
#include <string>

#include "growth.h"
#include "ronda/pairing/registry.h"
#include "ronda/tiebreak/record_of_players.h"
#include "ronda/tiebreak/standings.h"
#include "ronda/verify/generator.h"

namespace ronda::bench {
namespace {

constexpr int kRounds = 11;

Tournament MakeEvent(int players) {
  auto options = verify::PlainOptions();
  options.players = verify::Range::Exactly(players);
  options.rounds = verify::Range::Exactly(kRounds);
  return verify::GenerateTournament(options, *StandardSystems().Find("dutch-2026"), 1).value();
}

void Standings(benchmark::State& state) {
  const std::array<std::string, 10> codes{"DE", "BH/C1", "BH", "SB", "AOB", "FB", "PS", "WIN", "TPR", "ARO"};
  const auto list = tiebreak::WithPoints(tiebreak::ParseTieBreaks(codes).value.value());
  const Tournament tournament = MakeEvent(static_cast<int>(state.range(0)));
  for (auto _ : state) {
    const tiebreak::Record record = tiebreak::RecordOfPlayers(tournament, kRounds);
    tiebreak::Session session(record, tiebreak::CurrentEdition());
    auto standings = tiebreak::Rank(session, list, tiebreak::Application::kSuccessive);
    benchmark::DoNotOptimize(standings);
  }
}
BENCHMARK(Standings)->Arg(1000)->Arg(2000)->Arg(4000)->Arg(8000)->Arg(10'000)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace ronda::bench

int main(int argc, char** argv) { return ronda::bench::RunBenchmarks(argc, argv); }
