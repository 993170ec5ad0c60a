#include "ronda/rating/norm_chances.h"

#include <algorithm>

#include "ronda/base/counting.h"
#include "ronda/rating/performance.h"

namespace ronda::rating {
namespace {

bool HasOpenGame(const Tournament& tournament, PlayerIndex player) {
  if (tournament.rounds() == 0) return false;
  const RoundEntry& entry = tournament.entry(player, Round(tournament.rounds()));
  return entry.result == ResultCode::kPending && entry.opponent;
}

int GamesLeft(const Tournament& tournament, PlayerIndex player) {
  const int planned = std::max(tournament.data().planned_rounds.value_or(0), tournament.rounds());
  return planned - tournament.rounds() + (HasOpenGame(tournament, player) ? 1 : 0);
}

// The games so far as one would-be result, and those to come, without points.
std::vector<Game> GamesOf(const Tournament& tournament, const NormChance& chance) {
  const Performance& so_far = chance.norm.performance;
  std::vector<Game> games(Size(so_far.games + chance.left), Game{so_far.average, Fraction(0)});
  games.front().score = so_far.score;
  if (HasOpenGame(tournament, chance.player)) {
    const auto opponent = tournament.entry(chance.player, Round(tournament.rounds())).opponent;
    games.back().opponent = tournament.player(*opponent).rating.value_or(kNormUnratedOpponent);
  }
  return games;
}

// The least score in the games to come with which the performance is enough; none if no score is.
std::optional<Fraction> Needed(const Tournament& tournament, const NormChance& chance) {
  std::vector<Game> games = GamesOf(tournament, chance);
  if (std::ssize(games) < kNormGames) return std::nullopt;
  const int wanted = RuleFor(chance.norm.title).performance;
  for (int halves = 0; halves <= 2 * chance.left; ++halves) {
    games.front().score = chance.norm.performance.score + Fraction(halves, 2);
    const auto reached = PerformanceOf(games);
    if (reached && reached->rating >= wanted) return Fraction(halves, 2);
  }
  return std::nullopt;
}

Fraction ShareOf(const NormChance& chance) {
  if (!chance.needed || chance.left == 0) return Fraction(0);
  return *chance.needed / Fraction(chance.left);
}

}  // namespace

std::vector<NormChance> NormChancesIn(const Tournament& tournament) {
  std::vector<NormChance> chances;
  for (const PlayerIndex player : tournament.player_ids()) {
    for (Norm& norm : NormsOf(tournament, player)) {
      NormChance chance{player, std::move(norm), GamesLeft(tournament, player), {}};
      if (!chance.norm.IsMet()) {
        if (chance.norm.performance.games == 0 || chance.left == 0) continue;
        chance.needed = Needed(tournament, chance);
        if (!chance.needed) continue;
      }
      chances.push_back(std::move(chance));
    }
  }
  std::ranges::stable_sort(chances, [](const NormChance& one, const NormChance& other) {
    if (one.norm.IsMet() != other.norm.IsMet()) return one.norm.IsMet();
    return ShareOf(one) < ShareOf(other);
  });
  return chances;
}

}  // namespace ronda::rating
