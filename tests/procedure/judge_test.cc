// The engine against the judge, on random groups and random tournaments, for all three texts.
#include <gtest/gtest.h>

#include <string>

#include "property/random_bracket.h"
#include "property/random_tournament.h"
#include "property/shrink.h"
#include "support/agreement.h"
#include "support/effort.h"
#include "support/random_rules.h"

namespace ronda::procedure {
namespace {

constexpr std::uint64_t kSeeds = test::Effort(300U);

bool Disagree(const Tournament& tournament, Text text) {
  if (Present(tournament.data()) > kMostPlayers) return false;
  return ByEngine(tournament, text) != PairByJudge(tournament, text);
}

std::string Report(const TournamentData& data, Text text) {
  const auto small = test::Shrink(data, [&](const Tournament& tournament) { return Disagree(tournament, text); });
  return test::Describe(small) + Paired(*Tournament::Make(small), text);
}

class Texts : public testing::TestWithParam<Text> {};

TEST_P(Texts, GroupsArePairedAsTheJudgeDoes) {
  int compared = 0;
  for (const auto kind : test::kBracketKinds) {
    for (std::uint64_t seed = 1; seed <= kSeeds; ++seed) {
      test::Random random(seed);
      const TournamentData data = test::RandomBracket(kind, random);
      if (Present(data) > kMostPlayers) continue;
      ++compared;
      ASSERT_FALSE(Disagree(*Tournament::Make(data), GetParam()))
          << "kind " << static_cast<int>(kind) << ", seed " << seed << "\n"
          << Report(data, GetParam());
    }
  }
  EXPECT_GT(compared, test::Effort(1000));
}

TEST_P(Texts, RoundsArePairedAsTheJudgeDoes) {
  int rounds = 0;
  for (std::uint64_t seed = 1; seed <= kSeeds; ++seed) {
    test::Random random(seed);
    test::RandomTournament event(random);
    while (const auto data = event.BeforeNextRound()) {
      const Tournament tournament = *Tournament::Make(*data);
      const auto paired = ByEngine(tournament, GetParam());
      if (Present(*data) <= kMostPlayers) {
        ++rounds;
        ASSERT_FALSE(Disagree(tournament, GetParam())) << "seed " << seed << "\n" << Report(*data, GetParam());
      }
      if (!paired) break;
      event.Play(*paired);
    }
  }
  EXPECT_GT(rounds, test::Effort(500));
}

TEST_P(Texts, RoundsWithPlayersKeptApart) {
  int rounds = 0;
  for (std::uint64_t seed = 1; seed <= kSeeds; ++seed) {
    test::Random random(seed);
    test::RandomTournament event(random);
    TournamentData rules;
    while (auto data = event.BeforeNextRound()) {
      if (rules.players.empty()) {
        rules = *data;
        test::DrawRules(rules, random);
      }
      data->players = rules.players;
      data->kept_apart = rules.kept_apart;
      const Tournament tournament = *Tournament::Make(*data);
      const auto paired = ByEngine(tournament, GetParam());
      if (Present(*data) <= kMostPlayers) {
        ++rounds;
        ASSERT_FALSE(Disagree(tournament, GetParam())) << "seed " << seed << "\n" << Report(*data, GetParam());
      }
      if (!paired) break;
      event.Play(*paired);
    }
  }
  EXPECT_GT(rounds, test::Effort(300));
}

INSTANTIATE_TEST_SUITE_P(Of, Texts, testing::Values(Text::k2011, Text::k2012, Text::kBook),
                         [](const auto& test) { return std::string(IdOf(test.param)).substr(6); });

}  // namespace
}  // namespace ronda::procedure
