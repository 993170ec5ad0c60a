// Small questions about ratings: what to expect of a game, what a score against rated opponents stands for, changes or
// earns, and what a player of an event needs in the games to come.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "ronda/answer/answer.h"
#include "ronda/answer/form.h"
#include "ronda/rating/forecast.h"
#include "ronda/service/rate.h"

namespace ronda::answer {

struct ExpectedQuestion {
  int own = 0;
  int opponent = 0;
  std::optional<int> k;  // none: by the rules
  service::RatingRulesRequest rules;
  Form form = Form::kText;
};

Answer RateExpected(const ExpectedQuestion& question);

struct PerformanceQuestion {
  std::string score;
  std::vector<int> opponents;
  Form form = Form::kText;
};

Answer RatePerformance(const PerformanceQuestion& question);

struct ChangeQuestion {
  service::ChangeRequest request;
  Form form = Form::kText;
};

Answer RateChange(const ChangeQuestion& question);

struct FirstQuestion {
  service::FirstRequest request;
  Form form = Form::kText;
};

Answer RateFirst(const FirstQuestion& question);

// Opponents to come, a goal, or both.
struct NeedQuestion {
  service::NeedRequest request;
  rating::Goal goal;
  Form form = Form::kText;
};

Answer RateNeed(const NeedQuestion& question);

}  // namespace ronda::answer
