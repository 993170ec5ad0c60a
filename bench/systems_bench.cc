// How long the worst round of an ordinary event of eleven rounds takes each Swiss system, how that grows, and a
// signature of all pairings. `systems_bench --quick` stops at 2000 players; `systems_bench dubov vega` measures these.
#include <fmt/format.h>

#include <cmath>
#include <cstdlib>
#include <map>
#include <string>
#include <vector>

#include "measured.h"
#include "ronda/pairing/registry.h"

namespace {

using ronda::bench::Measured;

void Table(const std::string& id, const std::vector<int>& sizes) {
  const ronda::PairingSystem& system = *ronda::StandardSystems().Find(id);
  std::map<int, double> worst;
  for (const int players : sizes) {
    const auto event = ronda::bench::MakeEvent(players, system);
    const Measured measured = ronda::bench::Measure(event, system);
    worst.emplace(players, measured.worst);
    fmt::print("{:<16} {:>7} {:>9.2f} {:>6} {:>9.2f} {:>8.0f} {:016x}\n", id, players, measured.worst,
               measured.worst_round, measured.total / (ronda::bench::kRounds - 1), ronda::bench::PeakMegabytes(),
               measured.signature);
    std::fflush(stdout);
  }
  const auto few = worst.lower_bound(1000);
  if (few == worst.end() || few == std::prev(worst.end())) return;
  const auto& [many, slow] = *worst.rbegin();
  fmt::print("{}: the worst round grows as n^{:.2f} from {} to {} players\n", id,
             std::log(slow / few->second) / std::log(double(many) / few->first), few->first, many);
}

}  // namespace

int main(int argc, char** argv) {
  std::vector<std::string> ids;
  std::vector<int> sizes{500, 1000, 2000, 5000, 10'000};
  for (int i = 1; i < argc; ++i) {
    const std::string word = argv[i];
    if (word == "--quick") {
      sizes = {500, 1000, 2000};
    } else {
      ids.push_back(word);
    }
  }
  if (ids.empty()) {
    ids = {"dutch-2026", "dutch-2017", "dutch-2012",   "dutch-2011", "dutch-book", "burstein", "burstein-book",
           "dubov",      "vega",       "double-swiss", "lim",        "lim-maxi",   "amalfi",   "monrad"};
  }
  fmt::print("{:<16} {:>7} {:>9} {:>6} {:>9} {:>8} {}\n", "system", "players", "worst ms", "round", "mean ms",
             "peak MB", "signature");
  for (const std::string& id : ids) {
    if (ronda::StandardSystems().Find(id) == nullptr) {
      fmt::print(stderr, "no system '{}'; see ronda systems\n", id);
      return EXIT_FAILURE;
    }
    Table(id, sizes);
  }
  return EXIT_SUCCESS;
}
