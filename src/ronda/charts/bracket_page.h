// One page of a bracket: a tree with its root at the right.
#pragma once

#include <string>
#include <vector>

#include "ronda/charts/bracket_chart.h"
#include "ronda/charts/drawing.h"
#include "ronda/knockout/progress.h"

namespace ronda::charts {

using knockout::Bracket;
using knockout::Match;
using knockout::MatchIndex;
using knockout::MatchView;
using knockout::Occupant;
using knockout::Source;
using knockout::SourceKind;

inline constexpr Length kBracketMargin = 120;
inline constexpr Length kBracketTop = 320;  // room for the title

struct BracketTree {
  std::string title;
  MatchIndex root;
  std::vector<MatchIndex> cut;  // which other pages show: they are only named
};

Drawing DrawTreePage(const BracketChartInput& input, const Sheet& sheet, const BracketTree& tree);

}  // namespace ronda::charts
