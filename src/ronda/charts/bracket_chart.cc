#include "ronda/charts/bracket_chart.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

#include "ronda/base/id_range.h"

namespace ronda::charts {
namespace {

using knockout::Bracket;
using knockout::Match;
using knockout::MatchIndex;
using knockout::MatchView;
using knockout::Occupant;
using knockout::Side;
using knockout::Source;
using knockout::SourceKind;

constexpr Length kMargin = 120;
constexpr Length kTop = 320;  // room for the title
constexpr Length kMostSlotHeight = 200;
constexpr int kMostLeaves = 32;  // names below each other on a page

// What is drawn on one page: a tree with its root at the right; below `cut` matches are only named.
class TreePage {
 public:
  TreePage(const BracketChartInput& input, const Sheet& sheet)
      : input_(input), drawing_(sheet.width(), sheet.height()) {}

  Drawing Draw(const std::string& title, MatchIndex root, const std::vector<MatchIndex>& cut) {
    cut_ = cut;
    columns_ = Depth(root) + 1;
    leaves_ = Leaves(root);
    column_width_ = (drawing_.width() - 2 * kMargin) / columns_;
    slot_height_ = std::min(kMostSlotHeight, (drawing_.height() - kTop - kMargin) / std::max(leaves_, 1));
    drawing_.Text({kMargin, 170}, input_.title, {70, Anchor::kStart, Weight::kBold, Ink::kBlack});
    drawing_.Text({kMargin, 240}, title, {40, Anchor::kStart, Weight::kNormal, Ink::kAccent});
    const Length middle = DrawMatch(root, columns_ - 1);
    const auto winner = WinnerOf(root);
    DrawSlot(columns_ - 1, middle, winner, {});
    return std::move(drawing_);
  }

 private:
  const Bracket& bracket() const { return input_.progress.bracket(); }

  // The match of the same tree that a source comes from; none for a seed, a loser, and what another page shows.
  std::optional<MatchIndex> Inner(const Source& source, const Match& parent) const {
    if (source.kind != SourceKind::kWinner) return std::nullopt;
    const MatchIndex match(source.index);
    const Match& feeder = bracket().match(match);
    if (feeder.side != parent.side || feeder.level != parent.level) return std::nullopt;
    if (std::ranges::count(cut_, match) > 0) return std::nullopt;
    return match;
  }

  int Depth(MatchIndex index) const {
    const Match& match = bracket().match(index);
    int depth = 0;
    for (const Source& source : {match.home, match.away}) {
      if (const auto inner = Inner(source, match)) depth = std::max(depth, Depth(*inner));
    }
    return depth + 1;
  }

  int Leaves(MatchIndex index) const {
    const Match& match = bracket().match(index);
    int leaves = 0;
    for (const Source& source : {match.home, match.away}) {
      const auto inner = Inner(source, match);
      leaves += inner ? Leaves(*inner) : 1;
    }
    return leaves;
  }

  std::string NameOf(const Occupant& occupant, const Source& source) const {
    switch (occupant.state) {
      case Occupant::State::kPlayer:
        return input_.name(occupant.seed);
      case Occupant::State::kNobody:
        return "\xE2\x80\x94";  // a dash: nobody
      case Occupant::State::kUnknown:
        break;
    }
    if (source.kind == SourceKind::kLoser) return fmt::format("Loser of {}", source.index + 1);
    const bool is_cut = source.kind == SourceKind::kWinner && std::ranges::count(cut_, MatchIndex(source.index)) > 0;
    return is_cut ? fmt::format("Winner of {}", source.index + 1) : "";
  }

  std::string WinnerOf(MatchIndex index) const {
    const Occupant& winner = input_.progress.view(index).winner;
    return winner.IsPlayer() ? input_.name(winner.seed) : "";
  }

  static std::string PointsText(Points points) {
    const std::string whole =
        points.tenths() >= 10 || points.tenths() % 10 == 0 ? fmt::format("{}", points.tenths() / 10) : "";
    return points.tenths() % 10 == 5 ? whole + "\xC2\xBD" : whole;
  }

  enum class Which : std::uint8_t { kHome, kAway };

