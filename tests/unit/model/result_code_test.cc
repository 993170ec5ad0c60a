#include "ronda/model/result_code.h"

#include <gtest/gtest.h>

#include <set>

#include "ronda/model/point_system.h"

namespace ronda {
namespace {

TEST(ResultCode, TrfLettersGoBothWays) {
  for (const ResultTraits& traits : kResultTraits) {
    if (traits.trf == ' ') continue;
    EXPECT_EQ(ResultFromTrf(traits.trf), traits.code) << traits.name;
  }
  EXPECT_EQ(ResultFromTrf('u'), ResultCode::kPairingBye);
  EXPECT_EQ(ResultFromTrf('w'), ResultCode::kUnratedWin);
}

TEST(ResultCode, ABlankAndUnknownLettersAreNoCode) {
  for (const char letter : {' ', '?', '2', 'A', '\0', '\x80'}) EXPECT_EQ(ResultFromTrf(letter), std::nullopt);
}

TEST(ResultCode, NamesAreUniqueAndGoBothWays) {
  std::set<std::string_view> names;
  for (const ResultTraits& traits : kResultTraits) {
    EXPECT_TRUE(names.insert(traits.name).second) << traits.name;
    EXPECT_EQ(ResultFromName(traits.name), traits.code);
  }
  EXPECT_EQ(ResultFromName("victory"), std::nullopt);
}

TEST(ResultCode, WhatIsPlayedNeedsAnOpponentAndFloatsByScores) {
  for (const ResultTraits& traits : kResultTraits) {
    if (!traits.played) continue;
    EXPECT_EQ(traits.opponent, OpponentRule::kRequired) << traits.name;
    EXPECT_EQ(traits.floats, FloatKind::kByScores) << traits.name;
    EXPECT_EQ(traits.bye_bar, ByeBar::kNever) << traits.name;
    EXPECT_TRUE(traits.paired) << traits.name;
  }
}

TEST(ResultCode, OnlyTheThreeByesAreRequested) {
  int requested = 0;
  for (const ResultTraits& traits : kResultTraits) requested += IsRequestedBye(traits.code) ? 1 : 0;
  EXPECT_EQ(requested, 3);
  EXPECT_TRUE(IsRequestedBye(ResultCode::kHalfBye));
  EXPECT_FALSE(IsRequestedBye(ResultCode::kPairingBye));
}

TEST(PointSystem, UsualValues) {
  const PointSystem usual;
  EXPECT_EQ(usual.For(ResultCode::kWin, Colour::kWhite), Points::Whole(1));
  EXPECT_EQ(usual.For(ResultCode::kUnratedDraw, Colour::kBlack), Points::Tenths(5));
  EXPECT_EQ(usual.For(ResultCode::kLoss, Colour::kBlack), Points{});
  EXPECT_EQ(usual.For(ResultCode::kForfeitWin, std::nullopt), Points::Whole(1));
  EXPECT_EQ(usual.For(ResultCode::kForfeitLoss, std::nullopt), Points{});
  EXPECT_EQ(usual.For(ResultCode::kPairingBye, std::nullopt), Points::Whole(1));
  EXPECT_EQ(usual.For(ResultCode::kFullBye, std::nullopt), Points::Whole(1));
  EXPECT_EQ(usual.For(ResultCode::kHalfBye, std::nullopt), Points::Tenths(5));
  EXPECT_EQ(usual.For(ResultCode::kZeroBye, std::nullopt), Points{});
  EXPECT_EQ(usual.For(ResultCode::kAbsent, std::nullopt), Points{});
  EXPECT_EQ(usual.For(ResultCode::kAdjourned, Colour::kWhite), Points::Tenths(5));
  EXPECT_EQ(usual.For(ResultCode::kPending, Colour::kWhite), Points{});
}

// Every kind of result takes its own value, and games may be worth different points by colour.
TEST(PointSystem, EveryValueIsItsOwn) {
  PointSystem odd;
  odd.win = {Points::Tenths(1), Points::Tenths(2)};
  odd.draw = {Points::Tenths(3), Points::Tenths(4)};
  odd.loss = {Points::Tenths(5), Points::Tenths(6)};
  odd.forfeit_win = Points::Tenths(7);
  odd.forfeit_loss = Points::Tenths(8);
  odd.pairing_bye = Points::Tenths(9);
  odd.full_bye = Points::Tenths(10);
  odd.half_bye = Points::Tenths(11);
  odd.zero_bye = Points::Tenths(12);
  odd.adjourned = Points::Tenths(13);
  EXPECT_EQ(odd.For(ResultCode::kWin, Colour::kWhite), Points::Tenths(1));
  EXPECT_EQ(odd.For(ResultCode::kWin, Colour::kBlack), Points::Tenths(2));
  EXPECT_EQ(odd.For(ResultCode::kDraw, Colour::kWhite), Points::Tenths(3));
  EXPECT_EQ(odd.For(ResultCode::kDraw, Colour::kBlack), Points::Tenths(4));
  EXPECT_EQ(odd.For(ResultCode::kLoss, Colour::kWhite), Points::Tenths(5));
  EXPECT_EQ(odd.For(ResultCode::kLoss, Colour::kBlack), Points::Tenths(6));
  EXPECT_EQ(odd.For(ResultCode::kForfeitWin, Colour::kBlack), Points::Tenths(7));
  EXPECT_EQ(odd.For(ResultCode::kForfeitLoss, Colour::kBlack), Points::Tenths(8));
  EXPECT_EQ(odd.For(ResultCode::kPairingBye, std::nullopt), Points::Tenths(9));
  EXPECT_EQ(odd.For(ResultCode::kFullBye, std::nullopt), Points::Tenths(10));
  EXPECT_EQ(odd.For(ResultCode::kHalfBye, std::nullopt), Points::Tenths(11));
  EXPECT_EQ(odd.For(ResultCode::kZeroBye, std::nullopt), Points::Tenths(12));
  EXPECT_EQ(odd.For(ResultCode::kAbsent, std::nullopt), Points::Tenths(12));
  EXPECT_EQ(odd.For(ResultCode::kAdjourned, Colour::kBlack), Points::Tenths(13));
  EXPECT_EQ(odd.Win(), Points::Tenths(2));
  EXPECT_EQ(odd.Draw(), Points::Tenths(4));
  EXPECT_EQ(odd.Loss(), Points::Tenths(6));
}

}  // namespace
}  // namespace ronda
