#include "ronda/formats/trf/verdict.h"

#include "ronda/formats/trf/compose.h"
#include "ronda/formats/trf/interpret.h"
#include "ronda/formats/trf/writing.h"

namespace ronda::trf {

Verdict Judge(std::string_view text) {
  Document document;
  document.lines.push_back({std::string(text), LineEnd::kLf, true});
  Report report(document, {});
  const Draft draft = ReadLines(document, report);
  Verdict verdict;
  for (const Diagnostic& diagnostic : report.Take()) {
    if (!diagnostic.span) continue;
    verdict.errors += diagnostic.severity == Severity::kError ? 1 : 0;
    verdict.warnings += diagnostic.severity == Severity::kWarning ? 1 : 0;
  }
  if (!draft.people.empty()) {
    const Player& player = draft.people.front();
    verdict.meaning = WithRounds(ComposePerson(player, player.stated_points), draft.entries);
  }
  return verdict;
}

}  // namespace ronda::trf
