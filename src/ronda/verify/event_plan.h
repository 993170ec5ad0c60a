// A random tournament before its first round: the field and the settings are drawn, nothing has happened yet.
#pragma once

#include <optional>
#include <vector>

#include "ronda/base/random.h"
#include "ronda/base/result.h"
#include "ronda/model/tournament.h"
#include "ronda/pairing/acceleration/method.h"
#include "ronda/pairing/pairing_system.h"
#include "ronda/verify/generator_options.h"

namespace ronda::verify {

// How often things happen, in parts per million.
struct EventRates {
  int forfeit = 0;  // that one given player of a pair does not come
  int quick_game = 0;
  int zero_bye = 0;
  int half_bye = 0;
  int full_bye = 0;
  int withdrawal = 0;
};

struct EventPlan {
  TournamentData start;  // without rounds
  EventRates rates;
  std::optional<int> draw_percentage;
  std::vector<Round> first_round;                    // by player: the round of entry
  std::optional<acceleration::Method> acceleration;  // besides what the start has
};

EventPlan DrawPlan(const GeneratorOptions& options, Random& random);

// The event as a file has it before round 1, with the acceleration of the plan.
Result<TournamentData> Accelerated(const EventPlan& plan, const SystemInfo& system, TournamentData start);
// The same before a later round, where the points depend on the results; none where they do not.
std::optional<TournamentData> Regrown(const EventPlan& plan, const SystemInfo& system, const TournamentData& data);

// The chance that one player of a pair stays away, if both do so independently and at least one of them does in the
// given share of the games; parts per million.
int ForfeitOfOneSide(int share_of_games);

}  // namespace ronda::verify
