// A knockout for people and for programs.
#pragma once

#include <string>

#include "ronda/charts/drawing.h"
#include "ronda/formats/bracket/bracket.h"
#include "ronda/sheets/sheet.h"

namespace ronda::sheets {

struct KnockoutList {
  const bracket::State& state;
};

// How the byes come about, every round with its matches, and who plays next.
Sheet SheetOf(const KnockoutList& list);
Table CsvTableOf(const KnockoutList& list);
Value DocumentOf(const KnockoutList& list);

// Who plays next, or who won.
std::string NextMatches(const bracket::State& state);
charts::Chart BracketChart(const bracket::State& state, charts::Paper paper);

}  // namespace ronda::sheets
