// What was paired without knowing how many rounds there will be, and what was paired as the last round of an event, is
// found right in a file that does not say how many there are.
#include <gtest/gtest.h>

#include "property/random_tournament.h"
#include "ronda/pairing/registry.h"
#include "ronda/verify/checker.h"
#include "support/effort.h"

namespace ronda::test {
namespace {

enum class Plan { kUnknown, kLast };

TournamentData Planned(TournamentData data, Plan plan) {
  data.planned_rounds.reset();
  if (plan == Plan::kLast) data.planned_rounds = data.rounds + 1;
  return data;
}

// The rounds that were looked at. Decision 213.
int LookAt(const PairingSystem& system, Plan plan, std::uint64_t seed) {
  Random random(seed);
  RandomTournament event(random);
  int rounds = 0;
  while (const auto data = event.BeforeNextRound()) {
    if (data->rounds > 0) {
      const Tournament recorded = Tournament::Make(Planned(*data, Plan::kUnknown)).value();
      const auto difference = verify::CheckRound(recorded, Round(data->rounds), system);
      EXPECT_FALSE(difference) << system.info().id << ", seed " << seed << ", round " << data->rounds << ": "
                               << difference->verdict;
      ++rounds;
    }
    const Tournament before = Tournament::Make(Planned(*data, plan)).value();
    const auto pairing = system.Pair(before);
    if (!pairing) break;
    event.Play(ToRound(before, *pairing));
  }
  return rounds;
}

class UnknownPlan : public testing::TestWithParam<const char*> {};

TEST_P(UnknownPlan, WhatWasPairedIsRight) {
  const PairingSystem& system = *StandardSystems().Find(GetParam());
  for (const Plan plan : {Plan::kUnknown, Plan::kLast}) {
    int rounds = 0;
    for (std::uint64_t seed = 1; seed <= Effort(300U); ++seed) {
      rounds += LookAt(system, plan, seed);
      ASSERT_FALSE(HasFailure());
    }
    EXPECT_GT(rounds, Effort(300));
  }
}

INSTANTIATE_TEST_SUITE_P(Of, UnknownPlan, testing::Values("dutch-2026", "dutch-2017", "dutch-book", "burstein-book"));

}  // namespace
}  // namespace ronda::test
