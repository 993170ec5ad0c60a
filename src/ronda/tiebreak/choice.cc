#include "ronda/tiebreak/choice.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace ronda::tiebreak {
namespace {

constexpr std::string_view kUnsuitable = "tiebreak-unsuitable";

Diagnostic Say(Severity severity, std::string message, std::string hint) {
  return {
      .severity = severity, .code = std::string(kUnsuitable), .message = std::move(message), .hint = std::move(hint)};
}

std::int32_t CountUnrated(const Record& record) {
  std::int32_t count = 0;
  for (std::int32_t i = 0; i < record.size(); ++i) count += record.entrant(Participant(i)).rating ? 0 : 1;
  return count;
}

std::optional<Diagnostic> WrongScope(const TieBreak& one, const Record& record) {
  const Definition& definition = *one.definition;
  if (definition.scope == Scope::kTeams && !record.teams()) {
    return Say(Severity::kError,
               fmt::format("{} ({}) is for teams only ({})", one.code, definition.title, definition.article),
               "choose a tie-break for players");
  }
  if (definition.scope == Scope::kPlayers && record.teams()) {
    return Say(Severity::kWarning,
               fmt::format("{} ({}) is for individuals only ({})", one.code, definition.title, definition.article),
               "the strength of the team is taken for a rating; choose another tie-break");
  }
  return std::nullopt;
}

std::optional<Diagnostic> WrongEvent(const TieBreak& one, const Record& record, Circumstances circumstances) {
  const Definition& definition = *one.definition;
  switch (definition.fit) {
    case Fit::kAny:
      return std::nullopt;
    case Fit::kNotPredetermined:
      if (!record.predetermined()) return std::nullopt;
      return Say(Severity::kWarning,
                 fmt::format("{} ({}) is not for events with predetermined pairings ({})", one.code, definition.title,
                             definition.article),
                 "in a round robin use DE, SB, KS or WON");
    case Fit::kPredetermined:
      if (record.predetermined()) return std::nullopt;
      return Say(Severity::kWarning,
                 fmt::format("{} ({}) is for round robins only ({})", one.code, definition.title, definition.article),
                 "in a Swiss use BH/C1, BH or SB");
    case Fit::kRatings: {
      const auto unrated = CountUnrated(record);
      if (unrated == 0 || circumstances.unrated_have_a_rating) return std::nullopt;
      return Say(Severity::kWarning,
                 fmt::format("{} ({}): {} of {} participants have no rating (C.07 10)", one.code, definition.title,
                             unrated, record.size()),
                 "leave it out, or say with --unrated which rating the rules of the event give them");
    }
    case Fit::kNotAccelerated:
      if (!circumstances.accelerated) return std::nullopt;
      return Say(Severity::kWarning,
                 fmt::format("{} ({}) says little in an accelerated event (book 3.1.7)", one.code, definition.title),
                 "use BH/C1, BH or SB");
  }
  return std::nullopt;
}

}  // namespace

std::vector<std::string> DefaultList(const Record& record) {
  if (record.teams()) {
    if (record.predetermined() && record.primary() == Score::kGamePoints) return {"MPvGP", "EDE", "EGGSB"};
    return record.predetermined() ? std::vector<std::string>{"MPvGP", "EDE", "EMMSB"}
                                  : std::vector<std::string>{"MPvGP", "EDE", "EMGSB/C1", "BH:MP/C1"};
  }
  return record.predetermined() ? std::vector<std::string>{"DE", "WON", "SB", "KS"}
                                : std::vector<std::string>{"BH/C1", "BH", "SB", "DE", "WIN"};
}

std::vector<Diagnostic> Unsuitable(std::span<const TieBreak> list, const Record& record, Circumstances circumstances) {
  std::vector<Diagnostic> diagnostics;
  for (const TieBreak& one : list) {
    if (auto scope = WrongScope(one, record)) {
      diagnostics.push_back(*std::move(scope));
    } else if (auto event = WrongEvent(one, record, circumstances)) {
      diagnostics.push_back(*std::move(event));
    }
  }
  return diagnostics;
}

}  // namespace ronda::tiebreak
