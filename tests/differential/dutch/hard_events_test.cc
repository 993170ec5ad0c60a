// Events built to hurt: the fast way and the exact way agree on them, and there is always an answer.
#include <gtest/gtest.h>

#include <string>
#include <utility>
#include <vector>

#include "hard_events.h"
#include "ronda/pairing/registry.h"

namespace ronda {
namespace {

std::vector<std::pair<int, int>> BoardsOf(const PairingSystem& system, const Tournament& tournament) {
  const auto pairing = system.Pair(tournament);
  std::vector<std::pair<int, int>> boards;
  if (!pairing) return boards;
  for (const Board& board : pairing->boards) boards.emplace_back(board.white.value(), board.black.value());
  if (pairing->bye) boards.emplace_back(pairing->bye->value(), -1);
  return boards;
}

class HardEventsTest : public testing::TestWithParam<std::string> {};
class HardEventsOfOthersTest : public testing::TestWithParam<std::string> {};

// Smaller, as their exact ways are slower; and a round may be given up, by both ways.
TEST_P(HardEventsOfOthersTest, FastAndExactAgree) {
  const PairingSystem& fast = *StandardSystems().Find(GetParam());
  const PairingSystem& exact = *StandardSystems().Find(GetParam() + "+exact");
  for (int players = 8; players <= 32; players += 4) {
    for (const auto& event : bench::HardEvents(fast, players)) {
      EXPECT_EQ(BoardsOf(fast, event.tournament), BoardsOf(exact, event.tournament))
          << event.name << ", " << players << " players";
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Others, HardEventsOfOthersTest,
                         testing::Values("dutch-2012", "dutch-2011", "dutch-book", "burstein-book", "burstein", "dubov",
                                         "vega"),
                         [](const auto& test) {
                           std::string name = test.param;
                           std::erase(name, '-');
                           return name;
                         });

TEST_P(HardEventsTest, FastAndExactAgree) {
  const PairingSystem& fast = *StandardSystems().Find(GetParam());
  const PairingSystem& exact = *StandardSystems().Find(GetParam() + "+exact");
  for (int players = 10; players <= 70; players += 6) {
    for (const auto& event : bench::HardEvents(fast, players)) {
      const auto boards = BoardsOf(fast, event.tournament);
      EXPECT_EQ(boards, BoardsOf(exact, event.tournament)) << event.name << ", " << players << " players";
    }
  }
}

TEST_P(HardEventsTest, HundredsOfPlayersArePaired) {
  const PairingSystem& system = *StandardSystems().Find(GetParam());
  for (const auto& event : bench::HardEvents(system, 200)) {
    EXPECT_FALSE(BoardsOf(system, event.tournament).empty()) << event.name;
  }
}

INSTANTIATE_TEST_SUITE_P(Dutch, HardEventsTest, testing::Values("dutch-2026", "dutch-2017"),
                         [](const auto& test) { return "Edition" + test.param.substr(6); });

}  // namespace
}  // namespace ronda
