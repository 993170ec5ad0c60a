#include <fmt/format.h>

#include <algorithm>

#include "ronda/charts/round_text.h"
#include "ronda/charts/tournament_charts.h"

namespace ronda::charts {
namespace {

constexpr Length kWallMargin = 100;
constexpr Length kWallTop = 280;
constexpr Length kRow = 86;
constexpr Length kHeader = 60;
constexpr Length kNumber = 80;
constexpr Length kRating = 110;
constexpr Length kTotal = 120;
constexpr int kMostRoundsAPage = 13;

// A page shows some of the players and some of the rounds.
struct Part {
  int first_player = 0;
  int players = 0;
  int first_round = 1;
  int rounds = 0;
};

class WallPage {
 public:
  WallPage(const Tournament& tournament, const Sheet& sheet, const Part& part)
      : tournament_(tournament), part_(part), drawing_(sheet.width(), sheet.height()) {
    const Length width = drawing_.width() - 2 * kWallMargin - kNumber - kRating - kTotal;
    cell_ = std::min<Length>(220, width * 7 / 10 / std::max(part.rounds, 1));
    name_ = std::min<Length>(900, width - cell_ * part.rounds);
  }

  Drawing Draw() {
    const std::string& title = tournament_.data().info.name;
    drawing_.FittedText({kWallMargin, 170}, title.empty() ? "Tournament" : title, drawing_.width() - 2 * kWallMargin,
                        {66, Anchor::kStart, Weight::kBold, Ink::kBlack});
    drawing_.Text({kWallMargin, 235},
                  fmt::format("Players {} to {}; in each box opponent and colour, result, points so far",
                              part_.first_player + 1, part_.first_player + part_.players),
                  {30, Anchor::kStart, Weight::kNormal, Ink::kAccent});
    DrawHeader();
    for (int row = 0; row < part_.players; ++row) DrawRow(row);
    return std::move(drawing_);
  }

 private:
  Length RoundLeft(int column) const { return kWallMargin + kNumber + name_ + kRating + cell_ * column; }

  void DrawHeader() {
    const Length base = kWallTop + kHeader - 18;
    const TextStyle bold{30, Anchor::kStart, Weight::kBold, Ink::kBlack};
    const TextStyle middle{30, Anchor::kMiddle, Weight::kBold, Ink::kBlack};
    drawing_.Text({kWallMargin + 10, base}, "No", bold);
    drawing_.Text({kWallMargin + kNumber + 10, base}, "Name", bold);
    drawing_.Text({kWallMargin + kNumber + name_ + kRating / 2, base}, "Rating", middle);
    for (int column = 0; column < part_.rounds; ++column) {
      drawing_.Text({RoundLeft(column) + cell_ / 2, base}, fmt::format("{}", part_.first_round + column), middle);
    }
    drawing_.Text({RoundLeft(part_.rounds) + kTotal / 2, base}, "Points", middle);
  }

  void DrawRow(int row) {
    const PlayerIndex index(part_.first_player + row);
    const Player& player = tournament_.player(index);
    const Length top = kWallTop + kHeader + kRow * row;
    const Length base = top + kRow * 65 / 100;
    if (row % 2 == 1)
      drawing_.Rectangle({{kWallMargin, top}, RoundLeft(part_.rounds) + kTotal - kWallMargin, kRow}, Fill::kSoft);
    drawing_.Rectangle({{kWallMargin, top}, kNumber, kRow});
    drawing_.Text({kWallMargin + kNumber - 14, base}, fmt::format("{}", player.tpn.value()),
                  {34, Anchor::kEnd, Weight::kNormal, Ink::kBlack});
    drawing_.Rectangle({{kWallMargin + kNumber, top}, name_, kRow});
    drawing_.FittedText({kWallMargin + kNumber + 12, base},
                        player.title.empty() ? player.name : player.title + " " + player.name, name_ - 20,
                        {34, Anchor::kStart, Weight::kNormal, Ink::kBlack});
    drawing_.Rectangle({{kWallMargin + kNumber + name_, top}, kRating, kRow});
    drawing_.Text({kWallMargin + kNumber + name_ + kRating / 2, base},
                  player.rating ? fmt::format("{}", *player.rating) : "",
                  {32, Anchor::kMiddle, Weight::kNormal, Ink::kBlack});
    for (int column = 0; column < part_.rounds; ++column) DrawCell(index, column, top);
    const Length x = RoundLeft(part_.rounds);
    drawing_.Rectangle({{x, top}, kTotal, kRow});
    if (tournament_.rounds() > 0) {
      drawing_.Text({x + kTotal / 2, base}, PointsText(tournament_.ScoreAfter(index, tournament_.rounds())),
                    {38, Anchor::kMiddle, Weight::kBold, Ink::kBlack});
    }
  }

  void DrawCell(PlayerIndex player, int column, Length top) {
    const Length x = RoundLeft(column);
    drawing_.Rectangle({{x, top}, cell_, kRow});
    const int round = part_.first_round + column;
    if (round > tournament_.rounds()) return;
    const RoundEntry& entry = tournament_.entry(player, Round(round));
    std::string opponent = entry.opponent ? fmt::format("{}", tournament_.player(*entry.opponent).tpn.value()) : "";
    if (entry.colour) opponent += *entry.colour == Colour::kWhite ? " w" : " b";
    if (!entry.opponent && entry.result != ResultCode::kAbsent) opponent = "bye";
    drawing_.Text({x + 10, top + kRow * 42 / 100}, opponent, {26, Anchor::kStart, Weight::kNormal, Ink::kGrey});
    drawing_.Text({x + 10, top + kRow * 88 / 100}, ResultText(tournament_, player, Round(round)),
                  {32, Anchor::kStart, Weight::kBold, Ink::kBlack});
    drawing_.Text({x + cell_ - 10, top + kRow * 88 / 100}, PointsText(tournament_.ScoreAfter(player, round)),
                  {30, Anchor::kEnd, Weight::kNormal, Ink::kBlack});
  }

  const Tournament& tournament_;
  Part part_;
  Drawing drawing_;
  Length name_ = 0;
  Length cell_ = 0;
};

}  // namespace

Chart DrawWallChart(const Tournament& tournament, Paper paper) {
  const Sheet sheet{paper, Orientation::kLandscape};
  const int rows = (sheet.height() - kWallTop - kHeader - kWallMargin) / kRow;
  const int all_rounds = std::max({tournament.planned_rounds(), tournament.rounds(), 1});
  Chart chart{tournament.data().info.name, sheet, {}};
  for (int player = 0; player < tournament.player_count(); player += rows) {
    for (int round = 1; round <= all_rounds; round += kMostRoundsAPage) {
      const Part part{player, std::min(rows, tournament.player_count() - player), round,
                      std::min(kMostRoundsAPage, all_rounds - round + 1)};
      chart.pages.push_back(WallPage(tournament, sheet, part).Draw());
    }
  }
  return chart;
}

}  // namespace ronda::charts
