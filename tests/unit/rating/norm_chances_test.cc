#include "ronda/rating/norm_chances.h"

#include <gtest/gtest.h>

#include <string_view>
#include <utility>

namespace ronda::rating {
namespace {

// Player 1 (ESP) against these, with the results of player 1; one more round is to come.
Tournament BeforeTheLastRound(std::string_view results) {
  constexpr int kRatings[]{2500, 2500, 2450, 2400, 2400, 2400, 2350, 2300};
  TournamentData data;
  data.rounds = 8;
  data.planned_rounds = 9;
  data.players.resize(9);
  data.entries.resize(9 * 8);
  data.players[0].tpn = Tpn(1);
  data.players[0].sex = Sex::kMan;
  for (std::size_t i = 0; i < 8; ++i) {
    Player& player = data.players[i + 1];
    player.tpn = Tpn(static_cast<std::int32_t>(i) + 2);
    player.rating = kRatings[i];
    const ResultCode result = *ResultFromTrf(results[i]);
    const ResultCode other = result == ResultCode::kWin    ? ResultCode::kLoss
                             : result == ResultCode::kLoss ? ResultCode::kWin
                                                           : ResultCode::kDraw;
    data.entries[i] = {result, Colour::kWhite, PlayerIndex(static_cast<std::int32_t>(i) + 1)};
    data.entries[(i + 1) * 8 + i] = {other, Colour::kBlack, PlayerIndex(0)};
  }
  return *Tournament::Make(std::move(data));
}

// B.01 §1.4.8: 6.5 out of 9 are 72 %, 166 above the average of 2413; 7 are 78 %, 220. A performance of 2450 is there
// whatever the last game brings. The nearest comes first.
TEST(NormChances, SayWhatTheLastGameHasToBring) {
  const auto chances = NormChancesIn(BeforeTheLastRound("111111=0"));
  ASSERT_EQ(chances.size(), 2U);
  EXPECT_EQ(chances[0].norm.title, NormTitle::kIm);
  EXPECT_EQ(chances[0].needed, Fraction(0));
  EXPECT_EQ(chances[1].norm.title, NormTitle::kGm);
  EXPECT_EQ(chances[1].left, 1);
  EXPECT_EQ(chances[1].needed, Fraction(1, 2));
}

// With a win it is 6.5 out of 9, which is too little for 2600.
TEST(NormChances, LeaveOutWhatIsOutOfReach) {
  const auto chances = NormChancesIn(BeforeTheLastRound("111110=0"));
  ASSERT_EQ(chances.size(), 1U);
  EXPECT_EQ(chances[0].norm.title, NormTitle::kIm);
}

}  // namespace
}  // namespace ronda::rating
