// What EntrantsOf makes of games: matches of two games, and matches of teams.
#include <gtest/gtest.h>

#include "ronda/model/history.h"
#include "ronda/pairing/entrants.h"
#include "ronda/pairing/registry.h"
#include "support/text_event.h"

namespace ronda {
namespace {

using test::MakeTournament;
using test::Nr;
using test::TextEvent;

Result<Tournament> EventBy(std::string_view system, TournamentData data) {
  return EntrantsOf(StandardSystems().Find(system)->info(), MakeTournament(std::move(data)));
}

std::string CodeOf(const Result<Tournament>& result) { return result ? "" : result.error().code; }

// C.04.5/2026 §0, §1.4.
// Decision 142.
TEST(TwoGameMatches, AddUpTheGames) {
  const auto event = EventBy("double-swiss", TextEvent({"2w1 2b=", "1b0 1w=", "U H"}));
  ASSERT_TRUE(event);
  EXPECT_EQ(event->rounds(), 1);
  EXPECT_EQ(event->entry(Nr(1), Round(1)), (RoundEntry{ResultCode::kWin, Colour::kWhite, Nr(2)}));
  EXPECT_EQ(event->entry(Nr(2), Round(1)), (RoundEntry{ResultCode::kLoss, Colour::kBlack, Nr(1)}));
  EXPECT_EQ(event->entry(Nr(3), Round(1)).result, ResultCode::kPairingBye);
  EXPECT_EQ(event->ScoreAfter(Nr(1), 1), Points::Tenths(15));
  EXPECT_EQ(event->ScoreAfter(Nr(3), 1), Points::Tenths(15));
}

// C.04.5/2026 §0.
TEST(TwoGameMatches, AreForfeitedIfSomebodyForfeitsBothGames) {
  const auto event = EventBy("double-swiss", TextEvent({"2w+ 2b+", "1b- 1w-"}));
  ASSERT_TRUE(event);
  EXPECT_EQ(event->entry(Nr(1), Round(1)).result, ResultCode::kForfeitWin);
  EXPECT_EQ(event->entry(Nr(2), Round(1)).result, ResultCode::kForfeitLoss);
  const auto pairing = StandardSystems().Find("double-swiss")->Pair(*event);
  EXPECT_TRUE(pairing) << "they may be paired again";
}

// C.04.5/2026 §0.
TEST(TwoGameMatches, CountAsPlayedIfOneGameIsForfeited) {
  const auto event = EventBy("double-swiss", TextEvent({"2w+ 2b0", "1b- 1w1"}));
  ASSERT_TRUE(event);
  EXPECT_EQ(event->entry(Nr(1), Round(1)).result, ResultCode::kDraw);
  EXPECT_FALSE(StandardSystems().Find("double-swiss")->Pair(*event)) << "they have met";
}

// C.04.5/2026 §0, §1.6.
// Decision 143.
TEST(TwoGameMatches, EachForfeitingAGameIsAMatchWithoutColour) {
  const auto event = EventBy("double-swiss", TextEvent({"2w+ 2b-", "1b- 1w+"}));
  ASSERT_TRUE(event);
  EXPECT_FALSE(StandardSystems().Find("double-swiss")->Pair(*event)) << "they have met";
  EXPECT_EQ(event->ScoreAfter(Nr(1), 1), Points::Whole(1));
  EXPECT_EQ(event->entry(Nr(1), Round(1)).result, ResultCode::kDraw);
  const History history(*event);
  EXPECT_TRUE(history.colours(Nr(1)).empty()) << "no game was played";
  EXPECT_EQ(history.unplayed_rounds(Nr(1)), 0);
}

// C.04.5/2026 §1.5.
// Decision 141. In match 1 player 1 wins and 2 does not; in match 2 they meet and each forfeits a game: both float.
TEST(TwoGameMatches, EachForfeitingAGameFloats) {
  const auto event =
      EventBy("double-swiss", TextEvent({"3w1 3b1 2w+ 2b-", "4w0 4b0 1b- 1w+", "1b0 1w0 4w= 4b=", "2b1 2w1 3b= 3w="}));
  ASSERT_TRUE(event);
  const History history(*event);
  EXPECT_EQ(history.FloatIn(Nr(1), Round(2), UnplayedFloats::kNone), Float::kDown);
  EXPECT_EQ(history.FloatIn(Nr(2), Round(2), UnplayedFloats::kNone), Float::kUp);
}

// C.04.5/2026 §3.4.3: of 2 and 3, level on points, 3 has played two matches, one of them by a forfeit each, and so has
// the bye before 5, who has the larger number and played one.
TEST(TwoGameMatches, EachForfeitingAGameIsAMatchPlayedForTheBye) {
  const auto event =
      EventBy("double-swiss",
              TextEvent({"2w1 2b1 3w1 3b1", "1b0 1w0 4w1 4b1", "4w+ 4b- 1b0 1w0", "3b- 3w+ 2b0 2w0", "H H Z Z"}));
  ASSERT_TRUE(event);
  const auto pairing = StandardSystems().Find("double-swiss")->Pair(*event);
  ASSERT_TRUE(pairing);
  EXPECT_EQ(pairing->bye, Nr(4)) << "4 and 3 have played two matches, and 4 has the larger number";
}

// C.04.5/2026 §1.4: one player is present, and the match is a bye of two rounds.
TEST(TwoGameMatches, OfOnePlayerPresentIsABye) {
  TournamentData data = TextEvent({"", ""});
  data.requested_byes = {{Round(1), Nr(2), ResultCode::kHalfBye}, {Round(2), Nr(2), ResultCode::kHalfBye}};
  const auto event = EventBy("double-swiss", data);
  ASSERT_TRUE(event);
  const auto pairing = StandardSystems().Find("double-swiss")->Pair(*event);
  ASSERT_TRUE(pairing);
  EXPECT_EQ(pairing->bye, Nr(1));
  const auto paired = WithPairedMatches(Contest::kTwoGameMatches, MakeTournament(data), *pairing);
  ASSERT_TRUE(paired);
  EXPECT_EQ(paired->rounds(), 2);
  EXPECT_EQ(paired->ScoreAfter(Nr(1), 2), Points::Tenths(15));
}

// Decision 144.
TEST(TwoGameMatches, BakuGivesAMatchWon) {
  TournamentData data = TextEvent({"", "", "", ""});
  data.system_code = "FIDE_DOUBLESWISS_BAKU";
  data.planned_rounds = 10;
  const auto event = EventBy("double-swiss", data);
  ASSERT_TRUE(event);
  EXPECT_EQ(event->AccelerationOf(Nr(2), Round(1)), Points::Whole(2));
  EXPECT_EQ(event->AccelerationOf(Nr(2), Round(3)), Points::Whole(1));
  EXPECT_EQ(event->AccelerationOf(Nr(3), Round(1)), Points{});
}

// Decision 148.
TEST(TeamMatches, AccelerationIsInTheColumnOfMatchPointsOrElseInTheOther) {
  for (const bool first_column : {true, false}) {
    TournamentData data = TextEvent({"", ""});
    for (int team = 0; team < 2; ++team) {
      data.teams.push_back({});
      data.teams.back().number = TeamNumber(team + 1);
      data.teams.back().members = {PlayerIndex(team)};
    }
    const Points two = Points::Whole(2);
    data.team_accelerations.push_back({first_column ? two : Points{}, first_column ? Points{} : two, Round(1), Round(2),
                                       TeamNumber(1), TeamNumber(1)});
    const auto event = EventBy("team-swiss", data);
    ASSERT_TRUE(event);
    EXPECT_EQ(event->AccelerationOf(Nr(1), Round(2)), two);
    EXPECT_EQ(event->AccelerationOf(Nr(2), Round(2)), Points{});
  }
}

TEST(TwoGameMatches, RefuseWhatIsNoMatch) {
  EXPECT_EQ(CodeOf(EventBy("double-swiss", TextEvent({"2w1", "1b0"}))), "match-incomplete");
  EXPECT_EQ(CodeOf(EventBy("double-swiss", TextEvent({"2w1 3w1", "1b0 Z", "Z 1b0"}))), "match-opponents");
  TournamentData odd = TextEvent({"2w1 2b1", "1b0 1w0"});
  odd.planned_rounds = 5;
  EXPECT_EQ(CodeOf(EventBy("double-swiss", odd)), "match-rounds");
}

// Two boards each: 1 2 against 3 4, and 5 6 without opponent.
TournamentData ThreeTeams(std::initializer_list<std::string_view> rows) {
  TournamentData data = TextEvent(rows);
  data.board_colours = {Colour::kWhite, Colour::kBlack};
  for (int team = 0; team < 3; ++team) {
    Team one;
    one.number = TeamNumber(team + 1);
    one.name = "Team";
    one.members = {PlayerIndex(2 * team), PlayerIndex(2 * team + 1)};
    data.teams.push_back(one);
  }
  return data;
}

// C.04.6 §1.2.2.
TEST(TeamMatches, AddUpTheBoards) {
  const auto event = EventBy("team-swiss", ThreeTeams({"3w1", "4b=", "1b0", "2w=", "U", "U"}));
  ASSERT_TRUE(event);
  EXPECT_EQ(event->player_count(), 3);
  EXPECT_EQ(event->entry(Nr(1), Round(1)), (RoundEntry{ResultCode::kWin, Colour::kWhite, Nr(2)}));
  EXPECT_EQ(event->ScoreAfter(Nr(1), 1), Points::Whole(2));
  EXPECT_EQ(event->SecondaryScore(Nr(1)), Points::Tenths(15));
  // C.04.6 §1.4.1: the bye is worth a draw.
  EXPECT_EQ(event->ScoreAfter(Nr(3), 1), Points::Whole(1));
  EXPECT_EQ(event->SecondaryScore(Nr(3)), Points::Whole(1));
}

// C.04.6 §1.2.1.
TEST(TeamMatches, ByGamePoints) {
  TournamentData data = ThreeTeams({"3w1", "4b=", "1b0", "2w=", "U", "U"});
  data.system_code = "FIDE_TEAM_GP_MP";
  const auto event = EventBy("team-swiss", data);
  ASSERT_TRUE(event);
  EXPECT_EQ(event->ScoreAfter(Nr(1), 1), Points::Tenths(15));
  EXPECT_EQ(event->SecondaryScore(Nr(1)), Points::Whole(2));
}

TEST(TeamMatches, OfWhichOneBoardWasPlayedIsPlayed) {
  const auto event = EventBy("team-swiss", ThreeTeams({"3w+", "4b=", "1b-", "2w=", "Z", "Z"}));
  ASSERT_TRUE(event);
  EXPECT_EQ(event->entry(Nr(1), Round(1)).result, ResultCode::kWin);
}

TEST(TeamMatches, OfWhichNoBoardWasPlayedIsForfeited) {
  const auto event = EventBy("team-swiss", ThreeTeams({"3w+", "4b+", "1b-", "2w-", "Z", "Z"}));
  ASSERT_TRUE(event);
  EXPECT_EQ(event->entry(Nr(1), Round(1)).result, ResultCode::kForfeitWin);
  EXPECT_EQ(event->entry(Nr(2), Round(1)).result, ResultCode::kForfeitLoss);
  EXPECT_EQ(event->ScoreAfter(Nr(1), 1), Points::Whole(2));
}

// C.04.6 §1.6.1.
TEST(TeamMatches, TheColourIsThatOfTheFirstBoardWhoeverTells) {
  TournamentData data = ThreeTeams({"Z", "4b1", "Z", "2w0", "Z", "Z"});
  data.line_ups.push_back({Round(1), TeamIndex(0), TeamIndex(1), {std::nullopt, Nr(2)}});
  data.line_ups.push_back({Round(1), TeamIndex(1), TeamIndex(0), {std::nullopt, Nr(4)}});
  const auto event = EventBy("team-swiss", data);
  ASSERT_TRUE(event);
  EXPECT_EQ(event->entry(Nr(1), Round(1)).colour, Colour::kWhite);
}

TEST(TeamMatches, RecordedForfeitsByesAndPenaltiesCount) {
  TournamentData data = ThreeTeams({"Z", "Z", "+", "+", "Z", "Z"});
  data.forfeited_matches.push_back({MatchForfeit::kBlackWins, Round(1), TeamIndex(0), TeamIndex(1)});
  data.team_byes.push_back({Round(1), TeamIndex(2), ResultCode::kHalfBye});
  data.abnormal_points.push_back({std::nullopt, Points::Whole(-1), std::nullopt, Round(1), {2}});
  const auto event = EventBy("team-swiss", data);
  ASSERT_TRUE(event);
  EXPECT_EQ(event->entry(Nr(2), Round(1)), (RoundEntry{ResultCode::kForfeitWin, Colour::kBlack, Nr(1)}));
  EXPECT_EQ(event->ScoreAfter(Nr(2), 1), Points::Whole(1));
  EXPECT_EQ(event->SecondaryScore(Nr(2)), Points::Whole(2));
  EXPECT_EQ(event->ScoreAfter(Nr(3), 1), Points::Whole(1));
}

TEST(TeamMatches, RefuseWhatIsNoTeamEvent) {
  EXPECT_EQ(CodeOf(EventBy("team-swiss", TextEvent({"2w1", "1b0"}))), "no-teams");
  EXPECT_EQ(CodeOf(EventBy("team-swiss", ThreeTeams({"3w1", "5b=", "1b0", "Z", "2w=", "Z"}))), "match-opponents");
  TournamentData games = ThreeTeams({"3w1", "4b=", "1b0", "2w=", "U", "U"});
  games.system_code = "FIDE_TEAM_GP";
  games.team_accelerations.push_back({});
  EXPECT_EQ(CodeOf(EventBy("team-swiss", games)), "baku-refused");
}

TEST(TeamMatches, APairedRoundHasTheColoursOfAllBoards) {
  const Tournament before = MakeTournament(ThreeTeams({"", "", "", "", "", ""}));
  const SystemInfo& system = StandardSystems().Find("team-swiss")->info();
  RoundPairing pairing;
  pairing.boards.push_back({Nr(2), Nr(1), {}});
  pairing.bye = Nr(3);
  const auto paired = WithPairedMatches(system.contest, before, pairing);
  ASSERT_TRUE(paired);
  EXPECT_EQ(paired->entry(Nr(3), Round(1)), (RoundEntry{ResultCode::kPending, Colour::kWhite, Nr(1)}));
  EXPECT_EQ(paired->entry(Nr(4), Round(1)), (RoundEntry{ResultCode::kPending, Colour::kBlack, Nr(2)}));
  EXPECT_EQ(paired->data().team_pairing_byes->by_round.front(), TeamIndex(2));
}

}  // namespace
}  // namespace ronda
