// What is cut of a sum: C.07 §14, §16.5.
#include "ronda/tiebreak/cut.h"

#include <gtest/gtest.h>

namespace ronda::tiebreak {
namespace {

Contribution Of(int round, int score, int value, bool voluntary) {
  Contribution one{};
  one.round = Round(round);
  one.score = score;
  one.value = value;
  one.voluntary = voluntary;
  return one;
}

std::vector<int> KeptRounds(const Working& working) {
  std::vector<int> rounds;
  for (const Contribution& one : working.contributions) {
    if (one.cut == Cut::kKept) rounds.push_back(one.round.value());
  }
  return rounds;
}

// C.07/2026 §16.5.
// Decision 221. Two forfeit losses, rounds 1 and 3, against opponents with 4 and 2 points, and three games.
TEST(Cut, OfEqualVoluntaryContributionsTheLowestScoreGoes) {
  Working working;
  working.contributions = {Of(1, 40, 0, true), Of(2, 50, 25, false), Of(3, 20, 0, true), Of(4, 10, 10, false),
                           Of(5, 30, 30, false)};
  CutLeast(1, CutRule::kVoluntaryFirst, working);
  EXPECT_EQ(KeptRounds(working), (std::vector{1, 2, 3, 5})) << "0 is less than the 10 of the least significant value";
  CutLeast(1, CutRule::kVoluntaryFirst, working);
  EXPECT_EQ(KeptRounds(working), (std::vector{1, 2, 5})) << "both contribute 0: round 3 has the lower score";
}

// The same with the two rounds in the other order: the order of rounds decides nothing.
TEST(Cut, TheOrderOfRoundsDecidesNothing) {
  Working working;
  working.contributions = {Of(1, 40, 0, true), Of(2, 20, 0, true), Of(3, 15, 0, false), Of(4, 50, 25, false)};
  CutLeast(1, CutRule::kVoluntaryFirst, working);
  EXPECT_EQ(KeptRounds(working), (std::vector{1, 3, 4}));
  CutMost(1, working);
  EXPECT_EQ(KeptRounds(working), (std::vector{1, 3}));
}

}  // namespace
}  // namespace ronda::tiebreak
