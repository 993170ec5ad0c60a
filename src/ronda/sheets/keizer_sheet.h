// The list of a Keizer competition as it is hung up, as a table, CSV, JSON and HTML, and how the points of each player
// came about.
#pragma once

#include <string>

#include "ronda/model/tournament.h"
#include "ronda/pairing/keizer/standing.h"
#include "ronda/sheets/sheet.h"

namespace ronda::sheets {

struct KeizerList {
  const Tournament& tournament;
  const keizer::Settings& settings;
  const keizer::Standing& standing;
};

Sheet SheetOf(const KeizerList& list);
Table CsvTableOf(const KeizerList& list);
Value DocumentOf(const KeizerList& list);

// The points of one player, term by term.
struct KeizerWorking {
  const KeizerList& list;
  PlayerIndex player;
};

Sheet SheetOf(const KeizerWorking& working);
Value DocumentOf(const KeizerWorking& working);

}  // namespace ronda::sheets
