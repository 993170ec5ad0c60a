#include "ronda/announce/event_kind.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "ronda/base/plain_words.h"
#include "ronda/tiebreak/tie_break.h"

namespace ronda::announce {
namespace {

struct Word {
  std::string_view text;
  EventKind kind;
};

using enum EventKind;

// Chapter 2 of the book: its systems, as people call them. The first that is found counts, so what others may be
// said beside comes late.
constexpr std::array kWords{
    Word{"keizer", kKeizer},
    Word{"scheveningen", kTeamEncounters},
    Word{"djaja", kTeamEncounters},
    Word{"hutton", kTeamEncounters},
    Word{"hilton", kTeamEncounters},
    Word{"skalitzka", kTeamEncounters},
    Word{"knockout", kKnockout},
    Word{"knock out", kKnockout},
    Word{"elimination", kKnockout},
    Word{"eliminatoria", kKnockout},
    Word{"eliminatorio", kKnockout},
    Word{"eliminacion", kKnockout},
    Word{"dapiran", kKnockout},
    Word{"cup", kKnockout},
    Word{"copa", kKnockout},
    Word{"round robin", kRoundRobin},
    Word{"all play all", kRoundRobin},
    Word{"todos contra todos", kRoundRobin},
    Word{"liga", kRoundRobin},
    Word{"league", kRoundRobin},
    Word{"berger", kRoundRobin},
    Word{"nagarajan", kRoundRobin},
    Word{"varma", kRoundRobin},
    Word{"amsterdam", kRoundRobin},
    Word{"groups", kRoundRobin},
    Word{"grupos", kRoundRobin},
    Word{"swiss", kSwiss},
    Word{"suizo", kSwiss},
    Word{"dutch", kSwiss},
    Word{"holandes", kSwiss},
    Word{"burstein", kSwiss},
    Word{"dubov", kSwiss},
    Word{"lim", kSwiss},
    Word{"monrad", kSwiss},
    Word{"schenkel", kSwiss},
    Word{"amalfi", kSwiss},
    Word{"vega", kSwiss},
    Word{"mcmahon", kSwiss},
    Word{"haley", kSwiss},
};

bool IsClosed(EventKind kind) { return kind == kRoundRobin || kind == kTeamEncounters; }

bool IsProgressive(const tiebreak::Definition& definition) {
  return definition.acronym == "PS" || definition.acronym == "PSX";
}

// Elementos §3.1.4, §3.1.7: by the book Koya is for any event, progressive scores for a Swiss that is not accelerated.
std::string Objection(const tiebreak::Definition& definition, const TiebreakQuestion& question) {
  if (question.kind == kKnockout) return "in a knockout nobody is tied on points";
  if (definition.scope == tiebreak::Scope::kTeams && !(question.is_of_teams || question.kind == kTeamEncounters)) {
    return "it compares teams";
  }
  const bool closed = IsClosed(question.kind);
  if (IsProgressive(definition) && closed) return "it is meant for Swiss systems (book 3.1.7)";
  if (IsProgressive(definition) && question.accelerated) return "it says little in an accelerated event (book 3.1.7)";
  if (closed && definition.fit == tiebreak::Fit::kNotPredetermined)
    return fmt::format("it is not meant for round robins ({})", definition.article);
  if (!closed && definition.fit == tiebreak::Fit::kPredetermined && question.rules == FitRules::kC07)
    return fmt::format("it is meant for round robins ({})", definition.article);
  return "";
}

}  // namespace

std::optional<EventKind> KindOfSystem(std::string_view system) {
  const std::string plain = PlainWords(system);
  const auto found = std::ranges::find_if(kWords, [&](const Word& word) { return ContainsWords(plain, word.text); });
  return found == kWords.end() ? std::nullopt : std::optional(found->kind);
}

bool IsAccelerated(std::string_view system) {
  const std::string plain = PlainWords(system);
  return std::ranges::any_of(
      std::array{"accelerated", "acceleration", "acelerado", "haley", "mcmahon", "baku", "amalfi"},
      [&](const char* word) { return ContainsWords(plain, word); });
}

bool IsOfTeams(std::string_view system) {
  const std::string plain = PlainWords(system);
  const auto is_said = [&](const char* word) { return ContainsWords(plain, word); };
  return std::ranges::any_of(std::array{"team", "teams", "equipo", "equipos", "druzstev", "druzstva"}, is_said);
}

TiebreakFit FitOf(std::string_view code, const TiebreakQuestion& question) {
  const auto parsed = tiebreak::ParseTieBreak(code);
  if (!parsed) return {parsed.error(), false, ""};
  const tiebreak::Definition& definition = *parsed->definition;
  return {std::nullopt, definition.fit == tiebreak::Fit::kRatings, Objection(definition, question)};
}

}  // namespace ronda::announce
