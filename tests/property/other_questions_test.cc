// The questions of `ronda explain --why-not` put to the systems that are not the Dutch one of today, on random
// tournaments: the round under a condition has what was asked for and is the round of an event in which everything else
// is forbidden, and the verdict on it names a criterion on which it is really worse.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "property/random_tournament.h"
#include "property/shrink.h"
#include "ronda/explain/why_not.h"
#include "ronda/pairing/registry.h"
#include "support/effort.h"

namespace ronda::test {
namespace {

// Neither of the two may meet anybody else.
Tournament WithOthersForbidden(const Tournament& tournament, const ImposedPair& pair) {
  TournamentData data = tournament.data();
  for (const PlayerIndex player : Present(tournament)) {
    if (player == pair.one || player == pair.other) continue;
    data.forbidden.push_back({std::nullopt, std::nullopt, {pair.one, player}});
    data.forbidden.push_back({std::nullopt, std::nullopt, {pair.other, player}});
  }
  return Tournament::Make(std::move(data)).value();
}

bool Has(const RoundPairing& pairing, const ImposedPair& pair) {
  return std::ranges::any_of(pairing.boards, [&](const Board& board) {
    return std::minmax(board.white, board.black) == std::minmax(pair.one, pair.other);
  });
}

struct Tally {
  int worse = 0;
  int later = 0;
  int forbidden = 0;
};

// The round with the pair, if there is one, is the one without any other way.
void CheckPairUnder(const Tournament& tournament, const PairingSystem& system, const ImposedPair& pair) {
  const auto under = system.PairUnder(tournament, pair);
  const auto forced = system.Pair(WithOthersForbidden(tournament, pair));
  if (under) {
    EXPECT_TRUE(Has(*under, pair));
  }
  // With an odd number the bye is the other way out for one of the two.
  if (!forced || !Has(*forced, pair)) return;
  ASSERT_TRUE(under.has_value());
  EXPECT_EQ(ToString(ToRound(tournament, *under)), ToString(ToRound(tournament, *forced)));
}

void CheckAnswer(const Tournament& tournament, const PairingSystem& system, const ImposedPair& pair, Tally& tally) {
  using Answer = explain::WhyNot::Answer;
  const auto answer = explain::AskWhyNot(tournament, system, pair);
  ASSERT_TRUE(answer.has_value());
  EXPECT_NE(answer->answer, Answer::kUnknown);
  tally.worse += answer->answer == Answer::kWorse ? 1 : 0;
  tally.later += answer->answer == Answer::kLater ? 1 : 0;
  tally.forbidden += answer->answer == Answer::kForbidden ? 1 : 0;
  if (answer->answer != Answer::kWorse) return;
  ASSERT_TRUE(answer->verdict.has_value());
  const Verdict& verdict = *answer->verdict;
  EXPECT_NE(verdict.kind, Verdict::Kind::kIllegal) << verdict.reason;
  if (verdict.found.tag != "bye") {
    EXPECT_GT(verdict.found.value, verdict.expected.value) << verdict.found.tag;
  }
}

class OtherQuestions : public testing::TestWithParam<const char*> {};

TEST_P(OtherQuestions, AreAnsweredByTheRules) {
  const PairingSystem& system = *StandardSystems().Find(GetParam());
  Tally tally;
  for (std::uint64_t seed = 1; seed <= Effort(400U); ++seed) {
    Random random(seed);
    RandomTournament event(random);
    Random questions(seed + 1'000'000);
    while (const auto data = event.BeforeNextRound()) {
      const Tournament tournament = Tournament::Make(*data).value();
      const auto pairing = system.Pair(tournament);
      if (!pairing) break;
      EXPECT_FALSE(system.Judge(tournament, *pairing).has_value()) << Describe(*data);
      const auto present = Present(tournament);
      const auto pick = [&] { return present[questions.Next() % present.size()]; };
      if (const ImposedPair pair{pick(), pick()}; pair.one != pair.other) {
        CheckPairUnder(tournament, system, pair);
        CheckAnswer(tournament, system, pair, tally);
        ASSERT_FALSE(HasFailure()) << "seed " << seed << ", " << pair.one.value() + 1 << "-" << pair.other.value() + 1
                                   << "\n"
                                   << Describe(*data);
      }
      event.Play(ToRound(tournament, *pairing));
    }
  }
  EXPECT_GT(tally.worse, Effort(100));
  EXPECT_GT(tally.later, Effort(20));
  EXPECT_GT(tally.forbidden, Effort(50));
}

INSTANTIATE_TEST_SUITE_P(All, OtherQuestions,
                         testing::Values("burstein", "burstein-book", "dubov", "vega", "amalfi", "lim",
                                         "lim-uncoloured", "dutch-2012", "dutch-2011"),
                         [](const auto& test) {
                           std::string name = test.param;
                           std::erase(name, '-');
                           return name;
                         });

}  // namespace
}  // namespace ronda::test
