#include <fmt/format.h>

#include "ronda/sheets/names.h"
#include "ronda/sheets/rate_sheet.h"
#include "ronda/sheets/rate_words.h"

namespace ronda::sheets {
namespace {

using rating::FirstRating;
using rating::PlayerRating;
using rating::RoundRating;

std::string OpponentText(const RatedEvent& event, const RoundRating& round) {
  if (!round.opponent) return "-";
  const Player& opponent = event.tournament.player(*round.opponent);
  return NumberAndName(opponent);
}

std::string RoundsTable(const RatedEvent& event, const PlayerRating& rated) {
  const bool is_rated = event.tournament.player(rated.player).rating.has_value();
  Table table{{Number("Round"), Words("Opponent"), Number("Rating"), Number("Score"), Number("Difference"),
               Number("Expected"), Number("Gain")}};
  for (const RoundRating& round : rated.rounds) {
    Row row{round.round, OpponentText(event, round)};
    if (round.not_rated) {
      row[1] = fmt::format("{} ({})", OpponentText(event, round), ReasonOf(*round.not_rated));
    } else {
      row.insert(row.end(), {round.opponent_rating, ScoreText(round.score)});
    }
    if (is_rated && !round.not_rated) {
      row.insert(row.end(), {fmt::format("{:+}", round.difference), ToDecimal(round.expected, 2),
                             Signed(round.score - round.expected, 2)});
    }
    row.resize(table.columns.size());
    table.rows.push_back(std::move(row));
  }
  return ToText(table);
}

std::string RoundRobinLines(const RatedEvent& event, const PlayerRating& rated) {
  const auto& robin = *event.rating.round_robin;
  const auto players = static_cast<int>(robin.rows.size());
  return fmt::format(
      "Round robin: Rar {}, Dp {:+}, Ra = {} - {} x {}/{} = {}\n"
      "Score {} % stands for {:+}; Rc of the opponents = ({} x {} - {}) / {} = {}\n",
      robin.rated_average, robin.difference_average, robin.rated_average, robin.difference_average, players - 1,
      players, robin.average, rated.round_robin->percentage, rated.round_robin->difference, robin.average, players,
      event.tournament.player(rated.player).rating.value_or(robin.average), players - 1,
      rated.round_robin->opponents_average);
}

std::string ChangeLines(const RatedEvent& event, const PlayerRating& rated) {
  const int own = *event.tournament.player(rated.player).rating;
  std::string text = fmt::format("K = {} ({})", rated.k->k, ReasonOf(rated.k->reason));
  if (rated.k->before_limit) {
    text += fmt::format("; {} x {} games would exceed the limit of the period", *rated.k->before_limit, rated.games);
  }
  text += rated.shortcut ? fmt::format("\nChange: {}\n",
                                       ShortFormula({own, rated.k->k, rated.games, rated.score}, *rated.shortcut))
                         : fmt::format("\nChange: {} x ({} - {}) = {}\n", rated.k->k, ScoreText(rated.score),
                                       ToDecimal(*rated.expected, 2), Signed(rated.change, 2));
  const auto rounded = RoundHalfUp(rated.change);
  text += fmt::format("New rating: {} {} {} = {}{}\n", own, rounded < 0 ? "-" : "+", rounded < 0 ? -rounded : rounded,
                      own + rounded, rated.new_rating ? "" : ", below the floor: unrated");
  return text;
}

std::string FirstLines(const RatedEvent& event, const FirstRating& first) {
  const auto& rules = event.rating.request.rules;
  const bool is_hypothetical =
      rules.initial.method == rating::InitialMethod::kHypotheticalDraws && !event.rating.round_robin;
  const bool is_calculated = !first.reason || *first.reason == rating::NoFirstRating::kBelowFloor;
  std::string text;
  if (is_hypothetical && is_calculated) {
    text += fmt::format("With {} draws against {} more\n", rules.initial.hypothetical_games,
                        rules.initial.hypothetical_rating);
  }
  return text + FirstRatingText(first) + "\n";
}

}  // namespace

std::string Signed(const Fraction& value, int decimals) {
  std::string text = ToDecimal(value, decimals);
  return value > Fraction(0) ? "+" + text : text;
}

std::string ScoreText(const Fraction& score) { return ToDecimal(score, score.under() == 1 ? 0 : 1); }

std::string PerformanceText(const rating::Performance& performance) {
  return fmt::format("{} of {} is {} %, dp {:+}; average {} {:+} = {}", ScoreText(performance.score), performance.games,
                     performance.percentage, performance.difference, performance.average, performance.difference,
                     performance.rating);
}

std::string RateWorking(const RatedEvent& event, const PlayerRating& rated) {
  std::string text = RoundsTable(event, rated);
  if (rated.round_robin) text += RoundRobinLines(event, rated);
  if (rated.performance && !rated.round_robin)
    text += fmt::format("Performance: {}\n", PerformanceText(*rated.performance));
  if (rated.first) return text + FirstLines(event, *rated.first);
  return rated.games == 0 ? text + "No rated games: the rating stays\n" : text + ChangeLines(event, rated);
}

std::string RateWorkings(const RatedEvent& event, std::optional<Tpn> only) {
  std::string text;
  for (const PlayerRating& rated : event.rating.players) {
    const Player& player = event.tournament.player(rated.player);
    if (only && player.tpn != *only) continue;
    text += fmt::format("{}{} {}\n{}", text.empty() ? "" : "\n", NumberedName(player),
                        player.rating ? fmt::format("({})", *player.rating) : "(unrated)", RateWorking(event, rated));
  }
  return text;
}

}  // namespace ronda::sheets
