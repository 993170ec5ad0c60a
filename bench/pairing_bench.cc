// How long one round takes, from a club to an online event, in the worst round of a generated event of eleven rounds;
// how often the fast way held, by size and by round; how events built to hurt compare with ordinary ones of their size;
// and a signature of all pairings, which changes exactly when a pairing does.
#include <fmt/format.h>

#include <cmath>
#include <cstdlib>
#include <span>
#include <string>
#include <vector>

#include "hard_events.h"
#include "measured.h"
#include "ronda/pairing/registry.h"

namespace {

using ronda::PairingSystem;
using ronda::Round;
using ronda::Tournament;
using ronda::bench::kRounds;
using ronda::bench::MakeEvent;
using ronda::bench::Measure;
using ronda::bench::Measured;
using ronda::bench::MeasureRound;
using ronda::bench::PeakMegabytes;

// Which rounds are slow, and in which the fast way does not hold.
void RoundTable(const std::string& id, int players) {
  const PairingSystem& system = *ronda::StandardSystems().Find(id);
  const Tournament event = MakeEvent(players, system);
  fmt::print("\n{}, {} players, round by round\n{:>5} {:>9} {:>9} {:>8} {:>9}\n", id, players, "round", "ms",
             "brackets", "fast", "exact max");
  for (int round = 2; round <= kRounds; ++round) {
    Measured measured;
    MeasureRound(event.Before(Round(round)), system, measured);
    fmt::print("{:>5} {:>9.2f} {:>9} {:>6.1f} % {:>9}\n", round, measured.total, measured.brackets,
               measured.FastPercent(), measured.exact_players);
  }
}

// Events built to hurt, against the worst round of an ordinary event of the same size.
void HardTable(const std::string& id, int players) {
  const PairingSystem& system = *ronda::StandardSystems().Find(id);
  const double ordinary = Measure(MakeEvent(players, system), system).worst;
  fmt::print("\n{}, {} players, events built to hurt\n{:<25} {:>6} {:>9} {:>7}\n", id, players, "event", "rounds", "ms",
             "times");
  for (const auto& event : ronda::bench::HardEvents(system, players)) {
    Measured measured;
    MeasureRound(event.tournament, system, measured);
    fmt::print("{:<25} {:>6} {:>9.2f} {:>7.1f}\n", event.name, event.tournament.rounds(), measured.total,
               measured.total / ordinary);
  }
}

void Row(const std::string& id, int players, const Measured& measured) {
  fmt::print("{:<17} {:>7} {:>9.2f} {:>6} {:>9.2f} {:>8.0f} {:>6.1f} % {:>9} {:016x}\n", id, players, measured.worst,
             measured.worst_round, measured.total / (kRounds - 1), PeakMegabytes(), measured.FastPercent(),
             measured.exact_players, measured.signature);
}

void Table(const std::string& id, std::span<const int> sizes) {
  const std::string edition = id.substr(0, id.find('+'));
  const PairingSystem& system = *ronda::StandardSystems().Find(id);
  std::vector<std::pair<int, double>> worst;
  for (const int players : sizes) {
    const Tournament event = MakeEvent(players, *ronda::StandardSystems().Find(edition));
    const Measured measured = Measure(event, system);
    Row(id, players, measured);
    if (players >= 1000 && players <= 16'000) worst.emplace_back(players, measured.worst);
  }
  if (worst.size() < 2) return;
  const auto [few, fast] = worst.front();
  const auto [many, slow] = worst.back();
  fmt::print("{}: the worst round grows as n^{:.2f} from {} to {} players\n", id,
             std::log(slow / fast) / std::log(double(many) / few), few, many);
}

}  // namespace

int main(int argc, char** argv) {
  const std::vector<int> sizes{100, 200, 400, 1000, 2000, 4000, 5000, 8000, 10'000, 16'000, 50'000};
  const std::vector<int> exact_sizes{100, 200, 400};
  const bool quick = argc > 1 && std::string(argv[1]) == "--quick";
  const std::span<const int> shown = quick ? std::span(sizes).first(4) : std::span(sizes);
  fmt::print("{:<17} {:>7} {:>9} {:>6} {:>9} {:>8} {:>8} {:>9} {}\n", "system", "players", "worst ms", "round",
             "mean ms", "peak MB", "fast", "exact max", "signature");
  for (const std::string edition : {"dutch-2026", "dutch-2017"}) {
    Table(edition, shown);
    Table(edition + "+exact", quick ? std::span(exact_sizes).first(1) : std::span(exact_sizes));
  }
  for (const std::string edition : {"dutch-2026", "dutch-2017"}) {
    for (const int players : quick ? std::vector{1000} : std::vector{1000, 10'000}) RoundTable(edition, players);
    for (const int players : quick ? std::vector{200} : std::vector{200, 500, 1000}) HardTable(edition, players);
  }
  return EXIT_SUCCESS;
}
