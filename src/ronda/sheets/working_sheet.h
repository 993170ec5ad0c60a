// How the values of one participant came about: round by round and opponent by opponent, with what was cut and why.
#pragma once

#include <string>

#include "ronda/service/standings_work.h"
#include "ronda/sheets/sheet.h"

namespace ronda::sheets {

// Finds a participant or a player by pairing number, or by a part of the name that only one has.
Result<tiebreak::Participant> FindParticipant(const service::StandingsWork& work, const std::string& word);
Result<PlayerIndex> FindPlayer(const Tournament& tournament, const std::string& word);

struct TieBreakWorking {
  const service::StandingsWork& work;
  tiebreak::Participant who;
};

Sheet SheetOf(const TieBreakWorking& working);
Value DocumentOf(const TieBreakWorking& working);

}  // namespace ronda::sheets
