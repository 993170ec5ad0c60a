// Plots of a tournament as SVG: each with a text alternative, a table that unfolds, and no colour that says something
// shape does not say as well. The look of lines and dots is in ui/desk.css.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "ronda/base/html.h"
#include "ronda/desk/version.h"
#include "ronda/journal/act.h"
#include "ronda/site/visitor.h"

namespace ronda::site {

// What a plot has around it.
struct Figure {
  std::string name;  // of its elements: "ranks"
  std::string title;
  std::string says;  // the plot in a sentence
  int width = 0;
  int height = 0;
  Html drawing;
  std::vector<std::string> columns;  // of the table
  std::vector<std::vector<std::string>> rows;
};
Html HtmlOf(const Words& words, const Figure& figure);

// Who meets whom by score: floaters cross from one bracket to another.
Html BracketPlot(const Words& words, const desk::Version& version, Round round);
// The rank of the leaders after each round.
Html RankPlot(const Words& words, const desk::Version& version);
// White and black of everybody, round by round.
Html ColourPlot(const Words& words, const desk::Version& version);
// How many boards were finished when; the acts are those of the whole journal.
Html FinishPlot(const Words& words, const desk::Version& version, std::span<const journal::Act> acts);
// Everybody's rating against the performance.
Html PerformancePlot(const Words& words, const desk::Version& version);

}  // namespace ronda::site
