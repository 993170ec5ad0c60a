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

// T players, P pairs, B and N who want White and Black, F who will float and X whose preference will be denied, with
// the letter of the colour.
struct Forecast {
  int players = 0;
  int pairs = 0;
  int white = 0;
  int black = 0;
  std::string floats;
  std::string denied;
};
// Whoever has no preference counts for the colour fewer want.
Forecast ForecastOf(int players, int white, int black);

}  // namespace ronda::sheets
