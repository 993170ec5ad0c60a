// "What do I need?": what every possible score in the games to come would do to rating and performance, and what the
// next opponent must be rated for a result to reach a goal.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "ronda/rating/performance.h"

namespace ronda::rating {

struct Standing {
  std::optional<int> rating;  // the player's; none: unrated
  int k = 0;
  std::vector<Game> games;  // so far, that count
};

struct Prospect {
  Fraction score;  // in the games to come
  Fraction change;
  std::optional<int> new_rating;
  std::optional<int> performance;
};

// One prospect for each score from zero to all, in half points. Unrated players have no change; their new rating is the
// first rating.
std::vector<Prospect> ProspectsOf(const RuleSet& rules, const Standing& standing, std::span<const int> opponents);

struct Goal {
  std::optional<int> rating;
  std::optional<int> performance;
};

bool Reaches(const Prospect& prospect, const Goal& goal);

// The lowest rating of one further opponent against whom the score reaches the goal; none if nobody is rated so high
// (4000).
std::optional<int> LeastOpponent(const RuleSet& rules, const Standing& standing, const Fraction& score,
                                 const Goal& goal);

}  // namespace ronda::rating
