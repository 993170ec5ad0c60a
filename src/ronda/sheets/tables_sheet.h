// An event at tables as people and programs see it: a seated round, the standings, what `check` found.
#pragma once

#include <vector>

#include "ronda/pairing/tables/check.h"
#include "ronda/pairing/tables/round.h"
#include "ronda/pairing/tables/standings.h"
#include "ronda/sheets/sheet.h"

namespace ronda::sheets {

struct SeatedEvent {
  const tables::Event& event;
  const tables::SeatedRound& round;
};

Sheet SheetOf(const SeatedEvent& seated);
Table CsvTableOf(const SeatedEvent& seated);
Value DocumentOf(const SeatedEvent& seated);

struct TableStandings {
  const tables::Event& event;
};

Sheet SheetOf(const TableStandings& standings);
Table CsvTableOf(const TableStandings& standings);
Value DocumentOf(const TableStandings& standings);

// The last line counts the rounds and the differences.
struct TableCheck {
  const tables::Event& event;
  const std::vector<tables::RoundDifference>& differences;
};

Sheet SheetOf(const TableCheck& check);
Value DocumentOf(const TableCheck& check);

}  // namespace ronda::sheets
