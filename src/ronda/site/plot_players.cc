// Plots of players: ranks, colours, performances.
#include <algorithm>

#include "ronda/service/rate.h"
#include "ronda/service/standings_work.h"
#include "ronda/site/plots.h"

namespace ronda::site {
namespace {

using tiebreak::Participant;

constexpr int kLeaders = 12;
constexpr int kRoundWidth = 70;
constexpr int kRankHeight = 22;
constexpr int kTop = 30;

using service::Ranks;

// Ranks far down share the last line but one: the plot is about the leaders.
int HeightOf(int rank) { return kTop + kRankHeight * std::min(rank, kLeaders + 3); }

Html RankLine(const service::StandingsWork& work, Participant who, std::span<const Ranks> ranks) {
  std::string points;
  int x = 40;
  for (const auto& round : ranks) {
    points += fmt::format("{},{} ", x, HeightOf(round[who]));
    x += kRoundWidth;
  }
  const int last = ranks.back()[who];
  Html line = Markup("<g><title>{}</title><polyline class=\"way way{}\" points=\"{}\"/>", Text(work.NameOf(who)),
                     (last - 1) % 6, Text(points));
  for (std::size_t i = 0; i < ranks.size(); ++i) {
    line += Markup("<circle class=\"stop\" cx=\"{}\" cy=\"{}\" r=\"3\"/>", 40 + kRoundWidth * static_cast<int>(i),
                   HeightOf(ranks[i][who]));
  }
  return line + Markup("<text x=\"{}\" y=\"{}\">{} {}</text></g>\n", x - kRoundWidth + 10, HeightOf(last) + 5, last,
                       Text(work.NameOf(who)));
}

Html RoundHeads(int rounds, int left, int step) {
  Html heads;
  for (int round = 1; round <= rounds; ++round) {
    heads += Markup("<text x=\"{}\" y=\"16\" text-anchor=\"middle\">{}</text>", left + step * (round - 1), round);
  }
  return heads;
}

// "w", "b", or nothing where there was no game.
std::string_view SquareClass(const RoundEntry& entry) {
  if (!entry.opponent || !entry.colour) return "none";
  return *entry.colour == Colour::kWhite ? "white" : "black";
}

std::string ColoursText(const Tournament& tournament, PlayerIndex player) {
  std::string text;
  for (const RoundEntry& entry : tournament.entries(player)) {
    const std::string_view square = SquareClass(entry);
    text += square == "white" ? "W" : square == "black" ? "B" : "–";
  }
  return text;
}

}  // namespace

Html RankPlot(const Words& words, const desk::Version& version) {
  const Tournament& tournament = *version.tournament();
  const auto ranks = service::RanksByRound(tournament);
  const auto work = service::StandingsWork::Make(tournament, {});
  if (ranks.empty() || !work.value) return {};
  const auto& order = work.value->standings().order;
  const std::size_t shown = std::min<std::size_t>(order.size(), kLeaders);
  Figure figure{"ranks", words("Rank after each round"), {}, 0, 0, {}, {words("Name")}, {}};
  figure.width = 40 + kRoundWidth * static_cast<int>(ranks.size() - 1) + 360;
  figure.height = kTop + kRankHeight * (kLeaders + 4);
  figure.drawing = RoundHeads(Count(ranks), 40, kRoundWidth);
  // The leader is drawn last, on top of the others.
  for (std::size_t i = shown; i-- > 0;) figure.drawing += RankLine(*work.value, order[i], ranks);
  for (std::size_t round = 1; round <= ranks.size(); ++round) figure.columns.push_back(std::to_string(round));
  for (std::size_t i = 0; i < shown; ++i) {
    std::vector<std::string> row{work.value->NameOf(order[i])};
    for (const auto& round : ranks) row.push_back(std::to_string(round[order[i]]));
    figure.rows.push_back(std::move(row));
  }
  figure.says = words("The way of the first {} of the standings; places below {} are drawn on the last line.", shown,
                      kLeaders + 2);
  return HtmlOf(words, figure);
}

Html ColourPlot(const Words& words, const desk::Version& version) {
  const Tournament& tournament = *version.tournament();
  Figure figure{"colours", words("Colours"), {}, 0, 0, {}, {words("No."), words("Name"), words("Colours")}, {}};
  // The squares come first: on a phone the names may go beyond the edge, what the plot is about may not.
  constexpr int kStep = 26;
  const int names = kStep * tournament.rounds() + 12;
  figure.width = names + 360;
  figure.height = 26 + 20 * tournament.player_count();
  figure.drawing = RoundHeads(tournament.rounds(), 12, kStep);
  int y = 26;
  for (const PlayerIndex place : tournament.player_ids()) {
    const Player& player = tournament.player(place);
    figure.drawing +=
        Markup("<text x=\"{}\" y=\"{}\">{} {}</text>", names, y + 13, player.tpn.value(), Text(player.name));
    int x = 4;
    for (const RoundEntry& entry : tournament.entries(place)) {
      figure.drawing += Markup("<rect class=\"{}\" x=\"{}\" y=\"{}\" width=\"16\" height=\"14\"/>",
                               Text(SquareClass(entry)), x, y + 1);
      x += kStep;
    }
    figure.drawing += Markup("\n");
    figure.rows.push_back({std::to_string(player.tpn.value()), player.name, ColoursText(tournament, place)});
    y += 20;
  }
  figure.says = words("An empty square is White, a full one Black, a dashed one a round without a game.");
  return HtmlOf(words, figure);
}

Html PerformancePlot(const Words& words, const desk::Version& version) {
  const Tournament& tournament = *version.tournament();
  const auto rated = service::RatedByDefault(tournament);
  if (!rated) return {};
  Figure figure{"performance", words("Rating and performance"), {}, 480, 480, {}, {}, {}};
  figure.columns = {words("No."), words("Name"), words("Rating"), words("Performance")};
  int least = 4000;
  int most = 0;
  std::vector<std::pair<int, int>> dots;
  for (const rating::PlayerRating& one : rated->players) {
    const Player& player = tournament.player(one.player);
    if (!one.performance || !player.rating) continue;
    const int performance = one.performance->rating;
    least = std::min({least, *player.rating, performance});
    most = std::max({most, *player.rating, performance});
    dots.emplace_back(*player.rating, performance);
    figure.rows.push_back(
        {std::to_string(player.tpn.value()), player.name, std::to_string(*player.rating), std::to_string(performance)});
  }
  if (dots.empty()) return {};
  least = least / 100 * 100;
  most = most / 100 * 100 + 100;
  const auto at = [&](int value) { return 50 + 400 * (value - least) / (most - least); };
  figure.drawing = Markup("<line class=\"rule\" x1=\"50\" y1=\"450\" x2=\"450\" y2=\"50\"/>");
  for (const int value : {least, (least + most) / 2, most}) {
    figure.drawing += Markup("<text x=\"{}\" y=\"472\" text-anchor=\"middle\">{}</text>", at(value), value);
    figure.drawing += Markup("<text x=\"42\" y=\"{}\" text-anchor=\"end\">{}</text>", 505 - at(value), value);
  }
  int above = 0;
  for (std::size_t i = 0; i < dots.size(); ++i) {
    const auto [own, performance] = dots[i];
    above += performance > own ? 1 : 0;
    figure.drawing += Markup("<circle class=\"{}\" cx=\"{}\" cy=\"{}\" r=\"4\"><title>{}: {} → {}</title></circle>\n",
                             Text(performance > own ? "above" : "below"), at(own), 500 - at(performance),
                             Text(figure.rows[i][1]), own, performance);
  }
  figure.says = words(
      "Across the rating, upwards the performance: {} of {} players are above the line and played better "
      "than their rating.",
      above, dots.size());
  return HtmlOf(words, figure);
}

}  // namespace ronda::site
