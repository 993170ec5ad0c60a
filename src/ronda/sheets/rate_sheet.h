// The rating of an event for people and for programs: table, CSV, JSON, HTML, and the working of each player.
#pragma once

#include <optional>
#include <string>

#include "ronda/model/tournament.h"
#include "ronda/rating/event_rating.h"
#include "ronda/sheets/sheet.h"

namespace ronda::sheets {

struct RatedEvent {
  const Tournament& tournament;
  const rating::EventRating& rating;
};

Sheet SheetOf(const RatedEvent& event);
Table CsvTableOf(const RatedEvent& event);
Value DocumentOf(const RatedEvent& event);

// Every step of one player's rating, as one would write it down.
std::string RateWorking(const RatedEvent& event, const rating::PlayerRating& player);
// The same of one player or of all, one after the other.
std::string RateWorkings(const RatedEvent& event, std::optional<Tpn> only);

// "+12.2", "-0.5", "0.0".
std::string Signed(const Fraction& value, int decimals);
// A score: "3", "3.5".
std::string ScoreText(const Fraction& score);

// "5.5 of 7 is 79 %, dp +230; average 2150 +230 = 2380".
std::string PerformanceText(const rating::Performance& performance);

}  // namespace ronda::sheets
