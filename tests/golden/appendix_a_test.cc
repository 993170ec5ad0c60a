// Appendix A of the book, round by round, board by board.
#include <gtest/gtest.h>

#include <fstream>
#include <string>
#include <vector>

#include "ronda/formats/files.h"
#include "ronda/pairing/registry.h"

namespace ronda {
namespace {

using Boards = std::vector<std::pair<int, int>>;

Boards Expected(const std::string& round) {
  std::ifstream file("tests/golden/appendix_a/expected_round_" + round + ".txt");
  Boards boards;
  int white = 0;
  int black = 0;
  while (file >> white >> black) boards.emplace_back(white, black);
  return boards;
}

Boards Paired(std::string_view system, int round) {
  const auto loaded =
      LoadTournament("tests/golden/appendix_a/appendix_a_before_round_" + std::to_string(round) + ".trf");
  const Tournament& tournament = loaded.value.value();
  const auto pairing = StandardSystems().Find(system)->Pair(tournament);
  const auto number = [&](PlayerIndex player) { return tournament.player(player).tpn.value(); };
  Boards boards;
  for (const Board& board : pairing->boards) boards.emplace_back(number(board.white), number(board.black));
  if (pairing->bye) boards.emplace_back(number(*pairing->bye), 0);
  return boards;
}

class AppendixA : public testing::TestWithParam<int> {};

// Elementos §A.1, §A.2, §A.3, §A.4, §A.5, §A.6, §A.7.
TEST_P(AppendixA, IsPairedAsExpected) {
  const Boards expected = Expected(std::to_string(GetParam()));
  ASSERT_GE(expected.size(), 20U);
  EXPECT_EQ(Paired("dutch-2026", GetParam()), expected);
  EXPECT_EQ(Paired("dutch-2017", GetParam()), expected);
  EXPECT_EQ(Paired("dutch-2012", GetParam()), expected);
  EXPECT_EQ(Paired("dutch-2011", GetParam()), expected);
}

// The short form of the book pairs round 5 as it is printed, the others like everybody.
TEST_P(AppendixA, IsPairedByTheBookToTheLetter) {
  const Boards expected = Expected(std::to_string(GetParam()) + (GetParam() == 5 ? "_book" : ""));
  ASSERT_GE(expected.size(), 20U);
  EXPECT_EQ(Paired("dutch-book", GetParam()), expected);
}

INSTANTIATE_TEST_SUITE_P(Round, AppendixA, testing::Range(1, 8));

}  // namespace
}  // namespace ronda
