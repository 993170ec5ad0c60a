// The words of the rating: why a game does not count, where a K comes from, what to note about a player.
#pragma once

#include <string>
#include <string_view>

#include "ronda/sheets/rate_sheet.h"

namespace ronda::sheets {

std::string_view ReasonOf(rating::NotRated reason);
std::string_view ReasonOf(rating::KReason reason);
std::string_view ReasonOf(rating::NoFirstRating reason);

// What the figures of a player do not say themselves; may be empty.
std::string NoteOn(const RatedEvent& event, const rating::PlayerRating& player);

}  // namespace ronda::sheets
