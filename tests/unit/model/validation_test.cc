#include "ronda/model/validation.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/text_event.h"

namespace ronda {
namespace {

using test::Nr;
using test::TextEvent;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

std::vector<std::string> CodesOf(const TournamentData& data) {
  std::vector<std::string> codes;
  for (const Finding& finding : Validate(data)) codes.push_back(finding.code);
  return codes;
}

Finding Only(const TournamentData& data) {
  const auto findings = Validate(data);
  EXPECT_EQ(findings.size(), 1U);
  return findings.empty() ? Finding{} : findings.front();
}

TEST(Validation, NothingWrong) {
  EXPECT_THAT(CodesOf({}), IsEmpty());
  EXPECT_THAT(CodesOf(TextEvent({"2w1 3b= 4w+", "1b0 4w1 H", "4w= 1w= U", "3b= 2b0 1b-"})), IsEmpty());
}

TEST(Validation, EntriesMustAddUp) {
  TournamentData data = TextEvent({"2w1", "1b0"});
  data.entries.pop_back();
  EXPECT_THAT(CodesOf(data), ElementsAre("entries-missing"));
  data = TextEvent({});
  data.rounds = -1;
  EXPECT_THAT(CodesOf(data), ElementsAre("entries-missing"));
}

TEST(Validation, PairingNumbers) {
  TournamentData data = TextEvent({"2w1", "1b0", "U"});
  data.players[1].tpn = Tpn(0);
  EXPECT_EQ(Only(data).code, "tpn-zero");
  data.players[1].tpn = Tpn(1);
  const Finding repeated = Only(data);
  EXPECT_EQ(repeated.code, "tpn-repeated");
  EXPECT_EQ(repeated.where.player, PlayerIndex(1));
  data.players[1].tpn = Tpn(4);
  const Finding beyond = Only(data);
  EXPECT_EQ(beyond.code, "tpn-beyond-count");
  EXPECT_EQ(beyond.severity, Severity::kWarning);
}

TEST(Validation, MoreRoundsThanPlanned) {
  TournamentData data = TextEvent({"2w1 2b1", "1b0 1w0"});
  data.planned_rounds = 1;
  const Finding finding = Only(data);
  EXPECT_EQ(finding.code, "rounds-beyond-plan");
  EXPECT_EQ(finding.severity, Severity::kWarning);
  EXPECT_EQ(finding.where.field, Field::kPlannedRounds);
}

TEST(Validation, ARoundOfByesIsARound) { EXPECT_TRUE(Validate(TextEvent({"2w1 Z 2b1", "1b0 H 1w0"})).empty()); }

TEST(Validation, ARoundInWhichEveryTeamHasAByeIsARound) {
  TournamentData data = TextEvent({"2w1 . 2b1", "1b0 . 1w0"});
  data.teams.resize(2);
  data.teams.front().number = TeamNumber(1);
  data.teams.front().members = {PlayerIndex(0)};
  data.teams.back().number = TeamNumber(2);
  data.teams.back().members = {PlayerIndex(1)};
  data.team_byes = {{Round(2), TeamIndex(0), ResultCode::kHalfBye}};
  EXPECT_EQ(Only(data).code, "round-empty");
  data.team_byes.push_back({Round(2), TeamIndex(1), ResultCode::kZeroBye});
  EXPECT_TRUE(Validate(data).empty());
}

TEST(Validation, ARoundWithoutAnybody) {
  const Finding finding = Only(TextEvent({"2w1 . 2b1", "1b0 H 1w0"}));
  EXPECT_EQ(finding.code, "round-empty");
  EXPECT_EQ(finding.where.round, Round(2));
}

TEST(Validation, OnePairingByeARoundExceptInTeamEvents) {
  TournamentData data = TextEvent({"2w1", "1b0", "U", "U"});
  EXPECT_EQ(Only(data).code, "bye-repeated");
  data.teams = {{TeamNumber(1), "A", "", std::nullopt, std::nullopt, std::nullopt, std::nullopt, {Nr(3), Nr(4)}}};
  EXPECT_THAT(CodesOf(data), IsEmpty());
}

TEST(Validation, AGameNeedsAnOpponent) {
  TournamentData data = TextEvent({"2w1", "1b0", "1"});
  const Finding finding = Only(data);
  EXPECT_EQ(finding.code, "game-without-opponent");
  EXPECT_EQ(finding.message, "player 3 has the result 'win' in round 1 but no opponent");
  data.entries[2].colour = Colour::kWhite;
  EXPECT_THAT(CodesOf(data), ElementsAre("game-without-opponent", "colour-without-opponent"));
}

TEST(Validation, AByeHasNoColourAndNoOpponent) {
  TournamentData data = TextEvent({"2w1", "1b0", "U"});
  data.entries[2].colour = Colour::kBlack;
  EXPECT_EQ(Only(data).code, "colour-without-opponent");
  data.entries[2] = {ResultCode::kHalfBye, std::nullopt, Nr(1)};
  EXPECT_EQ(Only(data).code, "bye-with-opponent");
}

// TRF26 lets the player of a team whose opponents stayed away keep the colour.
TEST(Validation, AForfeitOfATeamMayHaveAColourWithoutOpponent) {
  TournamentData data = TextEvent({"2w1", "1b0", "+"});
  data.entries[2].colour = Colour::kWhite;
  EXPECT_EQ(Only(data).code, "colour-without-opponent");
  data.teams = {{TeamNumber(1), "A", "", std::nullopt, std::nullopt, std::nullopt, std::nullopt, {Nr(3)}}};
  EXPECT_THAT(CodesOf(data), IsEmpty());
}

TEST(Validation, TheOpponentMustExistAndBeAnotherPlayer) {
  EXPECT_EQ(Only(TextEvent({"2w1", "1b0", "9w1"})).code, "opponent-unknown");
  EXPECT_EQ(Only(TextEvent({"2w1", "1b0", "3w1"})).code, "opponent-self");
}

TEST(Validation, OpponentsNameEachOther) {
  const Finding finding = Only(TextEvent({"2w1", "1b0", "1b0"}));
  EXPECT_EQ(finding.code, "opponent-not-mutual");
  EXPECT_EQ(finding.message, "in round 1 player 3 names 1 as opponent, but 1 names player 2");
  EXPECT_EQ(finding.where.player, Nr(3));
  const Finding bye = Only(TextEvent({"2w1", "1b0", "4w1", "H"}));
  EXPECT_THAT(bye.message, HasSubstr("but 4 names nobody"));
}

TEST(Validation, Colours) {
  EXPECT_EQ(Only(TextEvent({"2w1", "1w0"})).code, "colour-same");
  EXPECT_EQ(Only(TextEvent({"2w1", "1-0"})).code, "colour-missing");
  EXPECT_THAT(CodesOf(TextEvent({"2-+", "1--", "4w=", "3b="})), IsEmpty()) << "a forfeit needs no colour";
}

TEST(Validation, ResultsOfAGameMustAgree) {
  for (const auto& [white, black] : {std::pair{"2w1", "1b0"},
                                     {"2w=", "1b="},
                                     {"2w0", "1b0"},
                                     {"2w=", "1b0"},
                                     {"2wW", "1bL"},
                                     {"2wD", "1bD"},
                                     {"2w+", "1b-"},
                                     {"2w-", "1b-"},
                                     {"2wX", "1bX"},
                                     {"2w*", "1b*"}}) {
    EXPECT_THAT(CodesOf(TextEvent({white, black})), IsEmpty()) << white << ' ' << black;
  }
  for (const auto& [white, black] : {std::pair{"2w1", "1b1"},
                                     {"2w1", "1b="},
                                     {"2w=", "1b1"},
                                     {"2wW", "1b0"},
                                     {"2w+", "1b0"},
                                     {"2w+", "1b+"},
                                     {"2wX", "1b="},
                                     {"2w*", "1b0"}}) {
    EXPECT_THAT(CodesOf(TextEvent({white, black})), ElementsAre("result-conflict")) << white << ' ' << black;
  }
}

TEST(Validation, OnlyTheLastRoundMayLackResults) {
  EXPECT_THAT(CodesOf(TextEvent({"2w*", "1b*"})), IsEmpty());
  EXPECT_THAT(CodesOf(TextEvent({"2w* 2b1", "1b* 1w0"})), ElementsAre("result-missing"));
  EXPECT_THAT(CodesOf(TextEvent({"2wX 2b1", "1bX 1w0"})), IsEmpty()) << "adjourned";
}

// Decision 083: all rounds of a closed system are known before the first game.
TEST(Validation, ClosedSystemsMayLackResultsAnywhere) {
  for (const char* code : {"BERGER_ROUNDROBIN", "FIDE_SCHEVENINGEN", "CUSTOM_TEAM_ROUNDROBIN", "CUSTOM_KNOCKOUT"}) {
    TournamentData data = TextEvent({"2w* 2b1", "1b* 1w0"});
    data.system_code = code;
    EXPECT_THAT(CodesOf(data), IsEmpty()) << code;
  }
  TournamentData swiss = TextEvent({"2w* 2b1", "1b* 1w0"});
  swiss.system_code = "FIDE_DUTCH";
  EXPECT_THAT(CodesOf(swiss), ElementsAre("result-missing"));
}

TEST(Validation, PointsMustBeTheSumOfTheResults) {
  TournamentData data = TextEvent({"2w1 2b=", "1b0 1w="});
  data.players[0].stated_points = Points::Tenths(15);
  data.players[1].stated_points = Points::Tenths(5);
  EXPECT_THAT(CodesOf(data), IsEmpty());
  data.players[1].stated_points = Points::Whole(1);
  const Finding finding = Only(data);
  EXPECT_EQ(finding.code, "points-sum");
  EXPECT_EQ(finding.message, "player 2 has 1.0 points, but the results make 0.5");
}

TEST(Validation, PointsCountedAheadAreAWarning) {
  TournamentData data = TextEvent({"2w1", "1b0", "U"});
  data.requested_byes = {{Round(2), Nr(2), ResultCode::kHalfBye}};
  data.accelerations = {{Nr(1), {Points::Whole(1), Points::Tenths(5)}}, {Nr(2), {{}, Points::Whole(1)}}};
  const auto with = [&](int tpn, Points points) {
    TournamentData changed = data;
    changed.players[static_cast<std::size_t>(tpn - 1)].stated_points = points;
    return Only(changed);
  };
  EXPECT_EQ(with(2, Points::Tenths(5)).code, "points-ahead");
  EXPECT_EQ(with(2, Points::Tenths(5)).severity, Severity::kWarning);
  EXPECT_THAT(with(2, Points::Tenths(5)).message, HasSubstr("counts the bye of the coming round as well"));
  EXPECT_THAT(with(2, Points::Tenths(15)).message, HasSubstr("the bye of the coming round and fictitious points"));
  EXPECT_THAT(with(1, Points::Tenths(15)).message, HasSubstr("counts fictitious points")) << "of the coming round";
  EXPECT_THAT(with(1, Points::Tenths(20)).message, HasSubstr("counts fictitious points")) << "of the last round";
  EXPECT_EQ(with(1, Points::Tenths(25)).code, "points-sum");
  EXPECT_EQ(with(3, Points::Tenths(15)).code, "points-sum") << "the bye is another player's";
}

// Rounds in which everybody has a bye are rounds, though they are not paired: totals may count them, or the first.
TEST(Validation, PointsMayCountRoundsOfByes) {
  TournamentData data = TextEvent({"2w1", "1b0"});
  for (const int round : {2, 3}) {
    data.requested_byes.push_back({Round(round), Nr(1), ResultCode::kHalfBye});
    data.requested_byes.push_back({Round(round), Nr(2), ResultCode::kZeroBye});
  }
  for (const int tenths : {10, 15, 20}) {
    data.players[0].stated_points = Points::Tenths(tenths);
    EXPECT_THAT(CodesOf(data), IsEmpty()) << tenths;
  }
  data.players[0].stated_points = Points::Tenths(25);
  EXPECT_THAT(CodesOf(data), ElementsAre("points-sum"));
  data.requested_byes.pop_back();  // in round 3 somebody plays
  data.players[0].stated_points = Points::Tenths(20);
  EXPECT_THAT(CodesOf(data), ElementsAre("points-ahead"));
}

// Decision 222.
TEST(Validation, PointsMayLeaveAnAdjournedGameOut) {
  TournamentData data = TextEvent({"2w1 2bX", "1b0 1wX"});
  for (const int tenths : {10, 15}) {
    data.players[0].stated_points = Points::Tenths(tenths);
    EXPECT_THAT(CodesOf(data), IsEmpty()) << tenths;
  }
  data.players[0].stated_points = Points::Tenths(20);
  EXPECT_THAT(CodesOf(data), ElementsAre("points-sum"));
}

TEST(Validation, RequestedByes) {
  TournamentData data = TextEvent({"2w1", "1b0"});
  data.requested_byes = {{Round(2), Nr(1), ResultCode::kHalfBye}};
  EXPECT_THAT(CodesOf(data), IsEmpty());
  data.requested_byes = {{Round(1), Nr(1), ResultCode::kHalfBye}};
  EXPECT_EQ(Only(data).code, "bye-past");
  data.requested_byes = {{Round(2), Nr(9), ResultCode::kHalfBye}};
  EXPECT_EQ(Only(data).code, "bye-player-unknown");
  data.requested_byes = {{Round(2), Nr(1), ResultCode::kPairingBye}};
  EXPECT_EQ(Only(data).code, "bye-kind");
  data.requested_byes = {{Round(2), Nr(1), ResultCode::kHalfBye}, {Round(2), Nr(1), ResultCode::kHalfBye}};
  EXPECT_THAT(CodesOf(data), IsEmpty()) << "asking twice for the same is harmless";
  data.requested_byes = {{Round(2), Nr(1), ResultCode::kHalfBye},
                         {Round(3), Nr(1), ResultCode::kZeroBye},
                         {Round(2), Nr(1), ResultCode::kZeroBye}};
  const Finding conflict = Only(data);
  EXPECT_EQ(conflict.code, "bye-conflict");
  EXPECT_EQ(conflict.where.position, 2U);
}

TEST(Validation, ForbiddenPairings) {
  TournamentData data = TextEvent({"2w1", "1b0"});
  data.forbidden = {{std::nullopt, std::nullopt, {Nr(1), Nr(2)}}, {Round(2), Round(3), {Nr(1), Nr(3)}}};
  const Finding unknown = Only(data);
  EXPECT_EQ(unknown.code, "forbidden-player-unknown");
  EXPECT_EQ(unknown.where.position, 1U);
  data.forbidden = {{Round(3), Round(2), {Nr(1), Nr(2)}}};
  EXPECT_EQ(Only(data).code, "forbidden-rounds");
}

TEST(Validation, FictitiousPointsOfNobody) {
  TournamentData data = TextEvent({"2w1", "1b0"});
  data.accelerations = {{PlayerIndex(-1), {Points::Whole(1)}}};
  EXPECT_EQ(Only(data).code, "acceleration-player-unknown");
}

class TeamValidation : public testing::Test {
 protected:
  TournamentData data = [] {
    TournamentData teams = TextEvent({"2w1", "1b0"});
    teams.teams = {{TeamNumber(1), "A", "", std::nullopt, std::nullopt, std::nullopt, std::nullopt, {Nr(1)}},
                   {TeamNumber(2), "B", "", std::nullopt, std::nullopt, std::nullopt, std::nullopt, {Nr(2)}}};
    return teams;
  }();
};

TEST_F(TeamValidation, NothingWrong) { EXPECT_THAT(CodesOf(data), IsEmpty()); }

TEST_F(TeamValidation, Numbers) {
  data.teams[1].number = TeamNumber(1);
  EXPECT_EQ(Only(data).code, "team-number");
  data.teams[1].number = TeamNumber(0);
  EXPECT_EQ(Only(data).code, "team-number");
}

TEST_F(TeamValidation, Members) {
  data.teams[1].members = {Nr(1)};
  EXPECT_EQ(Only(data).code, "team-player-repeated");
  data.teams[1].members = {Nr(7)};
  EXPECT_EQ(Only(data).code, "team-player-unknown");
}

TEST_F(TeamValidation, LineUps) {
  data.line_ups = {{Round(1), TeamIndex(0), TeamIndex(1), {Nr(1), std::nullopt}}};
  EXPECT_THAT(CodesOf(data), IsEmpty());
  data.line_ups = {{Round(1), TeamIndex(2), std::nullopt, {}}};
  EXPECT_EQ(Only(data).code, "line-up-unknown");
  data.line_ups = {{Round(1), TeamIndex(0), TeamIndex(1), {Nr(3)}}};
  EXPECT_EQ(Only(data).code, "line-up-unknown");
}

TEST_F(TeamValidation, ForbiddenPairings) {
  data.forbidden_teams = {{Round(1), Round(2), {TeamIndex(0), TeamIndex(1)}}};
  EXPECT_THAT(CodesOf(data), IsEmpty());
  data.forbidden_teams = {{std::nullopt, std::nullopt, {TeamIndex(0), TeamIndex(2)}}};
  EXPECT_EQ(Only(data).code, "team-unknown");
}

TEST_F(TeamValidation, ForfeitsAndByes) {
  data.forfeited_matches = {{MatchForfeit::kDouble, Round(1), TeamIndex(0), TeamIndex(2)}};
  EXPECT_EQ(Only(data).code, "team-unknown");
  data.forfeited_matches.clear();
  data.team_byes = {{Round(2), TeamIndex(-1), ResultCode::kHalfBye}};
  EXPECT_EQ(Only(data).code, "team-unknown");
  data.team_byes.clear();
  data.team_pairing_byes = TeamPairingByes{{}, {}, {std::nullopt, TeamIndex(5)}};
  EXPECT_EQ(Only(data).where.round, Round(2));
}

TEST(Validation, EverythingIsReportedInOneGo) {
  EXPECT_THAT(CodesOf(TextEvent({"2w1 9w1", "1w1 2b1", "H 1w1"})),
              testing::IsSupersetOf(
                  {"colour-same", "result-conflict", "opponent-unknown", "opponent-self", "opponent-not-mutual"}));
}

}  // namespace
}  // namespace ronda
