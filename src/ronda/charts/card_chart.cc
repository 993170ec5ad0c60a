#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <vector>

#include "ronda/charts/round_text.h"
#include "ronda/charts/tournament_charts.h"
#include "ronda/model/history.h"
#include "ronda/model/kept_apart.h"

namespace ronda::charts {
namespace {

constexpr int kColumns = 2;
constexpr int kRows = 4;
constexpr Length kCardMargin = 80;
constexpr Length kGap = 40;
constexpr int kFewestLines = 9;

// What one line of a card says, in the order of its columns.
using Cells = std::vector<std::string>;

class Cards {
 public:
  Cards(const Tournament& tournament, CardKind kind, Paper paper)
      : tournament_(tournament),
        history_(tournament),
        kind_(kind),
        sheet_{paper, Orientation::kPortrait},
        lines_(std::max({kFewestLines, tournament.planned_rounds(), tournament.rounds()})) {}

  Chart Draw() {
    Chart chart{tournament_.data().info.name, sheet_, {}};
    const Length width = (sheet_.width() - 2 * kCardMargin - kGap * (kColumns - 1)) / kColumns;
    const Length height = (sheet_.height() - 2 * kCardMargin - kGap * (kRows - 1)) / kRows;
    for (std::int32_t i = 0; i < tournament_.player_count(); ++i) {
      const int place = i % (kColumns * kRows);
      if (place == 0) chart.pages.emplace_back(sheet_.width(), sheet_.height());
      const Point corner{kCardMargin + (width + kGap) * (place % kColumns),
                         kCardMargin + (height + kGap) * (place / kColumns)};
      DrawCard(chart.pages.back(), {corner, width, height}, PlayerIndex(i));
    }
    return chart;
  }

 private:
  std::vector<std::string> Headings() const {
    if (kind_ == CardKind::kShort) return {"", "Opp", "Float", "Res", "Points"};
    return {"", "Colour", "No", "Init", "Rating", "Res", "Points", "Float"};
  }

  // In parts of the width of the card.
  std::vector<int> Widths() const {
    if (kind_ == CardKind::kShort) return {10, 25, 20, 20, 25};
    return {8, 14, 12, 13, 16, 11, 15, 11};
  }

  std::string FloatText(PlayerIndex player, Round round) const {
    switch (history_.FloatIn(player, round, UnplayedFloats::kPairingByeOrScoring)) {
      case Float::kNone:
        return "";
      case Float::kDown:
        return "\xE2\x86\x93";
      case Float::kUp:
        return "\xE2\x86\x91";
    }
    return "";
  }

  Cells LineOf(PlayerIndex player, int line) const {
    const std::string number = fmt::format("{}", line);
    if (line > tournament_.rounds()) return Blank(number);
    const Round round(line);
    const RoundEntry& entry = tournament_.entry(player, round);
    const Player* opponent = entry.opponent ? &tournament_.player(*entry.opponent) : nullptr;
    // Elementos §D: whoever rests has won without play against number 0.
    const bool rests = entry.result == ResultCode::kPairingBye;
    const char* nobody = rests ? "0" : "\xE2\x80\x93";
    const std::string opponent_number = opponent != nullptr ? fmt::format("{}", opponent->tpn.value()) : nobody;
    const std::string result = rests ? "+" : ResultText(tournament_, player, round);
    const std::string points = result.empty() ? "" : PointsText(tournament_.ScoreAfter(player, line));
    if (kind_ == CardKind::kShort) return {number, opponent_number, FloatText(player, round), result, points};
    const std::string colour = !entry.colour ? "\xC2\xB7" : *entry.colour == Colour::kWhite ? "White" : "Black";
    const std::string rating =
        opponent != nullptr && opponent->rating ? fmt::format("{}", *opponent->rating) : "\xE2\x80\x93";
    return {number, colour, opponent_number, opponent != nullptr ? Initials(opponent->name) : "\xE2\x80\x93",
            rating, result, points,          FloatText(player, round)};
  }

  Cells Blank(std::string number) const {
    Cells cells(Headings().size());
    cells.front() = std::move(number);
    return cells;
  }

