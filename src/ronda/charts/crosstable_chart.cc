#include <fmt/format.h>

#include <algorithm>

#include "ronda/charts/round_text.h"
#include "ronda/charts/tournament_charts.h"

namespace ronda::charts {
namespace {

constexpr Length kTableMargin = 120;
constexpr Length kTableTop = 300;

class Crosstable {
 public:
  Crosstable(const Tournament& tournament, Paper paper, const CrosstableTotals& totals)
      : tournament_(tournament),
        totals_(totals),
        count_(tournament.player_count()),
        sheet_{paper, count_ > 10 ? Orientation::kLandscape : Orientation::kPortrait},
        drawing_(sheet_.width(), sheet_.height()) {
    const Length width = drawing_.width() - 2 * kTableMargin;
    const Length height = drawing_.height() - kTableTop - kTableMargin;
    cell_ = std::min({120, height / (count_ + 1), (width - kNumber - 420 - kTotal - Behind()) / count_});
    // Cells give way to names, as far as they can still be read.
    const Length wanted = (width - kNumber - LongestName() - kTotal - Behind()) / count_;
    cell_ = std::min(cell_, std::max<Length>(kSmallCell, wanted));
    name_ = width - kNumber - kTotal - Behind() - cell_ * count_;
    name_ = std::min(name_, 900);
  }

  Chart Draw() {
    const std::string& title = tournament_.data().info.name;
    drawing_.FittedText({kTableMargin, 190}, title.empty() ? "Round robin" : title, drawing_.width() - 2 * kTableMargin,
                        {70, Anchor::kStart, Weight::kBold, Ink::kBlack});
    drawing_.Text({kTableMargin, 250}, Subtitle(), {32, Anchor::kStart, Weight::kNormal, Ink::kAccent});
    DrawHeader();
    for (int row = 0; row < count_; ++row) DrawRow(row);
    drawing_.FittedText({kTableMargin, RowTop(count_) + 50}, totals_.legend, drawing_.width() - 2 * kTableMargin,
                        {26, Anchor::kStart, Weight::kNormal, Ink::kGrey});
    return {title, sheet_, {std::move(drawing_)}};
  }

 private:
  static constexpr Length kNumber = 90;
  static constexpr Length kTotal = 150;
  static constexpr Length kTieBreak = 100;
  static constexpr Length kSmallCell = 85;

  static std::string NameOf(const Player& person) {
    return person.title.empty() ? person.name : person.title + " " + person.name;
  }
  Length LongestName() const {
    Length longest = 0;
    for (const Player& person : tournament_.players()) longest = std::max(longest, WidthOf(NameOf(person), 36));
    return longest + 40;
  }

  // Tie-breaks and the rank.
  Length Behind() const { return kTieBreak * static_cast<Length>(totals_.headings.size() + 1); }
  Length GridLeft() const { return kTableMargin + kNumber + name_; }
  Length RowTop(int row) const { return kTableTop + cell_ * (row + 1); }

  std::string Subtitle() const {
    return tournament_.rounds() == 0
               ? fmt::format("{} players", count_)
               : fmt::format("{} players, {} rounds; small figures are the rounds", count_, tournament_.rounds());
  }

  TextStyle Small() const {
    return {std::min<Length>(28, cell_ * 4 / 10), Anchor::kMiddle, Weight::kNormal, Ink::kGrey};
  }

  void DrawHeader() {
    const Length base = kTableTop + cell_ * 7 / 10;
    drawing_.Text({kTableMargin + kNumber, base}, "Name", {30, Anchor::kStart, Weight::kBold, Ink::kBlack});
    for (int column = 0; column < count_; ++column) {
      drawing_.Text({GridLeft() + cell_ * column + cell_ / 2, base}, fmt::format("{}", column + 1),
                    {std::min<Length>(30, cell_ / 2), Anchor::kMiddle, Weight::kBold, Ink::kBlack});
    }
    Length x = GridLeft() + cell_ * count_;
    drawing_.Text({x + kTotal / 2, base}, "Points", {30, Anchor::kMiddle, Weight::kBold, Ink::kBlack});
    x += kTotal;
    std::vector<std::string> headings = totals_.headings;
    headings.emplace_back("Rank");
    for (const std::string& heading : headings) {
      // Smaller rather than cut off: BH/C1 is not BH/C2.
      const Length size = std::clamp<Length>(28 * (kTieBreak - 8) / std::max<Length>(1, WidthOf(heading, 28)), 16, 28);
      drawing_.FittedText({x + kTieBreak / 2, base}, heading, kTieBreak - 8,
                          {size, Anchor::kMiddle, Weight::kBold, Ink::kBlack});
      x += kTieBreak;
    }
  }

