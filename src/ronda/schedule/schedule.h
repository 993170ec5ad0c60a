// What every closed system produces: all rounds before the first game. A seat is a place in the table; who sits there
// is decided by rating, by lot or by the captain. In a team system the seats of a team follow each other in board
// order.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "ronda/base/result.h"
#include "ronda/base/strong_int.h"

namespace ronda::schedule {

// A place in the table, from 0; people see it from 1, or as team letter and board.
using Seat = StrongInt<struct SeatTag>;

// A team or group, from 0; people see it as a letter.
using Team = StrongInt<struct ScheduledTeamTag>;

struct Game {
  Seat white{0};
  Seat black{0};

  bool operator==(const Game&) const = default;
};

constexpr Game Reversed(const Game& game) { return {game.black, game.white}; }

struct RoundPlan {
  std::vector<Game> games;  // in board order
  std::vector<Seat> rests;  // who has no opponent

  bool operator==(const RoundPlan&) const = default;
};

struct Schedule {
  int seats = 0;
  int boards = 0;  // seats of a team; 0 where there are no teams
  std::vector<RoundPlan> rounds;

  int teams() const { return boards == 0 ? 0 : seats / boards; }
  bool operator==(const Schedule&) const = default;
};

// A, B, ..., Z, AA, AB, ... for team or group 0, 1, ...
std::string Letters(int index);

// "7", or "B3" for the third board of the second team.
std::string Label(const Schedule& schedule, Seat seat);

constexpr Seat TeamSeat(int team, int board, int boards) { return Seat(team * boards + board); }

// The order of the last two rounds of every cycle but the last one.
enum class CycleEnd : std::uint8_t {
  kAsInTheTable,
  kExchanged,  // so that nobody has three equal colours running where one cycle meets the next
};

// The same schedule so many times, each time with the colours of the time before reversed.
Schedule Repeated(const Schedule& once, int cycles, CycleEnd end);

// The code of diagnostics about numbers of players, teams or boards that a system cannot take.
inline constexpr const char* kScheduleSize = "schedule-size";

Diagnostic Refusal(std::string message, std::string hint);

// Where every team meets every other equally often at once, in Hutton's and in Hilton's system: "6", or "3 or 6" boards
// near those wanted; none where as many as these work.
std::optional<std::string> WorkableBoards(int teams, int boards);

}  // namespace ronda::schedule
