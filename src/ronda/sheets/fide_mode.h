// How the output says whether a round is paired in FIDE mode (docs/fide-mode.md).
#pragma once

#include <span>
#include <string>
#include <vector>

#include "ronda/base/diagnostic.h"
#include "ronda/pairing/fide_mode.h"
#include "ronda/sheets/json_writer.h"

namespace ronda::sheets {

// "FIDE mode", "not FIDE mode".
std::string_view FideModeName(std::span<const Deviation> deviations);

// A line for each of them; nothing if there are none.
std::string DeviationLines(std::span<const Deviation> deviations);

// The members "fide_mode" and "deviations" of an object.
void WriteFideMode(JsonWriter& json, std::span<const Deviation> deviations);

}  // namespace ronda::sheets
