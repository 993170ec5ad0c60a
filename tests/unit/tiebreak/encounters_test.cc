#include <gtest/gtest.h>

#include "ronda/tiebreak/record_of_encounters.h"
#include "ronda/tiebreak/record_of_players.h"
#include "ronda/tiebreak/record_of_teams.h"
#include "ronda/tiebreak/standings.h"
#include "support/text_event.h"

namespace ronda::tiebreak {
namespace {

TournamentData WithTeams(TournamentData data, int boards) {
  const int teams = Count(data.players) / boards;
  for (int team = 0; team < teams; ++team) {
    data.teams.push_back({TeamNumber(team + 1), "", "", {}, {}, {}, {}, {}});
    for (int board = 0; board < boards; ++board)
      data.teams.back().members.push_back(test::Nr(team * boards + board + 1));
  }
  return data;
}

// Elementos §2.5.1: Hutton with three teams of four, B1-C1 C2-A1 A2-B2 B3-A3 A4-C3 C4-B4. Results 1-0, 0-1, ½, 1-0,
// 1-0, ½: A has 2 against C and ½ against B, B has 1½ against both, C ½ against B.
Tournament Hutton() {
  auto data = WithTeams(
      test::TextEvent({"10b1", "6w=", "7b0", "11w1", "9w1", "2b=", "3w1", "12b=", "5b0", "1w0", "4b0", "8w="}), 4);
  data.system_code = "CUSTOM_TEAM_ROUNDROBIN";
  return test::MakeTournament(std::move(data));
}

TEST(Encounters, OfSeveralTeamsInOneRound) {
  const Tournament tournament = Hutton();
  EXPECT_FALSE(PlaysMatches(tournament));
  EXPECT_TRUE(PlaysEncounters(tournament));
  const Record record = RecordOf(tournament, 1);
  Session session(record, CurrentEdition());
  const auto score = [&](int team, Score which) { return session.Plain().FinalScore(Participant(team), which); };
  EXPECT_EQ(record.primary(), Score::kGamePoints);
  EXPECT_EQ(score(0, Score::kGamePoints), Points::Tenths(25));
  EXPECT_EQ(score(1, Score::kGamePoints), Points::Tenths(30));
  EXPECT_EQ(score(2, Score::kGamePoints), Points::Tenths(5));
  EXPECT_EQ(score(0, Score::kMatchPoints), Points::Whole(2));  // won against C, lost against B
  EXPECT_EQ(score(1, Score::kMatchPoints), Points::Whole(4));
  EXPECT_EQ(score(2, Score::kMatchPoints), Points{});
}

// Elementos §2.4.2, decision 230: Djaja with teams of three. A wins the first round 3-0 and loses the others 1-2: by
// the sum of the boards 5-4, by the match points of rounds 2-4.
TEST(Encounters, DjajaIsWonByTheSumOfTheBoards) {
  auto data = WithTeams(test::TextEvent({"4w1 5b1 6w1", "5w1 6w0 4b0", "6b1 4b0 5w0",  //
                                         "1b0 3w1 2w1", "2b0 1w0 3b1", "3w0 2b1 1b0"}),
                        3);
  data.system_code = "FIDE_SCHEVENINGEN";
  const Tournament tournament = test::MakeTournament(std::move(data));
  const Record encounters = RecordOf(tournament, 3);
  EXPECT_EQ(encounters.rounds(), 1);
  EXPECT_EQ(encounters.result(Participant(0), Round(1)).game_points, Points::Whole(5));
  EXPECT_EQ(encounters.result(Participant(0), Round(1)).outcome, Outcome::kWin);
  EXPECT_EQ(encounters.board_points(Participant(0), Round(1)).front(), Points::Whole(3));
  const Record matches = RecordOfTeams(tournament, 3);
  Session session(matches, CurrentEdition());
  EXPECT_EQ(session.Plain().FinalScore(Participant(0), Score::kMatchPoints), Points::Whole(2));
  EXPECT_EQ(session.Plain().FinalScore(Participant(1), Score::kMatchPoints), Points::Whole(4));
}

// No match points before the last game of an encounter; the boards count at once.
TEST(Encounters, OpenGamesLeaveTheMatchOpen) {
  auto data = WithTeams(test::TextEvent({"3w1 4b*", "4w1 3b*", "1b0 2w*", "2b0 1w*"}), 2);
  data.system_code = "CUSTOM_SCHEVENINGEN";
  const Record record = RecordOf(test::MakeTournament(std::move(data)), 2);
  EXPECT_EQ(record.result(Participant(0), Round(1)).game_points, Points::Whole(2));
  EXPECT_EQ(record.result(Participant(0), Round(1)).match_points, Points{});
}

TEST(Encounters, RoundsToComeLeaveTheMatchOpen) {
  auto data = WithTeams(test::TextEvent({"3w1 4b1", "4w1 3b1", "1b0 2w0", "2b0 1w0"}), 2);
  data.system_code = "CUSTOM_SCHEVENINGEN";
  const Tournament tournament = test::MakeTournament(std::move(data));
  EXPECT_EQ(RecordOf(tournament, 1).result(Participant(0), Round(1)).match_points, Points{});
  EXPECT_EQ(RecordOf(tournament, 2).result(Participant(0), Round(1)).match_points, Points::Whole(2));
}

// Decision 350: of the rounds a desk has published, those to come are only planned.
TEST(Encounters, NobodyHasWonBeforeTheLastRound) {
  auto data = WithTeams(test::TextEvent({"3w1", "4w1", "1b0", "2b0"}), 2);
  data.system_code = "CUSTOM_SCHEVENINGEN";
  data.planned_rounds = 2;
  const Record record = RecordOf(test::MakeTournament(std::move(data)), 1);
  EXPECT_EQ(record.result(Participant(0), Round(1)).game_points, Points::Whole(2));
  EXPECT_EQ(record.result(Participant(0), Round(1)).match_points, Points{});
}

// Every two teams have one slot in common, no team two encounters in a slot, and the boards sum up to the points of the
// players: for every number of teams of one player each, all against all.
TEST(Encounters, EverySlotIsAPartOfARoundRobin) {
  for (int teams = 2; teams <= 9; ++teams) {
    TournamentData data;
    data.players.resize(static_cast<std::size_t>(teams));
    for (int i = 0; i < teams; ++i) data.players[static_cast<std::size_t>(i)].tpn = Tpn(i + 1);
    data.rounds = teams - 1 + teams % 2;
    data.entries.resize(data.players.size() * static_cast<std::size_t>(data.rounds));
    const int last = teams + teams % 2 - 1;
    for (int i = 0; i < teams; ++i) {
      for (int j = 0; j < i; ++j) {
        const Round round((i == last ? 2 * j : i + j) % last + 1);
        data.entry(PlayerIndex(i), round) = {ResultCode::kWin, Colour::kWhite, PlayerIndex(j)};
        data.entry(PlayerIndex(j), round) = {ResultCode::kLoss, Colour::kBlack, PlayerIndex(i)};
      }
    }
    data.system_code = "CUSTOM_TEAM_ROUNDROBIN";
    const Tournament tournament = test::MakeTournament(WithTeams(std::move(data), 1));
    const Record record = RecordOfEncounters(tournament, tournament.rounds());
    for (const Participant who : record.participants()) {
      std::vector<bool> met(static_cast<std::size_t>(teams));
      Points sum;
      for (int slot = 1; slot <= record.rounds(); ++slot) {
        const RoundRecord& result = record.result(who, Round(slot));
        sum += result.game_points;
        if (!result.opponent) continue;
        EXPECT_FALSE(met[result.opponent->index()]);
        met[result.opponent->index()] = true;
        EXPECT_EQ(record.result(*result.opponent, Round(slot)).opponent, who);
      }
      EXPECT_EQ(std::ranges::count(met, true), teams - 1);
      EXPECT_EQ(sum, Points::Whole(who.value()));  // everybody beats those listed before
    }
  }
}

// Clubmates of an individual event: teams are a grouping, and players are ranked.
TEST(Encounters, AnIndividualEventWithTeamsRanksPlayers) {
  const Tournament tournament = test::MakeTournament(WithTeams(test::TextEvent({"2w1", "1b0", "4w1", "3b0"}), 2));
  EXPECT_FALSE(PlaysEncounters(tournament));
  EXPECT_FALSE(RecordOf(tournament, 1).teams());
}

}  // namespace
}  // namespace ronda::tiebreak
