#include "ronda/model/history.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/text_event.h"

namespace ronda {
namespace {

using enum Colour;
using test::MakeTournament;
using test::Nr;
using test::TextEvent;
using testing::ElementsAre;

static_assert(!std::is_constructible_v<History, Tournament>, "a history must not outlive its tournament");

TEST(History, ScoresBeforeEachRound) {
  const Tournament tournament = MakeTournament(TextEvent({"2w1 3b=", "1b0 U", "U 1w="}));
  const History history(tournament);
  EXPECT_EQ(history.ScoreBefore(Nr(1), Round(1)), Points{});
  EXPECT_EQ(history.ScoreBefore(Nr(1), Round(2)), Points::Whole(1));
  EXPECT_EQ(history.ScoreBefore(Nr(1), Round(3)), Points::Tenths(15));
  EXPECT_EQ(history.ScoreBefore(Nr(2), Round(3)), Points::Whole(1));
}

TEST(History, PairingScoreAddsTheFictitiousPointsOfTheRoundOnly) {
  TournamentData data = TextEvent({"2w1", "1b0"});
  data.accelerations = {{Nr(1), {Points::Whole(1), Points::Tenths(5)}}};
  const Tournament tournament = MakeTournament(data);
  const History history(tournament);
  EXPECT_EQ(history.PairingScore(Nr(1), Round(1)), Points::Whole(1));
  EXPECT_EQ(history.PairingScore(Nr(1), Round(2)), Points::Tenths(15));
  EXPECT_EQ(history.PairingScore(Nr(2), Round(2)), Points{});
}

TEST(History, ColoursOfPlayedGamesOnly) {
  const Tournament tournament =
      MakeTournament(TextEvent({"2w1 U 2b+ 2bD 2wX", "1b0 Z 1w- 1wD 1bX", "4w= 4b0 F . 4w*", "3b= 3w1 H . 3b*"}));
  const History history(tournament);
  EXPECT_THAT(history.colours(Nr(1)), ElementsAre(kWhite, kBlack, kWhite)) << "bye and forfeit have no colour";
  EXPECT_EQ(history.unplayed_rounds(Nr(1)), 2);
  EXPECT_THAT(history.colours(Nr(3)), ElementsAre(kWhite, kBlack)) << "a game without result has no colour yet";
  EXPECT_EQ(history.unplayed_rounds(Nr(3)), 3);
}

TEST(History, OpponentsAreSortedAndForfeitsAreNoMeeting) {
  const Tournament tournament = MakeTournament(TextEvent({"4w1 2b1 3w+", "3w1 1w0 4b-", "2b0 4w1 1b-", "1b0 3b0 2w+"}));
  const History history(tournament);
  EXPECT_THAT(history.opponents(Nr(1)), ElementsAre(Nr(2), Nr(4)));
  EXPECT_TRUE(history.HaveMet(Nr(1), Nr(4)));
  EXPECT_TRUE(history.HaveMet(Nr(4), Nr(1)));
  EXPECT_FALSE(history.HaveMet(Nr(1), Nr(3))) << "won by forfeit";
  EXPECT_FALSE(history.HaveMet(Nr(1), Nr(1)));
}

TEST(History, AGameFloatsByTheScoresBeforeIt) {
  const Tournament tournament = MakeTournament(TextEvent({"2w1 3b=", "1b0 4w1", "4w= 1w=", "3b= 2b0"}));
  const History history(tournament);
  const auto rule = UnplayedFloats::kPairingByeOrScoring;
  EXPECT_EQ(history.FloatIn(Nr(1), Round(1), rule), Float::kNone);
  EXPECT_EQ(history.FloatIn(Nr(1), Round(2), rule), Float::kDown) << "1 point against half a point";
  EXPECT_EQ(history.FloatIn(Nr(3), Round(2), rule), Float::kUp);
  EXPECT_EQ(history.FloatIn(Nr(2), Round(2), rule), Float::kUp) << "nothing against half a point";
}

TEST(History, FictitiousPointsCountInFloats) {
  TournamentData data = TextEvent({"2w1", "1b0"});
  data.accelerations = {{Nr(1), {Points::Whole(1)}}};
  const Tournament tournament = MakeTournament(data);
  const History history(tournament);
  EXPECT_EQ(history.FloatIn(Nr(1), Round(1), UnplayedFloats::kAll), Float::kDown);
  EXPECT_EQ(history.FloatIn(Nr(2), Round(1), UnplayedFloats::kAll), Float::kUp);
}

// C.04.3/2017 §A.4.b: whoever does not play gets a downfloat. C.04.3/2026 §1.4.3: only with the pairing-allocated bye
// or more points than a loss.
TEST(History, UnplayedRoundsFloatByEdition) {
  const Tournament tournament = MakeTournament(TextEvent({"2w+", "1b-", "U", "F", "H", "Z", "."}));
  const History history(tournament);
  using enum UnplayedFloats;
  for (int tpn = 1; tpn <= 7; ++tpn) EXPECT_EQ(history.FloatIn(Nr(tpn), Round(1), kAll), Float::kDown) << tpn;
  const auto now = [&](int tpn) { return history.FloatIn(Nr(tpn), Round(1), kPairingByeOrScoring); };
  EXPECT_EQ(now(1), Float::kDown) << "forfeit win";
  EXPECT_EQ(now(2), Float::kNone) << "forfeit loss";
  EXPECT_EQ(now(3), Float::kDown) << "pairing-allocated bye";
  EXPECT_EQ(now(4), Float::kDown) << "full-point bye";
  EXPECT_EQ(now(5), Float::kDown) << "half-point bye";
  EXPECT_EQ(now(6), Float::kNone) << "zero-point bye";
  EXPECT_EQ(now(7), Float::kNone) << "absent";
  // C.04.3/2012 §B1.b; /2011 §B1.b: the bye, or a point without play.
  const auto before_2017 = [&](int tpn) { return history.FloatIn(Nr(tpn), Round(1), kPairingByeOrWin); };
  EXPECT_EQ(before_2017(1), Float::kDown) << "forfeit win";
  EXPECT_EQ(before_2017(2), Float::kNone) << "forfeit loss";
  EXPECT_EQ(before_2017(3), Float::kDown) << "pairing-allocated bye";
  EXPECT_EQ(before_2017(4), Float::kDown) << "full-point bye";
  EXPECT_EQ(before_2017(5), Float::kNone) << "half-point bye";
  EXPECT_EQ(before_2017(6), Float::kNone) << "zero-point bye";
}

TEST(History, AByeWorthNoMoreThanALossStillFloats) {
  TournamentData data = TextEvent({"2w1", "1b0", "U", "H"});
  data.point_system.loss = {Points::Tenths(5), Points::Tenths(5)};
  data.point_system.pairing_bye = Points::Tenths(5);
  const Tournament tournament = MakeTournament(data);
  const History history(tournament);
  const auto rule = UnplayedFloats::kPairingByeOrScoring;
  EXPECT_EQ(history.FloatIn(Nr(3), Round(1), rule), Float::kDown) << "the pairing-allocated bye always does";
  EXPECT_EQ(history.FloatIn(Nr(4), Round(1), rule), Float::kNone) << "a half point is no more than a loss here";
}

TEST(History, AGameWithoutResultDoesNotFloatYet) {
  const Tournament tournament = MakeTournament(TextEvent({"2w1 3b*", "1b0 4w*", "4w= 1w*", "3b= 2b*"}));
  const History history(tournament);
  EXPECT_EQ(history.FloatIn(Nr(1), Round(2), UnplayedFloats::kAll), Float::kNone);
}

TEST(History, OfAnEventWithoutRounds) {
  const Tournament tournament = MakeTournament(TextEvent({"", ""}));
  const History history(tournament);
  EXPECT_EQ(history.ScoreBefore(Nr(2), Round(1)), Points{});
  EXPECT_TRUE(history.colours(Nr(2)).empty());
  EXPECT_FALSE(history.HaveMet(Nr(1), Nr(2)));
}

}  // namespace
}  // namespace ronda
