#include <fmt/format.h>

#include <algorithm>

#include "ronda/command/knockout.h"
#include "ronda/command/seating.h"
#include "unit/command/any_command.h"

namespace ronda::command {
namespace {

// So many that most desks are still under way after their commands.
constexpr int kRounds = 7;

TestDesk TeamDesk(const Dice& dice) {
  const int teams = 4 + dice.Below(3);
  TournamentData data = NewEvent(2 * teams, kRounds);
  data.board_colours = {Colour::kWhite, Colour::kBlack};
  data.system_code = "FIDE_TEAM";
  for (int i = 0; i < teams; ++i) {
    Team team;
    team.number = TeamNumber(i + 1);
    team.name = fmt::format("Club {}", i + 1);
    team.members = {PlayerIndex(2 * i), PlayerIndex(2 * i + 1)};
    data.teams.push_back(team);
  }
  return TestDesk(std::move(data), "team-swiss-2026");
}

}  // namespace

TestDesk NewDesk(const Dice& dice) {
  const int players = 4 + dice.Below(7);
  switch (dice.Below(9)) {
    case 0:
      return TeamDesk(dice);
    case 1:
      return TestDesk(NewEvent(players, 2 * kRounds), "double-swiss");
    case 2:
      return TestDesk(NewEvent(players, kRounds), "keizer");
    case 3: {
      TestDesk desk(NewEvent(players, kRounds));
      (void)desk.Do(DrawSchedule{});
      return desk;
    }
    case 4: {
      TestDesk desk(NewEvent(players, kRounds));
      ChangeSettings knockout;
      knockout.schedule =
          journal::SchedulePlan{.system = "knockout", .games = 1 + dice.Below(2), .losses = 1 + dice.Below(2)};
      desk.Must(knockout);
      return desk;
    }
    default:
      return TestDesk(NewEvent(players, kRounds));
  }
}

// A play-off of a match that is level, or of two who have none.
Command AnyPlayOff(const journal::State& state, const Dice& dice) {
  EnterPlayOff wish{Round(std::max(1, state.data.rounds)), Uid(1), Uid(2), dice.Below(2) == 0 ? "2-1" : "0.5-1.5"};
  const auto knockout = KnockoutOf(state);
  if (!knockout) return wish;
  for (const OpenMatch& match : knockout->open) {
    if (!match.is_level) continue;
    wish = {match.games.back(), state.uids[match.home], state.uids[match.away], wish.score};
  }
  if (!state.facts.play_offs.empty() && dice.Below(3) == 0) {
    const journal::PlayOff& old = state.facts.play_offs.back();
    wish = {old.round, old.one, old.other, ""};
  }
  return wish;
}

void FinishRound(TestDesk& desk, const Dice& dice) {
  const int rounds = desk.state().data.rounds;
  for (Round round{1}; round <= Round(rounds); round = Next(round)) {
    (void)desk.Do(PublishRound{round});
    for (const Seating& board : SeatingOf(desk.state(), round)) {
      if (board.white_entry.result != ResultCode::kPending) continue;
      (void)desk.Do(EnterResult{round, board.white, board.black, "*", AnyResult(dice), "test"});
    }
  }
}

TestDesk AnyDesk(const Dice& dice, int commands, const Saw& saw) {
  TestDesk desk = NewDesk(dice);
  for (int i = 0; i < commands; ++i) {
    const auto warning = dice.Below(3) == 0 ? Warning::kNone : Warning::kTwoSteps;
    const Command command = AnyCommand(desk, dice);
    const bool is_done = desk.Do(command, warning).has_value();
    if (saw) saw(command, is_done);
    if (dice.Below(8) == 0) {
      FinishRound(desk, dice);
      (void)desk.Do(PairRound{});
    }
  }
  return desk;
}

}  // namespace ronda::command
