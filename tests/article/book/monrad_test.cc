// Elementos §2.9.1: Monrad and its Norwegian variant on small tables derived by hand, and against
// a judge that tries every pairing. Where a test needs the order to be plain, pairing numbers break ties.
#include "ronda/pairing/monrad/monrad.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

#include "judge/neighbours.h"
#include "ronda/pairing/monrad/order.h"
#include "ronda/pairing/registry.h"
#include "ronda/verify/generator.h"
#include "support/event.h"

namespace ronda::monrad {
namespace {

using test::Event;
using testing::ElementsAre;
using testing::Pair;

using Pairs = std::vector<std::pair<int, int>>;  // the bye as (player, 0)

Tournament With(const Tournament& tournament, const std::function<void(TournamentData&)>& change) {
  TournamentData data = tournament.data();
  change(data);
  return Tournament::Make(std::move(data)).value();
}

Tournament TiesByNumber(const Tournament& tournament) {
  return With(tournament, [](TournamentData& data) { data.tiebreaks = {"TPN"}; });
}

Pairs PairsOf(const Tournament& tournament, std::string_view system = "monrad") {
  const auto pairing = StandardSystems().Find(system)->Pair(tournament);
  Pairs pairs;
  if (!pairing) return pairs;
  const auto tpn = [&](PlayerIndex player) { return tournament.player(player).tpn.value(); };
  for (const Board& board : pairing->boards) pairs.emplace_back(tpn(board.white), tpn(board.black));
  if (pairing->bye) pairs.emplace_back(tpn(*pairing->bye), 0);
  return pairs;
}

// Elementos §2.9.1.
// 1, 3 and 5 have won.
TEST(Monrad, FirstAgainstSecondDownTheStandings) {
  EXPECT_EQ(PairsOf(TiesByNumber(Event(6).Round("1>2 3>4 5>6"))), (Pairs{{1, 3}, {5, 2}, {4, 6}}));
}

// The list is 1 5 3 4 2 6. 3-4 have met; 3-2 would leave 4-6, who have met too: 3-6, 4-2.
TEST(Monrad, RematchesAreAvoidedByTheLeastChange) {
  const Event event = Event(6).Round("1>2 3>4 5>6").Round("1>3 5>2 4>6");
  EXPECT_EQ(PairsOf(TiesByNumber(event)), (Pairs{{1, 5}, {3, 6}, {4, 2}}));
}

TEST(Monrad, AForfeitIsNoMeeting) {
  EXPECT_EQ(PairsOf(TiesByNumber(Event(4).Round("1+2 3>4"))), (Pairs{{1, 3}, {2, 4}}));
  EXPECT_EQ(PairsOf(TiesByNumber(Event(2).Round("1+2"))), (Pairs{{1, 2}}));
}

// The list is 1 3 5 2 4; then 1 5 3 4 2, where 1-5 would leave 3-4, who have met.
TEST(Monrad, TheByeGoesToTheLastWhoHasNotHadIt) {
  Event event = Event(5).Round("1>2 3>4 5U");
  EXPECT_EQ(PairsOf(TiesByNumber(event)), (Pairs{{1, 3}, {5, 2}, {4, 0}}));
  event.Round("1>3 5>2 4U");
  EXPECT_EQ(PairsOf(TiesByNumber(event)), (Pairs{{1, 4}, {5, 3}, {2, 0}}));
}

// Also not after a point without play.
TEST(Monrad, NoByeAfterAPointWithoutPlay) {
  EXPECT_EQ(PairsOf(TiesByNumber(Event(5).Round("1>2 3+4 5F"))).back(), std::pair(4, 0));
  EXPECT_EQ(PairsOf(TiesByNumber(Event(3).Round("1>2 3H"))).back(), std::pair(2, 0));
  EXPECT_EQ(PairsOf(TiesByNumber(Event(5).Round("1>2 3>4 5Z"))).back(), std::pair(5, 0));
}

TEST(Monrad, NoPairingIsSaidSo) {
  const auto pairing = Monrad(Variant::kUncoloured).Pair(Event(2).Round("1>2"));
  ASSERT_FALSE(pairing);
  EXPECT_EQ(pairing.error().code, kNoLegalPairing);
  EXPECT_FALSE(pairing.error().hint.empty());
}

TEST(Monrad, NobodyThereIsSaidSo) {
  const auto pairing = Monrad(Variant::kUncoloured).Pair(Event(2).Away("1Z 2Z"));
  ASSERT_FALSE(pairing);
  EXPECT_THAT(pairing.error().message, testing::HasSubstr("nobody is there"));
}

TEST(Monrad, ForbiddenPairsAndAbsentees) {
  EXPECT_EQ(PairsOf(TiesByNumber(Event(6).Round("1>2 3>4 5>6").Forbid({1, 3}))), (Pairs{{1, 5}, {3, 2}, {4, 6}}));
  EXPECT_EQ(PairsOf(TiesByNumber(Event(6).Round("1>2 3>4 5>6").Away("3H 4Z"))), (Pairs{{1, 5}, {2, 6}}));
}

// 2 is second by points; the points for strength put 4 before 2.
TEST(Monrad, FictitiousPointsComeFirst) {
  const Event event = Event(4).Round("1>3 2=4").Accelerate(4, {Points{}, Points::Whole(3)});
  EXPECT_EQ(PairsOf(TiesByNumber(event)), (Pairs{{4, 1}, {2, 3}}));
}

// After three rounds 1 has 2.5, 2, 3 and 4 have 2: the list is 1 4 3 2 5 6, and 1-4 have met. By the best two rounds 1,
// 2 and 3 have 2, 4 has 1.5: the list is 3 2 1 4 5 6, and 3-2 have met.
TEST(Monrad, TheListOfTheEventOrders) {
  const Event event = Event(6).Round("1=4 2>5 3>6").Round("1>5 2>6 4>3").Round("1>6 3>2 5=4");
  EXPECT_THAT(PairsOf(With(event, [](TournamentData& data) { data.tiebreaks = {"TPN/R"}; })),
              ElementsAre(Pair(1, 3), Pair(4, 2), Pair(5, 6)));
  EXPECT_THAT(PairsOf(With(event,
                           [](TournamentData& data) {
                             data.tiebreaks = {"PTS/B2", "TPN/R"};
                           })),
              ElementsAre(Pair(3, 1), Pair(2, 4), Pair(5, 6)));
}

std::vector<int> DrawOf(int players, const std::string& name, const std::string& code) {
  const Tournament tournament = With(Event(players), [&](TournamentData& data) {
    data.info.name = name;
    data.system_code = code;
  });
  std::vector<int> order;
  for (const PlayerIndex player : PairingOrder(tournament)) order.push_back(tournament.player(player).tpn.value());
  return order;
}

TEST(MonradDraw, IsTheSameEachTimeAndAnotherInAnotherEvent) {
  EXPECT_EQ(DrawOf(30, "Spring", ""), DrawOf(30, "Spring", ""));
  EXPECT_NE(DrawOf(30, "Spring", ""), DrawOf(30, "Autumn", ""));
  EXPECT_EQ(DrawOf(30, "Spring", "CUSTOM_MONRAD_LOT7"), DrawOf(30, "Autumn", "CUSTOM_MONRAD_LOT7"));
  EXPECT_NE(DrawOf(30, "Spring", "CUSTOM_MONRAD_LOT7"), DrawOf(30, "Spring", "CUSTOM_MONRAD_LOT8"));
}

// A change here is a change of every draw there was.
TEST(MonradDraw, OnEveryMachine) {
  EXPECT_THAT(DrawOf(8, "", "CUSTOM_MONRAD_LOT1"), ElementsAre(3, 5, 4, 2, 8, 7, 1, 6));
}

TEST(MonradDraw, ALateEntryLeavesTheOthersInTheirOrder) {
  std::vector<int> with_late = DrawOf(21, "Spring", "");
  std::erase(with_late, 21);
  EXPECT_EQ(with_late, DrawOf(20, "Spring", ""));
}

// Four players can be paired in three ways; each comes in about a third of 3000 draws.
TEST(MonradDraw, GivesEveryPairingItsShare) {
  std::map<std::set<int>, int> times;
  for (int lot = 0; lot < 3000; ++lot) {
    std::vector<int> order = DrawOf(4, "", "CUSTOM_MONRAD_LOT" + std::to_string(lot));
    const auto first = std::ranges::find(order, 1) - order.begin();
    ++times[{order[static_cast<std::size_t>(first)], order[static_cast<std::size_t>(first ^ 1)]}];
  }
  ASSERT_EQ(times.size(), 3U);
  for (const auto& [pair, count] : times) EXPECT_NEAR(count, 1000, 120);
}

// Decision 196.
TEST(MonradNorwegian, TheColourGoesToTheOneLongerWithoutIt) {
  // 1 had White and 3 Black; 2 and 4 had Black and White.
  EXPECT_EQ(PairsOf(TiesByNumber(Event(4).Round("1>2 4<3")), "monrad-norwegian"), (Pairs{{3, 1}, {2, 4}}));
  // The list is 1 4 2 5 6 7 3 8. 1 and 4 both had White in round 2; in round 1 it was White and Black. The same, with
  // Black in round 2, for 3 and 8.
  const Event event = Event(8).Round("1>2 3<4 5>6 7>8").Round("1>5 4>7 2>3 6>8");
  EXPECT_EQ(PairsOf(TiesByNumber(event), "monrad-norwegian"), (Pairs{{4, 1}, {5, 2}, {7, 6}, {8, 3}}));
}

TEST(MonradNorwegian, WhoHadTheSameColoursGetThemByBoard) {
  // 1 and 5 had White twice, 3 and 7 White and Black, 4 and 8 Black and White, 2 and 6 Black twice.
  const Event event = Event(8).Round("1>2 3>4 5>6 7>8").Round("1>3 5>7 8>2 4>6");
  EXPECT_EQ(PairsOf(TiesByNumber(event), "monrad-norwegian"), (Pairs{{1, 5}, {7, 3}, {4, 8}, {6, 2}}));
}

// 1 and 2 have played, 3 and 4 have not.
TEST(MonradNorwegian, WhoHadNoColourGetsTheOneTheOtherHad) {
  EXPECT_EQ(PairsOf(TiesByNumber(Event(4).Round("1>2 3H 4H")), "monrad-norwegian"), (Pairs{{3, 1}, {2, 4}}));
}

struct Judged {
  Tournament tournament;
  std::vector<PlayerIndex> list;
};

// Points from the entries themselves, ties by number.
Judged JudgedList(const Tournament& before) {
  std::vector<PlayerIndex> list;
  for (std::int32_t i = 0; i < before.player_count(); ++i) {
    if (!before.RequestedByeOf(PlayerIndex(i), before.next_round())) list.emplace_back(i);
  }
  const auto tenths = [&](PlayerIndex player) {
    int sum = 0;
    for (int r = 1; r <= before.rounds(); ++r) sum += before.PointsFor(player, Round(r)).tenths();
    return sum;
  };
  std::ranges::stable_sort(list, std::ranges::greater{}, tenths);
  return {before, list};
}

bool HaveMet(const Tournament& before, PlayerIndex a, PlayerIndex b) {
  return std::ranges::any_of(
      before.entries(a), [&](const RoundEntry& entry) { return entry.opponent == b && Traits(entry.result).played; });
}

bool AreForbidden(const Tournament& before, PlayerIndex a, PlayerIndex b) {
  return std::ranges::any_of(before.data().forbidden, [&](const ForbiddenGroup& group) {
    const bool now =
        (!group.first || *group.first <= before.next_round()) && (!group.last || before.next_round() <= *group.last);
    return now && std::ranges::count(group.players, a) > 0 && std::ranges::count(group.players, b) > 0;
  });
}

bool HadAPointWithoutPlay(const Tournament& before, PlayerIndex player) {
  return std::ranges::any_of(before.entries(player), [](const RoundEntry& entry) {
    return entry.result == ResultCode::kPairingBye || entry.result == ResultCode::kFullBye ||
           entry.result == ResultCode::kForfeitWin;
  });
}

Pairs PairsOfJudge(const Judged& judged) {
  const auto player = [&](int place) { return judged.list[static_cast<std::size_t>(place)]; };
  const auto tried = judge::TryAllPairings({
      .size = static_cast<int>(judged.list.size()),
      .may_meet =
          [&](int a, int b) {
            return !HaveMet(judged.tournament, player(a), player(b)) &&
                   !AreForbidden(judged.tournament, player(a), player(b));
          },
      .may_have_bye = [&](int place) { return !HadAPointWithoutPlay(judged.tournament, player(place)); },
  });
  Pairs pairs;
  if (!tried) return pairs;
  const auto tpn = [&](int place) { return judged.tournament.player(player(place)).tpn.value(); };
  for (const auto& [higher, lower] : tried->pairs) pairs.emplace_back(tpn(higher), tpn(lower));
  if (tried->bye) pairs.emplace_back(tpn(*tried->bye), 0);
  return pairs;
}

verify::GeneratorOptions OptionsFor(verify::Range players, verify::Range rounds) {
  verify::GeneratorOptions options = verify::VariedOptions();
  options.players = players;
  options.rounds = rounds;
  options.acceleration = verify::Rate::PerMille(0, 0);
  return options;
}

TEST(Monrad, AsAJudgeWhoTriesEverything) {
  const Monrad system(Variant::kUncoloured);
  int rounds = 0;
  for (std::uint64_t seed = 1; seed <= 400; ++seed) {
    const auto event = verify::GenerateTournament(OptionsFor({4, 9}, {2, 6}), system, seed);
    if (!event) continue;
    const Tournament tournament = TiesByNumber(*event);
    for (int r = 2; r <= tournament.rounds(); ++r, ++rounds) {
      const Tournament before = tournament.Before(Round(r));
      ASSERT_EQ(PairsOf(before), PairsOfJudge(JudgedList(before))) << "seed " << seed << ", round " << r;
    }
  }
  EXPECT_GT(rounds, 500);
}

TEST(Monrad, AThousandPlayers) {
  for (const Variant variant : {Variant::kUncoloured, Variant::kNorwegian}) {
    const Monrad system(variant);
    const auto event = verify::GenerateTournament(OptionsFor({1000, 1000}, {11, 11}), system, 5);
    ASSERT_TRUE(event);
    const Tournament before = event->Before(Round(11));
    const auto pairing = system.Pair(before);
    ASSERT_TRUE(pairing);
  }
}

}  // namespace
}  // namespace ronda::monrad
