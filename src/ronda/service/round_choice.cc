#include "ronda/service/round_choice.h"

#include <fmt/format.h>

#include <algorithm>

namespace ronda::service {

std::ptrdiff_t GamesWithoutResult(const Tournament& tournament) {
  const auto pending = [](const RoundEntry& entry) { return entry.result == ResultCode::kPending; };
  return std::ranges::count_if(tournament.data().entries, pending) / 2;
}

bool IsEveryRoundPaired(const Tournament& tournament) {
  const auto& planned = tournament.data().planned_rounds;
  return planned && tournament.rounds() >= *planned;
}

Result<Tournament> BeforeRound(const Tournament& tournament, std::optional<int> round) {
  const int next = tournament.rounds() + 1;
  if (round && *round < 1) {
    return tl::unexpected(UsageError(fmt::format("there is no round {}", *round), "rounds count from 1"));
  }
  if (round && *round > next) {
    return tl::unexpected(
        UsageError(fmt::format("round {} cannot be paired after {}", *round, Counted(next - 1, "round")),
                   fmt::format("the next round is {}", next)));
  }
  if (round && *round < next) return tournament.Before(Round(*round));
  if (const auto open = GamesWithoutResult(tournament); open > 0) {
    return tl::unexpected(
        UsageError(fmt::format("{} of round {} {} without a result", Counted(open, "game"), tournament.rounds(),
                               open == 1 ? "is" : "are"),
                   fmt::format("enter the results (X for an adjourned game), or pair that round again with --round {}",
                               tournament.rounds())));
  }
  if (IsEveryRoundPaired(tournament)) {
    return tl::unexpected(UsageError(fmt::format("every planned round is paired ({})", tournament.rounds()),
                                     "pair one of them again with --round, or raise the number of rounds"));
  }
  return tournament;
}

int CurrentRound(const Tournament& tournament) {
  const bool paired = tournament.rounds() > 0 && (IsEveryRoundPaired(tournament) || GamesWithoutResult(tournament) > 0);
  return tournament.rounds() + (paired ? 0 : 1);
}

}  // namespace ronda::service
