// The method for round robins (Elementos §4.3.3): one average for the whole event (Ra), made of the average of the
// rated players (Rar) and of what the scores of all players stand for (Dp), and from it the average of everybody's
// opponents (Rc). Unrated players count with Ra. Every step is rounded to a whole number, as the book does.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "ronda/rating/performance.h"
#include "ronda/rating/rule_set.h"

namespace ronda::rating {

struct RoundRobinPlayer {
  std::optional<int> rating;
  Fraction score;
};

struct RoundRobinRow {
  int percentage = 0;         // P
  int difference = 0;         // D, of the percentage
  int opponents_average = 0;  // Rc
};

struct RoundRobin {
  int rated_average = 0;       // Rar
  int difference_average = 0;  // Dp; decision 104: of all players, rated or not
  int average = 0;             // Ra
  int games = 0;               // of each player
  std::vector<RoundRobinRow> rows;
};

// Every player met every other `cycles` times. At least two players, one of them rated.
RoundRobin AverageRoundRobin(std::span<const RoundRobinPlayer> players, int cycles);

// The score a rated player was to make: games times the expectation against Rc.
Fraction RoundRobinExpected(const RuleSet& rules, int own, const RoundRobin& event, const RoundRobinRow& row);

// The first rating of an unrated player: at least a third of the opponents, and four, are rated.
FirstRating RoundRobinFirstRating(const RuleSet& rules, const RoundRobin& event, const RoundRobinRow& row,
                                  const Fraction& score, int rated_opponents);

}  // namespace ronda::rating
