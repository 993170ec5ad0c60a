// The fast way against the exact way, side by side on every round of generated events. Seeds are printed on failure.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include "ronda/pairing/registry.h"
#include "ronda/verify/generator.h"
#include "support/effort.h"

namespace ronda {
namespace {

using Boards = std::vector<std::pair<int, int>>;

// Boards in order, the bye last; empty if there is no legal pairing.
Boards BoardsOf(const PairingSystem& system, const Tournament& tournament) {
  const auto pairing = system.Pair(tournament);
  if (!pairing) return {};
  Boards boards;
  for (const Board& board : pairing->boards) boards.emplace_back(board.white.value(), board.black.value());
  if (pairing->bye) boards.emplace_back(pairing->bye->value(), -1);
  return boards;
}

struct Sizes {
  std::string edition;
  std::string name;
  int events;
  int fewest;
  int most;
  int rounds;       // at most; small fields have fewer
  int every_round;  // compare one round in so many
};

// Many small fields and few large ones: the size is drawn by a power of the share of events that are no larger, since
// the exact way is cubic.
int PlayersOf(const Sizes& sizes, double share) {
  return sizes.fewest + static_cast<int>((sizes.most - sizes.fewest) * std::pow(share, 10));
}

class FastAndExact : public testing::TestWithParam<Sizes> {};

TEST_P(FastAndExact, Agree) {
  const Sizes& sizes = GetParam();
  const PairingSystem& fast = *StandardSystems().Find(sizes.edition);
  const PairingSystem& exact = *StandardSystems().Find(sizes.edition + "+exact");
  const int events = test::Effort(sizes.events);
  long compared = 0;
  for (int event = 0; event < events; ++event) {
    auto options = verify::VariedOptions();
    const int players = PlayersOf(sizes, static_cast<double>(event + 1) / events);
    options.players = verify::Range::Exactly(players);
    options.rounds = verify::Range::Exactly(std::clamp(players / 2, 1, sizes.rounds));
    const auto seed = static_cast<std::uint64_t>(event);
    const auto tournament = verify::GenerateTournament(options, fast, seed);
    if (!tournament) continue;  // no legal pairing in any attempt: fields of two or three
    const int first = 1 + event % std::min(sizes.every_round, tournament->rounds());
    for (int round = first; round <= tournament->rounds(); round += sizes.every_round) {
      const Tournament before = tournament->Before(Round(round));
      ASSERT_EQ(BoardsOf(fast, before), BoardsOf(exact, before))
          << sizes.edition << ", " << players << " players, seed " << seed << ", round " << round;
      ++compared;
    }
  }
  EXPECT_GE(compared, events * 9 / 10);
  RecordProperty("rounds", std::to_string(compared));
}

INSTANTIATE_TEST_SUITE_P(Dutch, FastAndExact,
                         testing::Values(Sizes{"dutch-2026", "Small2026", 10'000, 2, 300, 7, 6},
                                         Sizes{"dutch-2017", "Small2017", 10'000, 2, 300, 7, 6},
                                         Sizes{"dutch-2026", "Large2026", 20, 400, 1000, 9, 9},
                                         Sizes{"dutch-2017", "Large2017", 20, 400, 1000, 9, 9}),
                         [](const auto& test) { return test.param.name; });

INSTANTIATE_TEST_SUITE_P(Others, FastAndExact,
                         testing::Values(Sizes{"burstein", "Burstein", 2000, 4, 150, 9, 3},
                                         Sizes{"dubov", "Dubov", 2000, 4, 150, 9, 3},
                                         Sizes{"vega", "Vega", 1000, 4, 150, 9, 3},
                                         Sizes{"dutch-2012", "Dutch2012", 2000, 4, 150, 9, 3},
                                         Sizes{"dutch-2011", "Dutch2011", 2000, 4, 150, 9, 3},
                                         Sizes{"dutch-book", "DutchBook", 1000, 4, 150, 9, 3},
                                         Sizes{"burstein-book", "BursteinBook", 1000, 4, 150, 9, 3}),
                         [](const auto& test) { return test.param.name; });

}  // namespace
}  // namespace ronda
