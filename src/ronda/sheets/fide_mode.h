// How the output says whether a round is paired in FIDE mode (docs/fide-mode.md).
#pragma once

#include <span>
#include <string>

#include "ronda/pairing/fide_mode.h"
#include "ronda/sheets/value.h"

namespace ronda::sheets {

// "FIDE mode", "not FIDE mode".
std::string_view FideModeName(std::span<const Deviation> deviations);

// What a round is paired by: "dutch-2017, in force on 2025-05-01, FIDE mode"; without a reason "dutch-2026, FIDE mode".
std::string SystemLine(std::string_view id, std::string_view why, std::span<const Deviation> deviations);

// A line for each of them; nothing if there are none.
std::string DeviationLines(std::span<const Deviation> deviations);

// The members "fide_mode" and "deviations".
void AddFideMode(Record& record, std::span<const Deviation> deviations);

}  // namespace ronda::sheets
