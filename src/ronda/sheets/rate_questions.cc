#include "ronda/sheets/rate_questions.h"

#include <fmt/format.h>

#include <array>

#include "ronda/rating/k_factor.h"
#include "ronda/sheets/rate_sheet.h"

namespace ronda::sheets {
namespace {

constexpr std::array<std::string_view, 3> kResults{"win", "draw", "loss"};

Fraction ScoreOf(std::string_view result) {
  return result == "win" ? Fraction(1) : result == "draw" ? Fraction(1, 2) : Fraction(0);
}

// What a result would change.
std::string ChangeBy(const ExpectedGame& game, std::string_view result) {
  const Fraction expected = rating::ExpectedAgainst(game.rules, game.own, game.opponent);
  return Signed(Fraction(game.k) * (ScoreOf(result) - expected), 1);
}

std::string ExpectedText(const ExpectedGame& game) {
  const int decimals = game.rules.expectation == rating::Expectation::kTable ? 2 : 4;
  return ToDecimal(rating::ExpectedAgainst(game.rules, game.own, game.opponent), decimals);
}

bool HasGoal(const RatingNeed& need) { return need.goal.rating || need.goal.performance; }

// The best score first.
Table ProspectTable(const RatingNeed& need) {
  Table table{{Number("Score"), Number("Change"), Number("New"), Number("Performance"),
               Number("Enough").In(HasGoal(need) ? kForPeople : Forms())}};
  const auto prospects = rating::ProspectsOf(need.rules, need.standing, need.opponents);
  for (auto prospect = prospects.rbegin(); prospect != prospects.rend(); ++prospect) {
    table.rows.push_back({ScoreText(prospect->score),
                          need.standing.rating ? Value(Signed(prospect->change, 1)) : Value(), prospect->new_rating,
                          prospect->performance, rating::Reaches(*prospect, need.goal)});
  }
  return table;
}

Table LeastTable(const RatingNeed& need) {
  Table table{{Words("Next game"), Number("Opponent at least")}};
  for (const std::string_view result : kResults) {
    table.rows.push_back({result, rating::LeastOpponent(need.rules, need.standing, ScoreOf(result), need.goal)});
  }
  return table;
}

}  // namespace

Sheet SheetOf(const ExpectedGame& game) {
  const int given = game.own - game.opponent;
  const int counted = rating::CountedDifference(game.rules, game.own, game.opponent);
  Sheet sheet;
  sheet.Note(fmt::format("{} against {}: difference {:+}{}, expected {}", game.own, game.opponent, given,
                         counted != given ? fmt::format(" (counts as {:+})", counted) : "", ExpectedText(game)));
  return std::move(sheet.Note(fmt::format("with K {}: win {}, draw {}, loss {} ({})", game.k, ChangeBy(game, "win"),
                                          ChangeBy(game, "draw"), ChangeBy(game, "loss"), game.rules.id)));
}

Value DocumentOf(const ExpectedGame& game) {
  Record change;
  for (const std::string_view result : kResults) change.Add(result, ChangeBy(game, result));
  return Record()
      .Add("rating", game.own)
      .Add("opponent", game.opponent)
      .Add("rules", game.rules.id)
      .Add("difference", rating::CountedDifference(game.rules, game.own, game.opponent))
      .Add("expected", ExpectedText(game))
      .Add("k", game.k)
      .Add("change", std::move(change));
}

Sheet SheetOf(const PerformanceAnswer& answer) { return std::move(Sheet().Note(PerformanceText(answer.performance))); }

Value DocumentOf(const PerformanceAnswer& answer) {
  const rating::Performance& performance = answer.performance;
  return Record()
      .Add("games", performance.games)
      .Add("score", ScoreText(performance.score))
      .Add("average", performance.average)
      .Add("percentage", performance.percentage)
      .Add("difference", performance.difference)
      .Add("performance", performance.rating);
}

Sheet SheetOf(const RatingNeed& need) {
  Sheet sheet;
  sheet.Note(fmt::format("{}, {} so far, {}", need.name, Counted(need.standing.games.size(), "rated game"),
                         need.standing.rating ? fmt::format("K {}", need.standing.k) : "unrated"));
  return std::move(sheet.Add(need.opponents.empty() ? LeastTable(need) : ProspectTable(need)));
}

Value DocumentOf(const RatingNeed& need) {
  Record record = Record().Add("player", need.name).Add("rules", need.rules.id);
  if (need.opponents.empty()) {
    Record least;
    for (const std::string_view result : kResults) {
      least.Add(result, rating::LeastOpponent(need.rules, need.standing, ScoreOf(result), need.goal));
    }
    return std::move(record).Add("least_opponent", std::move(least));
  }
  const auto prospect_of = [&](const rating::Prospect& prospect) {
    return Value(Record()
                     .Add("score", ScoreText(prospect.score))
                     .Add("change", need.standing.rating ? Value(ToDecimal(prospect.change, 2)) : Value())
                     .Add("new_rating", prospect.new_rating)
                     .Add("performance", prospect.performance)
                     .Add("enough", HasGoal(need) ? Value(rating::Reaches(prospect, need.goal)) : Value()));
  };
  return std::move(record).Add("prospects",
                               ListOf(rating::ProspectsOf(need.rules, need.standing, need.opponents), prospect_of));
}

}  // namespace ronda::sheets
