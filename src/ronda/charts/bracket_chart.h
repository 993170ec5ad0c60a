// A bracket to hang on the wall: one tree for the main bracket and one for each losers' side, with names, results and
// the number of every match. What is too large for a page goes on several, the last rounds on the last one.
#pragma once

#include <functional>
#include <string>

#include "ronda/charts/drawing.h"
#include "ronda/knockout/progress.h"

namespace ronda::charts {

struct BracketChartInput {
  std::string title;
  const knockout::Progress& progress;
  std::function<std::string(knockout::SeedIndex)> name;  // what to write for a seed
  Paper paper = Paper::kA4;
};

Chart DrawBracket(const BracketChartInput& input);

}  // namespace ronda::charts