  static std::string ScoreOf(const MatchView& view, Which which) {
    const bool home = which == Which::kHome;
    if (!view.score) return "";
    const auto& score = *view.score;
    if (score.walkover) {
      const auto winner = home ? knockout::Walkover::kHomeWins : knockout::Walkover::kAwayWins;
      return *score.walkover == winner ? "+" : "\xE2\x88\x92";
    }
    std::string text = PointsText(home ? score.home : score.away);
    if (const auto& play_off = home ? score.play_off_home : score.play_off_away) text += "+" + PointsText(*play_off);
    return text;
  }

  // A line with the name on it; column 0 is the leftmost.
  void DrawSlot(int column, Length y, const std::string& name, const std::string& score) {
    const Length left = kMargin + column * column_width_;
    const Length size = std::clamp(slot_height_ * 6 / 10, 18, 38);
    const Length score_width = score.empty() ? 0 : WidthOf(score, size) + 12;
    drawing_.Line({left, y}, {left + column_width_, y});
    drawing_.FittedText({left + 8, y - 9}, name, column_width_ - 20 - score_width,
                        {size, Anchor::kStart, Weight::kNormal, Ink::kBlack});
    drawing_.Text({left + column_width_ - 10, y - 9}, score, {size, Anchor::kEnd, Weight::kBold, Ink::kBlack});
  }

  // Draws a match whose winner goes on in `column`; returns the height of the winner's line.
  Length DrawMatch(MatchIndex index, int column) {
    const Match& match = bracket().match(index);
    const MatchView& view = input_.progress.view(index);
    const Length home = DrawSide(match.home, match, column - 1);
    DrawSlot(column - 1, home, NameOf(view.home, match.home), ScoreOf(view, Which::kHome));
    const Length away = DrawSide(match.away, match, column - 1);
    DrawSlot(column - 1, away, NameOf(view.away, match.away), ScoreOf(view, Which::kAway));
    const Length x = kMargin + column * column_width_;
    drawing_.Line({x, home}, {x, away});
    const Length middle = (home + away) / 2;
    drawing_.Text({x + 8, middle + 24}, fmt::format("{}", index.value() + 1),
                  {20, Anchor::kStart, Weight::kNormal, Ink::kGrey});
    return middle;
  }

  Length DrawSide(const Source& source, const Match& parent, int column) {
    if (const auto inner = Inner(source, parent)) return DrawMatch(*inner, column);
    return kTop + slot_height_ * ++next_slot_ - slot_height_ / 4;
  }

  const BracketChartInput& input_;
  Drawing drawing_;
  std::vector<MatchIndex> cut_;
  int columns_ = 0;
  int leaves_ = 0;
  int next_slot_ = 0;
  Length column_width_ = 0;
  Length slot_height_ = 0;
};

// Decides what goes on which page.
class Pages {
 public:
  explicit Pages(const BracketChartInput& input)
      : input_(input), sheet_{input.paper, Orientation::kLandscape}, chart_{input.title, sheet_, {}} {}

  Chart Draw() {
    DrawTree(Side::kMain, 0, "Main bracket");
    for (int level = 1; level < bracket().options.losses; ++level) {
      DrawTree(Side::kLosers, level,
               level == 1 ? "Losers' side: one loss" : fmt::format("Losers' side: {} losses", level));
    }
    DrawList();
    return std::move(chart_);
  }

 private:
  const Bracket& bracket() const { return input_.progress.bracket(); }

  std::optional<MatchIndex> RootOf(Side side, int level) const {
    for (auto i = static_cast<std::int32_t>(bracket().matches.size()) - 1; i >= 0; --i) {
      const Match& match = bracket().match(MatchIndex(i));
      if (match.side == side && match.level == level) return MatchIndex(i);
    }
    return std::nullopt;
  }

  // Places in the tree below a match; parts of at most kMostLeaves get pages of their own if the whole has more.
  int Split(MatchIndex index, std::vector<MatchIndex>& parts) const {
    const Match& match = bracket().match(index);
    int leaves = 0;
    std::vector<std::pair<MatchIndex, int>> below;
    for (const Source& source : {match.home, match.away}) {
      const MatchIndex feeder(source.index);
      const bool is_inner = source.kind == SourceKind::kWinner && bracket().match(feeder).side == match.side &&
                            bracket().match(feeder).level == match.level;
      const int count = is_inner ? Split(feeder, parts) : 1;
      if (is_inner) below.emplace_back(feeder, count);
      leaves += count;
    }
    if (leaves <= kMostLeaves) return leaves;
    for (const auto& [feeder, count] : below) {
      if (count <= kMostLeaves && count > 2) parts.push_back(feeder);
    }
    return leaves;
  }

