// C.04.2/2025 §4.1, §4.8 and §4.10: adjourned games, corrections, and pairs that are published.
#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "article/c04_2/handled_events.h"
#include "ronda/handling/correct_game.h"
#include "ronda/handling/correct_player.h"
#include "ronda/handling/publication.h"
#include "ronda/pairing/registry.h"

namespace ronda::test {
namespace {

using handling::GameCorrection;
using handling::GameScore;
using handling::StandardEdition;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

constexpr GameScore kWhiteWins{ResultCode::kWin, ResultCode::kLoss};
constexpr GameScore kDrawn{ResultCode::kDraw, ResultCode::kDraw};

Result<handling::Handled> Correct(const Tournament& tournament, GameCorrection correction) {
  return handling::CorrectGame(tournament, correction, StandardEdition());
}

GameCorrection Game(int round, int white, int black, std::optional<GameScore> score) {
  GameCorrection correction;
  correction.round = Round(round);
  correction.white = Tpn(white);
  correction.black = Tpn(black);
  correction.score = score;
  return correction;
}

// With the colours the other way round.
GameCorrection Swapped(GameCorrection correction) {
  correction.colours = handling::PlayedColours::kAsGiven;
  return correction;
}

Tournament ThreeRounds() { return Event(4).Planned(3).Round("1>3 4=2").Round("2=1 3=4").Round("1=4 3=2"); }

// "2-1 6-3 ...": the pairs of the next round.
std::string Pairs(const Tournament& tournament) {
  const auto pairing = StandardSystems().Find("dutch-2026")->Pair(tournament).value();
  std::string text;
  for (const Board& board : pairing.boards) {
    text +=
        fmt::format("{}-{} ", tournament.player(board.white).tpn.value(), tournament.player(board.black).tpn.value());
  }
  return text;
}

TEST(C04_2_2025, Art4_1_AdjournedIsADrawForPairingOnly) {
  const auto won = Event(8).Planned(5).Round("1>5 6<2 3>7 8<4").Build();
  const auto drawn = Event(8).Planned(5).Round("1=5 6<2 3>7 8<4").Build();
  TournamentData data = won.data();
  data.entries[0].result = data.entries[4].result = ResultCode::kPending;
  const auto adjourned =
      Correct(Tournament::Make(data).value(), Game(1, 1, 5, GameScore{ResultCode::kAdjourned, ResultCode::kAdjourned}));
  ASSERT_TRUE(adjourned);
  EXPECT_EQ(adjourned->changes[0].article, "C.04.2/2025 §4.1");
  EXPECT_EQ(EntryText(adjourned->tournament, 1, 1), "5wX");
  EXPECT_EQ(Pairs(adjourned->tournament), Pairs(drawn));
  EXPECT_NE(Pairs(adjourned->tournament), Pairs(won));
  // The next pairing after the game is finished knows its result.
  const auto finished = Correct(adjourned->tournament, Game(1, 1, 5, kWhiteWins)).value();
  EXPECT_EQ(Pairs(finished.tournament), Pairs(won));
}

TEST(C04_2_2025, Art4_1_TheResultOfAnAdjournedGameMayComeLate) {
  TournamentData data = ThreeRounds().data();
  data.entries[0].result = data.entries[6].result = ResultCode::kAdjourned;  // players 1 and 3 in round 1
  const auto handled = Correct(Tournament::Make(data).value(), Game(1, 1, 3, kWhiteWins));
  ASSERT_TRUE(handled);
  EXPECT_EQ(EntryText(handled->tournament, 3, 1), "1b0");
}

TEST(C04_2_2025, Art4_8_1_BeforeTheNextPairing) {
  const auto handled = Correct(Event(4).Planned(3).Round("1>3 4=2"), Game(1, 1, 3, kDrawn)).value();
  EXPECT_EQ(EntryText(handled.tournament, 1, 1), "3w=");
  EXPECT_EQ(EntryText(handled.tournament, 3, 1), "1b=");
  EXPECT_THAT(handled.remarks, IsEmpty());
  EXPECT_EQ(handled.changes[0].article, "C.04.2/2025 §4.8");
}

TEST(C04_2_2025, Art4_8_2_WrongColours) {
  // 3 had White and 1 won all the same.
  const auto handled = Correct(Event(4).Planned(3).Round("1>3 4=2"), Swapped(Game(1, 3, 1, std::nullopt))).value();
  EXPECT_EQ(EntryText(handled.tournament, 1, 1), "3b1");
  EXPECT_EQ(EntryText(handled.tournament, 3, 1), "1w0");
  EXPECT_THAT(CodesOf(handled), ElementsAre("colours"));
}

TEST(C04_2_2025, Art4_8_2_ColoursAndResultTogether) {
  const auto handled = Correct(Event(4).Planned(3).Round("1>3 4=2"), Swapped(Game(1, 3, 1, kWhiteWins))).value();
  EXPECT_EQ(EntryText(handled.tournament, 3, 1), "1w1");
  EXPECT_THAT(CodesOf(handled), ElementsAre("colours", "result-corrected"));
}

TEST(C04_2_2025, Art4_8_DuringTheNextRoundForThePairingAfterIt) {
  const auto event = Unfinished(Event(4).Planned(3).Round("1>3 4=2").Round("2=1 3=4"));
  const auto handled = Correct(event, Game(1, 1, 3, kDrawn)).value();
  EXPECT_EQ(EntryText(handled.tournament, 1, 1), "3w=");
  EXPECT_EQ(EntryText(handled.tournament, 1, 2), "2b ");  // the published pairs of round 2 stay
  EXPECT_THAT(handled.remarks, ElementsAre(HasSubstr("from the pairing of round 3 on")));
}

TEST(C04_2_2025, Art4_8_AfterTheNextRoundOnlyForTheRating) {
  const auto two = Event(4).Planned(3).Round("1>3 4=2").Round("2=1 3=4").Build();
  EXPECT_EQ(Correct(two, Game(1, 1, 3, kDrawn)).error().code, "handling-correction");
  GameCorrection for_rating = Game(1, 1, 3, kDrawn);
  for_rating.purpose = handling::Purpose::kRating;
  EXPECT_FALSE(Correct(two, for_rating));  // the tournament is not over
  EXPECT_FALSE(Correct(Unfinished(ThreeRounds()), for_rating));
  const auto handled = Correct(ThreeRounds(), for_rating);
  ASSERT_TRUE(handled);
  EXPECT_THAT(handled->remarks, ElementsAre(HasSubstr("for the rating only")));
}

// Decision 162.
TEST(C04_2_2025, Art4_8_WhatCountsIsWhenItWasReported) {
  const auto two = Event(4).Planned(3).Round("1>3 4=2").Round("2=1 3=4").Build();
  GameCorrection correction = Game(1, 1, 3, kDrawn);
  correction.reported = Round(2);
  EXPECT_TRUE(Correct(two, correction));
  correction.reported = Round(3);
  EXPECT_FALSE(Correct(two, correction));
  correction.reported = Round(4);  // which has not come yet
  EXPECT_FALSE(Correct(two, correction));
}

TEST(C04_2_2025, Art4_8_OnlyGamesThereAre) {
  const auto event = Event(4).Planned(3).Round("1>3 4=2").Build();
  EXPECT_EQ(Correct(event, Game(1, 1, 2, kDrawn)).error().code, "handling-game");
  EXPECT_EQ(Correct(event, Game(2, 1, 3, kDrawn)).error().code, "handling-game");
  EXPECT_EQ(Correct(event, Game(0, 1, 3, kDrawn)).error().code, "handling-game");
  EXPECT_EQ(Correct(event, Game(1, 1, 9, kDrawn)).error().code, "handling-player");
  EXPECT_EQ(Correct(Event(2), Game(1, 1, 2, kDrawn)).error().code, "handling-game");
}

TEST(C04_2_2025, Art4_8_StatedPointsFollowAndRanksGo) {
  TournamentData data = Event(4).Planned(3).Round("1>3 4=2").Build().data();
  for (Player& player : data.players) player.stated_rank = 1;
  data.players[0].stated_points = Points::Whole(1);
  const auto after = Correct(Tournament::Make(data).value(), Game(1, 1, 3, kDrawn)).value().tournament;
  EXPECT_EQ(after.player(PlayerIndex(0)).stated_points, Points::Tenths(5));
  EXPECT_EQ(after.player(PlayerIndex(3)).stated_rank, std::nullopt);
}

TEST(C04_2_2025, Art4_8_3_RatingTitleAndName) {
  handling::PlayerCorrection correction;
  correction.player = Tpn(2);
  correction.rating = 2150;
  correction.title = "FM";
  const auto handled = handling::CorrectPlayer(Event(4).Round("1>3 4=2"), correction, StandardEdition()).value();
  EXPECT_EQ(handled.tournament.player(PlayerIndex(1)).rating, 2150);
  EXPECT_EQ(handled.tournament.player(PlayerIndex(1)).title, "FM");
  EXPECT_THAT(CodesOf(handled), ElementsAre("player-corrected", "player-corrected"));
  EXPECT_THAT(handled.remarks, ElementsAre(HasSubstr("ronda number")));
}

TEST(C04_2_2025, Art2_3_DataMayBeCorrectedAtAnyTimeTheNumbersStay) {
  Event event(4);
  for (int round = 0; round < 4; ++round) event.Round("1>3 4=2");
  handling::PlayerCorrection correction;
  correction.player = Tpn(4);
  correction.rating = 2150;
  const auto handled = handling::CorrectPlayer(event, correction, StandardEdition()).value();
  EXPECT_EQ(handled.tournament.player(PlayerIndex(3)).rating, 2150);
  EXPECT_THAT(handled.remarks, ElementsAre(HasSubstr("C.04.2/2025 §2.3")));
}

// Decision 163.
TEST(C04_2_2025, Art4_10_PublishedPairsStay) {
  const auto event = Unfinished(Event(4).Planned(3).Round("1>3 4=2").Round("2=1 3=4"));
  const auto refused = handling::TakeBack(event, std::nullopt, StandardEdition());
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().code, "handling-published");
  EXPECT_TRUE(handling::TakeBack(event, handling::Ground::kNotPublished, StandardEdition()));
}

TEST(C04_2_2025, Art4_10_ButNotARematch) {
  const auto event = Unfinished(Event(5).Planned(3).Round("1>3 4=2 5Z").Round("1=3 2=4 5H"));
  const auto handled = handling::TakeBack(event, std::nullopt, StandardEdition());
  ASSERT_TRUE(handled);
  EXPECT_EQ(handled->tournament.rounds(), 1);
  EXPECT_EQ(handled->tournament.data().planned_rounds, 3);
  EXPECT_EQ(handled->tournament.RequestedByeOf(PlayerIndex(4), Round(2)), ResultCode::kHalfBye);
}

TEST(C04_2_2025, Art4_6_AGameThatWasNotPlayedMakesNoRematch) {
  EXPECT_FALSE(handling::TakeBack(Unfinished(Event(4).Planned(3).Round("1+3 4=2").Round("3=1 2Z 4Z")), std::nullopt,
                                  StandardEdition()));
}

TEST(C04_2_2025, Art4_10_NotOnceTheRoundHasBegun) {
  EXPECT_FALSE(
      handling::TakeBack(Event(4).Planned(3).Round("1>3 4=2").Round("1=3 2=4"), std::nullopt, StandardEdition()));
  EXPECT_FALSE(handling::TakeBack(Event(4).Planned(3), std::nullopt, StandardEdition()));
}

TEST(C04_2_2025, Art4_10_ColoursOfAGameNotPlayedStay) {
  const auto event = Unfinished(Event(4).Planned(3).Round("1>3 4=2"));
  EXPECT_EQ(Correct(event, Swapped(Game(1, 3, 1, std::nullopt))).error().code, "handling-published");
  EXPECT_EQ(
      Correct(event, Swapped(Game(1, 3, 1, GameScore{ResultCode::kForfeitWin, ResultCode::kForfeitLoss}))).error().code,
      "handling-published");
  EXPECT_EQ(Correct(event, Game(1, 3, 1, kDrawn)).error().code, "handling-game");  // a slip of the pen?
  EXPECT_TRUE(Correct(event, Swapped(Game(1, 3, 1, kDrawn))));                     // played, with the wrong colours
}

TEST(C04_2_2026, Art4_4_MoreCases) {
  const auto event = Unfinished(Event(4).Planned(3).Round("1>3 4=2").Round("2=1 3=4"));
  const auto& edition = *handling::FindEdition("2026");
  EXPECT_FALSE(handling::TakeBack(event, std::nullopt, edition));
  EXPECT_TRUE(handling::TakeBack(event, handling::Ground::kLateEntry, edition));
  EXPECT_FALSE(handling::TakeBack(event, handling::Ground::kLateEntry, StandardEdition()));
}

TEST(C04_2_2025, Art4_9_BoardsForPublication) {
  // After round 2: 1 has 2, 3 and 4 have 1, 2 has 0 points... the board of the higher score comes first, then that of
  // the higher sum, then that of the higher-ranked player.
  const auto event = Event(8).Planned(5).Round("1>5 6<2 3>7 8<4").Round("2<1 4<3 5>8 7=6").Build();
  const auto pairing = StandardSystems().Find("dutch-2026")->Pair(event).value();
  std::vector<std::array<int, 3>> keys;
  for (const Board& board : pairing.boards) {
    const auto score = [&](PlayerIndex player) { return event.ScoreAfter(player, 2).tenths(); };
    const PlayerIndex higher = std::pair(-score(board.white), board.white) < std::pair(-score(board.black), board.black)
                                   ? board.white
                                   : board.black;
    keys.push_back({-score(higher), -(score(board.white) + score(board.black)), higher.value()});
  }
  EXPECT_EQ(keys.size(), 4U);
  EXPECT_TRUE(std::ranges::is_sorted(keys));
}

}  // namespace
}  // namespace ronda::test
