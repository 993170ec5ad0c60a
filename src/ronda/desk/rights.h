// Who may do what (DESK.md's table of roles).
#pragma once

#include <cstdint>
#include <optional>

#include "ronda/base/result.h"
#include "ronda/command/command.h"
#include "ronda/journal/act.h"
#include "ronda/store/access.h"

namespace ronda::desk {

// Somebody, as the desk knows them: nobody in particular without a role.
struct Who {
  std::optional<store::Role> role = {};
  journal::Actor actor = {};
  std::optional<store::BoardRange> boards = {};  // of a helper: the boards they are there for
  std::optional<journal::Uid> player = {};       // of a player: themselves; of a captain: a player of the team
};

// Whether players say themselves that they stay away, as in a Keizer competition.
bool IsClubEvening(const journal::State& state);

// The team whose list has the player.
std::optional<TeamIndex> TeamOf(const journal::State& state, journal::Uid player);

// Whether the role is this one or a higher one: owner, arbiter, helper, captain, player.
bool IsAtLeast(const Who& who, store::Role role);

// Refused with code "desk-right", in words that say who may.
Result<void> MayDo(const Who& who, const command::Command& command, const journal::State& state);

}  // namespace ronda::desk
