#include "ronda/rating/performance.h"

#include <algorithm>
#include <cassert>

#include "ronda/rating/dp_table.h"

namespace ronda::rating {
namespace {

Fraction AverageOf(std::span<const Game> games) {
  std::int64_t sum = 0;
  for (const Game& game : games) sum += game.opponent;
  return Fraction(sum, static_cast<std::int64_t>(games.size()));
}

// B.02 §8.2: as if drawn against further opponents.
void AddHypotheticalDraws(const InitialRule& rule, FirstRating& first) {
  const int games = first.games + rule.hypothetical_games;
  const Fraction sum = first.average * Fraction(first.games) +
                       Fraction(std::int64_t{rule.hypothetical_rating} * rule.hypothetical_games);
  first.average = sum / Fraction(games);
  first.percentage = PercentageOf(first.score + Fraction(rule.hypothetical_games, 2), games);
  first.difference = Fraction(DifferenceFor(first.percentage));
}

// Elementos §4.3.2: by the table up to one half, by steps above it. The average is a whole number there.
void AddSteps(const InitialRule& rule, FirstRating& first) {
  first.average = Fraction(RoundHalfUp(first.average));
  first.percentage = PercentageOf(first.score, first.games);
  const Fraction above = first.score - Fraction(first.games, 2);
  first.difference = above > Fraction(0) ? above * Fraction(2) * rule.step : Fraction(DifferenceFor(first.percentage));
}

}  // namespace

int PercentageOf(const Fraction& score, int games) {
  assert(games > 0);
  return static_cast<int>(RoundHalfUp(score * Fraction(100, games)));
}

std::optional<Performance> PerformanceOf(std::span<const Game> games) {
  if (games.empty()) return std::nullopt;
  Performance performance;
  performance.games = static_cast<int>(games.size());
  performance.score = ScoreOf(games);
  performance.average = static_cast<int>(RoundHalfUp(AverageOf(games)));
  performance.percentage = PercentageOf(performance.score, performance.games);
  performance.difference = DifferenceFor(performance.percentage);
  performance.rating = performance.average + performance.difference;
  return performance;
}

// B.02 §7.1.4, §8.2.1; Elementos §4.3.2.
FirstRating FirstRatingOf(const RuleSet& rules, std::span<const Game> games) {
  FirstRating first;
  first.games = static_cast<int>(games.size());
  first.score = ScoreOf(games);
  if (first.games > 0) first.average = AverageOf(games);
  if (first.games < std::max(rules.initial.least_games, 1)) {
    first.reason = NoFirstRating::kTooFewGames;
    return first;
  }
  if (first.score == Fraction(0)) {
    first.reason = NoFirstRating::kNoPoints;
    return first;
  }
  switch (rules.initial.method) {
    case InitialMethod::kHypotheticalDraws:
      AddHypotheticalDraws(rules.initial, first);
      break;
    case InitialMethod::kStepsAboveHalf:
      AddSteps(rules.initial, first);
      break;
  }
  SettleFirstRating(rules, first);
  return first;
}

// B.02 §7.2.1, §8.2.3.
void SettleFirstRating(const RuleSet& rules, FirstRating& first) {
  first.calculated = static_cast<int>(RoundHalfUp(first.average + first.difference));
  if (rules.floor && first.calculated < *rules.floor) {
    first.reason = NoFirstRating::kBelowFloor;
  } else {
    first.rating = rules.initial.most ? std::min(first.calculated, *rules.initial.most) : first.calculated;
  }
}

}  // namespace ronda::rating
