#include "ronda/model/tournament.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/text_event.h"

namespace ronda {
namespace {

using test::MakeTournament;
using test::Nr;
using test::TextEvent;

TEST(Tournament, RefusesDataWithAnError) {
  EXPECT_FALSE(Tournament::Make(TextEvent({"2w1", "1b1"})).has_value());
  EXPECT_TRUE(Tournament::Make(TextEvent({"2w1", "1b0"})).has_value());
}

TEST(Tournament, AnEmptyEventIsOne) {
  const Tournament tournament = MakeTournament({});
  EXPECT_EQ(tournament.player_count(), 0);
  EXPECT_EQ(tournament.next_round(), Round(1));
}

TEST(Tournament, FindsPlayersByPairingNumber) {
  TournamentData data = TextEvent({"2w1", "1b0"});
  data.players[0].tpn = Tpn(7);
  const Tournament tournament = MakeTournament(data);
  EXPECT_EQ(tournament.Find(Tpn(7)), PlayerIndex(0));
  EXPECT_EQ(tournament.Find(Tpn(2)), PlayerIndex(1));
  EXPECT_EQ(tournament.Find(Tpn(1)), std::nullopt);
}

TEST(Tournament, EntriesAreByPlayerThenRound) {
  const Tournament tournament = MakeTournament(TextEvent({"2w1 3b=", "1b0 U", "U 1w="}));
  EXPECT_EQ(tournament.entry(Nr(1), Round(2)).opponent, Nr(3));
  EXPECT_EQ(tournament.entry(Nr(2), Round(2)).result, ResultCode::kPairingBye);
  EXPECT_EQ(tournament.entries(Nr(3)).size(), 2U);
  EXPECT_EQ(tournament.ScoreAfter(Nr(1), 0), Points{});
  EXPECT_EQ(tournament.ScoreAfter(Nr(1), 1), Points::Whole(1));
  EXPECT_EQ(tournament.ScoreAfter(Nr(1), 2), Points::Tenths(15));
}

TEST(Tournament, PlannedRoundsAreThosePlayedUnlessTheEventSays) {
  TournamentData data = TextEvent({"2w1", "1b0"});
  EXPECT_EQ(MakeTournament(data).planned_rounds(), 1);
  data.planned_rounds = 9;
  EXPECT_EQ(MakeTournament(data).planned_rounds(), 9);
}

TEST(Tournament, WhoTookPart) {
  EXPECT_TRUE(TookPart({ResultCode::kWin, Colour::kWhite, Nr(2)}));
  EXPECT_TRUE(TookPart({ResultCode::kPending, Colour::kWhite, Nr(2)}));
  EXPECT_TRUE(TookPart({ResultCode::kForfeitLoss, Colour::kWhite, Nr(2)}));
  EXPECT_TRUE(TookPart({ResultCode::kPairingBye, std::nullopt, std::nullopt}));
  EXPECT_TRUE(TookPart({ResultCode::kForfeitWin, std::nullopt, std::nullopt}));
  EXPECT_FALSE(TookPart({ResultCode::kForfeitLoss, std::nullopt, std::nullopt}));
  EXPECT_FALSE(TookPart({ResultCode::kFullBye, std::nullopt, std::nullopt}));
  EXPECT_FALSE(TookPart({ResultCode::kAbsent, std::nullopt, std::nullopt}));
}

TEST(Tournament, AccelerationByPlayerAndRound) {
  TournamentData data = TextEvent({"2w1", "1b0"});
  EXPECT_FALSE(MakeTournament(data).HasAcceleration());
  data.accelerations = {{Nr(2), {Points::Whole(1), Points::Tenths(5)}}};
  const Tournament tournament = MakeTournament(data);
  EXPECT_TRUE(tournament.HasAcceleration());
  EXPECT_EQ(tournament.AccelerationOf(Nr(2), Round(1)), Points::Whole(1));
  EXPECT_EQ(tournament.AccelerationOf(Nr(2), Round(2)), Points::Tenths(5));
  EXPECT_EQ(tournament.AccelerationOf(Nr(2), Round(3)), Points{});
  EXPECT_EQ(tournament.AccelerationOf(Nr(1), Round(1)), Points{});
}

TEST(Tournament, RequestedByesByPlayerAndRound) {
  TournamentData data = TextEvent({"2w1", "1b0", "U"});
  data.requested_byes = {{Round(3), Nr(2), ResultCode::kHalfBye},
                         {Round(2), Nr(2), ResultCode::kZeroBye},
                         {Round(2), Nr(1), ResultCode::kFullBye}};
  const Tournament tournament = MakeTournament(data);
  EXPECT_EQ(tournament.RequestedByeOf(Nr(1), Round(2)), ResultCode::kFullBye);
  EXPECT_EQ(tournament.RequestedByeOf(Nr(2), Round(2)), ResultCode::kZeroBye);
  EXPECT_EQ(tournament.RequestedByeOf(Nr(2), Round(3)), ResultCode::kHalfBye);
  EXPECT_EQ(tournament.RequestedByeOf(Nr(1), Round(3)), std::nullopt);
  EXPECT_EQ(tournament.RequestedByeOf(Nr(3), Round(2)), std::nullopt);
}

TEST(Tournament, OfTwoRequestsForOneRoundTheFirstCounts) {
  TournamentData data = TextEvent({"2w1", "1b0"});
  data.requested_byes = {{Round(2), Nr(1), ResultCode::kHalfBye}, {Round(2), Nr(1), ResultCode::kFullBye}};
  EXPECT_EQ(MakeTournament(data).RequestedByeOf(Nr(1), Round(2)), ResultCode::kHalfBye);
}

// C.04.3/2026 §5.2.5; /2017 §E.5: the pairing number of the higher-ranked player decides. Player 1 has Black against
// player 3: as the higher-ranked one this shows that Black was drawn. With a fictitious point player 3 ranks before,
// and White of an odd number shows that White was drawn, as Black of player 2 against player 4 does.
TEST(Tournament, TheInitialColourShowsInTheHigherRankedPlayerOfAPair) {
  TournamentData data = TextEvent({"3b0", "4b0", "1w1", "2w1"});
  EXPECT_EQ(MakeTournament(data).InitialColour(), Colour::kBlack);
  data.accelerations.push_back({Nr(3), {Points::Whole(1)}});
  EXPECT_EQ(MakeTournament(data).InitialColour(), Colour::kWhite);
}

TEST(AbnormalPoints, AKindReplacesWhatSuchAResultYields) {
  TournamentData data = TextEvent({"2w1 Z", "1b0 Z", "U 4w1", "Z 3b0"});
  data.abnormal_points = {{ResultCode::kZeroBye, std::nullopt, Points::Tenths(3), std::nullopt, {}},
                          {ResultCode::kWin, std::nullopt, Points::Whole(2), Round(2), {3}}};
  const Tournament tournament = MakeTournament(data);
  EXPECT_EQ(tournament.PointsFor(Nr(1), Round(1)), Points::Whole(1)) << "only player 3 in round 2";
  EXPECT_EQ(tournament.PointsFor(Nr(1), Round(2)), Points::Tenths(3));
  EXPECT_EQ(tournament.PointsFor(Nr(3), Round(2)), Points::Whole(2));
  EXPECT_EQ(tournament.PointsFor(Nr(4), Round(1)), Points::Tenths(3));
}

TEST(AbnormalPoints, AKindIsAnyResultThatYieldsTheSame) {
  TournamentData data = TextEvent({"2wW .", "1bL .", "U 4w1", "Z 3b0"});
  data.abnormal_points = {{ResultCode::kWin, std::nullopt, Points::Whole(3), std::nullopt, {}},
                          {ResultCode::kZeroBye, std::nullopt, Points::Tenths(1), std::nullopt, {}}};
  const Tournament tournament = MakeTournament(data);
  EXPECT_EQ(tournament.PointsFor(Nr(1), Round(1)), Points::Whole(3)) << "an unrated win is a win";
  EXPECT_EQ(tournament.PointsFor(Nr(1), Round(2)), Points::Tenths(1)) << "absence is a zero-point bye";
}

TEST(AbnormalPoints, ABonusIsGivenOnceAndSurvivesAReplacement) {
  TournamentData data = TextEvent({"2w1 2b1", "1b0 1w0"});
  data.abnormal_points = {{std::nullopt, std::nullopt, Points::Tenths(-5), std::nullopt, {1}},
                          {ResultCode::kWin, std::nullopt, Points::Whole(3), std::nullopt, {}}};
  const Tournament tournament = MakeTournament(data);
  EXPECT_EQ(tournament.PointsFor(Nr(1), Round(1)), Points::Tenths(25));
  EXPECT_EQ(tournament.PointsFor(Nr(1), Round(2)), Points::Whole(3));
  EXPECT_EQ(tournament.ScoreAfter(Nr(2), 2), Points{});
}

TEST(AbnormalPoints, UnknownNumbersAndMatchPointsAloneChangeNothing) {
  TournamentData data = TextEvent({"2w1", "1b0"});
  data.abnormal_points = {{std::nullopt, std::nullopt, Points::Whole(1), std::nullopt, {99}},
                          {std::nullopt, Points::Whole(1), std::nullopt, std::nullopt, {}},
                          {std::nullopt, std::nullopt, Points::Whole(1), Round(5), {1}}};
  EXPECT_EQ(MakeTournament(data).ScoreAfter(Nr(1), 1), Points::Whole(1));
}

TEST(Before, LaterRoundsAreGone) {
  TournamentData data = TextEvent({"2w1 3b=", "1b0 H", "U 1w="});
  data.players[0].stated_points = Points::Tenths(15);
  data.players[0].stated_rank = 1;
  const Tournament before = MakeTournament(data).Before(Round(2));
  EXPECT_EQ(before.rounds(), 1);
  EXPECT_EQ(before.next_round(), Round(2));
  EXPECT_EQ(before.planned_rounds(), 2) << "the rounds played were the rounds planned";
  EXPECT_EQ(before.entry(Nr(2), Round(1)).opponent, Nr(1));
  EXPECT_EQ(before.player(Nr(1)).stated_points, std::nullopt);
  EXPECT_EQ(before.player(Nr(1)).stated_rank, std::nullopt);
  EXPECT_EQ(before.RequestedByeOf(Nr(2), Round(2)), ResultCode::kHalfBye);
}

// Who is away without saying so is away all the same; who was paired and did not come was not.
TEST(Before, KnowsWhoWillBeAway) {
  const Tournament tournament = MakeTournament(TextEvent({"2w+", "1b-", ".", "-", "F"}));
  const Tournament before = tournament.Before(Round(1));
  EXPECT_EQ(before.RequestedByeOf(Nr(1), Round(1)), std::nullopt);
  EXPECT_EQ(before.RequestedByeOf(Nr(2), Round(1)), std::nullopt);
  EXPECT_EQ(before.RequestedByeOf(Nr(3), Round(1)), ResultCode::kZeroBye);
  EXPECT_EQ(before.RequestedByeOf(Nr(4), Round(1)), ResultCode::kZeroBye);
  EXPECT_EQ(before.RequestedByeOf(Nr(5), Round(1)), ResultCode::kFullBye);
}

TEST(Before, TheNextRoundChangesOnlyWhatTheFileStates) {
  TournamentData data = TextEvent({"2w1", "1b0"});
  data.requested_byes = {{Round(2), Nr(1), ResultCode::kHalfBye}};
  const Tournament tournament = MakeTournament(data);
  const Tournament before = tournament.Before(tournament.next_round());
  EXPECT_EQ(before.data().entries, tournament.data().entries);
  EXPECT_EQ(before.data().requested_byes, tournament.data().requested_byes);
}

TEST(Before, TheResultIsValid) {
  const Tournament tournament = MakeTournament(TextEvent({"2w1 3b= 4w*", "1b0 4w- 3b*", "4w+ 1w= 2w*", "3b- 2b+ 1b*"}));
  for (int round = 1; round <= 4; ++round) {
    EXPECT_TRUE(Tournament::Make(tournament.Before(Round(round)).data()).has_value()) << round;
  }
}

TEST(Before, TeamsForgetTheirLaterMatches) {
  TournamentData data = TextEvent({"2w1 2b1", "1b0 1w0"});
  data.teams = {{TeamNumber(1), "A", "", std::nullopt, Points::Whole(4), Points::Whole(2), 1, {Nr(1)}},
                {TeamNumber(2), "B", "", std::nullopt, Points{}, Points{}, 2, {Nr(2)}}};
  data.line_ups = {{Round(1), TeamIndex(0), TeamIndex(1), {Nr(1)}}, {Round(2), TeamIndex(0), TeamIndex(1), {Nr(1)}}};
  data.forfeited_matches = {{MatchForfeit::kDouble, Round(2), TeamIndex(0), TeamIndex(1)}};
  data.team_pairing_byes = TeamPairingByes{Points::Whole(1), Points::Whole(1), {TeamIndex(0), TeamIndex(1)}};
  data.team_byes = {{Round(2), TeamIndex(1), ResultCode::kHalfBye}};
  const TournamentData before = MakeTournament(data).Before(Round(2)).data();
  EXPECT_THAT(before.line_ups, testing::ElementsAre(data.line_ups[0]));
  EXPECT_TRUE(before.forfeited_matches.empty());
  EXPECT_THAT(before.team_pairing_byes->by_round, testing::ElementsAre(TeamIndex(0)));
  EXPECT_EQ(before.team_byes, data.team_byes) << "byes of the round are known before it is paired";
  EXPECT_EQ(before.teams[0].stated_match_points, std::nullopt);
  EXPECT_EQ(before.teams[0].stated_rank, std::nullopt);
}

}  // namespace
}  // namespace ronda
