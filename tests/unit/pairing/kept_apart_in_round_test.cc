// Who is kept apart in a round, against comparing everybody with everybody.
#include "ronda/pairing/swiss/kept_apart_in_round.h"

#include <gtest/gtest.h>

#include "ronda/base/random.h"
#include "ronda/pairing/entrants.h"
#include "ronda/pairing/registry.h"
#include "ronda/pairing/swiss/circle_sets.h"
#include "support/random_rules.h"
#include "support/text_event.h"

namespace ronda {
namespace {

using swiss::KeptApartInRound;

TEST(KeptApartInRound, CountsWhatComparingEverybodyCounts) {
  for (std::uint64_t seed = 1; seed <= 300; ++seed) {
    Random random(seed);
    TournamentData data;
    const int players = random.Between(2, 30);
    for (int i = 1; i <= players; ++i) data.players.emplace_back().tpn = Tpn(i);
    test::DrawRules(data, random);
    const Tournament tournament = *Tournament::Make(data);
    std::vector<PlayerIndex> everybody;
    for (int i = 0; i < players; ++i) everybody.emplace_back(i);
    const Round round(random.Between(1, 5));
    const KeptApartInRound kept_apart(tournament, round, everybody);
    const auto forbidden = [&](Place a, Place b) {
      return std::ranges::any_of(data.kept_apart, [&](const KeptApart& rule) {
        return Forbids(rule, round, data.players[a.index()], data.players[b.index()]);
      });
    };
    std::vector<Place> some;
    for (const Place place : IdRange<Place>(players)) {
      if (random.Below(3) > 0) some.push_back(place);
    }
    const auto among = kept_apart.ForbiddenAmong(some);
    const swiss::CircleSets sets(kept_apart, some, Count(some));
    for (const Place a : IdRange<Place>(players)) {
      int count = 0;
      for (const Place b : IdRange<Place>(players)) {
        if (a == b) continue;
        ASSERT_EQ(kept_apart.Forbids(a, b), forbidden(a, b)) << "seed " << seed;
        if (forbidden(a, b) && std::ranges::count(some, b) > 0) ++count;
      }
      EXPECT_LE(count, kept_apart.MostForbidden(some)) << "seed " << seed;
    }
    for (const matching::Vertex v : IdRange<matching::Vertex>(Count(some))) {
      matching::VertexSet row(Count(some));
      int count = 0;
      for (const matching::Vertex w : IdRange<matching::Vertex>(Count(some))) {
        if (w == v) continue;
        row.Insert(w);
        count += forbidden(some[v.index()], some[w.index()]) ? 1 : 0;
      }
      sets.EraseForbidden(some[v.index()], row);
      EXPECT_EQ(row.Count(), Count(some) - 1 - count) << "seed " << seed;
      EXPECT_GE(among[v.index()], count) << "seed " << seed;
    }
  }
}

// Decision 183.
TEST(KeptApartInRound, ATeamIsOfTheFederationOfAllItsMembers) {
  TournamentData data = test::TextEvent({".", ".", ".", "."});
  data.rounds = 0;
  data.entries.clear();
  data.teams = {{TeamNumber(1), "North", "", {}, {}, {}, {}, {test::Nr(1), test::Nr(2)}},
                {TeamNumber(2), "South", "", {}, {}, {}, {}, {test::Nr(3), test::Nr(4)}}};
  for (Player& player : data.players) {
    player.federation = "ESP";
    player.club = "Rooks";
  }
  data.players[3].club = "Knights";
  const auto event = EntrantsOf(StandardSystems().Find("team-swiss")->info(), test::MakeTournament(data));
  ASSERT_TRUE(event);
  EXPECT_EQ(event->player(PlayerIndex(0)).federation, "ESP");
  EXPECT_EQ(event->player(PlayerIndex(0)).club, "Rooks");
  EXPECT_EQ(event->player(PlayerIndex(1)).federation, "ESP");
  EXPECT_EQ(event->player(PlayerIndex(1)).club, "");
}

}  // namespace
}  // namespace ronda
