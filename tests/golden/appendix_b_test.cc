// Appendix B of "Elementos de un torneo" (2017): fifteen players, five rounds of the Lim system without colours. Pairs
// and results as the book has them, the higher ranked first.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <string>

#include "ronda/pairing/registry.h"
#include "ronda/verify/checker.h"
#include "support/event.h"

namespace ronda::test {
namespace {

constexpr std::array<std::string_view, 5> kRounds{
    "1>8 2>9 3=10 4<11 5>12 6<13 7>14 15U", "1>7 2=11 5>15 13=3 10>4 6=9 8<12 14U",
    "1=5 2=13 10<11 3>14 7>15 12<6 9-4 8U", "1>11 5=2 7>13 3>6 10=8 4<14 12=15 9U",
    "1<3 5>7 2>10 11=13 14>12 8<9 15>4 6U",
};

Event After(std::size_t rounds) {
  Event event(15);
  event.Planned(5);
  for (std::size_t r = 0; r < rounds; ++r) event.Round(kRounds[r]);
  return event;
}

// "1-8 2-9 ... 15U", without the results.
std::string PairsOf(std::string_view round) {
  std::string pairs(round);
  std::ranges::replace_if(
      pairs, [](char c) { return c == '>' || c == '<' || c == '='; }, '-');
  return pairs;
}

std::string Sorted(std::string_view text) {
  std::vector<std::string> words;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(text.find(' ', at), text.size());
    words.emplace_back(text.substr(at, end - at));
    at = end + 1;
  }
  std::ranges::sort(words);
  std::string sorted;
  for (const std::string& word : words) sorted += word + " ";
  return sorted;
}

// Elementos §B.1, §B.2, §B.3, §B.4, §B.5.
TEST(AppendixB, EveryRoundIsPairedAsInTheBook) {
  const PairingSystem* lim = StandardSystems().Find("lim-uncoloured");
  for (std::size_t r = 0; r < kRounds.size(); ++r) {
    const auto pairing = lim->Pair(After(r).Build());
    ASSERT_TRUE(pairing);
    std::string found;
    for (const Board& board : pairing->boards) {
      found += std::to_string(board.white.value() + 1) + "-" + std::to_string(board.black.value() + 1) + " ";
    }
    if (pairing->bye) found += std::to_string(pairing->bye->value() + 1) + "U";
    EXPECT_EQ(Sorted(found), Sorted(PairsOf(kRounds[r]))) << "round " << r + 1;
  }
}

// Elementos §B.6.
TEST(AppendixB, TheFinalPointsAreThoseOfTheBook) {
  const Tournament event = After(5);
  const std::array<int, 15> tenths{35, 35, 40, 10, 40, 25, 30, 15, 25, 20, 30, 15, 25, 30, 25};
  for (int i = 0; i < 15; ++i) {
    EXPECT_EQ(event.ScoreAfter(PlayerIndex(i), 5), Points::Tenths(tenths[static_cast<std::size_t>(i)])) << i + 1;
  }
}

TEST(AppendixB, TheCheckerAgrees) {
  const auto report = verify::CheckTournament(After(5), *StandardSystems().Find("lim-uncoloured"));
  EXPECT_EQ(report.rounds, 5);
  EXPECT_TRUE(report.differences.empty());
}

}  // namespace
}  // namespace ronda::test
