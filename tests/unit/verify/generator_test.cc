#include "ronda/verify/generator.h"

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <stdexcept>

#include "ronda/pairing/registry.h"
#include "ronda/verify/checker.h"
#include "ronda/verify/event_plan.h"
#include "ronda/verify/legality.h"
#include "support/text_event.h"
#include "unit/verify/fake_system.h"

namespace ronda::verify {
namespace {

using test::MakeTournament;
using test::NeighbourSystem;
using test::TextEvent;
using testing::ElementsAre;
using testing::IsEmpty;

GeneratorOptions Sized(GeneratorOptions options, Range players, Range rounds) {
  options.players = players;
  options.rounds = rounds;
  return options;
}

Tournament Generated(const GeneratorOptions& options, const PairingSystem& system, std::uint64_t seed) {
  auto tournament = GenerateTournament(options, system, seed);
  if (!tournament) throw std::runtime_error(fmt::format("seed {}: {}", seed, tournament.error().message));
  return *std::move(tournament);
}

// A number that changes with anything that happened in the event.
std::uint64_t Signature(const Tournament& tournament) {
  std::uint64_t hash = 14695981039346656037U;
  const auto mix = [&](std::int64_t value) { hash = (hash ^ static_cast<std::uint64_t>(value)) * 1099511628211U; };
  for (const Player& player : tournament.players()) mix(*player.rating);
  for (const RoundEntry& entry : tournament.data().entries) {
    mix(static_cast<int>(entry.result));
    mix(entry.opponent ? entry.opponent->value() : -1);
  }
  return hash;
}

TEST(Generator, TheSameSeedGivesTheSameTournament) {
  const NeighbourSystem system;
  EXPECT_EQ(Generated(VariedOptions(), system, 7).data(), Generated(VariedOptions(), system, 7).data());
  EXPECT_NE(Generated(VariedOptions(), system, 7).data(), Generated(VariedOptions(), system, 8).data());
}

// Guards against anything that would give another compiler or machine another tournament. To be changed only when the
// generator is meant to draw otherwise.
TEST(Generator, OnEveryMachine) {
  EXPECT_EQ(Signature(Generated(Sized(VariedOptions(), {40, 40}, {9, 9}), NeighbourSystem(), 1)), 4353085595773450676U);
}

TEST(Generator, EventsAreComplete) {
  for (std::uint64_t seed = 1; seed <= 50; ++seed) {
    const Tournament tournament = Generated(VariedOptions(), NeighbourSystem(), seed);
    EXPECT_GE(tournament.player_count(), 15);
    EXPECT_LE(tournament.player_count(), 215);
    EXPECT_EQ(tournament.rounds(), tournament.planned_rounds());
    EXPECT_EQ(tournament.data().system_code, "CUSTOM_SWISS");
    EXPECT_EQ(tournament.data().info.name, fmt::format("AutoTest Tournament {}", seed));
    EXPECT_TRUE(tournament.data().initial_colour.has_value());
    EXPECT_THAT(tournament.data().requested_byes, IsEmpty());
    for (const RoundEntry& entry : tournament.data().entries) {
      EXPECT_NE(entry.result, ResultCode::kPending);
      EXPECT_NE(entry.result, ResultCode::kAbsent);
    }
  }
}

TEST(Generator, RanksFollowPointsAndStartingRank) {
  const Tournament tournament = Generated(VariedOptions(), NeighbourSystem(), 3);
  std::vector<const Player*> by_rank;
  for (const Player& player : tournament.players()) by_rank.push_back(&player);
  std::ranges::sort(by_rank, {}, [](const Player* player) { return *player->stated_rank; });
  for (std::size_t i = 1; i < by_rank.size(); ++i) {
    EXPECT_EQ(*by_rank[i]->stated_rank, static_cast<int>(i) + 1);
    EXPECT_GE(*by_rank[i - 1]->stated_points, *by_rank[i]->stated_points);
  }
}

TEST(Generator, NoHalfPointByeInTheLastRound) {
  GeneratorOptions options = Sized(PlainOptions(), {30, 30}, {5, 5});
  options.half_byes = Rate::PerMille(500, 500);
  const Tournament tournament = Generated(options, NeighbourSystem(), 4);
  std::vector<int> by_round(5, 0);
  for (std::int32_t i = 0; i < tournament.player_count(); ++i) {
    for (int r = 1; r <= 5; ++r) {
      by_round[static_cast<std::size_t>(r - 1)] +=
          tournament.entry(PlayerIndex(i), Round(r)).result == ResultCode::kHalfBye;
    }
  }
  EXPECT_EQ(by_round.back(), 0);
  EXPECT_GT(by_round.front(), 5);
}

TEST(Generator, WhoWithdrawsStaysAwayAndWhoIsLateComesToStay) {
  GeneratorOptions options = Sized(BbpOptions(), {60, 60}, {7, 7});
  options.zero_byes = options.half_byes = Rate::PerMille(0, 0);
  options.withdrawals = Rate::PerMille(100, 100);
  const Tournament leaving = Generated(options, NeighbourSystem(), 4);
  options.withdrawals = Rate::PerMille(0, 0);
  options.late_entries = Rate::PerMille(300, 300);
  const Tournament coming = Generated(options, NeighbourSystem(), 4);
  for (std::int32_t i = 0; i < 60; ++i) {
    EXPECT_NE(leaving.entry(PlayerIndex(i), Round(1)).result, ResultCode::kZeroBye);
    EXPECT_NE(coming.entry(PlayerIndex(i), Round(3)).result, ResultCode::kZeroBye);
    for (int r = 1; r < 7; ++r) {
      const bool away = leaving.entry(PlayerIndex(i), Round(r)).result == ResultCode::kZeroBye;
      const bool away_next = leaving.entry(PlayerIndex(i), Round(r + 1)).result == ResultCode::kZeroBye;
      EXPECT_TRUE(!away || away_next);
      const bool missing_next = coming.entry(PlayerIndex(i), Round(r + 1)).result == ResultCode::kZeroBye;
      EXPECT_TRUE(coming.entry(PlayerIndex(i), Round(r)).result == ResultCode::kZeroBye || !missing_next);
    }
  }
}

// Both sides stay away independently, so that the given share of the games is not played.
TEST(Generator, ForfeitsOfTheGivenShare) {
  EXPECT_EQ(ForfeitOfOneSide(0), 0);
  EXPECT_EQ(ForfeitOfOneSide(1'000'000), 1'000'000);
  EXPECT_EQ(ForfeitOfOneSide(750'000), 500'000);
  GeneratorOptions options = Sized(PlainOptions(), {200, 200}, {9, 9});
  options.forfeits = Rate::OneIn(5, 5);
  const Tournament tournament = Generated(options, NeighbourSystem(), 9);
  int games = 0;
  int forfeits = 0;
  for (const RoundEntry& entry : tournament.data().entries) {
    if (!entry.opponent) continue;
    ++games;
    forfeits += Traits(entry.result).played ? 0 : 1;
  }
  EXPECT_NEAR(forfeits * 100 / games, 20, 5);
}

TEST(Generator, StrongerPlayersScoreMore) {
  GeneratorOptions options = Sized(PlainOptions(), {100, 100}, {9, 9});
  options.lowest_rating = Range::Exactly(1400);
  options.highest_rating = Range::Exactly(2600);
  options.groups = Range::Exactly(1);
  const Tournament tournament = Generated(options, *StandardSystems().Find("dutch"), 2);
  int upper = 0;
  int lower = 0;
  for (int i = 0; i < 25; ++i) {
    upper += tournament.players()[static_cast<std::size_t>(i)].stated_points->tenths();
    lower += tournament.players()[static_cast<std::size_t>(75 + i)].stated_points->tenths();
  }
  EXPECT_GT(upper, lower + 25 * 10);
}

// Four players in three rounds can run into a wall (it depends on the byes); the generator plays again until it does
// not.
TEST(Generator, PlaysAgainWhereARoundHasNoPairing) {
  GeneratorOptions options = Sized(PlainOptions(), {6, 6}, {5, 5});
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    const auto tournament = GenerateTournament(options, *StandardSystems().Find("dutch"), seed);
    ASSERT_TRUE(tournament) << seed;
    EXPECT_EQ(tournament->rounds(), 5);
  }
}

TEST(Generator, GivesUpWhereNoEventCanEnd) {
  GeneratorOptions options = Sized(PlainOptions(), {4, 4}, {30, 30});
  options.forfeits = Rate::PerMille(0, 0);
  const auto tournament = GenerateTournament(options, NeighbourSystem(), 1);
  ASSERT_FALSE(tournament);
  EXPECT_EQ(tournament.error().code, kNoLegalPairing);
}

TEST(Generator, AFieldThatIsNotGivenFitsTheRounds) {
  GeneratorOptions options = VariedOptions();
  options.rounds = Range::Exactly(13);
  for (std::uint64_t seed = 1; seed <= 30; ++seed) {
    Random random(seed);
    EXPECT_GE(DrawPlan(options, random).start.players.size(), 26U);
  }
  options.rounds = {5, 15};
  options.players = Range::Exactly(6);
  for (std::uint64_t seed = 1; seed <= 30; ++seed) {
    Random random(seed);
    EXPECT_LE(*DrawPlan(options, random).start.planned_rounds, 3);
  }
}

TEST(Generator, RatingsStayWithinWhatIsGiven) {
  GeneratorOptions options = VariedOptions();
  options.highest_rating = Range::Exactly(1300);
  Random random(1);
  const EventPlan low = DrawPlan(options, random);
  for (const Player& player : low.start.players) EXPECT_LE(*player.rating, 1300);
  options = VariedOptions();
  options.lowest_rating = Range::Exactly(2900);
  const EventPlan high = DrawPlan(options, random);
  for (const Player& player : high.start.players) EXPECT_GE(*player.rating, 2900);
}

TEST(Generator, AModelGivesItsPlayersRoundsAndRates) {
  TournamentData data = TextEvent({"2w1 3b1 H", "1b0 4w0 3b=", "4w- 1w0 2w=", "3b+ 2b1 U"});
  data.planned_rounds = 3;
  for (Player& player : data.players) player.rating = 2000 - player.tpn.value();
  const GeneratorOptions options = OptionsFromModel(MakeTournament(std::move(data)));
  EXPECT_EQ(options.players, Range::Exactly(4));
  EXPECT_EQ(options.rounds, Range::Exactly(3));
  // 2 of 10 sides of games, 1 of 12 entries
  EXPECT_EQ(options.forfeits, (Rate{Rate::Unit::kPerMille, Range::Exactly(200'000)}));
  EXPECT_EQ(options.half_byes, (Rate{Rate::Unit::kPerMille, Range::Exactly(83'333)}));
  Random random(1);
  const EventPlan plan = DrawPlan(options, random);
  std::vector<std::string> names;
  for (const Player& player : plan.start.players) names.push_back(player.name);
  EXPECT_THAT(names, ElementsAre("Player 1", "Player 2", "Player 3", "Player 4"));
  EXPECT_EQ(plan.start.rounds, 0);
}

class GeneratedEvents : public testing::TestWithParam<const char*> {};

// The independent check: every round of every event is legal, and it is the one the rules give.
TEST_P(GeneratedEvents, AreLegalAndRuleConform) {
  const PairingSystem& system = *StandardSystems().Find(GetParam());
  for (std::uint64_t seed = 1000; seed < 1250; ++seed) {
    const Tournament tournament = Generated(Sized(VariedOptions(), {5, 60}, {2, 11}), system, seed);
    for (int r = 1; r <= tournament.rounds(); ++r) {
      const Tournament before = tournament.Before(Round(r));
      for (const Violation& violation : FindViolations(before, RoundOf(tournament, Round(r)), RulesOf(system.info()))) {
        ADD_FAILURE() << "seed " << seed << ", round " << r << ": " << violation.text;
      }
    }
    EXPECT_THAT(CheckTournament(tournament, system).differences, IsEmpty()) << "seed " << seed;
  }
}

INSTANTIATE_TEST_SUITE_P(Swiss, GeneratedEvents,
                         testing::Values("dutch-2026", "dutch-2017", "dutch-2012", "dutch-2011", "dutch-book",
                                         "burstein", "burstein-book", "dubov", "vega", "amalfi", "amalfi-book", "lim",
                                         "lim-maxi", "lim-uncoloured", "monrad", "monrad-norwegian"),
                         [](const auto& system) {
                           std::string name = system.param;
                           std::erase(name, '-');
                           return name;
                         });

}  // namespace
}  // namespace ronda::verify
