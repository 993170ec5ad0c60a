// What every front end gives for a question that has one text as its answer: the text, what is to be told beside it,
// and what it came to. The command line prints it, the library hands it out: the same bytes.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "ronda/base/result.h"
#include "ronda/service/outcome.h"

namespace ronda::answer {

using service::Outcome;

struct Answer {
  std::optional<std::string> text;      // none: refused
  std::vector<Diagnostic> diagnostics;  // why it is refused, or what to tell beside the text
  Outcome outcome = Outcome::kDone;     // of an answer with a text
};

Answer Refused(std::vector<Diagnostic> diagnostics);
Answer Refused(Diagnostic diagnostic);

// The text or its refusal; beside the text what was told before.
Answer Answered(Result<std::string> text, std::vector<Diagnostic> told = {});

// Adds the warnings among the diagnostics; notes are for those who ask what a file holds.
void Tell(std::vector<Diagnostic>& told, const std::vector<Diagnostic>& diagnostics, Severity severity);

}  // namespace ronda::answer
