#include "ronda/charts/bracket_chart.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

#include "ronda/base/id_range.h"
#include "ronda/charts/bracket_page.h"

namespace ronda::charts {
namespace {

using knockout::Side;

constexpr int kMostLeaves = 32;  // names below each other on a page

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
          DrawTreePage(input_, sheet_, {fmt::format("{}, part {} of {}", title, i + 1, parts.size()), parts[i], {}}));
    }
    const std::string last = parts.empty() ? title : title + ", last rounds";
    chart_.pages.push_back(DrawTreePage(input_, sheet_, {last, *root, parts}));
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
    page.Text({kBracketMargin, 170}, input_.title, {70, Anchor::kStart, Weight::kBold, Ink::kBlack});
    page.Text({kBracketMargin, 240}, bracket().options.guaranteed ? "Games for places" : "Finals",
              {40, Anchor::kStart, Weight::kNormal, Ink::kAccent});
    return page;
  }

  void DrawListed(Drawing& page, MatchIndex index, Length y) const {
    const Match& match = bracket().match(index);
    const MatchView& view = input_.progress.view(index);
    page.Text({kBracketMargin, y}, fmt::format("{}", index.value() + 1),
              {30, Anchor::kStart, Weight::kNormal, Ink::kGrey});
    page.Text({kBracketMargin + 120, y}, KindOf(index), {30, Anchor::kStart, Weight::kNormal, Ink::kAccent});
    page.FittedText({kBracketMargin + 400, y}, NameOf(view.home, match.home), 850,
                    {36, Anchor::kStart, Weight::kNormal, Ink::kBlack});
    page.Text({kBracketMargin + 1340, y}, view.score ? ToString(*view.score) : "\xE2\x80\x93",
              {36, Anchor::kMiddle, Weight::kBold, Ink::kBlack});
    page.FittedText({kBracketMargin + 1450, y}, NameOf(view.away, match.away), 850,
                    {36, Anchor::kStart, Weight::kNormal, Ink::kBlack});
    page.Line({kBracketMargin, y + 20}, {sheet_.width() - kBracketMargin, y + 20});
  }

  void DrawList() {
    constexpr Length kFirst = kBracketTop + 60;
    constexpr Length kLine = 110;
    Length y = sheet_.height();  // no page begun yet
    for (const MatchIndex index : IdRange<MatchIndex>(Count(bracket().matches))) {
      if (!IsListed(bracket().match(index))) continue;
      if (y > sheet_.height() - kBracketMargin) {
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
