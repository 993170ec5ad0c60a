// The words of the rating: why a game does not count, where a K comes from, what to note about a player.
#pragma once

#include <string>
#include <string_view>

#include "ronda/sheets/rate_sheet.h"

namespace ronda::sheets {

std::string_view ReasonOf(rating::NotRated reason);
std::string_view ReasonOf(rating::KReason reason);
std::string_view ReasonOf(rating::NoFirstRating reason);

// Elementos §4.3.1: "20 x 3.5 - 20 x 9 / (1 + 10^((2039 - 2000) / 400)) = -9.94".
struct ShortTerms {
  int own = 0;
  int k = 0;
  int games = 0;
  Fraction score;
};
std::string ShortFormula(const ShortTerms& terms, const rating::Shortcut& shortcut);

// A first rating step by step, or why there is none, without the end of the last line.
std::string FirstRatingText(const rating::FirstRating& first);

// What the figures of a player do not say themselves; may be empty.
std::string NoteOn(const RatedEvent& event, const rating::PlayerRating& player);

}  // namespace ronda::sheets
