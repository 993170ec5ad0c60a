// A team that enters a team event, and a player who joins a team. The handling rules of late entries hold for teams,
// too (C.04.6/2026 §0, §1.1.3; C.04.2/2026 §2.4, §2.5): no points for the rounds missed, and a number when it arrives.
// Which number is a rule of the competition (C.04.6 §1.1.2): with --number, else by strength where the teams stand in
// that order, else the last (decision 223). The other teams keep their order; those behind move up.
#pragma once

#include <optional>
#include <span>

#include "ronda/handling/edition.h"
#include "ronda/handling/handled.h"
#include "ronda/handling/late_entry.h"

namespace ronda::handling {

struct TeamEntry {
  Team team;                    // name, nickname and strength; the number and the members are given to it
  std::vector<Player> players;  // in board order; numbered behind all others
  std::optional<TeamNumber> number = {};
  std::optional<Round> arrives = {};         // the first round it can play; none: the next one
  ResultCode missed = ResultCode::kZeroBye;  // what the rules of the event give for a round missed
};

// Refused (code "handling-entry") as a player is (late_entry.h), without a name, and with a name another team has.
Result<Handled> EnterTeam(const Tournament& tournament, const TeamEntry& entry, const Edition& edition);

// The players at the end of a team's list, in team events, where players have no order of their own.
Result<Handled> JoinTeam(const Tournament& tournament, std::span<const Player> players, TeamNumber team,
                         const Edition& edition);

}  // namespace ronda::handling
