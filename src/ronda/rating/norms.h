// Whether a result is a title norm, condition by condition, with the best choice of games where some may be left out. A
// help for players and organisers, not a certificate: what a tournament file does not say (days, arbiters,
// registration) is not looked at. Decision 107.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "ronda/model/tournament.h"
#include "ronda/rating/norm_rules.h"
#include "ronda/rating/performance.h"

namespace ronda::rating {

enum class NormCondition : std::uint8_t {
  kGames,
  kPerformance,
  kAverage,
  kScore,
  kTitled,
  kHolders,
  kForeignFederations,
  kOwnFederation,
  kOneFederation,
};

struct NormFinding {
  NormCondition condition;
  bool is_met = false;
  int found = 0;
  int wanted = 0;  // at least; for the last two conditions at most
  std::string note;
};

struct Norm {
  NormTitle title;
  std::vector<Round> rounds;    // of the games that count
  std::vector<Round> left_out;  // played games that were left out to make it
  Performance performance;      // with the lowest opponent raised to the floor
  std::optional<Round> raised;  // the round of that opponent
  std::vector<NormFinding> findings;

  bool IsMet() const;
  int Missed() const;
};

// The norms a player may still seek, the highest title first; none for whom no game counts.
std::vector<Norm> NormsOf(const Tournament& tournament, PlayerIndex player);

}  // namespace ronda::rating
