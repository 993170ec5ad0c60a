// What the boards of teams come to, which pairing and standings share.
#include "ronda/model/team_rounds.h"
#include "ronda/model/team_totals.h"

#include <gtest/gtest.h>

#include "support/text_event.h"

namespace ronda {
namespace {

using test::MakeTournament;
using test::Nr;
using test::TextEvent;

constexpr TeamIndex kFirst{0};
constexpr TeamIndex kSecond{1};
constexpr TeamIndex kThird{2};

// Teams of two: 1 2, 3 4, 5 6.
TournamentData ThreeTeams(std::initializer_list<std::string_view> rows) {
  TournamentData data = TextEvent(rows);
  data.board_colours = {Colour::kWhite, Colour::kBlack};
  for (int team = 0; team < 3; ++team) {
    Team one;
    one.number = TeamNumber(team + 1);
    one.members = {PlayerIndex(2 * team), PlayerIndex(2 * team + 1)};
    data.teams.push_back(one);
  }
  return data;
}

TeamPoints Of(int match_tenths, int game_tenths) { return {Points::Tenths(match_tenths), Points::Tenths(game_tenths)}; }

// Player 2 has nobody opposite: the board is won, and the match with it.
TEST(TeamRounds, ABoardWonAgainstAnEmptySeatCounts) {
  const Tournament event = MakeTournament(ThreeTeams({"3w0", "+", "1b1", ".", "U", "U"}));
  const TeamRounds rounds(event);
  EXPECT_EQ(rounds.in(kFirst, Round(1)).points, Of(10, 10));
  EXPECT_EQ(rounds.in(kSecond, Round(1)).points, Of(10, 10));
  EXPECT_EQ(rounds.in(kFirst, Round(1)).result, ResultCode::kDraw);
  EXPECT_EQ(rounds.in(kFirst, Round(1)).boards, (std::vector{Points{}, Points::Whole(1)}));
}

// C.04.6 §1.4: as much as a drawn match, also where only the letters of the members tell (no record 320).
TEST(TeamRounds, AByeToldByTheMembersIsWorthADraw) {
  const Tournament event = MakeTournament(ThreeTeams({"3w1", "4b1", "1b0", "2w0", "U", "U"}));
  const TeamRounds rounds(event);
  EXPECT_EQ(rounds.in(kThird, Round(1)).result, ResultCode::kPairingBye);
  EXPECT_EQ(rounds.in(kThird, Round(1)).points, Of(10, 10));
  EXPECT_EQ(TeamTotals(event)[2], Of(10, 10));
}

// A reserve with "0000 - -" sits on no board while enough others play.
TEST(TeamRounds, AReserveMarkedAsAbsentTakesNoBoard) {
  TournamentData data = TextEvent({"4w1", "-", "5b0", "1b0", "3w1", "."});
  data.board_colours = {Colour::kWhite, Colour::kBlack};
  for (int team = 0; team < 2; ++team) {
    Team one;
    one.number = TeamNumber(team + 1);
    for (int board = 0; board < 3; ++board) one.members.emplace_back(3 * team + board);
    data.teams.push_back(one);
  }
  const Tournament event = MakeTournament(data);
  const TeamRounds rounds(event);
  EXPECT_EQ(rounds.in(kFirst, Round(1)).boards, (std::vector{Points::Whole(1), Points{}}));
}

// C.04.2/2026 §3.1.
// Decision 222. A draw for pairing, for standings not yet finished: the board points as they stand, no match points.
TEST(TeamRounds, AdjournedGames) {
  const Tournament event = MakeTournament(ThreeTeams({"3w1", "4bX", "1b0", "2wX", "U", "U"}));
  EXPECT_EQ(TeamRounds(event).in(kFirst, Round(1)).points, Of(20, 15));
  const TeamRounds standings(event, AdjournedGames::kUnfinished);
  EXPECT_EQ(standings.in(kFirst, Round(1)).points, Of(0, 10));
  EXPECT_EQ(standings.in(kFirst, Round(1)).result, ResultCode::kPending);
}

TEST(TeamRounds, StatedTotalsFollowTheBoards) {
  TournamentData data = ThreeTeams({"3w1", "4b=", "1b0", "2w=", "U", "U"});
  data.teams[0].stated_match_points = Points{};
  data.teams[0].stated_game_points = Points{};
  RestateTeams(MakeTournament(data), data);
  EXPECT_EQ(data.teams[0].stated_match_points, Points::Whole(2));
  EXPECT_EQ(data.teams[0].stated_game_points, Points::Tenths(15));
  EXPECT_FALSE(data.teams[1].stated_match_points) << "who states nothing goes on stating nothing";
}

}  // namespace
}  // namespace ronda
