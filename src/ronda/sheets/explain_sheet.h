// Explanations as text, as JSON and as a page (docs/explain.md).
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>

#include "ronda/explain/round_story.h"
#include "ronda/explain/why_not.h"
#include "ronda/model/tournament.h"
#include "ronda/pairing/fide_mode.h"
#include "ronda/sheets/sheet.h"

namespace ronda::sheets {

enum class Detail : std::uint8_t { kShort, kFull };

// What a sentence is in the language of the reader; empty: as it is.
using Teller = std::function<std::string(std::string_view)>;

// Where an explanation belongs.
struct Occasion {
  const Tournament& before;
  const SystemInfo& system;
  std::span<const Deviation> deviations;
  std::string_view why{};  // why this edition of the system; may be empty
  Teller tell{};           // of the page

  std::string Told(const std::string& english) const { return tell ? tell(english) : english; }
};

// A whole round.
struct ExplainedRound {
  Occasion occasion;
  const explain::RoundStory& story;
  Detail detail = Detail::kShort;  // of the text
};

// What was asked and what is said to it, other than a whole round.
struct Answer {
  std::string question;  // "why 5 and 9 do not meet"
  explain::Statements statements;
  std::optional<explain::WhyNot> why_not = {};
  std::optional<RoundPairing> real = {};  // with why_not: the round as it is paired
};

struct ExplainedAnswer {
  Occasion occasion;
  const Answer& answer;
};

Value DocumentOf(const ExplainedRound& round);
Value DocumentOf(const ExplainedAnswer& explained);

// The text and the page tell it so differently that each is written by itself.
std::string TextOf(const ExplainedRound& round);
std::string TextOf(const ExplainedAnswer& explained);
Html BodyOf(const ExplainedRound& round);
Html BodyOf(const ExplainedAnswer& explained);
std::string HtmlOf(const ExplainedRound& round);
std::string HtmlOf(const ExplainedAnswer& explained);

template <class Explained>
requires(std::same_as<Explained, ExplainedRound> || std::same_as<Explained, ExplainedAnswer>) std::string
    Show(const Explained& explained, Format format) {
  if (format == Format::kJson) return ToJson(DocumentOf(explained));
  return format == Format::kHtml ? HtmlOf(explained) : TextOf(explained);
}

// "7-2"; "3 bye".
std::string BoardText(const Tournament& before, const Board& board);

}  // namespace ronda::sheets