  void DrawRow(int row) {
    const PlayerIndex player(row);
    const Length top = RowTop(row);
    const Length base = top + cell_ * 7 / 10;
    const Length size = std::clamp<Length>(cell_ * 45 / 100, 18, 36);
    drawing_.Rectangle({{kTableMargin, top}, kNumber, cell_});
    drawing_.Text({kTableMargin + kNumber - 15, base}, fmt::format("{}", tournament_.player(player).tpn.value()),
                  {size, Anchor::kEnd, Weight::kNormal, Ink::kBlack});
    drawing_.Rectangle({{kTableMargin + kNumber, top}, name_, cell_});
    drawing_.FittedText({kTableMargin + kNumber + 12, base}, NameOf(tournament_.player(player)), name_ - 20,
                        {size, Anchor::kStart, Weight::kNormal, Ink::kBlack});
    for (int column = 0; column < count_; ++column) DrawCell(row, column);
    DrawTotals(player, top, base);
  }

  // Games of two in the order of the rounds.
  void DrawCell(int row, int column) {
    const Box box{{GridLeft() + cell_ * column, RowTop(row)}, cell_, cell_};
    drawing_.Rectangle(box, row == column ? Fill::kDark : Fill::kNone);
    if (row == column) return;
    std::string results;
    std::string rounds;
    for (int r = 1; r <= tournament_.rounds(); ++r) {
      const RoundEntry& entry = tournament_.entry(PlayerIndex(row), Round(r));
      if (entry.opponent != PlayerIndex(column)) continue;
      results += ResultText(tournament_, PlayerIndex(row), Round(r));
      rounds += fmt::format("{}{}{}", rounds.empty() ? "" : " ", r,
                            entry.colour ? (*entry.colour == Colour::kWhite ? "w" : "b") : "");
    }
    const Length middle = box.at.x + cell_ / 2;
    drawing_.Text({middle, box.at.y + cell_ * 62 / 100}, results,
                  {std::clamp<Length>(cell_ * 45 / 100, 18, 42), Anchor::kMiddle, Weight::kBold, Ink::kBlack});
    TextStyle small = Small();
    const Length wanted = std::max<Length>(20, cell_ * 22 / 100);
    small.size = std::min<Length>(small.size, WidthOf(rounds, wanted) < cell_ ? wanted : 20);
    drawing_.Text({middle, box.at.y + cell_ * 93 / 100}, rounds, small);
  }

  void DrawTotals(PlayerIndex player, Length top, Length base) {
    Length x = GridLeft() + cell_ * count_;
    drawing_.Rectangle({{x, top}, kTotal, cell_}, Fill::kSoft);
    const bool is_played = tournament_.rounds() > 0 && HasResults();
    if (is_played) {
      drawing_.Text({x + kTotal / 2, base}, PointsText(tournament_.ScoreAfter(player, tournament_.rounds())),
                    {std::clamp<Length>(cell_ / 2, 18, 40), Anchor::kMiddle, Weight::kBold, Ink::kBlack});
    }
    x += kTotal;
    std::vector<std::string> behind(totals_.headings.size() + 1);
    if (player.index() < totals_.values.size()) std::ranges::copy(totals_.values[player.index()], behind.begin());
    if (player.index() < totals_.ranks.size()) behind.back() = totals_.ranks[player.index()];
    for (const std::string& text : behind) {
      drawing_.Rectangle({{x, top}, kTieBreak, cell_});
      drawing_.FittedText({x + kTieBreak / 2, base}, text, kTieBreak - 8,
                          {std::clamp<Length>(cell_ * 4 / 10, 16, 32), Anchor::kMiddle, Weight::kNormal, Ink::kBlack});
      x += kTieBreak;
    }
  }

  bool HasResults() const {
    return std::ranges::any_of(tournament_.data().entries, [](const RoundEntry& entry) {
      return entry.opponent && entry.result != ResultCode::kPending;
    });
  }

  const Tournament& tournament_;
  const CrosstableTotals& totals_;
  int count_;
  Sheet sheet_;
  Drawing drawing_;
  Length cell_ = 0;
  Length name_ = 0;
};

}  // namespace

Chart DrawCrosstable(const Tournament& tournament, Paper paper, const CrosstableTotals& totals) {
  return Crosstable(tournament, paper, totals).Draw();
}

}  // namespace ronda::charts
