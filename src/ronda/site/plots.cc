#include "ronda/site/plots.h"

#include <algorithm>
#include <map>

#include "ronda/command/seating.h"

namespace ronda::site {
namespace {

Html CellsOf(const std::vector<std::string>& texts) {
  Html cells;
  for (const std::string& text : texts) cells += Markup("<td>{}</td>", Text(text));
  return cells;
}

// Two players of a board, by score.
struct Meeting {
  int table = 0;
  Points white;
  Points black;
};

std::vector<Meeting> MeetingsIn(const desk::Version& version, Round round) {
  const Tournament& tournament = *version.tournament();
  std::vector<Meeting> meetings;
  for (const command::Seating& board : command::SeatingOf(version.state(), round)) {
    const auto white = version.state().Find(board.white);
    const auto black = version.state().Find(board.black);
    if (!white || !black) continue;
    meetings.push_back({board.table, tournament.ScoreAfter(*white, round.value() - 1),
                        tournament.ScoreAfter(*black, round.value() - 1)});
  }
  return meetings;
}

// The scores there are, highest first, each with the height it is drawn at.
std::map<Points, int, std::greater<>> HeightsOf(std::span<const Meeting> meetings) {
  std::map<Points, int, std::greater<>> heights;
  for (const Meeting& one : meetings) heights[one.white] = heights[one.black] = 0;
  int next = 30;
  for (auto& [score, height] : heights) {
    height = next;
    next += 34;
  }
  return heights;
}

constexpr int kLeft = 50;

// So far apart that a large event fits a screen, and a dot is still seen.
int StepFor(std::size_t boards) { return std::clamp(1100 / std::max(1, static_cast<int>(boards)), 6, 16); }

}  // namespace

Html HtmlOf(const Words& words, const Figure& figure) {
  Html heads;
  for (const std::string& column : figure.columns) heads += Markup("<th scope=\"col\">{}</th>", Text(column));
  Html rows;
  for (const auto& row : figure.rows) rows += Markup("<tr>{}</tr>\n", CellsOf(row));
  return Markup(
      "<figure class=\"plot\" id=\"plot-{}\"><figcaption><h2>{}</h2><p id=\"says-{}\">{}</p></figcaption>\n"
      "<div class=\"scroll\" tabindex=\"0\" role=\"region\" aria-label=\"{}\"><svg role=\"img\" "
      "aria-labelledby=\"says-{}\" viewBox=\"0 0 {} {}\" width=\"{}\" height=\"{}\">\n{}</svg></div>\n"
      "<details><summary>{}</summary><div class=\"scroll\" tabindex=\"0\" role=\"region\" aria-label=\"{}\"><table>"
      "<thead><tr>{}</tr></thead>\n<tbody>{}</tbody></table></div></details></figure>\n",
      Text(figure.name), Text(figure.title), Text(figure.name), Text(figure.says), Text(figure.title),
      Text(figure.name), figure.width, figure.height, figure.width, figure.height, figure.drawing,
      Text(words("As a table")), Text(figure.title), heads, rows);
}

Html BracketPlot(const Words& words, const desk::Version& version, Round round) {
  const auto meetings = MeetingsIn(version, round);
  const auto heights = HeightsOf(meetings);
  const int step = StepFor(meetings.size());
  const int dot = step < 10 ? 2 : 4;
  Figure figure{"brackets", words("Brackets of round {}", round.value()), {}, 0, 0, {}, {}, {}};
  figure.width = kLeft + step * static_cast<int>(meetings.size()) + 20;
  figure.height = 34 * static_cast<int>(heights.size()) + 30;
  for (const auto& [score, height] : heights) {
    figure.drawing += Markup("<line class=\"rule\" x1=\"{}\" y1=\"{}\" x2=\"{}\" y2=\"{}\"/>", kLeft - 8, height,
                             figure.width - 8, height);
    figure.drawing += Markup("<text x=\"{}\" y=\"{}\" text-anchor=\"end\">{}</text>\n", kLeft - 14, height + 5,
                             Text(ToString(score)));
  }
  int floats = 0;
  int x = kLeft;
  for (const Meeting& one : meetings) {
    const bool is_float = one.white != one.black;
    const int white = heights.at(one.white) - (is_float ? 0 : 4);
    const int black = heights.at(one.black) + (is_float ? 0 : 4);
    figure.drawing +=
        Markup("<g><title>{}</title><line class=\"{}\" x1=\"{}\" y1=\"{}\" x2=\"{}\" y2=\"{}\"/>",
               Text(words("Table {}: {} against {} points", one.table, ToString(one.white), ToString(one.black))),
               Text(is_float ? "floats" : "meets"), x, white, x, black);
    figure.drawing += Markup(
        "<circle class=\"white\" cx=\"{}\" cy=\"{}\" r=\"{}\"/><circle class=\"black\" cx=\"{}\" "
        "cy=\"{}\" r=\"{}\"/></g>\n",
        x, white, dot, x, black, dot);
    figure.rows.push_back(
        {std::to_string(one.table), ToString(one.white), ToString(one.black), is_float ? words("float") : ""});
    floats += is_float ? 1 : 0;
    x += step;
  }
  figure.columns = {words("Table"), words("White"), words("Black"), words("Marks")};
  figure.says =
      words("{} boards in {} brackets; on {} of them somebody floats.", meetings.size(), heights.size(), floats);
  return HtmlOf(words, figure);
}

}  // namespace ronda::site
