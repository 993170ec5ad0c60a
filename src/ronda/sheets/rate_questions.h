// Small questions about ratings: what to expect of a game, what a score stands for, what a player needs.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "ronda/rating/forecast.h"
#include "ronda/rating/performance.h"
#include "ronda/rating/rule_set.h"
#include "ronda/service/rate.h"
#include "ronda/sheets/sheet.h"

namespace ronda::sheets {

// A rating against another.
struct ExpectedGame {
  const rating::RuleSet& rules;
  int own = 0;
  int opponent = 0;
  int k = 0;
};

Sheet SheetOf(const ExpectedGame& game);
Value DocumentOf(const ExpectedGame& game);

struct PerformanceAnswer {
  rating::Performance performance;
};

Sheet SheetOf(const PerformanceAnswer& answer);
Value DocumentOf(const PerformanceAnswer& answer);

// A change by all games of an event at once: game by game, and by the short formula.
struct ChangeAnswer {
  const service::RatingChange& change;
};

Sheet SheetOf(const ChangeAnswer& answer);
Value DocumentOf(const ChangeAnswer& answer);

// A first rating, or why there is none.
struct FirstRatingAnswer {
  const service::FirstAnswer& answer;
};

Sheet SheetOf(const FirstRatingAnswer& first);
Value DocumentOf(const FirstRatingAnswer& first);

// Of a player with these opponents to come every score; without them the opponent each result needs for the goal.
struct RatingNeed {
  rating::RuleSet rules;
  rating::Standing standing;
  std::vector<int> opponents;
  std::string name;
  rating::Goal goal;
};

Sheet SheetOf(const RatingNeed& need);
Value DocumentOf(const RatingNeed& need);

}  // namespace ronda::sheets
