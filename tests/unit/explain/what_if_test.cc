#include "ronda/explain/what_if.h"

#include <gtest/gtest.h>

#include "support/event.h"

namespace ronda::explain {
namespace {

Tournament Played() { return test::Event(4).Planned(3).Round("1>3 4=2"); }

TEST(WhatIf, AResultChangesBothEntriesAndThePoints) {
  const auto changed = Change(Played(), "1: 1 0-1 3");
  ASSERT_TRUE(changed);
  EXPECT_EQ(changed->ScoreAfter(PlayerIndex(0), 1), Points{});
  EXPECT_EQ(changed->ScoreAfter(PlayerIndex(2), 1), Points::Whole(1));
  EXPECT_EQ(Change(Played(), "1: 4 +-- 2")->entry(PlayerIndex(3), Round(1)).result, ResultCode::kForfeitWin);
}

TEST(WhatIf, ByesAndWithdrawals) {
  EXPECT_EQ(Change(Played(), "bye 3")->RequestedByeOf(PlayerIndex(2), Round(2)), ResultCode::kHalfBye);
  EXPECT_EQ(Change(Played(), "bye 3 1")->RequestedByeOf(PlayerIndex(2), Round(2)), ResultCode::kFullBye);
  const auto left = Change(Played(), "withdraw 4");
  EXPECT_EQ(left->RequestedByeOf(PlayerIndex(3), Round(2)), ResultCode::kZeroBye);
  EXPECT_EQ(left->RequestedByeOf(PlayerIndex(3), Round(3)), ResultCode::kZeroBye);
  EXPECT_FALSE(Change(*left, "play 4")->RequestedByeOf(PlayerIndex(3), Round(2)));
  EXPECT_EQ(Change(Played(), "forbid 1-4")->data().forbidden.size(), 1U);
}

TEST(WhatIf, NonsenseIsRefusedWithWhatToDo) {
  for (const char* change : {"", "win 3", "1: 1 1-0", "1: 1 2-0 3", "9: 1 1-0 3", "1: 3 1-0 1", "1: 1 1-0 4", "bye x",
                             "bye 3 7", "withdraw 99", "forbid 1", "forbid 1-1x", "0: 1 1-0 3"}) {
    const auto changed = Change(Played(), change);
    ASSERT_FALSE(changed) << change;
    EXPECT_EQ(changed.error().code, "usage") << change;
    EXPECT_FALSE(changed.error().hint.empty()) << change;
  }
}

}  // namespace
}  // namespace ronda::explain
