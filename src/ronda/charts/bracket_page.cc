#include "ronda/charts/bracket_page.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <optional>
#include <utility>

namespace ronda::charts {
namespace {

constexpr Length kMostSlotHeight = 200;

class TreePage {
 public:
  TreePage(const BracketChartInput& input, const Sheet& sheet)
      : input_(input), drawing_(sheet.width(), sheet.height()) {}

  Drawing Draw(const BracketTree& tree) {
    cut_ = tree.cut;
    columns_ = Depth(tree.root) + 1;
    leaves_ = Leaves(tree.root);
    column_width_ = (drawing_.width() - 2 * kBracketMargin) / columns_;
    slot_height_ = std::min(kMostSlotHeight, (drawing_.height() - kBracketTop - kBracketMargin) / std::max(leaves_, 1));
    drawing_.Text({kBracketMargin, 170}, input_.title, {70, Anchor::kStart, Weight::kBold, Ink::kBlack});
    drawing_.Text({kBracketMargin, 240}, tree.title, {40, Anchor::kStart, Weight::kNormal, Ink::kAccent});
    const Length middle = DrawMatch(tree.root, columns_ - 1);
    const auto winner = WinnerOf(tree.root);
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
    const Length left = kBracketMargin + column * column_width_;
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
    const Length x = kBracketMargin + column * column_width_;
    drawing_.Line({x, home}, {x, away});
    const Length middle = (home + away) / 2;
    drawing_.Text({x + 8, middle + 24}, fmt::format("{}", index.value() + 1),
                  {20, Anchor::kStart, Weight::kNormal, Ink::kGrey});
    return middle;
  }

  Length DrawSide(const Source& source, const Match& parent, int column) {
    if (const auto inner = Inner(source, parent)) return DrawMatch(*inner, column);
    return kBracketTop + slot_height_ * ++next_slot_ - slot_height_ / 4;
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

}  // namespace

Drawing DrawTreePage(const BracketChartInput& input, const Sheet& sheet, const BracketTree& tree) {
  return TreePage(input, sheet).Draw(tree);
}

}  // namespace ronda::charts
