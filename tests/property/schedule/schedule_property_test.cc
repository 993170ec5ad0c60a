// What the closed systems promise, for every size up to 200.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <map>
#include <set>

#include "ronda/schedule/balance.h"
#include "ronda/schedule/berger.h"
#include "ronda/schedule/djaja.h"
#include "ronda/schedule/groups.h"
#include "ronda/schedule/hilton.h"
#include "ronda/schedule/hutton.h"
#include "ronda/schedule/nagarajan.h"
#include "ronda/schedule/round_order.h"
#include "ronda/schedule/scheveningen.h"
#include "ronda/schedule/skalitzka.h"
#include "ronda/schedule/varma.h"

namespace ronda::schedule {
namespace {

constexpr int kMost = 200;

std::size_t GamesOf(const Schedule& schedule) {
  std::size_t games = 0;
  for (const RoundPlan& round : schedule.rounds) games += round.games.size();
  return games;
}

// As many games as there are couples and none twice: everybody meets everybody once.
void ExpectRoundRobin(const Schedule& schedule, int players) {
  const Balance balance = Measure(schedule);
  EXPECT_EQ(GamesOf(schedule), static_cast<std::size_t>(players * (players - 1) / 2)) << players;
  EXPECT_EQ(balance.most_meetings, 1) << players;
  EXPECT_FALSE(balance.meets_twice_in_a_round) << players;
  EXPECT_LE(balance.player_difference, 1) << players;
  EXPECT_EQ(schedule.rounds.size(), static_cast<std::size_t>(players - 1 + players % 2));
  std::set<int> rested;
  for (const RoundPlan& round : schedule.rounds) {
    EXPECT_EQ(round.games.size() * 2 + round.rests.size(), static_cast<std::size_t>(players));
    for (const Seat rest : round.rests) EXPECT_TRUE(rested.insert(rest.value()).second) << "rests twice";
  }
}

TEST(ScheduleProperty, BergerIsARoundRobinForEveryNumber) {
  for (int players = 2; players <= kMost; ++players) {
    const auto schedule = *Berger(players);
    ExpectRoundRobin(schedule, players);
    EXPECT_LE(Measure(schedule).longest_run, 2) << players;
    EXPECT_LE(Measure(schedule).most_repetitions, 1) << players;  // alternates but for one game
  }
}

TEST(ScheduleProperty, BergerRoundOfTellsTheRound) {
  for (int players = 2; players <= 40; players += 2) {
    const auto schedule = *Berger(players);
    for (std::size_t r = 0; r < schedule.rounds.size(); ++r) {
      for (const Game& game : schedule.rounds[r].games) {
        EXPECT_EQ(BergerRoundOf(game.white.value() + 1, game.black.value() + 1, players), static_cast<int>(r) + 1);
      }
    }
  }
}

TEST(ScheduleProperty, DoubleRoundRobinBalancesEverybody) {
  for (int players = 2; players <= kMost; ++players) {
    const auto schedule = Repeated(*Berger(players), 2, CycleEnd::kExchanged);
    const Balance balance = Measure(schedule);
    EXPECT_EQ(balance.player_difference, 0) << players;
    EXPECT_EQ(balance.most_meetings, 2) << players;
    EXPECT_LE(balance.longest_run, 2) << players;
  }
  // Without the exchange somebody has three equal colours running.
  EXPECT_EQ(Measure(Repeated(*Berger(8), 2, CycleEnd::kAsInTheTable)).longest_run, 3);
}

TEST(ScheduleProperty, FurtherCyclesStayBalanced) {
  for (const int cycles : {3, 4, 5}) {
    for (int players = 3; players <= 60; ++players) {
      const Balance balance = Measure(Repeated(*Berger(players), cycles, CycleEnd::kExchanged));
      EXPECT_LE(balance.player_difference, cycles % 2) << players;
      // Four players have three rounds only: the exchange at one end of a cycle is felt at the other.
      EXPECT_LE(balance.longest_run, players == 4 ? 3 : 2) << players << " cycles " << cycles;
    }
  }
}

// Whoever is seen by rating has White and Black in turn (Elementos §2.3).
bool AlternatesByRating(const Schedule& schedule) {
  std::vector<std::map<int, bool>> white_against(static_cast<std::size_t>(schedule.seats));
  for (const RoundPlan& round : schedule.rounds) {
    for (const Game& game : round.games) {
      white_against[game.white.index()][game.black.value()] = true;
      white_against[game.black.index()][game.white.value()] = false;
    }
  }
  return std::ranges::all_of(white_against, [](const auto& opponents) {
    const auto repeated =
        std::ranges::adjacent_find(opponents, [](const auto& a, const auto& b) { return a.second == b.second; });
    return repeated == opponents.end();
  });
}

// Decision 081.
TEST(ScheduleProperty, NagarajanAlternatesByRating) {
  for (int players = 2; players <= kMost; ++players) {
    for (const auto winner : {LotOfTheBest::kNumber1, LotOfTheBest::kNumber2}) {
      const auto schedule = *Nagarajan(players, winner);
      ExpectRoundRobin(schedule, players);
      EXPECT_TRUE(AlternatesByRating(schedule)) << players;
      const Balance balance = Measure(schedule);
      EXPECT_LE(balance.longest_run, 2) << players;
      if (players > 20) {
        EXPECT_LE(balance.most_repetitions, 2) << players;
      }
    }
  }
}

TEST(ScheduleProperty, VarmaEnvelopesKeepTheirNumbersApart) {
  for (int players = kVarmaFewest; players <= kMost; ++players) {
    const auto envelopes = *VarmaEnvelopes(players, VarmaTable::kCorrected);
    const int table = players + players % 2;
    std::set<int> all;
    for (const auto& envelope : envelopes) {
      for (const int a : envelope) {
        EXPECT_TRUE(a >= 1 && a <= players && all.insert(a).second) << players << ": " << a;
        for (const int b : envelope) {
          if (a < b) {
            EXPECT_LE(BergerRoundOf(a, b, table), table - 1 - kVarmaLastRounds) << players;
          }
        }
      }
    }
    EXPECT_EQ(all.size(), static_cast<std::size_t>(players));
  }
}

// Everybody meets everybody of the other team once, one game a round.
void ExpectMatchOfAll(const Schedule& schedule, int boards) {
  const Balance balance = Measure(schedule);
  EXPECT_EQ(schedule.rounds.size(), static_cast<std::size_t>(boards));
  EXPECT_EQ(GamesOf(schedule), static_cast<std::size_t>(boards * boards)) << boards;
  EXPECT_EQ(balance.most_meetings, 1) << boards;
  EXPECT_FALSE(balance.meets_twice_in_a_round) << boards;
  for (const RoundPlan& round : schedule.rounds) {
    for (const Game& game : round.games) EXPECT_NE(game.white.value() < boards, game.black.value() < boards);
  }
}

TEST(ScheduleProperty, ScheveningenAlternates) {
  for (int boards = 2; boards <= kMost; boards += 2) {
    const auto schedule = *Scheveningen(boards);
    ExpectMatchOfAll(schedule, boards);
    const Balance balance = Measure(schedule);
    EXPECT_EQ(balance.repetitions, 0) << boards;
    EXPECT_EQ(balance.player_difference, 0) << boards;
    EXPECT_EQ(balance.team_difference, 0) << boards;
  }
}

// Decision 084.
TEST(ScheduleProperty, DjajaBalancesEveryRoundAndEveryPlayer) {
  for (int boards = 2; boards <= kMost; ++boards) {
    const auto schedule = *Djaja(boards);
    ExpectMatchOfAll(schedule, boards);
    const Balance balance = Measure(schedule);
    const int best = boards % 2;
    EXPECT_EQ(balance.player_difference, best) << boards;
    EXPECT_EQ(balance.team_difference, best) << boards;
    EXPECT_EQ(balance.round_difference, boards == 2 ? 2 : best) << boards;
    EXPECT_LE(balance.longest_run, boards == 10 ? 3 : 2) << boards;
  }
}

TEST(ScheduleProperty, HuttonMeetsEqually) {
  for (int teams = 3; teams <= 60; ++teams) {
    for (const int times : {1, 2, 3, 4}) {
      const int boards = times * (teams - 1);
      const auto schedule = *Hutton(teams, boards);
      ASSERT_EQ(schedule.rounds.size(), 1U);
      EXPECT_FALSE(Measure(schedule).meets_twice_in_a_round);
      EXPECT_LE(Measure(schedule).team_difference, times % 2) << teams << "x" << boards;
      std::map<std::pair<int, int>, int> meetings;
      for (const Game& game : schedule.rounds[0].games) {
        const auto [low, high] = std::minmax({game.white.value() / boards, game.black.value() / boards});
        ++meetings[{low, high}];
        EXPECT_LE(std::abs(game.white.value() % boards - game.black.value() % boards), 1) << "boards apart";
      }
      EXPECT_EQ(meetings.size(), static_cast<std::size_t>(teams * (teams - 1) / 2));
      EXPECT_TRUE(std::ranges::all_of(meetings, [&](const auto& entry) { return entry.second == times; }));
    }
  }
}

TEST(ScheduleProperty, HiltonMeetsEveryTeamInEveryRound) {
  for (int teams = 4; teams <= 60; teams += 2) {
    const int boards = teams - 1;
    const auto schedule = *Hilton(teams, boards);
    const Balance balance = Measure(schedule);
    EXPECT_EQ(balance.most_meetings, 1) << teams;
    EXPECT_LE(balance.longest_run, 2) << teams;
    EXPECT_EQ(balance.player_difference, 1) << teams;  // three games: never one colour only
    EXPECT_EQ(balance.round_difference, 1) << teams;
    for (const RoundPlan& round : schedule.rounds) {
      std::set<std::pair<int, int>> met;
      for (const Game& game : round.games) {
        EXPECT_EQ(game.white.value() % boards, game.black.value() % boards);
        const auto [low, high] = std::minmax({game.white.value() / boards, game.black.value() / boards});
        EXPECT_TRUE(met.insert({low, high}).second) << teams;
      }
      EXPECT_EQ(met.size(), static_cast<std::size_t>(teams * (teams - 1) / 2));
    }
  }
}

TEST(ScheduleProperty, SkalitzkaGivesEverybodyBothColours) {
  for (int boards = 2; boards <= kMost; boards += 2) {
    const auto schedule = *Skalitzka(boards);
    const Balance balance = Measure(schedule);
    EXPECT_EQ(balance.player_difference, 0);
    EXPECT_EQ(balance.most_meetings, 1);
    EXPECT_EQ(balance.round_difference, 0);
    for (const RoundPlan& round : schedule.rounds)
      EXPECT_EQ(round.games.size() * 2, static_cast<std::size_t>(3 * boards));
  }
}

TEST(ScheduleProperty, GroupsHoldEverybodyOnce) {
  for (int players = 4; players <= kMost; ++players) {
    for (int groups = 2; groups <= players / 2 && groups <= 12; ++groups) {
      const auto members = *SpreadOver(players, groups, Sizes::kWithinOne);
      std::set<int> all;
      for (const auto& group : members) all.insert(group.begin(), group.end());
      EXPECT_EQ(all.size(), static_cast<std::size_t>(players));
      const auto [low, high] = std::ranges::minmax(members, {}, [](const auto& group) { return group.size(); });
      EXPECT_LE(high.size() - low.size(), 1U);
      EXPECT_EQ(SpreadOver(players, groups, Sizes::kEqual).has_value(), players % groups == 0);
      const auto stage = GroupStage(members);
      EXPECT_FALSE(Measure(stage).meets_twice_in_a_round);
      EXPECT_EQ(Measure(stage).most_meetings, 1);
    }
  }
}

TEST(ScheduleProperty, AmsterdamMeetsAllOthersAndNobodyOfTheOwnGroup) {
  for (int groups = 2; groups <= 14; ++groups) {
    for (int qualifiers = 1; qualifiers <= 8; ++qualifiers) {
      const auto final = *AmsterdamFinal(groups, qualifiers);
      const Balance balance = Measure(final);
      EXPECT_EQ(balance.most_meetings, 1);
      EXPECT_FALSE(balance.meets_twice_in_a_round);
      const int seats = groups * qualifiers;
      EXPECT_EQ(GamesOf(final), static_cast<std::size_t>(seats * (seats - qualifiers) / 2));
      for (const RoundPlan& round : final.rounds) {
        for (const Game& game : round.games)
          EXPECT_NE(game.white.value() / qualifiers, game.black.value() / qualifiers);
      }
      const bool all_odd = groups % 2 == 1 && qualifiers % 2 == 1;
      EXPECT_EQ(final.rounds.size(), static_cast<std::size_t>(all_odd ? seats : seats - qualifiers));
      EXPECT_LE(balance.player_difference, 1) << groups << " groups, " << qualifiers;
      const auto carried = CarriedGames(groups, qualifiers);
      EXPECT_EQ(GamesOf(carried), static_cast<std::size_t>(groups * qualifiers * (qualifiers - 1) / 2));
    }
  }
}

// Elementos §2.4: in another order the same games are played, the first boards meet last, and a team that alternated
// colours (Scheveningen) goes on alternating.
TEST(ScheduleProperty, RoundsInAnotherOrderAreTheSameRounds) {
  for (int boards = 2; boards <= 40; boards += 2) {
    for (const Schedule& table : {*Scheveningen(boards), *Djaja(boards)}) {
      const Schedule turned = TopBoardsLast(table);
      EXPECT_TRUE(std::ranges::is_permutation(turned.rounds, table.rounds)) << boards;
      const Game top{TeamSeat(0, 0, boards), TeamSeat(1, 0, boards)};
      const auto& last = turned.rounds.back().games;
      EXPECT_EQ(std::ranges::count(last, top) + std::ranges::count(last, Reversed(top)), 1) << boards;
      EXPECT_EQ(Measure(turned).most_meetings, 1);
    }
    EXPECT_EQ(Measure(TopBoardsLast(*Scheveningen(boards))).longest_run, 1) << boards;
  }
  const Schedule table = *Scheveningen(4);
  EXPECT_EQ(*Reordered(table, std::array{2, 3, 4, 1}), TopBoardsLast(table));
  EXPECT_FALSE(Reordered(table, std::array{1, 2, 3}));
  EXPECT_FALSE(Reordered(table, std::array{1, 2, 3, 3}));
}

}  // namespace
}  // namespace ronda::schedule
