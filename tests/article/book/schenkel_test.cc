// Elementos §2.9.1: Schenkel for games of two, on small tables derived by hand, and properties of
// random events.
#include "ronda/pairing/schenkel/schenkel.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <set>

#include "ronda/pairing/registry.h"
#include "ronda/pairing/schenkel/groups.h"
#include "ronda/verify/checker.h"
#include "ronda/verify/generator.h"
#include "support/event.h"

namespace ronda::schenkel {
namespace {

using test::Event;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

Tournament TiesByNumber(const Tournament& tournament) {
  TournamentData data = tournament.data();
  data.tiebreaks = {"TPN"};
  return Tournament::Make(std::move(data)).value();
}

using Pairs = std::vector<std::pair<int, int>>;  // a rest as (player, 0)

Pairs PairsOf(const Tournament& tournament, std::string_view system) {
  const auto pairing = StandardSystems().Find(system)->Pair(tournament);
  Pairs pairs;
  if (!pairing) return pairs;
  const auto tpn = [&](PlayerIndex player) { return tournament.player(player).tpn.value(); };
  for (const Board& board : pairing->boards) pairs.emplace_back(tpn(board.white), tpn(board.black));
  for (const PlayerIndex player : pairing->rests) pairs.emplace_back(tpn(player), 0);
  EXPECT_FALSE(pairing->bye);
  return pairs;
}

std::vector<std::vector<int>> GroupsOf(const Tournament& tournament, const GroupPlan& plan) {
  std::vector<std::vector<int>> numbers;
  const std::vector<Group> groups = FormGroups(tournament, plan).value();
  for (const Group& group : groups) {
    auto& one = numbers.emplace_back();
    for (const PlayerIndex player : group) one.push_back(tournament.player(player).tpn.value());
  }
  return numbers;
}

// Elementos §2.9.1.
// One round each, then groups of four by the list 1 3 5 7 2 4 6 8. 1 3 5 7 have not met; nor have 2 4 6 8.
TEST(Schenkel, GroupsAreMadeInTheOrderOfTheStandings) {
  const Tournament event = TiesByNumber(Event(8).Round("1>2 3>4 5>6 7>8"));
  EXPECT_THAT(GroupsOf(event, {4, 1}), ElementsAre(ElementsAre(1, 3, 5, 7), ElementsAre(2, 4, 6, 8)));
}

// The list is 1 2 3 4 5 6; 1-2, 3-4, 5-6 have met (drawn). 1 takes 3 and 5; nobody meets again.
TEST(Schenkel, WhoHaveMetComeIntoDifferentGroups) {
  const Tournament event = TiesByNumber(Event(6).Round("1=2 3=4 5=6"));
  EXPECT_THAT(GroupsOf(event, {3, 1}), ElementsAre(ElementsAre(1, 3, 5), ElementsAre(2, 4, 6)));
}

// The next round with every game won by White.
Tournament Played(const Tournament& tournament, std::string_view system) {
  const RoundPairing pairing = StandardSystems().Find(system)->Pair(tournament).value();
  std::vector<RoundEntry> column(tournament.players().size(), {ResultCode::kZeroBye, std::nullopt, std::nullopt});
  const auto at = [&](PlayerIndex player) -> RoundEntry& { return column[player.index()]; };
  for (const Board& board : pairing.boards) {
    at(board.white) = {ResultCode::kWin, Colour::kWhite, board.black};
    at(board.black) = {ResultCode::kLoss, Colour::kBlack, board.white};
  }
  for (const PlayerIndex player : pairing.rests) at(player).result = ResultCode::kPairingBye;
  TournamentData data = tournament.data();
  data.entries.clear();
  for (std::int32_t i = 0; i < tournament.player_count(); ++i) {
    const auto past = tournament.entries(PlayerIndex(i));
    data.entries.insert(data.entries.end(), past.begin(), past.end());
    data.entries.push_back(at(PlayerIndex(i)));
  }
  ++data.rounds;
  return Tournament::Make(std::move(data)).value();
}

// Berger for four in three rounds: everybody meets everybody.
TEST(Schenkel, AGroupPlaysItsBergerTable) {
  Tournament now = TiesByNumber(Event(4));
  std::set<std::set<int>> met;
  for (int r = 0; r < 3; ++r) {
    for (const auto& [a, b] : PairsOf(now, "schenkel-4x3")) met.insert({a, b});
    now = Played(now, "schenkel-4x3");
  }
  EXPECT_EQ(met.size(), 6U);
}

// Who is in a group with whom is settled when it is formed, whatever happens in its rounds.
TEST(Schenkel, GroupsStayTogetherForTheirRounds) {
  Tournament now = TiesByNumber(Event(12));
  const auto groups = GroupsOf(now, {4, 3});
  for (int r = 0; r < 3; ++r) {
    for (const auto& [a, b] : PairsOf(now, "schenkel-4x3")) {
      EXPECT_TRUE(std::ranges::any_of(groups, [&](const auto& group) {
        return std::ranges::count(group, a) > 0 && std::ranges::count(group, b) > 0;
      }));
    }
    now = Played(now, "schenkel-4x3");
  }
  EXPECT_NE(GroupsOf(now, {4, 3}), groups);
}

// Groups of three and four; of the three one rests each round, and everybody once.
TEST(Schenkel, RestsGoRound) {
  EXPECT_THAT(GroupSizes(7, {4, 3}).value(), ElementsAre(4, 3));
  EXPECT_THAT(GroupSizes(9, {3, 3}).value(), ElementsAre(3, 3, 3));
  EXPECT_THAT(GroupSizes(11, {5, 5}).value(), ElementsAre(6, 5));
  const auto event = verify::GenerateTournament(
      [] {
        verify::GeneratorOptions options;
        options.players = verify::Range::Exactly(9);
        options.rounds = verify::Range::Exactly(3);
        options.zero_byes = options.half_byes = options.full_byes = options.withdrawals = options.late_entries =
            verify::Rate::PerMille(0, 0);
        return options;
      }(),
      *StandardSystems().Find("schenkel-3x3"), 1);
  ASSERT_TRUE(event);
  for (std::int32_t i = 0; i < 9; ++i) {
    EXPECT_EQ(std::ranges::count(event->entries(PlayerIndex(i)), ResultCode::kPairingBye, &RoundEntry::result), 1);
  }
}

TEST(Schenkel, WhatCannotBeNamesTheNearestThatCan) {
  const auto no_way = GroupSizes(5, {4, 3});
  ASSERT_FALSE(no_way);
  EXPECT_EQ(no_way.error().code, "schenkel-groups");
  EXPECT_THAT(no_way.error().hint, HasSubstr("schenkel-5x3"));
  EXPECT_THAT(GroupSizes(4, {20, 7}).error().hint, HasSubstr("schenkel-4x3"));
  EXPECT_THAT(GroupSizes(8, {4, 4}).error().hint, HasSubstr("schenkel-4x3"));
  EXPECT_THAT(GroupSizes(2, {4, 3}).error().hint, HasSubstr("three players"));
  EXPECT_FALSE(GroupSizes(0, {4, 3}));
}

// In the second round the first of each group is away: their opponents meet each other.
TEST(Schenkel, WhoseOpponentsAreAwayMeetEachOther) {
  const Tournament second = Played(TiesByNumber(Event(8)), "schenkel-4x3");
  const Pairs pairs = PairsOf(second, "schenkel-4x3");
  ASSERT_EQ(pairs.size(), 4U);
  TournamentData data = second.data();
  for (const int away : {pairs[0].first, pairs[2].first}) {
    data.requested_byes.push_back({Round(2), PlayerIndex(away - 1), ResultCode::kZeroBye});
  }
  const Pairs six = PairsOf(Tournament::Make(data).value(), "schenkel-4x3");
  ASSERT_EQ(six.size(), 3U);
  EXPECT_EQ((std::set{six[2].first, six[2].second}), (std::set{pairs[0].second, pairs[2].second}));
  // One away alone: the opponent rests.
  data.requested_byes.pop_back();
  EXPECT_EQ(PairsOf(Tournament::Make(data).value(), "schenkel-4x3").back(), std::pair(pairs[0].second, 0));
}

// Nobody twice in a round, everybody seen, no rematch while groups stay together; and the checker agrees.
TEST(Schenkel, RandomEventsKeepTheRules) {
  for (const char* id : {"schenkel", "schenkel-5x3", "schenkel-3x3", "schenkel-6x2"}) {
    const PairingSystem& system = *StandardSystems().Find(id);
    int events = 0;
    for (std::uint64_t seed = 1; seed <= 25; ++seed) {
      verify::GeneratorOptions options = verify::VariedOptions();
      options.players = {20, 40};
      options.rounds = {4, 9};
      const auto event = verify::GenerateTournament(options, system, seed);
      if (!event) continue;
      ++events;
      EXPECT_THAT(verify::CheckTournament(*event, system).differences, IsEmpty()) << id << ", seed " << seed;
    }
    EXPECT_GT(events, 20) << id;
  }
}

TEST(Schenkel, AThousandPlayers) {
  verify::GeneratorOptions options;
  options.players = verify::Range::Exactly(1000);
  options.rounds = verify::Range::Exactly(10);
  const PairingSystem& system = *StandardSystems().Find("schenkel");
  const auto event = verify::GenerateTournament(options, system, 3);
  ASSERT_TRUE(event);
  for (const int round : {9, 10}) {
    const Tournament before = event->Before(Round(round));
    ASSERT_TRUE(system.Pair(before));
  }
}

TEST(Schenkel, TheCodeOfTheEventSaysTheGroups) {
  const auto code = monrad::ReadEventCode("CUSTOM_SCHENKEL_5x4_LOT12");
  ASSERT_TRUE(code);
  EXPECT_EQ(code->system, "schenkel");
  EXPECT_EQ(code->groups, (GroupPlan{5, 4}));
  EXPECT_EQ(code->lot, 12U);
  for (const char* wrong : {"CUSTOM_SCHENKEL_5", "CUSTOM_SCHENKEL_5x", "CUSTOM_SCHENKELx", "CUSTOM_SCHENKEL_0x1",
                            "CUSTOM_MONRAD_LOT", "CUSTOM_MONRAD_LOTx", "MONRAD", ""}) {
    EXPECT_FALSE(monrad::ReadEventCode(wrong)) << wrong;
  }
}

}  // namespace
}  // namespace ronda::schenkel
