#include "ronda/answer/future.h"

#include <utility>

#include "ronda/service/outlook.h"
#include "ronda/service/what_if.h"
#include "ronda/sheets/future_sheet.h"

namespace ronda::answer {
namespace {

std::vector<Diagnostic> WarningsAmong(const std::vector<Diagnostic>& diagnostics) {
  std::vector<Diagnostic> warnings;
  Tell(warnings, diagnostics, Severity::kWarning);
  return warnings;
}

}  // namespace

Answer WhatIf(const WhatIfQuestion& question) {
  auto event = service::OpenEvent(question.event);
  if (!event.value) return Refused(std::move(event.diagnostics));
  const auto round = service::WhatIf(*event.value, question.changes);
  if (!round) return Refused(round.error());
  const sheets::ChangedRound changed{round->before, round->now, round->then, question.changes};
  return {sheets::Show(changed, question.format), WarningsAmong(event.diagnostics)};
}

Answer Compare(const CompareQuestion& question) {
  auto compared = service::Compare(question.request);
  if (!compared.value) return Refused(std::move(compared.diagnostics));
  const sheets::ComparedSystems systems{compared.value->before, compared.value->rounds};
  return {sheets::Show(systems, question.format), WarningsAmong(compared.diagnostics)};
}

Answer Outlook(const OutlookQuestion& question) {
  auto event = service::OpenEvent(question.event);
  if (!event.value) return Refused(std::move(event.diagnostics));
  const auto outlook = service::LookAhead(*event.value);
  if (!outlook) return Refused(outlook.error());
  const bool impossible = outlook->answer == explain::Outlook::Answer::kImpossible;
  return {sheets::Show(sheets::RoundsAhead{event.value->event, *outlook}, question.format),
          WarningsAmong(event.diagnostics), impossible ? Outcome::kNoPairing : Outcome::kDone};
}

}  // namespace ronda::answer
