// The small questions of Elementos §4.3: the change by all games at once, and a first rating.
#include <fmt/format.h>

#include "ronda/sheets/rate_questions.h"
#include "ronda/sheets/rate_sheet.h"
#include "ronda/sheets/rate_words.h"

namespace ronda::sheets {
namespace {

struct Changed {
  Fraction change;
  std::optional<int> rating;
};

Changed ChangedBy(const service::RatingChange& change, const Fraction& expected) {
  const Fraction by = Fraction(change.k) * (change.score - expected);
  return {by, rating::NewRating(change.rules, change.own, by)};
}

std::string NewText(const Changed& changed) {
  return changed.rating ? fmt::format("new rating {}", *changed.rating) : "below the floor: unrated";
}

}  // namespace

Sheet SheetOf(const ChangeAnswer& answer) {
  const service::RatingChange& change = answer.change;
  const Changed by_games = ChangedBy(change, change.expected);
  const Changed at_once = ChangedBy(change, change.shortcut.expected);
  Sheet sheet;
  sheet.Note(fmt::format("{}, {} of {}, K {} ({})", change.own, ScoreText(change.score), Counted(change.games, "game"),
                         change.k, change.rules.id));
  sheet.Note(fmt::format("game by game: {} x ({} - {}) = {}, {}", change.k, ScoreText(change.score),
                         ToDecimal(change.expected, 2), Signed(by_games.change, 2), NewText(by_games)));
  return std::move(sheet.Note(fmt::format(
      "short formula: {}, {}", ShortFormula({change.own, change.k, change.games, change.score}, change.shortcut),
      NewText(at_once))));
}

Value DocumentOf(const ChangeAnswer& answer) {
  const service::RatingChange& change = answer.change;
  const auto record_of = [&](const Fraction& expected) {
    const Changed changed = ChangedBy(change, expected);
    return Record()
        .Add("expected", ToDecimal(expected, 2))
        .Add("change", ToDecimal(changed.change, 2))
        .Add("new_rating", changed.rating);
  };
  return Record()
      .Add("rating", change.own)
      .Add("rules", change.rules.id)
      .Add("k", change.k)
      .Add("games", change.games)
      .Add("score", ScoreText(change.score))
      .Add("game_by_game", record_of(change.expected))
      .Add("short", record_of(change.shortcut.expected).Add("average", change.shortcut.average));
}

Sheet SheetOf(const FirstRatingAnswer& first) {
  const auto& [rules, rated] = first.answer;
  Sheet sheet;
  sheet.Note(FirstRatingText(rated));
  if (rated.reason == rating::NoFirstRating::kTooFewGames) {
    sheet.Note(fmt::format("{} takes {}; --least asks for another number", rules.id,
                           Counted(rules.initial.least_games, "game")));
  }
  return sheet;
}

Value DocumentOf(const FirstRatingAnswer& first) {
  const rating::FirstRating& rated = first.answer.first;
  Record record = Record()
                      .Add("rules", first.answer.rules.id)
                      .Add("games", rated.games)
                      .Add("score", ScoreText(rated.score))
                      .Add("rating", rated.rating);
  if (rated.reason) return std::move(record).Add("reason", ReasonOf(*rated.reason));
  return std::move(record)
      .Add("average", ToDecimal(rated.average, 1))
      .Add("percentage", rated.percentage)
      .Add("difference", ToDecimal(rated.difference, 1));
}

}  // namespace ronda::sheets
