// The outlook against every schedule there is, on small fields.
#include "ronda/explain/outlook.h"

#include <gtest/gtest.h>

#include <set>

#include "ronda/base/random.h"
#include "support/event.h"

namespace ronda::explain {
namespace {

using Answer = Outlook::Answer;

Outlook Look(const Tournament& tournament) {
  return LookAhead(tournament, ByeRule::kNoUnplayedWin, Thoroughness::kFull);
}

bool Says(const Outlook& outlook, std::string_view code) {
  for (const Statement& statement : outlook.statements) {
    if (statement.code == code) return true;
  }
  return false;
}

TEST(Outlook, MoreRoundsThanOpponents) {
  EXPECT_EQ(Look(test::Event(4).Planned(3)).answer, Answer::kPossible);
  const Outlook outlook = Look(test::Event(4).Planned(4));
  EXPECT_EQ(outlook.answer, Answer::kImpossible);
  EXPECT_TRUE(Says(outlook, "outlook-few-opponents"));
}

TEST(Outlook, MoreOddRoundsThanByes) {
  EXPECT_EQ(Look(test::Event(5).Planned(5)).answer, Answer::kPossible);
  EXPECT_TRUE(Says(Look(test::Event(3).Planned(4)), "outlook-few-byes"));
}

TEST(Outlook, TwoClubsOfThreeCannotPlayEachOtherOnlyThreeTimes) {
  // Everybody has three opponents in the other club and two in their own, who are forbidden.
  EXPECT_EQ(Look(test::Event(6).Planned(3).Forbid({1, 2, 3}).Forbid({4, 5, 6})).answer, Answer::kPossible);
  EXPECT_EQ(Look(test::Event(6).Planned(4).Forbid({1, 2, 3}).Forbid({4, 5, 6})).answer, Answer::kImpossible);
}

TEST(Outlook, AClubOfFourAmongSix) {
  const Outlook outlook = Look(test::Event(6).Planned(1).Forbid({1, 2, 3, 4}));
  EXPECT_EQ(outlook.answer, Answer::kImpossible);
  EXPECT_TRUE(Says(outlook, "outlook-round-impossible"));
}

TEST(Outlook, ATotalMayCountAComingBye) {
  TournamentData data = test::Event(4).Planned(2).Build().data();
  data.requested_byes.push_back({Round(1), PlayerIndex(0), ResultCode::kHalfBye});
  data.players.front().stated_points = Points::Tenths(5);
  EXPECT_EQ(Look(Tournament::Make(std::move(data)).value()).answer, Answer::kPossible);
}

// What is not asked where this is so would not have been found impossible; where it is not so it might.
TEST(Outlook, NeedNotBeAskedOfALargeFieldWithByesToSpare) {
  EXPECT_TRUE(IsLargeWithByesToSpare(test::Event(80).Planned(9), 0));
  EXPECT_FALSE(IsLargeWithByesToSpare(test::Event(60).Planned(9), 0));  // a quick look searches
  EXPECT_FALSE(IsLargeWithByesToSpare(test::Event(80).Planned(80), 1));
  const Tournament more_rounds_than_byes = test::Event(81).Planned(90);
  EXPECT_EQ(LookAhead(more_rounds_than_byes, ByeRule::kNoUnplayedWin, Thoroughness::kQuick).answer,
            Answer::kImpossible);
  EXPECT_FALSE(IsLargeWithByesToSpare(more_rounds_than_byes, 1));
}

TEST(Outlook, WhoeverAsksForByesIsNotCountedOn) {
  TournamentData data = test::Event(200).Planned(9).Build().data();
  for (std::int32_t i = 0; i < 135; ++i)
    data.requested_byes.push_back({Round(2), PlayerIndex(i), ResultCode::kHalfBye});
  EXPECT_TRUE(IsLargeWithByesToSpare(*Tournament::Make(data), 0));
  for (std::int32_t i = 135; i < 145; ++i) {
    data.requested_byes.push_back({Round(2), PlayerIndex(i), ResultCode::kHalfBye});
  }
  EXPECT_FALSE(IsLargeWithByesToSpare(*Tournament::Make(data), 0));
}

TEST(Outlook, ManyPlayersAreCounted) { EXPECT_TRUE(Says(Look(test::Event(200).Planned(9)), "outlook-plenty")); }

// Every schedule, tried plainly: pairs of the players left, then the next round.
class Plain {
 public:
  Plain(int players, int rounds, std::set<std::pair<int, int>> forbidden)
      : players_(players), rounds_(rounds), used_(std::move(forbidden)) {}
  bool Exists() { return RoundFrom(1); }

 private:
  bool RoundFrom(int round) {
    if (round > rounds_) return true;
    std::vector<int> left;
    for (int player = 1; player <= players_; ++player) left.push_back(player);
    return PairRest(round, left, players_ % 2 == 1);
  }
  bool PairRest(int round, std::vector<int> left, bool bye) {
    if (left.empty()) return RoundFrom(round + 1);
    const int first = left.front();
    left.erase(left.begin());
    if (bye && byes_.insert(first).second) {
      if (PairRest(round, left, false)) return true;
      byes_.erase(first);
    }
    for (const int other : std::vector<int>(left)) {
      if (!used_.insert({first, other}).second) continue;
      auto rest = left;
      std::erase(rest, other);
      if (PairRest(round, rest, bye)) return true;
      used_.erase({first, other});
    }
    return false;
  }

  int players_;
  int rounds_;
  std::set<std::pair<int, int>> used_;
  std::set<int> byes_;
};

// Decision 062.
TEST(Outlook, IsRightOnSmallFields) {
  int impossible = 0;
  for (std::uint64_t seed = 1; seed <= 300; ++seed) {
    Random random(seed);
    const int players = random.Between(3, 6);
    const int rounds = random.Between(1, players);
    test::Event event(players);
    event.Planned(rounds);
    std::set<std::pair<int, int>> forbidden;
    for (int i = random.Between(0, players); i > 0; --i) {
      const int one = random.Between(1, players - 1);
      const int other = random.Between(one + 1, players);
      event.Forbid({one, other});
      forbidden.insert({one, other});
    }
    const bool exists = Plain(players, rounds, forbidden).Exists();
    impossible += exists ? 0 : 1;
    EXPECT_EQ(Look(event).answer, exists ? Answer::kPossible : Answer::kImpossible) << "seed " << seed;
  }
  EXPECT_GT(impossible, 50);
}

}  // namespace
}  // namespace ronda::explain
