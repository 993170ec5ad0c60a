// Looks for situations that take long to pair: draws them at random, pairs one round of each by each system and prints
// the slowest of the slowest families; reports rounds that are illegal and rounds that the exact way pairs otherwise.
//
//   search_worst [--system ID]... [--situations 20000] [--first 1] [--seconds S]
//   search_worst --seed N [--system ID]      describes one situation and writes it as JSON, for `ronda pair`
#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "measured.h"
#include "ronda/formats/json/json.h"
#include "ronda/pairing/registry.h"
#include "search.h"

namespace {

using ronda::PairingSystem;
using ronda::StandardSystems;
using ronda::bench::Search;
using ronda::bench::Situation;

constexpr std::size_t kShown = 5;

struct Options {
  std::vector<std::string> systems;
  std::uint64_t situations = 20'000;
  std::uint64_t first = 1;
  std::uint64_t seconds = std::numeric_limits<std::uint32_t>::max();  // of processor time, a system
  std::optional<std::uint64_t> seed;
};

std::optional<std::uint64_t> NumberOf(std::string_view word) {
  std::uint64_t number = 0;
  const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
  if (error != std::errc{} || end != word.data() + word.size()) return std::nullopt;
  return number;
}

bool Take(std::string_view name, const std::string& value, Options& options) {
  if (name == "--system") {
    options.systems.push_back(value);
    return StandardSystems().Find(value) != nullptr;
  }
  const auto number = NumberOf(value);
  if (!number) return false;
  if (name == "--situations") {
    options.situations = *number;
  } else if (name == "--first") {
    options.first = *number;
  } else if (name == "--seconds") {
    options.seconds = *number;
  } else if (name == "--seed") {
    options.seed = *number;
  } else {
    return false;
  }
  return true;
}

std::optional<Options> Read(const std::vector<std::string>& words) {
  Options options;
  if (words.size() % 2 == 1) return std::nullopt;
  for (std::size_t i = 0; i < words.size(); i += 2) {
    if (!Take(words[i], words[i + 1], options)) return std::nullopt;
  }
  if (options.systems.empty()) {
    options.systems = {"dutch-2026", "dutch-2017",    "dutch-2012",     "dutch-2011", "dutch-book",
                       "burstein",   "burstein-book", "dubov",          "vega",       "lim",
                       "amalfi",     "double-swiss",  "team-swiss-2026"};
  }
  return options;
}

void Print(const PairingSystem& system, const Search& search, double seconds) {
  fmt::print("{}: {} situations, {} compared with the exact way, {:.0f} s\n", system.info().id, search.situations(),
             search.compared(), seconds);
  for (const auto& [code, count] : search.refused()) fmt::print("  {} of them: {}\n", count, code);
  const auto slowest = search.Slowest();
  for (std::size_t i = 0; i < std::min(kShown, slowest.size()); ++i) {
    const Situation situation = ronda::bench::DrawSituation(slowest[i].seed);
    // The lesser of two times, as the machine has other things to do.
    const double time = std::min(slowest[i].milliseconds, Search::TimeOf(system, situation));
    fmt::print("  {:8.2f} ms: seed {}: {}\n", time, situation.seed, Describe(situation));
  }
  for (const std::string& fault : search.faults()) fmt::print("  WRONG {}\n", fault);
  std::fflush(stdout);
}

// Whether nothing was wrong.
bool Run(const std::string& id, const Options& options) {
  const PairingSystem& system = *StandardSystems().Find(id);
  Search search(system, StandardSystems().Find(id + "+exact"));
  const double start = ronda::bench::CpuMilliseconds();
  const auto spent = [&] { return (ronda::bench::CpuMilliseconds() - start) / 1000; };
  for (std::uint64_t i = 0; i < options.situations && spent() < static_cast<double>(options.seconds); ++i) {
    search.Try(options.first + i);
  }
  Print(system, search, spent());
  return search.faults().empty();
}

void Show(const std::string& id, std::uint64_t seed) {
  const Situation situation = ronda::bench::DrawSituation(seed);
  const PairingSystem& system = *StandardSystems().Find(id);
  fmt::print(stderr, "{} by {}: {:.2f} ms\n", Describe(situation), id, Search::TimeOf(system, situation));
  fmt::print("{}", ronda::json::Write(MakeTournament(situation, system.info().contest)));
}

}  // namespace

int main(int argc, char** argv) {
  const auto options = Read(std::vector<std::string>(argv + 1, argv + argc));
  if (!options) {
    fmt::print(stderr, "search_worst [--system ID]... [--situations N] [--first N] [--seconds S] [--seed N]\n");
    return EXIT_FAILURE;
  }
  if (options->seed) {
    Show(options->systems.front(), *options->seed);
    return EXIT_SUCCESS;
  }
  bool well = true;
  for (const std::string& id : options->systems) well = Run(id, *options) && well;
  return well ? EXIT_SUCCESS : EXIT_FAILURE;
}
