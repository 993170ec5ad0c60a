// Teams at the desk: byes and withdrawals, line-ups set by an arbiter and handed in by captains, late entries.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include "ronda/command/match_seating.h"
#include "unit/command/desk.h"

namespace ronda::command {
namespace {

// Four teams of three players (1-3, 4-6, ...) for matches of two boards.
TestDesk TeamDesk() {
  TournamentData data = NewEvent(12, 3);
  data.board_colours = {Colour::kWhite, Colour::kBlack};
  data.system_code = "FIDE_TEAM";
  for (int i = 0; i < 4; ++i) {
    Team team;
    team.number = TeamNumber(i + 1);
    team.name = fmt::format("Club {}", i + 1);
    team.members = {PlayerIndex(3 * i), PlayerIndex(3 * i + 1), PlayerIndex(3 * i + 2)};
    data.teams.push_back(team);
  }
  return TestDesk(std::move(data), "team-swiss-2026");
}

std::vector<MatchSeating> Matches(const TestDesk& desk, int round) {
  const auto tournament = Tournament::Make(desk.state().data);
  return MatchesIn(desk.state(), TeamRounds(*tournament), Round(round));
}

// Boards by place in the list of the team, 0 for an empty one.
std::vector<std::optional<Uid>> Seats(TeamNumber team, std::vector<int> places) {
  std::vector<std::optional<Uid>> boards;
  for (const int place : places) {
    boards.push_back(place == 0 ? std::nullopt : std::optional(Uid(3 * (team.value() - 1) + place)));
  }
  return boards;
}

TeamNumber NumberOf(const TestDesk& desk, TeamIndex team) { return desk.state().data.teams[team.index()].number; }

TEST(Teams, HaveByesAndWithdrawAsTeams) {
  TestDesk desk = TeamDesk();
  EXPECT_EQ(desk.Refusal(RequestByes{{Uid(2)}, {Round(1)}, ResultCode::kHalfBye}), "command-players");
  desk.Must(RequestByes{{}, {Round(1)}, ResultCode::kHalfBye, {TeamNumber(2)}});
  ASSERT_EQ(desk.state().data.team_byes.size(), 1U);
  EXPECT_EQ(desk.state().data.team_byes.front().team, TeamIndex(1));
  desk.Must(Withdraw{{}, {TeamNumber(4)}});
  desk.Must(PairRound{});
  const auto matches = Matches(desk, 1);
  ASSERT_EQ(matches.size(), 1U);
  EXPECT_EQ(NumberOf(desk, matches[0].home), TeamNumber(1));
  EXPECT_EQ(NumberOf(desk, matches[0].guest), TeamNumber(3));
  TestDesk players(NewEvent(4, 3));
  EXPECT_EQ(players.Refusal(Withdraw{{}, {TeamNumber(1)}}), "command-team");
}

TEST(Teams, SitAsTheirLineUpSays) {
  TestDesk desk = TeamDesk();
  desk.Must(PairRound{});
  const MatchSeating before = Matches(desk, 1).front();
  const TeamNumber home = NumberOf(desk, before.home);
  EXPECT_EQ(before.boards[0].home, Seats(home, {1})[0]);
  // The reserve for the second board.
  desk.Must(SetLineUp{Round(1), home, Seats(home, {1, 3})});
  const MatchSeating after = Matches(desk, 1).front();
  EXPECT_EQ(after.boards[1].home, Seats(home, {3})[0]);
  EXPECT_EQ(after.boards[1].guest, before.boards[1].guest);
  ASSERT_TRUE(after.boards[1].game);
  EXPECT_EQ(after.boards[1].game->black, Seats(home, {3})[0]);
  // An empty board: the other side wins it, and the tables of the other match stay.
  const std::int32_t table = Matches(desk, 1)[1].boards[0].game->table;
  desk.Must(SetLineUp{Round(1), home, Seats(home, {0, 2})});
  const MatchSeating empty = Matches(desk, 1).front();
  EXPECT_FALSE(empty.boards[0].home);
  EXPECT_FALSE(empty.boards[0].game);
  EXPECT_EQ(empty.guest_points, Points::Whole(1));
  EXPECT_EQ(Matches(desk, 1)[1].boards[0].game->table, table);
}

TEST(Teams, LineUpsAreLookedAt) {
  TestDesk desk = TeamDesk();
  const TeamNumber one(1);
  EXPECT_EQ(desk.Refusal(SetLineUp{Round(1), one, Seats(TeamNumber(2), {1, 2})}), "command-line-up");
  EXPECT_EQ(desk.Refusal(SetLineUp{Round(1), one, Seats(one, {1, 1})}), "command-line-up");
  EXPECT_EQ(desk.Refusal(SetLineUp{Round(1), one, Seats(one, {1, 2, 3})}), "command-line-up");
  EXPECT_EQ(desk.Refusal(SetLineUp{Round(2), one, Seats(one, {1, 2})}), "command-round");
  // Out of the order of the list: to be acknowledged.
  EXPECT_EQ(desk.Refusal(SetLineUp{Round(1), one, Seats(one, {2, 1})}), kUnconfirmed);
  desk.Must(SetLineUp{Round(1), one, Seats(one, {2, 1})}, Warning::kAcknowledge);
  // Said before the round was paired, it holds when it is.
  desk.Must(PairRound{});
  desk.Must(PublishRound{Round(1)});
  for (const MatchSeating& match : Matches(desk, 1)) {
    if (NumberOf(desk, match.home) == one) {
      EXPECT_EQ(match.boards[0].home, Uid(2));
    }
    if (NumberOf(desk, match.guest) == one) {
      EXPECT_EQ(match.boards[0].guest, Uid(2));
    }
    const Seating& game = *match.boards[0].game;
    desk.Must(EnterResult{Round(1), game.white, game.black, "*", "1-0", "test"});
  }
  EXPECT_EQ(desk.Refusal(SetLineUp{Round(1), one, Seats(one, {1, 2})}), "command-line-up");
}

TEST(Teams, LineUpsHandedInAreSealedUntilBothAreIn) {
  TestDesk desk = TeamDesk();
  desk.Must(PairRound{});
  const MatchSeating match = Matches(desk, 1).front();
  const TeamNumber home = NumberOf(desk, match.home);
  const TeamNumber guest = NumberOf(desk, match.guest);
  EXPECT_EQ(desk.Refusal(HandInLineUp{Round(1), home, Seats(home, {1, 3})}), "command-round");
  desk.Must(PublishRound{Round(1)});
  desk.Must(HandInLineUp{Round(1), home, Seats(home, {1, 3})});
  EXPECT_EQ(Matches(desk, 1).front().boards[1].home, match.boards[1].home);  // nobody sees it
  desk.Must(HandInLineUp{Round(1), home, Seats(home, {2, 3})});              // and it can be handed in again
  EXPECT_EQ(desk.state().facts.sealed_line_ups.size(), 1U);
  desk.Must(HandInLineUp{Round(1), guest, Seats(guest, {1, 3})});
  EXPECT_TRUE(desk.state().facts.sealed_line_ups.empty());
  const MatchSeating open = Matches(desk, 1).front();
  EXPECT_EQ(open.boards[0].home, Seats(home, {2})[0]);
  EXPECT_EQ(open.boards[1].home, Seats(home, {3})[0]);
  EXPECT_EQ(open.boards[1].guest, Seats(guest, {3})[0]);
  EXPECT_EQ(desk.Refusal(HandInLineUp{Round(1), home, Seats(home, {1, 2})}), "command-line-up");
}

TEST(Teams, LineUpsAreTakenUntilTheDeadline) {
  TestDesk desk = TeamDesk();
  desk.Must(PairRound{});
  desk.Must(PublishRound{Round(1)});
  const TeamNumber home = NumberOf(desk, Matches(desk, 1).front().home);
  for (const char* no_time : {"tomorrow", "2026-02-30T14:00Z", "2026-11-15T25:00Z", "nobody--knTows-when.Z"}) {
    EXPECT_EQ(desk.Refusal(SetLineUpDeadline{Round(1), no_time}), "command-deadline") << no_time;
  }
  desk.Must(SetLineUpDeadline{Round(1), "2020-01-01T12:00Z"});
  desk.Must(SetLineUpDeadline{Round(1), "2020-01-01T12:00:00Z"});
  EXPECT_EQ(desk.Refusal(HandInLineUp{Round(1), home, Seats(home, {1, 3})}), "command-deadline");
  desk.Must(SetLineUpDeadline{Round(1), "2100-01-01T12:00:00Z"});
  desk.Must(HandInLineUp{Round(1), home, Seats(home, {1, 3})});
  // The other team has handed in nothing and plays in the order of its list.
  desk.Must(OpenLineUps{Round(1)});
  EXPECT_EQ(Matches(desk, 1).front().boards[1].home, Seats(home, {3})[0]);
}

// C.04.6/2026 §1.1.2 with decision 223: by strength, where the teams stand in that order; here they have none.
TEST(Teams, EnterLateWithNewPlayers) {
  TestDesk desk = TeamDesk();
  Entrant anna;
  anna.name = "Anna";
  Entrant bea;
  bea.name = "Bea";
  const auto act = desk.Must(EnterTeam{.name = "Newcomers", .players = {anna, bea}});
  EXPECT_EQ(act.told.players, (std::vector{Uid(13), Uid(14)}));
  ASSERT_EQ(desk.state().data.teams.size(), 5U);
  EXPECT_EQ(desk.state().data.teams.back().members.size(), 2U);
  EXPECT_EQ(desk.state().player(Uid(14)).name, "Bea");
  Entrant carl;
  carl.name = "Carl";
  EXPECT_EQ(desk.Refusal(EnterPlayers{{carl}}), "command-team");
  desk.Must(EnterPlayers{.players = {carl}, .team = TeamNumber(5)});
  EXPECT_EQ(desk.state().data.teams.back().members.size(), 3U);
}

}  // namespace
}  // namespace ronda::command
