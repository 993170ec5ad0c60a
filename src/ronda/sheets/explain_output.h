// Explanations as text, as JSON and as a page (docs/explain.md).
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>

#include "ronda/explain/round_story.h"
#include "ronda/explain/why_not.h"
#include "ronda/model/tournament.h"
#include "ronda/pairing/fide_mode.h"

namespace ronda::sheets {

enum class Detail : std::uint8_t { kShort, kFull };

// Where an explanation belongs.
struct Occasion {
  const Tournament& before;
  const SystemInfo& system;
  std::span<const Deviation> deviations;
};

// What was asked and what is said to it, other than a whole round.
struct Answer {
  std::string question;  // "why 5 and 9 do not meet"
  explain::Statements statements;
  std::optional<explain::WhyNot> why_not = {};
  std::optional<RoundPairing> real = {};  // with why_not: the round as it is paired
};

std::string RoundText(const Occasion& occasion, const explain::RoundStory& story, Detail detail);
std::string AnswerText(const Occasion& occasion, const Answer& answer);

std::string RoundJson(const Occasion& occasion, const explain::RoundStory& story);
std::string AnswerJson(const Occasion& occasion, const Answer& answer);

std::string RoundHtml(const Occasion& occasion, const explain::RoundStory& story);
std::string AnswerHtml(const Occasion& occasion, const Answer& answer);

// "7-2"; "3 bye".
std::string BoardText(const Tournament& before, const Board& board);

}  // namespace ronda::sheets
