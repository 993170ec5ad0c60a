#include "ronda/schedule/schedule.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace ronda::schedule {
namespace {

constexpr int kLetters = 26;

}  // namespace

std::string Letters(int index) {
  std::string letters;
  for (int rest = index + 1; rest > 0; rest = (rest - 1) / kLetters) {
    letters.insert(letters.begin(), static_cast<char>('A' + (rest - 1) % kLetters));
  }
  return letters;
}

std::string Label(const Schedule& schedule, Seat seat) {
  if (schedule.boards == 0) return fmt::format("{}", seat.value() + 1);
  return fmt::format("{}{}", Letters(seat.value() / schedule.boards), seat.value() % schedule.boards + 1);
}

Schedule Repeated(const Schedule& once, int cycles, CycleEnd end) {
  Schedule all{once.seats, once.boards, {}};
  for (int cycle = 0; cycle < cycles; ++cycle) {
    for (RoundPlan round : once.rounds) {
      if (cycle % 2 == 1) std::ranges::transform(round.games, round.games.begin(), Reversed);
      all.rounds.push_back(std::move(round));
    }
    const bool is_last = cycle + 1 == cycles;
    if (end == CycleEnd::kExchanged && !is_last && once.rounds.size() > 1) {
      std::swap(all.rounds[all.rounds.size() - 1], all.rounds[all.rounds.size() - 2]);
    }
  }
  return all;
}

std::optional<std::string> WorkableBoards(int teams, int boards) {
  const int others = teams - 1;
  if (boards >= others && boards % others == 0) return std::nullopt;
  const int below = boards / others * others;
  return below == 0 ? fmt::format("{}", others) : fmt::format("{} or {}", below, below + others);
}

Diagnostic Refusal(std::string message, std::string hint) {
  return {.code = kScheduleSize, .message = std::move(message), .hint = std::move(hint)};
}

}  // namespace ronda::schedule
