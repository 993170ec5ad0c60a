// The charts of a tournament to print, by kind, and the tournament an empty form shows.
#pragma once

#include <cstdint>

#include "ronda/base/result.h"
#include "ronda/charts/drawing.h"
#include "ronda/model/tournament.h"

namespace ronda::sheets {

enum class ChartKind : std::uint8_t { kCrosstable, kWall, kCards, kShortCards };

// Refused where a page cannot hold it.
Result<charts::Chart> ChartOf(const Tournament& tournament, ChartKind kind, charts::Paper paper);

// So many players nobody has entered yet, for forms to be filled in by hand; at most 1000.
Result<Tournament> BlankForms(int players, int rounds);

}  // namespace ronda::sheets
