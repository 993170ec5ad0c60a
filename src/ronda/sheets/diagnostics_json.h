// Diagnostics as JSON objects.
#pragma once

#include <span>

#include "ronda/base/diagnostic.h"
#include "ronda/sheets/json_writer.h"

namespace ronda::sheets {

// An array of objects with the keys severity, code, message and, where known, hint, file, line, column, width, excerpt.
void WriteDiagnostics(JsonWriter& json, std::span<const Diagnostic> diagnostics);

}  // namespace ronda::sheets
