// Rounds with something imposed on them (a pair, the bye, a colour): the engine, fast and exact, against the judge,
// which tries every candidate. These are the answers of `ronda explain --why-not`.
#include <gtest/gtest.h>

#include <optional>
#include <string>
#include <vector>

#include "judge/judge.h"
#include "property/random_bracket.h"
#include "property/random_tournament.h"
#include "property/shrink.h"
#include "ronda/pairing/registry.h"
#include "support/effort.h"
#include "support/pairers.h"
#include "support/random_rules.h"

namespace ronda::test {
namespace {

using judge::Imposition;
using judge::JudgeEdition;

struct Question {
  RoundConstraint constraint;
  Imposition imposition;
  std::string text;
};

Question AskPair(PlayerIndex a, PlayerIndex b) {
  return {ImposedPair{a, b},
          {.pair = std::pair(a, b)},
          "pair " + std::to_string(a.value() + 1) + "-" + std::to_string(b.value() + 1)};
}
Question AskBye(PlayerIndex a) { return {ImposedBye{a}, {.bye = a}, "bye " + std::to_string(a.value() + 1)}; }
Question AskColour(PlayerIndex a, Colour colour) {
  return {ImposedColour{a, colour}, {.colour = std::pair(a, colour)}, "colour of " + std::to_string(a.value() + 1)};
}

Question Draw(const std::vector<PlayerIndex>& present, Random& random) {
  const auto pick = [&] { return present[random.Next() % present.size()]; };
  const int kind = random.Between(1, 10);
  if (kind <= 2) return AskBye(pick());
  if (kind <= 4) return AskColour(pick(), random.Percent(50) ? Colour::kWhite : Colour::kBlack);
  const PlayerIndex a = pick();
  PlayerIndex b = pick();
  while (a == b) b = pick();
  return AskPair(a, b);
}

std::string ByJudge(const Tournament& tournament, JudgeEdition edition, const Question& question) {
  const auto judged = judge::JudgeImposed(tournament, edition, question.imposition);
  if (!judged) return "none";
  PairedRound round;
  for (const auto& pair : judged->pairs) round.pairs.emplace(pair.white.value() + 1, pair.black.value() + 1);
  if (judged->bye) round.bye = judged->bye->value() + 1;
  return ToString(round);
}

std::string ByEngine(const Tournament& tournament, const std::string& system, const Question& question) {
  const auto paired = StandardSystems().Find(system)->PairUnder(tournament, question.constraint);
  if (!paired) return paired.error().code == kNoLegalPairing ? "none" : paired.error().code;
  return ToString(ToRound(tournament, *paired));
}

int answered = 0;

void Compare(const TournamentData& data, JudgeEdition edition, Random& random) {
  const Tournament tournament = Tournament::Make(data).value();
  const auto present = Present(tournament);
  if (present.size() < 2) return;
  const std::string id = edition == JudgeEdition::kDutch2026 ? "dutch-2026" : "dutch-2017";
  const Question question = Draw(present, random);
  const std::string judged = ByJudge(tournament, edition, question);
  answered += judged != "none" ? 1 : 0;
  EXPECT_EQ(ByEngine(tournament, id, question), judged) << question.text << "\n" << Describe(data);
  EXPECT_EQ(ByEngine(tournament, id + "+exact", question), judged) << question.text << "\n" << Describe(data);
}

class ImposedRounds : public testing::TestWithParam<JudgeEdition> {};

// Decision 060.
TEST_P(ImposedRounds, JudgeAndEngineAgreeOnBrackets) {
  answered = 0;
  for (const BracketKindToTest kind : kBracketKinds) {
    for (std::uint64_t seed = 1; seed <= Effort(1500U); ++seed) {
      Random random(seed);
      const TournamentData data = RandomBracket(kind, random);
      Compare(data, GetParam(), random);
      ASSERT_FALSE(HasFailure()) << "seed " << seed;
    }
  }
  EXPECT_GT(answered, Effort(700));
}

TEST_P(ImposedRounds, JudgeAndEngineAgreeWithPlayersKeptApart) {
  answered = 0;
  for (const BracketKindToTest kind : kBracketKinds) {
    for (std::uint64_t seed = 1; seed <= Effort(250U); ++seed) {
      Random random(seed);
      TournamentData data = RandomBracket(kind, random);
      DrawRules(data, random);
      Compare(data, GetParam(), random);
      ASSERT_FALSE(HasFailure()) << "seed " << seed;
    }
  }
  EXPECT_GT(answered, Effort(100));
}

TEST_P(ImposedRounds, JudgeAndEngineAgreeOnTournaments) {
  answered = 0;
  for (std::uint64_t seed = 1; seed <= Effort(1500U); ++seed) {
    Random random(seed);
    RandomTournament event(random);
    Random questions(seed + 1'000'000);
    while (const auto data = event.BeforeNextRound()) {
      Compare(*data, GetParam(), questions);
      ASSERT_FALSE(HasFailure()) << "seed " << seed;
      const auto pairing = PairersOf(GetParam()).front().pair(*Tournament::Make(*data));
      if (!pairing) break;
      event.Play(*pairing);
    }
  }
  EXPECT_GT(answered, Effort(300));
}

INSTANTIATE_TEST_SUITE_P(Dutch, ImposedRounds, testing::Values(JudgeEdition::kDutch2026, JudgeEdition::kDutch2017),
                         [](const auto& test) {
                           return test.param == JudgeEdition::kDutch2026 ? "Edition2026" : "Edition2017";
                         });

}  // namespace
}  // namespace ronda::test
