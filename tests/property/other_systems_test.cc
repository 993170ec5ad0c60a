// The engines of the systems beside the Dutch against their judges on whole random tournaments. A difference is shrunk
// and printed with its seed.
#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "property/random_tournament.h"
#include "property/shrink.h"
#include "support/effort.h"
#include "support/other_systems.h"

namespace ronda::test {
namespace {

bool Disagree(std::string_view id, const Tournament& tournament) {
  const auto& pairers = OtherPairers(id);
  return pairers.front().pair(tournament) != pairers.back().pair(tournament);
}

std::string Report(std::string_view id, const TournamentData& data) {
  const TournamentData small = Shrink(data, [&](const Tournament& tournament) { return Disagree(id, tournament); });
  return Describe(small) + OtherPairing(id, *Tournament::Make(small));
}

// Falling, with some that are equal; enough for any of the fields.
std::vector<int> RandomRatings(Random& random) {
  constexpr std::size_t kMostPlayers = 16;
  std::vector<int> ratings;
  for (std::size_t i = 0; i < kMostPlayers; ++i) ratings.push_back(100 * random.Between(10, 25));
  std::ranges::sort(ratings, std::greater{});
  return ratings;
}

constexpr int kTournaments = Effort(8000);

class OtherSystems : public testing::TestWithParam<const char*> {};

TEST_P(OtherSystems, JudgeAndEngineAgree) {
  const std::string_view id = GetParam();
  for (int seed = 1; seed <= kTournaments; ++seed) {
    Random random(static_cast<std::uint64_t>(seed));
    RandomTournament event(random);
    const std::vector<int> ratings = RandomRatings(random);
    while (auto data = event.BeforeNextRound()) {
      for (std::size_t i = 0; i < data->players.size(); ++i) data->players[i].rating = ratings[i];
      const Tournament tournament = Tournament::Make(*data).value();
      ASSERT_FALSE(Disagree(id, tournament)) << "seed " << seed << "\n" << Report(id, *data);
      const auto pairing = OtherPairers(id).front().pair(tournament);
      if (!pairing) break;
      event.Play(*pairing);
    }
  }
}

INSTANTIATE_TEST_SUITE_P(All, OtherSystems,
                         testing::Values("burstein", "dubov", "vega", "amalfi", "amalfi-book", "lim", "lim-maxi",
                                         "lim-uncoloured"),
                         [](const auto& test) {
                           std::string name = test.param;
                           std::ranges::replace(name, '-', '_');
                           return name;
                         });

}  // namespace
}  // namespace ronda::test
