// Teams that do not play, where teams are paired: the same rules as for players (C.04.6/2026 §0 applies C.04.2/2026
// §3.2, §3.3 to teams). A team is kept out of a round by a bye of its own (record 240); its members are a matter of
// line-ups. absence.h asks here in a team event, with the numbers of teams.
#pragma once

#include <span>
#include <vector>

#include "ronda/handling/edition.h"
#include "ronda/handling/handled.h"

namespace ronda::handling {

struct TeamByeRequest {
  std::vector<TeamNumber> teams;
  std::vector<Round> rounds;
  ResultCode kind = ResultCode::kZeroBye;
};

// "7 Reds".
std::string Named(const Team& team);

// Code "handling-team" if there is none with the number.
Result<TeamIndex> FindTeam(const TournamentData& data, TeamNumber number);

// Refused (code "handling-bye") for a round that is paired or beyond the plan.
Result<Handled> RequestTeamByes(const Tournament& tournament, const TeamByeRequest& request, const Edition& edition);

// The teams take part again in these rounds (all coming ones if none is named).
Result<Handled> CancelTeamByes(const Tournament& tournament, const TeamByeRequest& request, const Edition& edition);

Result<Handled> WithdrawTeams(const Tournament& tournament, std::span<const TeamNumber> teams, const Edition& edition);

// Whoever lost the match of the last round by forfeit is withdrawn unless excused.
Result<Handled> WithdrawAbsentTeams(const Tournament& tournament, std::span<const TeamNumber> excused,
                                    const Edition& edition);

}  // namespace ronda::handling
