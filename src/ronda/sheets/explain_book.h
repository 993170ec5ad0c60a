// A round as the book works it out on paper (Elementos §2.9, A): group by group the list of players with opponents,
// colours and floats, the line T P B N F X, the table of eliminations of A.7.3, and the pairs that were made.
#pragma once

#include <string>

#include "ronda/sheets/explain_sheet.h"

namespace ronda::sheets {

struct WorkedRound {
  Occasion occasion;
  const RoundPairing& pairing;
};

std::string TextOf(const WorkedRound& round);

}  // namespace ronda::sheets
