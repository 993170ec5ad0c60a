// What an event gives to other programs: its rounds for calendars, its news for readers, its games for broadcasts. Made
// of what is published.
#pragma once

#include <string>

#include "ronda/desk/version.h"
#include "ronda/words/words.h"

namespace ronda::site {

using words::Words;

struct SharedEvent {
  const desk::Version& published;
  std::string address;  // of its pages: "https://open.example/t/club"
  std::string slug;
};

// iCalendar (RFC 5545): a day for every round of which the day is known, else the days of the event.
std::string CalendarOf(const SharedEvent& event, const Words& words);
// A calendar without a day is none.
bool HasCalendar(const SharedEvent& event);

// JSON Feed 1.1: an item for every published round, the newest first.
std::string FeedOf(const SharedEvent& event, const Words& words);

// PGN with the heads of the games of a round, in the order of the boards, and no moves.
std::string PgnOf(const SharedEvent& event, Round round);

// The boards of a round as CSV.
std::string BoardsCsv(const SharedEvent& event, Round round);

}  // namespace ronda::site
