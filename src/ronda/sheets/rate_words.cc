#include "ronda/sheets/rate_words.h"

#include <fmt/format.h>

namespace ronda::sheets {

std::string_view ReasonOf(rating::NotRated reason) {
  switch (reason) {
    case rating::NotRated::kNotPlayed:
      return "not played";
    case rating::NotRated::kLessThanAMove:
      return "less than one move";
    case rating::NotRated::kNoResult:
      return "no result";
    case rating::NotRated::kUnratedOpponent:
      return "unrated opponent";
  }
  return "";
}

std::string_view ReasonOf(rating::KReason reason) {
  switch (reason) {
    case rating::KReason::kGiven:
      return "given";
    case rating::KReason::kNewcomer:
      return "newcomer";
    case rating::KReason::kTop:
      return "has reached the top level";
    case rating::KReason::kYouth:
      return "youth";
    case rating::KReason::kUsual:
      return "usual";
  }
  return "";
}

std::string_view ReasonOf(rating::NoFirstRating reason) {
  switch (reason) {
    case rating::NoFirstRating::kTooFewGames:
      return "too few games against rated opponents";
    case rating::NoFirstRating::kNoPoints:
      return "no points";
    case rating::NoFirstRating::kBelowFloor:
      return "below the floor";
  }
  return "";
}

std::string ShortFormula(const ShortTerms& terms, const rating::Shortcut& shortcut) {
  return fmt::format("{} x {} - {} x {} / (1 + 10^(({} - {}) / 400)) = {}", terms.k, ScoreText(terms.score), terms.k,
                     terms.games, shortcut.average, terms.own,
                     Signed(Fraction(terms.k) * (terms.score - shortcut.expected), 2));
}

std::string FirstRatingText(const rating::FirstRating& first) {
  if (first.reason && *first.reason != rating::NoFirstRating::kBelowFloor) {
    return fmt::format("No first rating: {} ({} games, {} points)", ReasonOf(*first.reason), first.games,
                       ScoreText(first.score));
  }
  std::string text = fmt::format("First rating: average {}, {} %, {} = {}", ToDecimal(first.average, 1),
                                 first.percentage, Signed(first.difference, 1), first.calculated);
  if (!first.rating) text += "\nBelow the floor: no rating";
  if (first.rating && *first.rating != first.calculated) text += fmt::format("\nAt most {}", *first.rating);
  return text;
}

std::string NoteOn(const RatedEvent& event, const rating::PlayerRating& player) {
  if (player.first) {
    return player.first->reason ? fmt::format("no first rating: {}", ReasonOf(*player.first->reason)) : "first rating";
  }
  if (!player.new_rating) {
    return fmt::format("below the floor of {}: unrated", event.rating.request.rules.floor.value_or(0));
  }
  if (player.games == 0) return "no rated games";
  if (player.k->before_limit) {
    return fmt::format("K {} made {}: {} games", *player.k->before_limit, player.k->k, player.games);
  }
  return player.k->reason == rating::KReason::kUsual ? "" : fmt::format("K: {}", ReasonOf(player.k->reason));
}

}  // namespace ronda::sheets
