#include "ronda/answer/answer.h"

#include <algorithm>
#include <iterator>

namespace ronda::answer {

Answer Refused(std::vector<Diagnostic> diagnostics) {
  const Outcome outcome = service::OutcomeOf(diagnostics);
  return {std::nullopt, std::move(diagnostics), outcome};
}

Answer Refused(Diagnostic diagnostic) {
  std::vector<Diagnostic> one;
  one.push_back(std::move(diagnostic));
  return Refused(std::move(one));
}

Answer Answered(Result<std::string> text, std::vector<Diagnostic> told) {
  if (!text) return Refused(text.error());
  return {*std::move(text), std::move(told)};
}

void Tell(std::vector<Diagnostic>& told, const std::vector<Diagnostic>& diagnostics, Severity severity) {
  std::ranges::copy_if(diagnostics, std::back_inserter(told),
                       [severity](const Diagnostic& one) { return one.severity == severity; });
}

}  // namespace ronda::answer
