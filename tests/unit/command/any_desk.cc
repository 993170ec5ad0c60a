#include <fmt/format.h>

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
  switch (dice.Below(8)) {
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
    default:
      return TestDesk(NewEvent(players, kRounds));
  }
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
