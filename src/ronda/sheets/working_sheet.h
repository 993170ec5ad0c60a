// How the values of one participant came about: round by round and opponent by opponent, with what was cut and why.
#pragma once

#include "ronda/service/standings_work.h"
#include "ronda/sheets/sheet.h"

namespace ronda::sheets {

struct TieBreakWorking {
  const service::StandingsWork& work;
  tiebreak::Participant who;
};

Sheet SheetOf(const TieBreakWorking& working);
Value DocumentOf(const TieBreakWorking& working);

}  // namespace ronda::sheets
