// Numbers a system cannot take are refused with the nearest that it can.
#include <gtest/gtest.h>

#include "ronda/schedule/berger.h"
#include "ronda/schedule/djaja.h"
#include "ronda/schedule/groups.h"
#include "ronda/schedule/hilton.h"
#include "ronda/schedule/hutton.h"
#include "ronda/schedule/nagarajan.h"
#include "ronda/schedule/scheveningen.h"
#include "ronda/schedule/skalitzka.h"

namespace ronda::schedule {
namespace {

std::string MessageOf(const Result<Schedule>& result) { return result ? "not refused" : result.error().message; }
std::string HintOf(const Result<Schedule>& result) { return result ? "not refused" : result.error().hint; }

TEST(Refusals, TooFewPlayers) {
  for (const int players : {-1, 0, 1}) {
    const std::string refusal = "a round robin needs at least 2 players, not " + std::to_string(players);
    EXPECT_EQ(MessageOf(Berger(players)), refusal);
    EXPECT_EQ(MessageOf(Nagarajan(players, LotOfTheBest::kNumber1)), refusal);
    EXPECT_EQ(HintOf(Djaja(players)), "teams of 2 are the least");
    EXPECT_EQ(HintOf(Scheveningen(players)), "teams of 2 are the least");
  }
}

TEST(Refusals, OddBoards) {
  EXPECT_EQ(HintOf(Scheveningen(7)), "take teams of 6 or 8, or the djaja tables, which allow 7");
  EXPECT_EQ(HintOf(Skalitzka(5)), "take teams of 4 or 6");
}

TEST(Refusals, TeamsThatCannotMeetEquallyOften) {
  EXPECT_EQ(HintOf(Hutton(4, 7)), "take teams of 6 or 9; the usual number is 6");
  EXPECT_EQ(HintOf(Hutton(5, 2)), "take teams of 4; the usual number is 8");
  EXPECT_EQ(HintOf(Hutton(2, 2)), "3 teams are the least; two teams play scheveningen or djaja");
  EXPECT_EQ(HintOf(Hilton(7, 6)), "take 6 or 8 teams");
  EXPECT_EQ(HintOf(Hilton(6, 7)), "take teams of 5 or 10");
}

TEST(Refusals, Groups) {
  EXPECT_EQ(SpreadOver(60, 7, Sizes::kEqual).error().hint,
            "6 groups of 10 would do, or groups that differ by one (--uneven)");
  EXPECT_EQ(SpreadOver(13, 3, Sizes::kEqual).error().hint,
            "13 players cannot be split evenly; allow groups that differ by one (--uneven), or take 14 players");
  EXPECT_EQ(SpreadOver(10, 6, Sizes::kWithinOne).error().hint, "take 2 to 5 groups, so that everybody has an opponent");
}

TEST(Letters, BeyondTheAlphabet) {
  EXPECT_EQ(Letters(0), "A");
  EXPECT_EQ(Letters(25), "Z");
  EXPECT_EQ(Letters(26), "AA");
  EXPECT_EQ(Letters(26 + 26 * 26), "AAA");
}

}  // namespace
}  // namespace ronda::schedule
