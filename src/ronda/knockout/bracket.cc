#include "ronda/knockout/bracket.h"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <optional>

#include "ronda/knockout/bracket_builder.h"

namespace ronda::knockout {
namespace {

Diagnostic RefusalOfSize(std::string message, std::string hint) {
  return {.code = kBracketSize, .message = std::move(message), .hint = std::move(hint)};
}

Diagnostic NoThirdPlace() {
  return RefusalOfSize("a match for third place needs two beaten semifinalists",
                       "it goes with single elimination of 4 players or more");
}

// Who has a bye has a game less, so nobody may have one; and after as many games as there are rounds everybody has met
// all they can.
std::optional<Diagnostic> FaultOfGuarantee(const BracketOptions& options) {
  if (!options.guaranteed) return std::nullopt;
  if (options.losses > 1 || options.third_place || !options.dispensed.empty()) {
    return RefusalOfSize(
        "games for everybody go with single elimination only, without byes and a match for third place",
        "leave --losses, --third-place and --dispensed out; who loses plays for places then");
  }
  const auto players = static_cast<unsigned>(std::max(options.players, 0));
  const int rounds = std::has_single_bit(players) ? std::countr_zero(players) : 0;
  if (*options.guaranteed >= 1 && *options.guaranteed <= rounds) return std::nullopt;
  return RefusalOfSize(fmt::format("{} players cannot each be sure of {} games", options.players, *options.guaranteed),
                       "it takes 8, 16, 32, ... players, as nobody has a bye then: 8 or more for three games, 16 or "
                       "more for four");
}

}  // namespace

Result<Bracket> MakeBracket(const BracketOptions& options) {
  if (options.losses < 1 || options.losses > kMostLosses) {
    return tl::unexpected(
        RefusalOfSize(fmt::format("nobody is put out by {} losses here", options.losses),
                      fmt::format("1 is a plain knockout, 2 double elimination; at most {}", kMostLosses)));
  }
  if (options.third_place && options.losses > 1) return tl::unexpected(NoThirdPlace());
  if (auto fault = FaultOfGuarantee(options)) return tl::unexpected(*std::move(fault));
  auto plan = PlanByDapiran(options.players, options.dispensed);
  if (!plan) return tl::unexpected(plan.error());
  Bracket bracket{options, *std::move(plan), {}, 0};
  BuildMatches(bracket);
  const bool has_third_place = std::ranges::count(bracket.matches, Side::kThirdPlace, &Match::side) == 1;
  if (options.third_place && !has_third_place) return tl::unexpected(NoThirdPlace());
  return bracket;
}

}  // namespace ronda::knockout