  // Colours and games played over the board, the mean rating of the opponents, points, progressive score.
  Cells TotalsOf(PlayerIndex player) const {
    if (tournament_.rounds() == 0) return Blank("T");
    const auto colours = history_.colours(player);
    const auto whites = std::ranges::count(colours, Colour::kWhite);
    const auto games = std::ssize(colours);
    int rating_sum = 0;
    int rated = 0;
    Points progressive;
    for (int r = 1; r <= tournament_.rounds(); ++r) {
      progressive += tournament_.ScoreAfter(player, r);
      const RoundEntry& entry = tournament_.entry(player, Round(r));
      if (!entry.opponent || !Traits(entry.result).played || !tournament_.player(*entry.opponent).rating) continue;
      rating_sum += *tournament_.player(*entry.opponent).rating;
      ++rated;
    }
    const std::string points = PointsText(tournament_.ScoreAfter(player, tournament_.rounds()));
    if (kind_ == CardKind::kShort) return {"T", fmt::format("{}", games), "", points, PointsText(progressive)};
    return {"T",
            fmt::format("{}-{}", whites, games - whites),
            fmt::format("{}", games),
            "",
            rated == 0 ? "" : fmt::format("{}", (2 * rating_sum + rated) / (2 * rated)),
            points,
            PointsText(progressive),
            ""};
  }

  void DrawCard(Drawing& page, const Box& box, PlayerIndex player) {
    const Player& person = tournament_.player(player);
    page.Rectangle(box, Fill::kNone, Stroke::kThick);
    const Length row = box.height / (lines_ + 4);
    const Length size = std::clamp<Length>(row * 6 / 10, 16, 30);
    const Length base = box.at.y + row * 9 / 10;
    page.FittedText({box.at.x + 15, base}, person.name, box.width - 160,
                    {size + 6, Anchor::kStart, Weight::kBold, Ink::kBlack});
    page.Text({box.at.x + box.width - 15, base}, fmt::format("{}", person.tpn.value()),
              {size + 10, Anchor::kEnd, Weight::kBold, Ink::kBlack});
    std::string about = person.title;
    if (person.rating) about += fmt::format("{}{}", about.empty() ? "" : "   ", *person.rating);
    if (!person.federation.empty()) about += "   " + person.federation;
    if (const auto club = ClubOf(person); !club.empty()) about += fmt::format("   {}", club);
    page.FittedText({box.at.x + 15, base + row * 8 / 10}, about, box.width - 30,
                    {size - 2, Anchor::kStart, Weight::kNormal, Ink::kGrey});
    const Length top = box.at.y + row * 2;
    DrawLine(page, {{box.at.x, top}, box.width, row}, Headings(),
             {size - 4, Anchor::kMiddle, Weight::kNormal, Ink::kAccent});
    for (int line = 1; line <= lines_; ++line) {
      DrawLine(page, {{box.at.x, top + row * line}, box.width, row}, LineOf(player, line),
               {size, Anchor::kMiddle, Weight::kNormal, Ink::kBlack});
    }
    const Box last{{box.at.x, top + row * (lines_ + 1)}, box.width, box.at.y + box.height - top - row * (lines_ + 1)};
    DrawLine(page, last, TotalsOf(player), {size, Anchor::kMiddle, Weight::kBold, Ink::kBlack});
  }

  void DrawLine(Drawing& page, const Box& box, const Cells& cells, const TextStyle& style) const {
    const auto widths = Widths();
    Length x = box.at.x;
    for (std::size_t i = 0; i < cells.size(); ++i) {
      const bool is_last = i + 1 == cells.size();
      const Length width = is_last ? box.at.x + box.width - x : box.width * widths[i] / 100;
      page.Rectangle({{x, box.at.y}, width, box.height});
      page.Text({x + width / 2, box.at.y + box.height * 72 / 100}, cells[i], style);
      x += width;
    }
  }

  const Tournament& tournament_;
  History history_;
  CardKind kind_;
  Sheet sheet_;
  int lines_;
};

}  // namespace

Chart DrawCards(const Tournament& tournament, CardKind kind, Paper paper) {
  return Cards(tournament, kind, paper).Draw();
}

}  // namespace ronda::charts
