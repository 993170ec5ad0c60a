// How a verb reports what it found: as a compiler would, on standard error, or as JSON objects.
#pragma once

#include <span>
#include <string>

#include "ronda/app/cli/frame/command.h"
#include "ronda/base/diagnostic.h"
#include "ronda/sheets/diagnostics_json.h"

namespace ronda::cli {

void PrintDiagnostics(Context& context, std::span<const Diagnostic> diagnostics);

// The warnings among them: what was read, but perhaps not as it was meant.
void PrintWarnings(Context& context, std::span<const Diagnostic> diagnostics);

// A whole JSON document that holds nothing but diagnostics: {"diagnostics": [...]}.
void PrintDiagnosticsDocument(Context& context, std::span<const Diagnostic> diagnostics);

// What the diagnostics mean for the caller: kDone unless there is an error among them.
ExitCode ExitCodeFor(std::span<const Diagnostic> diagnostics);

}  // namespace ronda::cli
