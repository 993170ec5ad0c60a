// Who gets which prize.
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <vector>

#include "ronda/awards/unfinished.h"
#include "ronda/service/remaining_rounds.h"
#include "ronda/service/source.h"
#include "ronda/service/standings_work.h"

namespace ronda::service {

struct PrizesRequest {
  Source file;
  Source prizes;
  StandingsRequest standings;
  std::optional<Source> tags;             // of players, for categories by tag
  std::optional<awards::Draws> outcomes;  // where games have no result: the chance of each place; none: as it stands
  RemainingRequest remaining;             // rounds that are not even paired
};

// What was paired to be weighed: a last round once, others anew in every draw, since they depend on results.
struct Rounds {
  int paired = 0;
  int unpaired = 0;
};

struct SharedPrizes {
  std::unique_ptr<const Tournament> tournament;  // the work points to it
  StandingsWork work;
  awards::PrizeFund fund;
  std::vector<awards::Award> awards;
  std::optional<awards::Outlook> outlook;  // of a tournament that is not finished
  std::size_t open_games = 0;
  Rounds rounds;
  awards::Eligibility eligibility = {};
};

Parsed<SharedPrizes> SharePrizes(const PrizesRequest& request);

// What an award follows from: the place among those who may win in its list, and how many are level on points there.
struct AwardPlace {
  std::ptrdiff_t place = 1;
  std::ptrdiff_t level = 1;
};
AwardPlace PlaceOf(const SharedPrizes& shared, const awards::Award& award);

}  // namespace ronda::service
