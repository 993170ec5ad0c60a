// The editions of the handling rules as data: the order of titles, how late a player may enter, and the article of each
// rule. The texts of 2025 and 2026 are C.04.2 in full; the Dutch text of 2011 has an order of titles of its own and
// final notes, F1 to F9 (docs/decisions/160-editions-of-the-handling-rules.md).
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "ronda/model/ids.h"
#include "ronda/model/tournament.h"

namespace ronda::handling {

// Where an edition has each rule.
struct Articles {
  std::string_view order;        // the initial order
  std::string_view numbers;      // numbers follow corrections, for some rounds
  std::string_view on_time;      // a player who comes in time for round 1
  std::string_view late_entry;   // a player who comes later
  std::string_view provisional;  // numbers are provisional until the list is closed
  std::string_view adjourned;
  std::string_view no_notice;  // absent without notice
  std::string_view withdrawal;
  std::string_view absence;  // announced
  std::string_view correction;
  std::string_view publication;  // published pairs do not change
};

// When a published pairing may be changed: where two meet again; in the cases of 2026; or where it breaks an absolute
// criterion, or a correction concerns it (2011).
enum class PublishedPairs : std::uint8_t { kRematchOnly, kListedCases, kAbsoluteCriteria };

// How long a correction counts for pairings: until the end of the next round, or whenever it comes, for those to be
// made (2011).
enum class CorrectionTime : std::uint8_t { kUntilEndOfNextRound, kAnyTime };

struct Edition {
  std::string_view id;
  std::array<std::string_view, 8> titles;  // highest first
  std::optional<Round> last_entry;         // the last round a player may enter in; none: any
  PublishedPairs published = PublishedPairs::kRematchOnly;
  CorrectionTime corrections = CorrectionTime::kUntilEndOfNextRound;
  Articles articles;
};

// C.04.2/2025 §2.3: once this round is paired, pairing numbers stay.
inline constexpr Round kNumbersFixed{4};

std::span<const Edition> Editions();

// By its year; null if there is none.
const Edition* FindEdition(std::string_view id);

// The text that is followed to the word, C.04.2 of 2025.
const Edition& StandardEdition();

// The one in force when the event began; the newest where that is not known (decision 210).
const Edition& EditionFor(const EventInfo& event);

}  // namespace ronda::handling
