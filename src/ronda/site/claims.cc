#include "ronda/site/claims.h"

#include <algorithm>
#include <array>

#include "ronda/service/game_result.h"

namespace ronda::site {
namespace {

constexpr std::array<std::string_view, 3> kGames{"1-0", "=-=", "0-1"};

// A claim has the result of whoever made it.
std::optional<std::string> GameOf(ResultCode own, Colour colour) {
  for (const std::string_view game : kGames) {
    const auto score = service::FinishedGame(game);
    if (score && (colour == Colour::kWhite ? score->white : score->black) == own) return std::string(game);
  }
  return std::nullopt;
}

}  // namespace

Claims ClaimsOf(const journal::State& state, const command::Seating& seating, Round round) {
  const auto of = [&](journal::Uid player, Colour colour) -> std::optional<std::string> {
    const auto found = std::ranges::find_if(state.facts.claims, [&](const journal::Claim& claim) {
      return claim.round == round && claim.player == player;
    });
    return found == state.facts.claims.end() ? std::nullopt : GameOf(found->result, colour);
  };
  return {of(seating.white, Colour::kWhite), of(seating.black, Colour::kBlack)};
}

}  // namespace ronda::site
