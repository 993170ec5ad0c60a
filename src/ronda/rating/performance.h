// Performance: the rating a result against rated opponents stands for, and the first rating of a player who had none.
#pragma once

#include <cstdint>
#include <optional>
#include <span>

#include "ronda/rating/expectation.h"

namespace ronda::rating {

// Rp = Ra + dp(p).
struct Performance {
  int games = 0;
  Fraction score;
  int average = 0;     // Ra, of the opponents, rounded
  int percentage = 0;  // p, rounded
  int difference = 0;  // dp
  int rating = 0;      // Rp

  bool operator==(const Performance&) const = default;
};

// A score in whole percent of so many games, .5 up.
int PercentageOf(const Fraction& score, int games);

// Decision 103: average and percentage are rounded before they are used. None without games.
std::optional<Performance> PerformanceOf(std::span<const Game> games);

enum class NoFirstRating : std::uint8_t { kTooFewGames, kNoPoints, kBelowFloor };

struct FirstRating {
  int games = 0;        // against rated opponents
  Fraction score;       // in them
  Fraction average;     // with hypothetical opponents where the rules have them
  int percentage = 0;   // likewise
  Fraction difference;  // what is added to the average
  int calculated = 0;   // before the floor is looked at
  std::optional<int> rating;
  std::optional<NoFirstRating> reason;  // why there is none
};

FirstRating FirstRatingOf(const RuleSet& rules, std::span<const Game> games);
// The rating that follows from average and difference, within the floor and the most the rules allow.
void SettleFirstRating(const RuleSet& rules, FirstRating& first);

}  // namespace ronda::rating
