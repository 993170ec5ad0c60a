#include "ronda/knockout/dapiran.h"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <numeric>
#include <string>

namespace ronda::knockout {
namespace {

// More rounds than this nobody plays, and the figures stay far below the limits of int.
constexpr int kMostRoundsSkipped = 12;
constexpr int kMostPlayers = 65'536;
constexpr int kMostPreliminary = 4;

tl::unexpected<Diagnostic> RefusedSize(std::string message, std::string hint) {
  return tl::unexpected(Diagnostic{.code = kBracketSize, .message = std::move(message), .hint = std::move(hint)});
}

int CountOf(std::span<const Dispensed> dispensed) {
  return std::accumulate(dispensed.begin(), dispensed.end(), 0,
                         [](int sum, const Dispensed& some) { return sum + some.players; });
}

// Elementos §2.1.3: a dispensed player stands for two in the first round for every round skipped.
DapiranFigures FiguresOf(int registered, std::span<const Dispensed> dispensed, int preliminary) {
  DapiranFigures figures;
  figures.available = registered - CountOf(dispensed);
  for (const Dispensed& some : dispensed) figures.fictitious += some.players << (some.rounds + preliminary);
  figures.total = figures.available + figures.fictitious;
  figures.ideal = static_cast<int>(std::bit_ceil(static_cast<unsigned>(figures.total)));
  figures.freed = figures.ideal - figures.total;
  return figures;
}

// The rounds as the book resolves them: who is left, less those still dispensed and those freed, and with those who
// come in after the rounds they skipped.
std::vector<DapiranRound> Resolve(const DapiranPlan& plan, int registered, int preliminary) {
  std::vector<DapiranRound> rounds;
  const int last = static_cast<int>(plan.skipping.size()) - 1;
  int waiting = registered - plan.skipping[0];
  const int freed = plan.figures.back().freed;
  for (int i = 0; i <= std::max(last, 0); ++i) {
    DapiranRound round{i + 1 - preliminary, 0, registered, waiting - freed, freed, 0};
    if (i > 0) {
      const int outside = waiting;
      waiting -= plan.skipping.begin()[i];
      round = {i + 1 - preliminary, 0, rounds.back().players / 2, waiting, 0, outside};
    }
    round.players = round.entered - round.dispensed - round.freed + round.readmitted;
    rounds.push_back(round);
  }
  return rounds;
}

bool Works(int registered, std::span<const Dispensed> dispensed) {
  for (int preliminary = 0; preliminary <= kMostPreliminary; ++preliminary) {
    const auto figures = FiguresOf(registered, dispensed, preliminary);
    if (figures.freed <= figures.available && figures.available > 0) return true;
  }
  return false;
}

// The largest number of dispensed players below the one asked for that works, in words.
std::string NearestDispensed(int registered, std::span<const Dispensed> dispensed) {
  std::vector<Dispensed> fewer(dispensed.begin(), dispensed.end());
  for (auto some = fewer.rbegin(); some != fewer.rend(); ++some) {
    while (some->players > 0) {
      --some->players;
      if (Works(registered, fewer)) return fmt::format("dispense {} players", CountOf(fewer));
    }
  }
  return "dispense nobody";
}

std::optional<Diagnostic> WrongRequest(int registered, std::span<const Dispensed> dispensed) {
  const auto refused = [](std::string message, std::string hint) {
    return RefusedSize(std::move(message), std::move(hint)).value();
  };
  if (registered < 2)
    return refused(fmt::format("a knockout needs at least 2 players, not {}", registered), "give more players");
  if (registered > kMostPlayers) {
    return refused(fmt::format("{} players are more than a bracket holds", registered),
                   fmt::format("at most {}", kMostPlayers));
  }
  for (const Dispensed& some : dispensed) {
    if (some.players < 1 || some.rounds < 1 || some.rounds > kMostRoundsSkipped) {
      return refused(fmt::format("{} players cannot be dispensed from {} rounds", some.players, some.rounds),
                     fmt::format("one player and one round are the least, {} rounds the most", kMostRoundsSkipped));
    }
  }
  if (std::ranges::any_of(dispensed, [&](const Dispensed& some) { return some.players > registered; }) ||
      CountOf(dispensed) >= registered) {
    return refused(fmt::format("more players are dispensed than play: of {} registered nobody is left", registered),
                   fmt::format("dispense {} players at most", registered - 1));
  }
  return std::nullopt;
}

}  // namespace

Result<DapiranPlan> PlanByDapiran(int registered, std::span<const Dispensed> dispensed) {
  if (auto refusal = WrongRequest(registered, dispensed)) return tl::unexpected(*std::move(refusal));
  DapiranPlan plan;
  int preliminary = 0;
  plan.figures.push_back(FiguresOf(registered, dispensed, preliminary));
  while (plan.figures.back().freed > plan.figures.back().available && preliminary < kMostPreliminary) {
    plan.figures.push_back(FiguresOf(registered, dispensed, ++preliminary));
  }
  const DapiranFigures& figures = plan.figures.back();
  if (figures.freed > figures.available) {
    return RefusedSize(
        fmt::format("{} of {} players dispensed leave too few for the first rounds", CountOf(dispensed), registered),
        NearestDispensed(registered, dispensed));
  }
  plan.ideal = figures.ideal;
  plan.skipping.assign(figures.freed > 0 ? 2 : 1, 0);
  plan.skipping[0] = figures.available - figures.freed;
  if (figures.freed > 0) plan.skipping[1] = figures.freed;
  for (const Dispensed& some : dispensed) {
    const int rounds = some.rounds + preliminary;
    while (std::ssize(plan.skipping) <= rounds) plan.skipping.push_back(0);
    plan.skipping.begin()[rounds] += some.players;
  }
  plan.rounds = Resolve(plan, registered, preliminary);
  return plan;
}

}  // namespace ronda::knockout
