#include "ronda/answer/check.h"

#include <algorithm>
#include <utility>

namespace ronda::answer {
namespace {

template <class Report>
Answer AboutOne(const Report& report, std::vector<Diagnostic> told) {
  CheckTotals totals;
  totals.Add(report);
  sheets::List files;
  files.Add(sheets::DocumentOf(report));
  const Outcome outcome = totals.discrepancies > 0 ? Outcome::kNoPairing : service::OutcomeOf(report.errors);
  return {CheckDocument(std::move(files), totals), std::move(told), outcome};
}

}  // namespace

std::string CheckDocument(sheets::List files, const CheckTotals& totals) {
  return ToJson(sheets::Record()
                    .Add("files", std::move(files))
                    .Add("tournaments", totals.tournaments)
                    .Add("rounds", totals.rounds)
                    .Add("discrepancies", totals.discrepancies));
}

Answer Check(const CheckQuestion& question) {
  if (question.standings) {
    const auto edition = service::CheckedEdition(question.rules);
    if (!edition) return Refused(edition.error());
    return AboutOne(service::CheckStandings(question.file, *edition), {});
  }
  auto rules = service::ReadCheckRules(question.system, question.options, question.round);
  if (!rules.value) return Refused(std::move(rules.diagnostics));
  std::vector<Diagnostic> told;
  Tell(told, rules.diagnostics, Severity::kWarning);
  return AboutOne(service::Check(question.file, *rules.value), std::move(told));
}

}  // namespace ronda::answer