  void DrawTree(Side side, int level, const std::string& title) {
    const auto root = RootOf(side, level);
    if (!root) return;
    std::vector<MatchIndex> parts;
    Split(*root, parts);
    for (std::size_t i = 0; i < parts.size(); ++i) {
      chart_.pages.push_back(
          TreePage(input_, sheet_).Draw(fmt::format("{}, part {} of {}", title, i + 1, parts.size()), parts[i], {}));
    }
    const std::string last = parts.empty() ? title : title + ", last rounds";
    chart_.pages.push_back(TreePage(input_, sheet_).Draw(last, *root, parts));
  }

  std::string NameOf(const Occupant& occupant, const Source& source) const {
    if (occupant.IsPlayer()) return input_.name(occupant.seed);
    return fmt::format("{} of {}", source.kind == SourceKind::kLoser ? "Loser" : "Winner", source.index + 1);
  }

  // Matches outside the trees: the finals of the brackets, and those for places.
  static bool IsListed(const Match& match) {
    return match.side == Side::kFinal || match.side == Side::kThirdPlace || match.side == Side::kPlaces;
  }

  std::string KindOf(MatchIndex index) const {
    const Match& match = bracket().match(index);
    if (match.side == Side::kPlaces) return fmt::format("places {} to {}", match.best_place, match.worst_place);
    if (match.side == Side::kThirdPlace) return "third place";
    return bracket().IsConditional(index) ? "if needed" : "final";
  }

  Drawing ListPage() const {
    Drawing page(sheet_.width(), sheet_.height());
    page.Text({kMargin, 170}, input_.title, {70, Anchor::kStart, Weight::kBold, Ink::kBlack});
    page.Text({kMargin, 240}, bracket().options.guaranteed ? "Games for places" : "Finals",
              {40, Anchor::kStart, Weight::kNormal, Ink::kAccent});
    return page;
  }

  void DrawListed(Drawing& page, MatchIndex index, Length y) const {
    const Match& match = bracket().match(index);
    const MatchView& view = input_.progress.view(index);
    page.Text({kMargin, y}, fmt::format("{}", index.value() + 1), {30, Anchor::kStart, Weight::kNormal, Ink::kGrey});
    page.Text({kMargin + 120, y}, KindOf(index), {30, Anchor::kStart, Weight::kNormal, Ink::kAccent});
    page.FittedText({kMargin + 400, y}, NameOf(view.home, match.home), 850,
                    {36, Anchor::kStart, Weight::kNormal, Ink::kBlack});
    page.Text({kMargin + 1340, y}, view.score ? ToString(*view.score) : "\xE2\x80\x93",
              {36, Anchor::kMiddle, Weight::kBold, Ink::kBlack});
    page.FittedText({kMargin + 1450, y}, NameOf(view.away, match.away), 850,
                    {36, Anchor::kStart, Weight::kNormal, Ink::kBlack});
    page.Line({kMargin, y + 20}, {sheet_.width() - kMargin, y + 20});
  }

  void DrawList() {
    constexpr Length kFirst = kTop + 60;
    constexpr Length kLine = 110;
    Length y = sheet_.height();  // no page begun yet
    for (const MatchIndex index : IdRange<MatchIndex>(Count(bracket().matches))) {
      if (!IsListed(bracket().match(index))) continue;
      if (y > sheet_.height() - kMargin) {
        chart_.pages.push_back(ListPage());
        y = kFirst;
      }
      DrawListed(chart_.pages.back(), index, y);
      y += kLine;
    }
  }

  const BracketChartInput& input_;
  Sheet sheet_;
  Chart chart_;
};

}  // namespace

Chart DrawBracket(const BracketChartInput& input) { return Pages(input).Draw(); }

}  // namespace ronda::charts
