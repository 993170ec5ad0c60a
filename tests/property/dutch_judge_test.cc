// The production engine against the judge, on random brackets and on whole random tournaments, for both editions of the
// FIDE (Dutch) system. A difference is shrunk and printed with its seed.
#include <gtest/gtest.h>

#include <algorithm>
#include <ostream>
#include <string>
#include <string_view>

#include "judge/judge.h"
#include "property/random_bracket.h"
#include "property/random_tournament.h"
#include "property/shrink.h"
#include "support/effort.h"
#include "support/pairers.h"

namespace ronda::test {
namespace {

using judge::JudgeEdition;

constexpr int kBracketsOfAKind = Effort(2900);  // nine kinds: more than 20 000 an edition
constexpr int kTournaments = Effort(2000);

bool Disagree(JudgeEdition edition, const Tournament& tournament) {
  const auto& pairers = PairersOf(edition);
  const auto first = pairers.front().pair(tournament);
  return std::ranges::any_of(pairers, [&](const Pairer& pairer) { return pairer.pair(tournament) != first; });
}

// What to print when they disagree.
std::string Report(JudgeEdition edition, const TournamentData& data) {
  const TournamentData small =
      Shrink(data, [&](const Tournament& tournament) { return Disagree(edition, tournament); });
  return Describe(small) + PairingBy(edition, *Tournament::Make(small));
}

struct BracketCase {
  JudgeEdition edition;
  BracketKindToTest kind;
  std::string_view name;
};

void PrintTo(const BracketCase& bracket_case, std::ostream* out) { *out << bracket_case.name; }

class RandomBrackets : public testing::TestWithParam<BracketCase> {};

TEST_P(RandomBrackets, JudgeAndEngineAgree) {
  const auto [edition, kind, name] = GetParam();
  for (std::uint64_t seed = 1; seed <= kBracketsOfAKind; ++seed) {
    Random random(seed);
    const TournamentData data = RandomBracket(kind, random);
    ASSERT_FALSE(Disagree(edition, *Tournament::Make(data))) << "seed " << seed << "\n" << Report(edition, data);
  }
}

constexpr auto k2026 = JudgeEdition::kDutch2026;
constexpr auto k2025 = JudgeEdition::kDutch2025;
constexpr auto k2017 = JudgeEdition::kDutch2017;

INSTANTIATE_TEST_SUITE_P(Dutch, RandomBrackets,
                         testing::Values(BracketCase{k2026, BracketKindToTest::kHomogeneous, "Homogeneous2026"},
                                         BracketCase{k2026, BracketKindToTest::kSeveralMdps, "SeveralMdps2026"},
                                         BracketCase{k2026, BracketKindToTest::kLimbo, "Limbo2026"},
                                         BracketCase{k2026, BracketKindToTest::kLastWithBye, "LastWithBye2026"},
                                         BracketCase{k2026, BracketKindToTest::kTopscorers, "Topscorers2026"},
                                         BracketCase{k2026, BracketKindToTest::kTightColours, "TightColours2026"},
                                         BracketCase{k2026, BracketKindToTest::kManyRematches, "ManyRematches2026"},
                                         BracketCase{k2026, BracketKindToTest::kExchanges, "Exchanges2026"},
                                         BracketCase{k2026, BracketKindToTest::kCrowdedLimbo, "CrowdedLimbo2026"},
                                         BracketCase{k2025, BracketKindToTest::kSeveralMdps, "SeveralMdps2025"},
                                         BracketCase{k2025, BracketKindToTest::kLimbo, "Limbo2025"},
                                         BracketCase{k2025, BracketKindToTest::kLastWithBye, "LastWithBye2025"},
                                         BracketCase{k2025, BracketKindToTest::kManyRematches, "ManyRematches2025"},
                                         BracketCase{k2025, BracketKindToTest::kCrowdedLimbo, "CrowdedLimbo2025"},
                                         BracketCase{k2017, BracketKindToTest::kHomogeneous, "Homogeneous2017"},
                                         BracketCase{k2017, BracketKindToTest::kSeveralMdps, "SeveralMdps2017"},
                                         BracketCase{k2017, BracketKindToTest::kLimbo, "Limbo2017"},
                                         BracketCase{k2017, BracketKindToTest::kLastWithBye, "LastWithBye2017"},
                                         BracketCase{k2017, BracketKindToTest::kTopscorers, "Topscorers2017"},
                                         BracketCase{k2017, BracketKindToTest::kTightColours, "TightColours2017"},
                                         BracketCase{k2017, BracketKindToTest::kManyRematches, "ManyRematches2017"},
                                         BracketCase{k2017, BracketKindToTest::kExchanges, "Exchanges2017"},
                                         BracketCase{k2017, BracketKindToTest::kCrowdedLimbo, "CrowdedLimbo2017"}),
                         [](const auto& test) { return std::string(test.param.name); });

class RandomTournaments : public testing::TestWithParam<JudgeEdition> {};

TEST_P(RandomTournaments, JudgeAndEngineAgree) {
  const JudgeEdition edition = GetParam();
  for (std::uint64_t seed = 1; seed <= kTournaments; ++seed) {
    Random random(seed);
    RandomTournament event(random);
    while (const auto data = event.BeforeNextRound()) {
      const Tournament tournament = Tournament::Make(*data).value();
      ASSERT_FALSE(Disagree(edition, tournament)) << "seed " << seed << "\n" << Report(edition, *data);
      const auto pairing = PairersOf(edition).front().pair(tournament);
      if (!pairing) break;
      event.Play(*pairing);
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Dutch, RandomTournaments, testing::Values(k2026, k2025, k2017), [](const auto& test) {
  return test.param == k2026 ? "Edition2026" : test.param == k2025 ? "Edition2025" : "Edition2017";
});

}  // namespace
}  // namespace ronda::test
