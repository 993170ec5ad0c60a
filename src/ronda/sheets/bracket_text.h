// A knockout for people and for programs.
#pragma once

#include <string>

#include "ronda/base/result.h"
#include "ronda/charts/drawing.h"
#include "ronda/formats/bracket/bracket.h"

namespace ronda::sheets {

// How the byes come about, every round with its matches, and who plays next.
std::string BracketTable(const bracket::State& state);
// Who plays next, or who won.
std::string NextMatches(const bracket::State& state);
std::string BracketJson(const bracket::State& state);
std::string BracketCsv(const bracket::State& state);
charts::Chart BracketChart(const bracket::State& state, charts::Paper paper);

}  // namespace ronda::sheets
