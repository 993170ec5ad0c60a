// How many boards were finished when.
#include <algorithm>
#include <map>

#include "ronda/base/date.h"
#include "ronda/command/seating.h"
#include "ronda/site/plots.h"

namespace ronda::site {
namespace {

constexpr int kPlotWidth = 520;
constexpr int kPlotHeight = 220;

// Minutes since the beginning of 2000, of "2026-11-15T14:03:22.118Z".
std::optional<int> MinuteOf(std::string_view at) {
  if (at.size() < 16) return std::nullopt;
  const auto day = ParseDate(at.substr(0, 10));
  if (!day || !day->IsComplete()) return std::nullopt;
  const auto two = [&](std::size_t from) { return 10 * (at[from] - '0') + (at[from + 1] - '0'); };
  return (DaysBetween({2000, 1, 1}, *day) * 24 + two(11)) * 60 + two(14);
}

// Of a round: when it was published, and when each of its boards had its last result.
struct Course {
  std::optional<int> published;
  std::map<int, int> finished;  // by board: the minute

  // Minutes after publication, in order.
  std::vector<int> Times() const {
    std::vector<int> times;
    for (const auto& [board, minute] : finished) times.push_back(std::max(0, minute - published.value_or(minute)));
    std::ranges::sort(times);
    return times;
  }
};

std::map<int, Course> CoursesOf(std::span<const journal::Act> acts) {
  std::map<int, Course> courses;
  for (const journal::Act& act : acts) {
    const auto minute = MinuteOf(act.at);
    if (!act.told.round || !minute) continue;
    Course& course = courses[act.told.round->value()];
    if (act.kind == journal::Kind::kRoundTakenBack) course = {};
    if (act.kind == journal::Kind::kRoundPublished) course.published = *minute;
    if (act.kind != journal::Kind::kResultEntered || !act.told.board) continue;
    if (act.told.now == "*") {
      course.finished.erase(*act.told.board);
    } else {
      course.finished[*act.told.board] = *minute;
    }
  }
  std::erase_if(courses, [](const auto& one) { return one.second.finished.empty(); });
  return courses;
}

// A stair: so many boards of `most` at each minute.
Html StairOf(const std::vector<int>& times, int longest, int most) {
  std::string points = fmt::format("40,{}", 20 + kPlotHeight);
  int done = 0;
  for (const int time : times) {
    const int x = 40 + kPlotWidth * time / longest;
    points += fmt::format(" {},{}", x, 20 + kPlotHeight - kPlotHeight * done / most);
    ++done;
    points += fmt::format(" {},{}", x, 20 + kPlotHeight - kPlotHeight * done / most);
  }
  return Text(points);
}

}  // namespace

Html FinishPlot(const Words& words, const desk::Version& version, std::span<const journal::Act> acts) {
  const auto courses = CoursesOf(acts);
  if (courses.empty()) return {};
  Figure figure{"finished", words("Boards finished over time"), {}, 40 + kPlotWidth + 90, kPlotHeight + 60, {}, {}, {}};
  figure.columns = {words("Round"), words("Boards"), words("First, minutes"), words("Half, minutes"),
                    words("Last, minutes")};
  int longest = 1;
  int most = 1;
  for (const auto& [round, course] : courses) {
    longest = std::max(longest, course.Times().back());
    most = std::max(most, static_cast<int>(course.finished.size()));
  }
  const int last = courses.rbegin()->first;
  for (const auto& [round, course] : courses) {
    const auto times = course.Times();
    figure.drawing +=
        Markup("<g><title>{}</title><polyline class=\"{}\" points=\"{}\"/></g>\n", Text(words("Round {}", round)),
               Text(round == last ? "stair last" : "stair"), StairOf(times, longest, most));
    figure.rows.push_back({std::to_string(round), std::to_string(times.size()), std::to_string(times.front()),
                           std::to_string(times[times.size() / 2]), std::to_string(times.back())});
  }
  figure.drawing += Markup("<text x=\"40\" y=\"{}\">0</text><text x=\"{}\" y=\"{}\" text-anchor=\"end\">{} min</text>",
                           kPlotHeight + 40, 40 + kPlotWidth, kPlotHeight + 40, longest);
  figure.drawing += Markup("<text x=\"34\" y=\"26\" text-anchor=\"end\">{}</text>", most);
  const int boards = static_cast<int>(command::SeatingOf(version.state(), Round(last)).size());
  figure.says = words(
      "Round {}: {} of {} boards are finished, the last after {} minutes. The thick line is this round, the "
      "thin ones those before.",
      last, courses.rbegin()->second.finished.size(), boards, courses.rbegin()->second.Times().back());
  return HtmlOf(words, figure);
}

}  // namespace ronda::site
