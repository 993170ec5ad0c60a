// Teams by votes (Elementos §2.8): the teams least inconvenient for their members first, C1 to C6 with their restarts.
// Every team says by which rule it was formed and who decided. Decisions 101 and 102.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "ronda/assignment/team_votes.h"
#include "ronda/base/result.h"

namespace ronda::assignment {

enum class TeamRule : std::uint8_t {
  kLeastInterest,  // C1: the one whose least interested member wants it most
  kNextInterest,   // C2: likewise the next least interested, and so on
  kMostTeams,      // C3: the only way to form most teams among equals
  kMostWanted,     // C4: the most wanted of the tied players chose
  kTheoretical,    // C5: by theoretical strength, the first of each part together
};

struct FormedTeam {
  Members members;
  std::vector<std::int64_t> interest;  // F, ascending
  TeamRule rule = TeamRule::kLeastInterest;
  int pass = 1;               // how often C1 was begun
  std::vector<int> tied;      // the players tied with this team after C2; only itself if nobody else
  std::vector<int> deciders;  // C4: in order of V2, those whose choice narrowed the possibilities
};

struct TeamFormation {
  std::vector<FormedTeam> teams;
  std::vector<int> left;  // C6: without a team
  bool needed_the_lot = false;
};

// Fails (teams-too-many) if there are more possible teams than can be looked at.
Result<TeamFormation> FormTeams(const Votes& votes, const TeamRules& rules);

}  // namespace ronda::assignment
