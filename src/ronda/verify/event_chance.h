// What chance decides while a generated event is played: who stays away and how games end.
#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "ronda/base/random.h"
#include "ronda/model/tournament.h"
#include "ronda/verify/event_plan.h"

namespace ronda::verify {

using GameResult = std::pair<ResultCode, ResultCode>;  // of White, of Black

class EventChance {
 public:
  EventChance(const EventPlan& plan, Random& random);

  // Whether an entrant is away in a round of so many. Every entrant draws the same numbers in every round, whatever
  // comes of them.
  std::optional<ResultCode> DrawAbsence(std::size_t entrant, Round round);

  GameResult DrawResult(std::optional<int> white_rating, std::optional<int> black_rating);

  Random& random() { return random_; }

 private:
  GameResult DrawGame(int white_rating, int black_rating);

  const EventPlan& plan_;
  Random& random_;
  std::vector<bool> withdrawn_;
};

}  // namespace ronda::verify
