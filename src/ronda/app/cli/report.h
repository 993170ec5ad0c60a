// How a verb reports what it found: as a compiler would, on standard error, or as JSON objects.
#pragma once

#include <span>
#include <string>

#include "ronda/app/cli/command.h"
#include "ronda/app/cli/json_writer.h"
#include "ronda/base/diagnostic.h"

namespace ronda::cli {

void PrintDiagnostics(Context& context, std::span<const Diagnostic> diagnostics);

// The warnings among them: what was read, but perhaps not as it was meant.
void PrintWarnings(Context& context, std::span<const Diagnostic> diagnostics);

// An array of objects with the keys severity, code, message and, where known, hint, file, line, column, width, excerpt.
void WriteDiagnostics(JsonWriter& json, std::span<const Diagnostic> diagnostics);

// A whole JSON document that holds nothing but diagnostics: {"diagnostics": [...]}.
void PrintDiagnosticsDocument(Context& context, std::span<const Diagnostic> diagnostics);

// What the diagnostics mean for the caller: kDone unless there is an error among them.
ExitCode ExitCodeFor(std::span<const Diagnostic> diagnostics);

// A request that makes no sense, with what to do instead.
Diagnostic UsageError(std::string message, std::string hint);

// "1 error", "3 warnings".
std::string Counted(std::size_t count, std::string_view noun);

}  // namespace ronda::cli
