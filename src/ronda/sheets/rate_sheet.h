// The rating of an event for people and for programs: table, CSV, JSON, HTML, and the working of each player.
#pragma once

#include <string>

#include "ronda/model/tournament.h"
#include "ronda/rating/event_rating.h"

namespace ronda::sheets {

struct RatedEvent {
  const Tournament& tournament;
  const rating::EventRating& rating;
};

std::string RateTable(const RatedEvent& event);
std::string RateCsv(const RatedEvent& event);
std::string RateJson(const RatedEvent& event);
std::string RateHtml(const RatedEvent& event);

// Every step of one player's rating, as one would write it down.
std::string RateWorking(const RatedEvent& event, const rating::PlayerRating& player);

// "+12.2", "-0.5", "0.0".
std::string Signed(const Fraction& value, int decimals);
// A score: "3", "3.5".
std::string ScoreText(const Fraction& score);

}  // namespace ronda::sheets
