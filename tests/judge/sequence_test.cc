// The order of candidates against the examples the regulation prints (C.04.3/2026 §4; /2017 §D). The numbers of the
// text count from 1, the judge's from 0.
#include "judge/sequence.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace ronda::judge {
namespace {

using Order = std::vector<int>;

std::vector<Order> Transpositions(const Order& s1, const Order& s2) {
  std::vector<Order> all;
  const auto everybody = [](int, int) { return true; };
  ForEachTransposition(s1, s2, everybody, [&](std::span<const int> partners) {
    all.emplace_back(partners.begin(), partners.end());
    return Go::kOn;
  });
  return all;
}

TEST(JudgeSequence, TranspositionsOfElevenPlayers) {
  const auto all = Transpositions({1, 2, 3, 4, 5}, {6, 7, 8, 9, 10, 11});
  ASSERT_EQ(all.size(), 720u);
  EXPECT_EQ(all[0], (Order{6, 7, 8, 9, 10}));
  EXPECT_EQ(all[1], (Order{6, 7, 8, 9, 11}));
  EXPECT_EQ(all[2], (Order{6, 7, 8, 10, 9}));  // the text leaves it out of its list, but not out of its 720
  EXPECT_EQ(all[3], (Order{6, 7, 8, 10, 11}));
  EXPECT_EQ(all[119], (Order{6, 11, 10, 9, 8}));
  EXPECT_EQ(all[120], (Order{7, 6, 8, 9, 10}));
  EXPECT_EQ(all[719], (Order{11, 10, 9, 8, 7}));
}

TEST(JudgeSequence, TranspositionsForTwoMovedDownPlayers) {
  const auto all = Transpositions({1, 2}, {3, 4, 5, 6, 7, 8, 9, 10, 11});
  ASSERT_EQ(all.size(), 72u);
  EXPECT_EQ(all[0], (Order{3, 4}));
  EXPECT_EQ(all[1], (Order{3, 5}));
  EXPECT_EQ(all[7], (Order{3, 11}));
  EXPECT_EQ(all[8], (Order{4, 3}));
  EXPECT_EQ(all[71], (Order{11, 10}));
}

TEST(JudgeSequence, ImpossiblePairsAreLeftOut) {
  std::vector<Order> all;
  const auto not_1_3 = [](int of_s1, int of_s2) { return of_s1 != 1 || of_s2 != 3; };
  ForEachTransposition(Order{1, 2}, Order{3, 4}, not_1_3, [&](std::span<const int> partners) {
    all.emplace_back(partners.begin(), partners.end());
    return Go::kOn;
  });
  EXPECT_EQ(all, (std::vector<Order>{{4, 3}}));
}

// S1 after an exchange in a bracket of eleven with S1 = 1..5, named by what moves.
BsnSet S1After(const Order& down, const Order& up) {
  BsnSet s1;
  for (int bsn = 1; bsn <= 11; ++bsn) {
    const bool in = (bsn <= 5 && !std::ranges::count(down, bsn)) || std::ranges::count(up, bsn) > 0;
    if (in) s1.push_back(bsn - 1);
  }
  return s1;
}

std::ptrdiff_t Place(const BsnSet& s1) {
  static const auto all = ResidentExchanges(11, 5);
  return std::ranges::find(all, s1) - all.begin();
}

TEST(JudgeSequence, ExchangesInTheOrderOfTheExamples) {
  EXPECT_EQ(Place(S1After({}, {})), 0);
  EXPECT_EQ(ResidentExchanges(11, 5).size(), 462u);                           // 11 over 5
  EXPECT_LT(Place(S1After({1}, {11})), Place(S1After({5, 4}, {6, 7})));       // fewer
  EXPECT_LT(Place(S1After({4}, {6})), Place(S1After({5}, {8})));              // smaller difference
  EXPECT_LT(Place(S1After({4, 3}, {6, 8})), Place(S1After({5, 4}, {8, 9})));  //
  EXPECT_LT(Place(S1After({5}, {7})), Place(S1After({4}, {6})));              // higher out of S1
  EXPECT_LT(Place(S1After({5, 2}, {6, 8})), Place(S1After({4, 3}, {6, 8})));  //
  EXPECT_LT(Place(S1After({5, 4, 1}, {6, 7, 8})), Place(S1After({5, 3, 2}, {6, 7, 8})));
  EXPECT_LT(Place(S1After({5, 4}, {6, 9})), Place(S1After({5, 4}, {7, 8})));  // lower out of S2
  EXPECT_LT(Place(S1After({5, 4, 3}, {6, 7, 10})), Place(S1After({5, 4, 3}, {6, 8, 9})));
}

// The first of the table that the texts of 2011 and 2012 print for one player; the later rules give the same order.
TEST(JudgeSequence, ExchangesOfOnePlayer) {
  const Order down{5, 5, 4, 5, 4, 3, 5, 4, 3, 2, 5};
  const Order up{6, 7, 6, 8, 7, 6, 9, 8, 7, 6, 10};
  for (std::size_t i = 0; i < down.size(); ++i) {
    EXPECT_EQ(Place(S1After({down[i]}, {up[i]})), static_cast<std::ptrdiff_t>(i) + 1) << down[i] << " for " << up[i];
  }
}

TEST(JudgeSequence, MdpSetsBySmallestDifferingNumber) {
  EXPECT_EQ(MdpSets(4, 2), (std::vector<BsnSet>{{0, 1}, {0, 2}, {0, 3}, {1, 2}, {1, 3}, {2, 3}}));
}

// C.04.3/2017 §D.3: with scores 3, 3, 2.5, 2 the set of the second and third beats that of the first and last.
TEST(JudgeSequence, MdpSetsByHighestDifferingScore) {
  const std::vector<int> scores{30, 30, 25, 20};
  EXPECT_EQ(MdpSetsByScore(scores, 2), (std::vector<BsnSet>{{0, 1}, {0, 2}, {1, 2}, {0, 3}, {1, 3}, {2, 3}}));
}

}  // namespace
}  // namespace ronda::judge
