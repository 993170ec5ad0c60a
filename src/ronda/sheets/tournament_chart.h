// The charts of a tournament to print, by kind, and the tournament an empty form shows.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "ronda/base/result.h"
#include "ronda/charts/drawing.h"
#include "ronda/model/tournament.h"

namespace ronda::sheets {

enum class ChartKind : std::uint8_t { kCrosstable, kWall, kCards, kShortCards };

struct ChartRequest {
  ChartKind kind = ChartKind::kCrosstable;
  charts::Paper paper = charts::Paper::kA4;
  std::vector<std::string> tiebreaks = {};  // of a crosstable; empty: those of the event
};

// Refused where a page cannot hold it.
Result<charts::Chart> ChartOf(const Tournament& tournament, const ChartRequest& request);

// So many players nobody has entered yet, for forms to be filled in by hand; at most 1000.
Result<Tournament> BlankForms(int players, int rounds);

}  // namespace ronda::sheets
