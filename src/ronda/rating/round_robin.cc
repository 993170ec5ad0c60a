#include "ronda/rating/round_robin.h"

#include <algorithm>
#include <cassert>

#include "ronda/rating/dp_table.h"

namespace ronda::rating {
namespace {

int Rounded(const Fraction& value) { return static_cast<int>(RoundHalfUp(value)); }

constexpr int kLeastRatedOpponents = 4;

}  // namespace

RoundRobin AverageRoundRobin(std::span<const RoundRobinPlayer> players, int cycles) {
  assert(players.size() >= 2);
  const auto count = static_cast<int>(players.size());
  const int opponents = count - 1;
  RoundRobin event;
  event.games = opponents * cycles;
  std::int64_t ratings = 0;
  std::int64_t differences = 0;
  int rated = 0;
  for (const RoundRobinPlayer& player : players) {
    RoundRobinRow row;
    row.percentage = PercentageOf(player.score, event.games);
    row.difference = DifferenceFor(row.percentage);
    differences += row.difference;
    ratings += player.rating.value_or(0);
    rated += player.rating ? 1 : 0;
    event.rows.push_back(row);
  }
  assert(rated > 0);
  event.rated_average = Rounded(Fraction(ratings, rated));
  event.difference_average = Rounded(Fraction(differences, count));
  event.average =
      Rounded(Fraction(event.rated_average) - Fraction(event.difference_average) * Fraction(opponents, count));
  for (std::size_t i = 0; i < players.size(); ++i) {
    const int own = players[i].rating.value_or(event.average);
    event.rows[i].opponents_average = Rounded(Fraction(event.average * count - own, opponents));
  }
  return event;
}

Fraction RoundRobinExpected(const RuleSet& rules, int own, const RoundRobin& event, const RoundRobinRow& row) {
  return Fraction(event.games) * ExpectedAgainst(rules, own, row.opponents_average);
}

FirstRating RoundRobinFirstRating(const RuleSet& rules, const RoundRobin& event, const RoundRobinRow& row,
                                  const Fraction& score, int rated_opponents) {
  const auto opponents = static_cast<int>(event.rows.size()) - 1;
  FirstRating first;
  first.games = event.games;
  first.score = score;
  first.average = Fraction(row.opponents_average);
  first.percentage = row.percentage;
  if (rated_opponents < kLeastRatedOpponents || 3 * rated_opponents < opponents) {
    first.reason = NoFirstRating::kTooFewGames;
    return first;
  }
  if (score == Fraction(0)) {
    first.reason = NoFirstRating::kNoPoints;
    return first;
  }
  const Fraction above = score - Fraction(event.games, 2);
  first.difference = above > Fraction(0) ? above * Fraction(2) * rules.initial.step
                                         : Fraction(row.difference) * Fraction(opponents, opponents + 1);
  SettleFirstRating(rules, first);
  return first;
}

}  // namespace ronda::rating
