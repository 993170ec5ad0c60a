#include "ronda/awards/prizes.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <numeric>

namespace ronda::awards {
namespace {

using tiebreak::Participant;

// Players in the order of the standings, with their points; everybody has a separate rank.
std::vector<Placed> Standing(std::initializer_list<int> points) {
  std::vector<Placed> placed;
  for (const int one : points) {
    const auto at = static_cast<std::int32_t>(placed.size());
    placed.push_back({Participant(at), at + 1, Points::Whole(one)});
  }
  return placed;
}

PrizeFund Fund(std::vector<Money> prizes, Fraction shared, Money coin = 1) {
  PrizeFund fund;
  fund.coin = coin;
  fund.lists.push_back({"", std::nullopt, std::move(prizes), shared});
  return fund;
}

std::vector<Money> Amounts(const PrizeFund& fund, const std::vector<Placed>& standing, const Eligibility& eligibility) {
  std::vector<Money> amounts(standing.size());
  for (const Award& award : RoundToCoins(fund, ShareOut(fund, standing, eligibility), standing)) {
    amounts[award.who.index()] += award.amount;
  }
  return amounts;
}

std::vector<Money> Amounts(const PrizeFund& fund, const std::vector<Placed>& standing) {
  return Amounts(fund, standing, Eligibility(fund.lists.size(), std::vector<bool>(standing.size(), true)));
}

TEST(Prizes, ByPlace) {
  EXPECT_EQ(Amounts(Fund({500, 300, 200}, Fraction(0)), Standing({5, 4, 4, 3})),
            (std::vector<Money>{500, 300, 200, 0}));
}

// Second to fourth are level: (300 + 200 + 0) / 3 = 166 2/3; two of the three get 167, so that nothing is lost.
TEST(Prizes, EqualSplit) {
  EXPECT_EQ(Amounts(Fund({500, 300, 200}, Fraction(1)), Standing({5, 4, 4, 4})),
            (std::vector<Money>{500, 167, 167, 166}));
}

// Elementos §1.2.2: half of each prize by place, half shared: 150 + 125 and 100 + 125.
TEST(Prizes, Hort) {
  EXPECT_EQ(Amounts(Fund({500, 300, 200}, Fraction(1, 2)), Standing({5, 4, 4, 3})),
            (std::vector<Money>{500, 275, 225, 0}));
}

// A quarter is shared: 225 + 62.5 and 150 + 62.5; the odd half goes to the better placed.
TEST(Prizes, HortWithAnotherShare) {
  EXPECT_EQ(Amounts(Fund({500, 300, 200}, Fraction(1, 4)), Standing({5, 4, 4, 3})),
            (std::vector<Money>{500, 288, 212, 0}));
}

TEST(Prizes, ToTheCoin) {
  EXPECT_EQ(Amounts(Fund({1000}, Fraction(1), 50), Standing({5, 5, 5})), (std::vector<Money>{350, 350, 300}));
}

TEST(Prizes, ThoseLevelAfterAllTieBreaksShareTheirPlaces) {
  auto standing = Standing({5, 4, 4});
  standing[2].rank = 2;
  EXPECT_EQ(Amounts(Fund({500, 300, 200}, Fraction(0)), standing), (std::vector<Money>{500, 250, 250}));
}

PrizeFund WithWomen(PerPlayer per_player) {
  PrizeFund fund = Fund({500, 100}, Fraction(0));
  fund.per_player = per_player;
  fund.lists.push_back({"women", std::nullopt, {200, 150}, Fraction(0)});
  return fund;
}

// Players 2 and 3 are women; 2 is second (100) and best woman (200).
// Decision 049.
TEST(Prizes, OneOrAll) {
  const Eligibility eligibility{{true, true, true, true}, {false, true, true, false}};
  const auto standing = Standing({5, 4, 3, 2});
  EXPECT_EQ(Amounts(WithWomen(PerPlayer::kAll), standing, eligibility), (std::vector<Money>{500, 300, 150, 0}));
  // Her best is 200; the second place goes to player 3, whose best is the 150 of the second woman: then to player 4.
  EXPECT_EQ(Amounts(WithWomen(PerPlayer::kBest), standing, eligibility), (std::vector<Money>{500, 200, 150, 100}));
  // First list first: 2 has 100, and player 3 is the best woman of the others.
  EXPECT_EQ(Amounts(WithWomen(PerPlayer::kFirst), standing, eligibility), (std::vector<Money>{500, 100, 200, 0}));
}

RC_GTEST_PROP(Prizes, NothingIsLostAndNothingAdded, ()) {
  const auto points = *rc::gen::container<std::vector<int>>(rc::gen::inRange(0, 6));
  RC_PRE(!points.empty());
  auto sorted = points;
  std::ranges::sort(sorted, std::ranges::greater{});
  std::vector<Placed> standing;
  for (std::size_t i = 0; i < sorted.size(); ++i) {
    const auto at = static_cast<std::int32_t>(i);
    const bool shares_rank = i > 0 && sorted[i] == sorted[i - 1] && *rc::gen::arbitrary<bool>();
    standing.push_back({Participant(at), shares_rank ? standing.back().rank : at + 1, Points::Whole(sorted[i])});
  }
  const Money coin = *rc::gen::inRange(1, 60);
  PrizeFund fund;
  fund.coin = coin;
  fund.per_player = *rc::gen::element(PerPlayer::kAll, PerPlayer::kBest, PerPlayer::kFirst);
  Eligibility eligibility;
  const int lists = *rc::gen::inRange(1, 4);
  for (int l = 0; l < lists; ++l) {
    const auto prizes = *rc::gen::container<std::vector<Money>>(rc::gen::inRange<Money>(1, 500));
    fund.lists.push_back({"", std::nullopt, {}, Fraction(*rc::gen::inRange(0, 101), 100)});
    for (const Money prize : prizes) fund.lists.back().prizes.push_back(prize * coin);
    eligibility.emplace_back();
    for (std::size_t i = 0; i < standing.size(); ++i) eligibility.back().push_back(*rc::gen::arbitrary<bool>());
  }
  const Shares shares = ShareOut(fund, standing, eligibility);
  const auto awards = RoundToCoins(fund, shares, standing);
  for (std::size_t l = 0; l < fund.lists.size(); ++l) {
    Fraction paid;
    for (const Award& award : awards) {
      if (award.list != l) continue;
      paid += Fraction(award.amount);
      RC_ASSERT(award.amount % coin == 0);
      // Nobody is more than a coin away from the exact share.
      const Fraction off = Fraction(award.amount) - award.exact;
      RC_ASSERT(off < Fraction(coin) && -off < Fraction(coin));
    }
    RC_ASSERT(paid == shares.totals[l]);
  }
  if (fund.per_player == PerPlayer::kAll) return;
  std::vector<int> prizes_of(standing.size());
  for (const Award& award : awards) ++prizes_of[award.who.index()];
  RC_ASSERT(std::ranges::all_of(prizes_of, [](int count) { return count <= 1; }));
}

}  // namespace
}  // namespace ronda::awards
