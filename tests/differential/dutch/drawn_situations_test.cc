// Situations drawn at random, with a past no engine would pair: the fast way and the exact way agree on them, and what
// is paired is legal.
#include <gtest/gtest.h>

#include <cstdint>
#include <string>
#include <vector>

#include "ronda/pairing/registry.h"
#include "search.h"
#include "situation.h"
#include "support/effort.h"

namespace ronda {
namespace {

class DrawnSituationsTest : public testing::TestWithParam<std::string> {};

TEST_P(DrawnSituationsTest, LegalAndTheSameBothWays) {
  const std::string& id = GetParam();
  const PairingSystem* exact = StandardSystems().Find(id + "+exact");
  ASSERT_NE(exact, nullptr);
  bench::Search search(*StandardSystems().Find(id), exact);
  const auto situations = static_cast<std::uint64_t>(test::Effort(2000));
  for (std::uint64_t seed = 1; seed <= situations; ++seed) search.Try(seed);
  for (const std::string& fault : search.faults()) ADD_FAILURE() << id << ", " << fault;
  EXPECT_GT(search.compared(), 0);
}

INSTANTIATE_TEST_SUITE_P(Systems, DrawnSituationsTest,
                         testing::Values("dutch-2026", "dutch-2017", "burstein", "dubov", "double-swiss",
                                         "team-swiss-2026"),
                         [](const auto& test) {
                           std::string name = test.param;
                           std::erase(name, '-');
                           return name;
                         });

TEST(DrawnSituation, IsItsSeed) {
  const auto data = [](std::uint64_t seed, Contest contest) {
    return bench::MakeTournament(bench::DrawSituation(seed), contest).data();
  };
  for (const Contest contest : {Contest::kGames, Contest::kTwoGameMatches, Contest::kTeams}) {
    EXPECT_EQ(data(5, contest), data(5, contest));
    EXPECT_NE(data(5, contest), data(6, contest));
  }
}

TEST(DrawnSituation, NobodyHasMetAnybodyTwice) {
  for (std::uint64_t seed = 1; seed <= 200; ++seed) {
    const Tournament event = bench::MakeTournament(bench::DrawSituation(seed), Contest::kGames);
    for (const PlayerIndex player : event.player_ids()) {
      std::vector<bool> met(event.players().size(), false);
      for (const RoundEntry& entry : event.entries(player)) {
        if (!entry.opponent) continue;
        EXPECT_FALSE(met[entry.opponent->index()]) << "seed " << seed;
        met[entry.opponent->index()] = true;
      }
    }
  }
}

}  // namespace
}  // namespace ronda
