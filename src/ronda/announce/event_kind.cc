#include "ronda/announce/event_kind.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "ronda/base/letters.h"
#include "ronda/tiebreak/tie_break.h"

namespace ronda::announce {
namespace {

struct Word {
  std::string_view text;
  EventKind kind;
};

constexpr std::array<Word, 18> kWords{{{"swiss", EventKind::kSwiss},
                                       {"dutch", EventKind::kSwiss},
                                       {"burstein", EventKind::kSwiss},
                                       {"dubov", EventKind::kSwiss},
                                       {"lim", EventKind::kSwiss},
                                       {"monrad", EventKind::kSwiss},
                                       {"schenkel", EventKind::kSwiss},
                                       {"amalfi", EventKind::kSwiss},
                                       {"keizer", EventKind::kSwiss},
                                       {"vega", EventKind::kSwiss},
                                       {"round robin", EventKind::kRoundRobin},
                                       {"round-robin", EventKind::kRoundRobin},
                                       {"berger", EventKind::kRoundRobin},
                                       {"nagarajan", EventKind::kRoundRobin},
                                       {"all-play-all", EventKind::kRoundRobin},
                                       {"knockout", EventKind::kKnockout},
                                       {"knock-out", EventKind::kKnockout},
                                       {"elimination", EventKind::kKnockout}}};

std::string Objection(const tiebreak::Definition& definition, EventKind kind) {
  if (kind == EventKind::kKnockout) return "in a knockout nobody is tied on points";
  if (definition.scope == tiebreak::Scope::kTeams) return "it compares teams";
  const bool round_robin = kind == EventKind::kRoundRobin;
  if (round_robin && definition.fit == tiebreak::Fit::kNotPredetermined)
    return fmt::format("it is not meant for round robins ({})", definition.article);
  if (!round_robin && definition.fit == tiebreak::Fit::kPredetermined)
    return fmt::format("it is meant for round robins ({})", definition.article);
  return "";
}

}  // namespace

std::optional<EventKind> KindOfSystem(std::string_view system) {
  const std::string lower = Lower(system);
  const auto found =
      std::ranges::find_if(kWords, [&](const Word& word) { return lower.find(word.text) != std::string::npos; });
  return found == kWords.end() ? std::nullopt : std::optional(found->kind);
}

TiebreakFit FitOf(std::string_view code, EventKind kind) {
  const auto parsed = tiebreak::ParseTieBreak(code);
  if (!parsed) return {parsed.error(), false, ""};
  const tiebreak::Definition& definition = *parsed->definition;
  return {std::nullopt, definition.fit == tiebreak::Fit::kRatings, Objection(definition, kind)};
}

}  // namespace ronda::announce
