// The editions of the handling rules as data: the order of titles, how late a player may enter, and the article of each
// rule. The text of 2025 is C.04.2 in full; the Dutch text of 2011 has an order of titles of its own; of 2026 what is
// known is where its articles stand and what they changed (docs/decisions/160-editions-of-the-handling-rules.md).
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "ronda/model/ids.h"

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

// When a published pairing may be changed.
enum class PublishedPairs : std::uint8_t { kRematchOnly, kListedCases };

struct Edition {
  std::string_view id;
  std::array<std::string_view, 8> titles;  // highest first
  std::optional<Round> last_entry;         // the last round a player may enter in; none: any
  PublishedPairs published = PublishedPairs::kRematchOnly;
  Articles articles;
};

// C.04.2/2025 §2.3: once this round is paired, pairing numbers stay.
inline constexpr Round kNumbersFixed{4};

std::span<const Edition> Editions();

// By its year; null if there is none.
const Edition* FindEdition(std::string_view id);

// The one used unless another is asked for.
const Edition& StandardEdition();

}  // namespace ronda::handling
