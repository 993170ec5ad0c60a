// How the values of one participant came about: round by round and opponent by opponent, with what was cut and why.
#pragma once

#include <string>

#include "ronda/service/standings_work.h"

namespace ronda::sheets {

// Finds a participant or a player by pairing number, or by a part of the name that only one has.
Result<tiebreak::Participant> FindParticipant(const service::StandingsWork& work, const std::string& word);
Result<PlayerIndex> FindPlayer(const Tournament& tournament, const std::string& word);

std::string WorkingText(const service::StandingsWork& work, tiebreak::Participant who);
std::string WorkingJson(const service::StandingsWork& work, tiebreak::Participant who);

}  // namespace ronda::sheets
