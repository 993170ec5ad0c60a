#include "ronda/verify/checker.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/text_event.h"
#include "unit/verify/fake_system.h"

namespace ronda::verify {
namespace {

using test::CannedSystem;
using test::FailingSystem;
using test::MakeTournament;
using test::NeighbourSystem;
using test::Nr;
using test::TextEvent;
using testing::ElementsAre;
using testing::IsEmpty;

RoundPairing Pairing(std::initializer_list<std::pair<int, int>> pairs) {
  RoundPairing pairing;
  for (const auto& [white, black] : pairs) {
    if (black == 0) {
      pairing.bye = Nr(white);
    } else {
      pairing.boards.push_back({Nr(white), Nr(black), {"5.2.1", "both colour preferences granted"}});
    }
  }
  return pairing;
}

std::vector<std::string> Pairs(const RecordedRound& round) {
  std::vector<std::string> texts;
  for (const RecordedPair& pair : round.pairs) {
    texts.push_back(std::to_string(pair.white.value() + 1) + "-" + std::to_string(pair.black.value() + 1));
  }
  for (const PlayerIndex player : round.byes) texts.push_back(std::to_string(player.value() + 1) + "-0");
  return texts;
}

TEST(Checker, ARoundPairedAsTheRulesWantIt) {
  const Tournament tournament = MakeTournament(TextEvent({"2w1", "1b0", "U"}));
  EXPECT_FALSE(CheckRound(tournament, Round(1), CannedSystem(Pairing({{1, 2}, {3, 0}}))));
}

TEST(Checker, ResultsDoNotMatter) {
  const CannedSystem system(Pairing({{1, 2}, {3, 4}}));
  for (const auto& rows : {TextEvent({"2w0", "1b1", "4w=", "3b="}), TextEvent({"2w-", "1b+", "4w-", "3b-"})}) {
    EXPECT_FALSE(CheckRound(MakeTournament(rows), Round(1), system));
  }
}

TEST(Checker, OnlyWhatDiffersIsListed) {
  const Tournament tournament = MakeTournament(TextEvent({"2w1", "1b0", "5w1", "6b1", "3b0", "4w0"}));
  const auto difference = CheckRound(tournament, Round(1), CannedSystem(Pairing({{1, 2}, {3, 6}, {5, 4}})));
  ASSERT_TRUE(difference);
  EXPECT_EQ(difference->round, Round(1));
  EXPECT_THAT(Pairs(difference->expected), ElementsAre("3-6", "5-4"));
  EXPECT_THAT(Pairs(difference->found), ElementsAre("3-5", "6-4"));
}

TEST(Checker, TheByeIsCompared) {
  const Tournament tournament = MakeTournament(TextEvent({"2w1", "1b0", "U"}));
  const auto difference = CheckRound(tournament, Round(1), CannedSystem(Pairing({{1, 3}, {2, 0}})));
  ASSERT_TRUE(difference);
  EXPECT_THAT(Pairs(difference->expected), ElementsAre("1-3", "2-0"));
  EXPECT_THAT(Pairs(difference->found), ElementsAre("1-2", "3-0"));
}

TEST(Checker, ColoursAreComparedAndTheRuleIsNamed) {
  const Tournament tournament = MakeTournament(TextEvent({"2w1", "1b0"}));
  const auto difference = CheckRound(tournament, Round(1), CannedSystem(Pairing({{2, 1}})));
  ASSERT_TRUE(difference);
  EXPECT_EQ(difference->verdict,
            "same pairs, other colours: 2 Player 2 has White by 5.2.1 (both colour preferences granted)");
  EXPECT_THAT(Pairs(difference->found), ElementsAre("1-2"));
}

TEST(Checker, AForfeitWithoutColoursHasTheRightOnes) {
  const Tournament tournament = MakeTournament(TextEvent({"2-+", "1--"}));
  EXPECT_FALSE(CheckRound(tournament, Round(1), CannedSystem(Pairing({{2, 1}}))));
}

TEST(Checker, IllegalPairingsAreCalledThat) {
  const Tournament tournament = MakeTournament(TextEvent({"2w1 2b1", "1b0 1w0", "4w1 4b1", "3b0 3w0"}));
  const auto difference = CheckRound(tournament, Round(2), CannedSystem(Pairing({{4, 1}, {2, 3}})));
  ASSERT_TRUE(difference);
  EXPECT_EQ(difference->verdict,
            "illegal: 2 Player 2 and 1 Player 1 have met in round 1; 4 Player 4 and 3 Player 3 have met in round 1");
}

TEST(Checker, TheSystemSaysWhyItIsWorse) {
  const Tournament tournament = MakeTournament(TextEvent({"2w1", "1b0", "4w1", "3b0"}));
  CannedSystem system(Pairing({{1, 3}, {2, 4}}));
  EXPECT_EQ(CheckRound(tournament, Round(1), system)->verdict, "");
  system.WithVerdict({Verdict::Kind::kWorse,
                      "",
                      Points::Tenths(15),
                      {"C12", "2.4.7", "players who do not get their colour preference", {1}},
                      {"C12", "2.4.7", "players who do not get their colour preference", {3}}});
  EXPECT_EQ(CheckRound(tournament, Round(1), system)->verdict,
            "worse on C12 (players who do not get their colour preference): 3 instead of 1, "
            "in the bracket of 1.5 points");
  system.WithVerdict({Verdict::Kind::kLaterInOrder, "", std::nullopt, {}, {}});
  EXPECT_EQ(CheckRound(tournament, Round(1), system)->verdict,
            "as good by every criterion, but the rules try the expected pairing first");
  system.WithVerdict({Verdict::Kind::kIllegal, "the round cannot be completed", std::nullopt, {}, {}});
  EXPECT_EQ(CheckRound(tournament, Round(1), system)->verdict, "illegal: the round cannot be completed");
}

// The engine is not the judge of its own legality.
TEST(Checker, AnIllegalRoundIsADifferenceEvenIfTheSystemGivesIt) {
  const Tournament tournament = MakeTournament(TextEvent({"2w1 2b1", "1b0 1w0"}));
  const auto difference = CheckRound(tournament, Round(2), CannedSystem(Pairing({{2, 1}})));
  ASSERT_TRUE(difference);
  EXPECT_EQ(difference->verdict, "illegal: 2 Player 2 and 1 Player 1 have met in round 1");
  EXPECT_THAT(Pairs(difference->expected), IsEmpty());
  EXPECT_THAT(Pairs(difference->found), IsEmpty());
}

TEST(Checker, ARoundTheRulesCannotPair) {
  const Tournament tournament = MakeTournament(TextEvent({"2w1 2b1", "1b0 1w0"}));
  const auto difference = CheckRound(tournament, Round(2), NeighbourSystem());
  ASSERT_TRUE(difference);
  ASSERT_TRUE(difference->failure);
  EXPECT_EQ(difference->failure->code, kNoLegalPairing);
  EXPECT_THAT(Pairs(difference->expected), IsEmpty());
  EXPECT_THAT(Pairs(difference->found), ElementsAre("2-1"));
}

// Rounds 1 and 3 are what the neighbour system gives; in round 2 players 3 and 4 should have met 2 and 1 the other way
// round.
TEST(Checker, EveryRoundFromWhatWasKnownBeforeIt) {
  const Tournament tournament = MakeTournament(TextEvent({"2w1 4w1 3b=", "1b0 3b1 4b=", "4w1 2w0 1w=", "3b0 1b0 2w="}));
  const CheckReport report = CheckTournament(tournament, NeighbourSystem());
  EXPECT_EQ(report.rounds, 3);
  std::vector<int> rounds;
  for (const RoundDifference& difference : report.differences) rounds.push_back(difference.round.value());
  EXPECT_THAT(rounds, ElementsAre(2, 3));
  EXPECT_THAT(Pairs(report.differences.front().expected), ElementsAre("1-3", "2-4"));
}

TEST(Checker, ARoundThatWasGivenUpIsUndecided) {
  const Tournament tournament = MakeTournament(TextEvent({"2w1", "1b0"}));
  const auto given_up = CheckRound(tournament, Round(1), FailingSystem(kTooManyPairings));
  ASSERT_TRUE(given_up.has_value());
  EXPECT_TRUE(given_up->IsUndecided());
  const auto impossible = CheckRound(tournament, Round(1), FailingSystem(kNoLegalPairing));
  ASSERT_TRUE(impossible.has_value());
  EXPECT_FALSE(impossible->IsUndecided());
}

TEST(Checker, AbsentPlayersStayAbsent) {
  const Tournament tournament = MakeTournament(TextEvent({"2w1", "1b0", "H"}));
  EXPECT_THAT(CheckTournament(tournament, NeighbourSystem()).differences, IsEmpty());
}

TEST(Checker, PairsAreListedInTheOrderOfPublication) {
  TournamentData data = TextEvent({"2w0", "1b1", "4w0", "3b1", "6w1", "5b0"});
  const Tournament before = MakeTournament(std::move(data));
  std::vector<RecordedPair> pairs{{Nr(1), Nr(3)}, {Nr(5), Nr(6)}, {Nr(2), Nr(4)}};
  SortForPublication(before, PublicationScores::kPaired, pairs);
  // 2-4 and 5-6 both have a player with a point at the top, 2-4 the higher sum; 1-3 has no point.
  RecordedRound round{pairs, {}};
  EXPECT_THAT(Pairs(round), ElementsAre("2-4", "5-6", "1-3"));
}

// Player 1 has a fictitious point and no real one.
// Decision 010.
TEST(Checker, FictitiousPointsCanBeLeftOutOfTheOrder) {
  TournamentData data = TextEvent({"2w0", "1b1", "4w0", "3b1"});
  data.accelerations = {{Nr(1), {Points::Whole(1), Points::Whole(2)}}};
  const Tournament before = MakeTournament(std::move(data));
  std::vector<RecordedPair> pairs{{Nr(2), Nr(4)}, {Nr(1), Nr(3)}};
  SortForPublication(before, PublicationScores::kPaired, pairs);
  EXPECT_THAT(Pairs({pairs, {}}), ElementsAre("1-3", "2-4"));
  SortForPublication(before, PublicationScores::kStanding, pairs);
  EXPECT_THAT(Pairs({pairs, {}}), ElementsAre("2-4", "1-3"));
}

}  // namespace
}  // namespace ronda::verify
