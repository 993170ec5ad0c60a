// Rounds with something imposed on them, the fast way against the exact way, in fields too large for the judge.
#include <gtest/gtest.h>

#include <string>

#include "ronda/base/random.h"
#include "ronda/pairing/registry.h"
#include "ronda/verify/generator.h"
#include "support/effort.h"

namespace ronda {
namespace {

using Boards = std::vector<std::pair<int, int>>;

Boards BoardsOf(const PairingSystem& system, const Tournament& tournament, const RoundConstraint& constraint) {
  const auto pairing = system.PairUnder(tournament, constraint);
  if (!pairing) return {};
  Boards boards;
  for (const Board& board : pairing->boards) boards.emplace_back(board.white.value(), board.black.value());
  if (pairing->bye) boards.emplace_back(pairing->bye->value(), -1);
  return boards;
}

RoundConstraint Draw(const std::vector<PlayerIndex>& present, Random& random) {
  const PlayerIndex one = present[random.Below(present.size())];
  const PlayerIndex other = present[random.Below(present.size())];
  const int kind = random.Between(1, 10);
  if (kind <= 2 || one == other) return ImposedBye{one};
  if (kind <= 4) return ImposedColour{one, kind == 3 ? Colour::kWhite : Colour::kBlack};
  return ImposedPair{one, other};
}

class ImposedFastAndExact : public testing::TestWithParam<std::string> {};

TEST_P(ImposedFastAndExact, Agree) {
  const PairingSystem& fast = *StandardSystems().Find(GetParam());
  const PairingSystem& exact = *StandardSystems().Find(GetParam() + "+exact");
  int answered = 0;
  for (std::uint64_t seed = 1; seed <= test::Effort(60U); ++seed) {
    Random random(seed);
    auto options = verify::VariedOptions();
    options.players = verify::Range::Exactly(random.Between(14, 80));
    options.rounds = verify::Range::Exactly(7);
    const auto tournament = verify::GenerateTournament(options, fast, seed);
    if (!tournament) continue;
    for (int round = 1; round <= 7; ++round) {
      const Tournament before = tournament->Before(Round(round));
      std::vector<PlayerIndex> present;
      for (std::int32_t i = 0; i < before.player_count(); ++i) {
        if (!before.RequestedByeOf(PlayerIndex(i), Round(round))) present.emplace_back(i);
      }
      const RoundConstraint constraint = Draw(present, random);
      const Boards boards = BoardsOf(fast, before, constraint);
      ASSERT_EQ(boards, BoardsOf(exact, before, constraint)) << "seed " << seed << ", round " << round;
      answered += boards.empty() ? 0 : 1;
    }
  }
  EXPECT_GT(answered, test::Effort(200));
}

INSTANTIATE_TEST_SUITE_P(Dutch, ImposedFastAndExact, testing::Values("dutch-2026", "dutch-2017"),
                         [](const auto& test) { return test.param == "dutch-2026" ? "Edition2026" : "Edition2017"; });

}  // namespace
}  // namespace ronda
