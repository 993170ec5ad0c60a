// The Burstein and the Dubov engine against their judges on whole random tournaments. A difference is shrunk and
// printed with its seed.
#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <optional>
#include <ostream>
#include <string>
#include <string_view>
#include <vector>

#include "judge/burstein.h"
#include "judge/dubov.h"
#include "property/random_tournament.h"
#include "property/shrink.h"
#include "ronda/pairing/registry.h"

namespace ronda::test {
namespace {

using Judge = std::function<std::optional<judge::PlainPairing>(const Tournament&)>;

struct SystemCase {
  std::string_view id;
  Judge judge;
  int tournaments;
};

void PrintTo(const SystemCase& system_case, std::ostream* out) { *out << system_case.id; }

int NumberOf(const Tournament& tournament, PlayerIndex player) { return tournament.player(player).tpn.value(); }

std::optional<PairedRound> ByEngine(const SystemCase& system, const Tournament& tournament) {
  const auto paired = StandardSystems().Find(system.id)->Pair(tournament);
  if (!paired) return std::nullopt;
  PairedRound round;
  for (const Board& board : paired->boards) {
    round.pairs.emplace(NumberOf(tournament, board.white), NumberOf(tournament, board.black));
  }
  if (paired->bye) round.bye = NumberOf(tournament, *paired->bye);
  return round;
}

std::optional<PairedRound> ByJudge(const SystemCase& system, const Tournament& tournament) {
  const auto judged = system.judge(tournament);
  if (!judged) return std::nullopt;
  PairedRound round;
  for (const auto& [white, black] : judged->pairs) {
    round.pairs.emplace(NumberOf(tournament, white), NumberOf(tournament, black));
  }
  if (judged->bye) round.bye = NumberOf(tournament, *judged->bye);
  return round;
}

std::string Statement(const std::optional<PairedRound>& round) { return round ? ToString(*round) : "none"; }

std::string Report(const SystemCase& system, const TournamentData& data) {
  const auto disagree = [&](const Tournament& tournament) {
    return ByEngine(system, tournament) != ByJudge(system, tournament);
  };
  const TournamentData small = Shrink(data, disagree);
  const Tournament tournament = Tournament::Make(small).value();
  return Describe(small) + "\nengine: " + Statement(ByEngine(system, tournament)) +
         "\njudge:  " + Statement(ByJudge(system, tournament));
}

// Falling, with some that are equal; enough for any of the fields.
std::vector<int> RandomRatings(Random& random) {
  constexpr std::size_t kMostPlayers = 16;
  std::vector<int> ratings;
  for (std::size_t i = 0; i < kMostPlayers; ++i) ratings.push_back(100 * random.Between(10, 25));
  std::ranges::sort(ratings, std::greater{});
  return ratings;
}

class OtherSystems : public testing::TestWithParam<SystemCase> {};

TEST_P(OtherSystems, JudgeAndEngineAgree) {
  const SystemCase& system = GetParam();
  for (int seed = 1; seed <= system.tournaments; ++seed) {
    Random random(static_cast<std::uint64_t>(seed));
    RandomTournament event(random);
    const std::vector<int> ratings = RandomRatings(random);
    while (auto data = event.BeforeNextRound()) {
      for (std::size_t i = 0; i < data->players.size(); ++i) data->players[i].rating = ratings[i];
      const Tournament tournament = Tournament::Make(*data).value();
      const auto pairing = ByEngine(system, tournament);
      ASSERT_EQ(pairing, ByJudge(system, tournament)) << "seed " << seed << "\n" << Report(system, *data);
      if (!pairing) break;
      event.Play(*pairing);
    }
  }
}

INSTANTIATE_TEST_SUITE_P(All, OtherSystems,
                         testing::Values(SystemCase{"burstein", judge::JudgeBurstein, 5000},
                                         SystemCase{"dubov", judge::JudgeDubov, 5000}),
                         [](const auto& test) { return std::string(test.param.id); });

}  // namespace
}  // namespace ronda::test
