// C.04.2 for teams (C.04.6/2026 §0): byes, withdrawals, returns and late entries where teams are paired.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "article/c04_2/handled_events.h"
#include "ronda/handling/absence.h"
#include "ronda/handling/publication.h"
#include "ronda/handling/team_absence.h"
#include "ronda/handling/team_entry.h"
#include "ronda/model/team_totals.h"
#include "ronda/pairing/entrants.h"
#include "ronda/pairing/registry.h"

namespace ronda::test {
namespace {

using handling::Edition;
using handling::TeamEntry;
using testing::ElementsAre;

// Teams of one board each, with strengths 400, 300, ...; the event must have as many players as teams.
Tournament OfTeams(const Tournament& event) {
  TournamentData data = event.data();
  data.system_code = "FIDE_TEAM";
  for (const PlayerIndex player : event.player_ids()) {
    Team team;
    team.number = TeamNumber(player.value() + 1);
    team.name = std::string("Team ") + static_cast<char>('A' + player.value());
    team.strength = 100 * (event.player_count() - player.value());
    team.members = {player};
    data.teams.push_back(team);
  }
  return Tournament::Make(std::move(data)).value();
}

Tournament FourTeams() { return OfTeams(Event(4).Planned(5).Round("1>3 4=2")); }

std::vector<int> PairedTeams(const Tournament& tournament) {
  const PairingSystem& system = *StandardSystems().Find("team-swiss");
  const auto pairing = system.Pair(EntrantsOf(system.info(), tournament).value()).value();
  std::vector<int> teams;
  for (const Board& board : pairing.boards)
    teams.insert(teams.end(), {board.white.value() + 1, board.black.value() + 1});
  if (pairing.bye) teams.push_back(pairing.bye->value() + 1);
  std::ranges::sort(teams);
  return teams;
}

// C.04.2/2026 §3.3; C.04.6/2026 §0.
TEST(C04_2_2026, Art3_3_AnAbsentTeamIsNotPaired) {
  const auto handled =
      handling::RequestByes(FourTeams(), {{Tpn(2)}, {Round(2)}, ResultCode::kHalfBye}, Edition2026()).value();
  EXPECT_EQ(handled.changes[0].text, "2 Team B is not paired: a half-point bye in round 2");
  EXPECT_EQ(handled.changes[0].article, "C.04.2/2026 §3.3");
  EXPECT_THAT(handled.tournament.data().team_byes, ElementsAre(TeamBye{Round(2), TeamIndex(1), ResultCode::kHalfBye}));
  EXPECT_THAT(PairedTeams(handled.tournament), ElementsAre(1, 3, 4));
}

// C.04.2/2026 §3.2.
TEST(C04_2_2026, Art3_2_AWithdrawnTeamIsNotPairedUntilItReturns) {
  const auto gone = handling::Withdraw(FourTeams(), std::array{Tpn(4)}, Edition2026()).value();
  EXPECT_EQ(gone.tournament.data().team_byes.size(), 4U) << "rounds 2 to 5";
  EXPECT_THAT(PairedTeams(gone.tournament), ElementsAre(1, 2, 3));
  const auto back = handling::CancelByes(gone.tournament, {{Tpn(4)}, {}, {}}, Edition2026()).value();
  EXPECT_THAT(PairedTeams(back.tournament), ElementsAre(1, 2, 3, 4));
  EXPECT_EQ(handling::CancelByes(back.tournament, {{Tpn(4)}, {}, {}}, Edition2026()).error().code, "handling-bye");
}

TEST(C04_2_2026, Art3_3_NoTeamAndNoRound) {
  const auto bye = [](int team, int round) {
    return handling::RequestByes(FourTeams(), {{Tpn(team)}, {Round(round)}, ResultCode::kZeroBye}, Edition2026());
  };
  EXPECT_EQ(bye(9, 2).error().code, "handling-team");
  EXPECT_EQ(bye(1, 1).error().code, "handling-bye") << "paired already";
  EXPECT_EQ(bye(1, 6).error().code, "handling-bye") << "beyond the plan";
}

// C.05 §6.5: a team that lost by forfeit without notice.
TEST(C05_2026, Art6_5_AbsentTeams) {
  const auto event = OfTeams(Event(4).Planned(4).Round("1+3 4=2"));
  const auto handled = handling::WithdrawAbsent(event, {}, Edition2026()).value();
  ASSERT_EQ(handled.changes.size(), 1U);
  EXPECT_EQ(handled.changes[0].player, Tpn(3));
  EXPECT_TRUE(handling::WithdrawAbsent(event, std::array{Tpn(3)}, Edition2026()).value().changes.empty());
}

TeamEntry Newcomer(std::optional<int> strength, ResultCode missed = ResultCode::kZeroBye) {
  TeamEntry entry;
  entry.team.name = "Late";
  entry.team.strength = strength;
  entry.players = {Person("Late, Lena", 2000)};
  entry.missed = missed;
  return entry;
}

// C.04.2/2026 §2.4, §2.5; C.04.6 §1.1.2; C.04.6/2026 §1.1.3 (decision 223): a number when it arrives, those behind move
// up, no points for round 1.
TEST(C04_2_2026, Art2_4_ALateTeamHasThePlaceOfItsStrength) {
  const auto handled = handling::EnterTeam(FourTeams(), Newcomer(250), Edition2026()).value();
  const TournamentData& data = handled.tournament.data();
  EXPECT_EQ(data.teams.back().number, TeamNumber(3)) << "400, 300, then 250";
  EXPECT_EQ(data.teams[2].number, TeamNumber(4));
  EXPECT_EQ(TeamTotals(handled.tournament).back(), TeamPoints{});
  EXPECT_THAT(CodesOf(handled), ElementsAre("entered", "renumbered", "renumbered"));
  EXPECT_THAT(PairedTeams(handled.tournament), ElementsAre(1, 2, 3, 4, 5));
}

TEST(C04_2_2026, Art2_4_PointsForMissedRoundsAsTheRulesOfTheEventGiveThem) {
  const auto handled = handling::EnterTeam(FourTeams(), Newcomer(250, ResultCode::kHalfBye), Edition2026()).value();
  EXPECT_EQ(TeamTotals(handled.tournament).back(), (TeamPoints{Points::Whole(1), Points::Tenths(5)}));
}

TEST(C04_2_2026, Art2_4_ATeamThatCannotEnter) {
  TeamEntry empty = Newcomer(250);
  empty.players.clear();
  EXPECT_EQ(handling::EnterTeam(FourTeams(), empty, Edition2026()).error().code, "handling-entry");
  TeamEntry known = Newcomer(250);
  known.team.name = "Team A";
  EXPECT_EQ(handling::EnterTeam(FourTeams(), known, Edition2026()).error().code, "handling-entry");
  EXPECT_EQ(handling::EnterTeam(Event(4).Planned(5), Newcomer(250), Edition2026()).error().code, "handling-entry")
      << "an event of players";
}

TEST(C04_2_2026, Art2_4_APlayerJoinsTheEndOfATeam) {
  const auto handled =
      handling::JoinTeam(FourTeams(), std::array{Person("Reserve, Rita", 1900)}, TeamNumber(2), Edition2026()).value();
  EXPECT_EQ(handled.tournament.data().teams[1].members, (std::vector{PlayerIndex(1), PlayerIndex(4)}));
  EXPECT_EQ(handled.tournament.player(PlayerIndex(4)).tpn, Tpn(5)) << "nobody is renumbered";
}

// C.04.2/2026 §4.4.1: teams that would meet again.
TEST(C04_2_2026, Art4_4_1_ARematchOfTeamsIsTakenBack) {
  const auto open = [](const Tournament& event) {
    TournamentData data = event.data();
    for (const PlayerIndex player : event.player_ids()) {
      data.entry(player, Round(event.rounds())).result = ResultCode::kPending;
    }
    return OfTeams(Tournament::Make(std::move(data)).value());
  };
  EXPECT_TRUE(handling::TakeBack(open(Event(4).Planned(5).Round("1>3 4=2").Round("3=1 2=4")), {}, Edition2026()));
  EXPECT_FALSE(handling::TakeBack(open(Event(4).Planned(5).Round("1>3 4=2").Round("2=1 3=4")), {}, Edition2026()));
}

// C.04.7/2026 §1.3.2: GA are 1 and 2 of four; the new team is placed before 2 and joins, so 2 (now 3) stays the last.
TEST(C04_7_2026, Art1_3_2_ALateTeamWithPointsKeepsTheGroups) {
  TournamentData data = FourTeams().data();
  data.system_code = "FIDE_TEAM_BAKU";
  const auto handled =
      handling::EnterTeam(Tournament::Make(data).value(), Newcomer(350, ResultCode::kHalfBye), Edition2026()).value();
  const auto event = EntrantsOf(StandardSystems().Find("team-swiss")->info(), handled.tournament).value();
  for (const int team : {1, 2, 3}) EXPECT_EQ(event.AccelerationOf(PlayerIndex(team - 1), Round(2)), Points::Whole(2));
  EXPECT_EQ(event.AccelerationOf(PlayerIndex(3), Round(2)), Points{});
}

}  // namespace
}  // namespace ronda::test
