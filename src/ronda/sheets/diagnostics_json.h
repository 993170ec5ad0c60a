// Diagnostics for programs.
#pragma once

#include <span>

#include "ronda/base/diagnostic.h"
#include "ronda/sheets/value.h"

namespace ronda::sheets {

// Records with the keys severity, code, message and, where known, hint, file, line, column, width, excerpt.
Value DocumentOf(std::span<const Diagnostic> diagnostics);

}  // namespace ronda::sheets
