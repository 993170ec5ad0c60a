// Players who do not play: announced absences and byes on request (C.04.2/2025 §4.4), withdrawals (§4.3) and absences
// without notice (§4.2). A player is kept out of a round by a bye requested for it, which every format can say and
// every pairing system respects; whoever withdraws has one for every round that is left. Decision 165. Where teams are
// paired, the numbers are those of teams (team_absence.h).
#pragma once

#include <span>
#include <vector>

#include "ronda/handling/edition.h"
#include "ronda/handling/handled.h"

namespace ronda::handling {

struct ByeRequest {
  std::vector<Tpn> players;
  std::vector<Round> rounds;
  ResultCode kind = ResultCode::kZeroBye;  // kZeroBye, or what the rules of the event give: kHalfBye, kFullBye
};

// Refused (code "handling-bye") for a round that is paired or beyond the plan. Another bye of the player for the round
// is replaced.
Result<Handled> RequestByes(const Tournament& tournament, const ByeRequest& request, const Edition& edition);

// The players take part again: their byes for these rounds (all coming rounds if none is named) are gone. Refused if
// there is none to cancel.
Result<Handled> CancelByes(const Tournament& tournament, const ByeRequest& request, const Edition& edition);

// The players are not paired any more; of a round robin that is drawn they forfeit what is left (round_robin.h).
// Refused (code "handling-withdrawal") if no round is left, or if the tournament does not say how many there are.
Result<Handled> Withdraw(const Tournament& tournament, std::span<const Tpn> players, const Edition& edition);

// Whoever did not appear for their game of the last round (lost it by forfeit) is withdrawn unless excused.
Result<Handled> WithdrawAbsent(const Tournament& tournament, std::span<const Tpn> excused, const Edition& edition);

}  // namespace ronda::handling
