// A time control in words, for TRF, and what its clock shows move by move.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "ronda/announce/clock.h"
#include "ronda/sheets/sheet.h"

namespace ronda::sheets {

// What the clock shows after a move, in seconds.
struct ClockMove {
  int move = 0;
  Colour player = Colour::kWhite;
  std::int32_t thought = 0;
  std::int32_t white = 0;
  std::int32_t black = 0;
  std::optional<Colour> fallen;
};

struct ClockReading {
  const announce::TimeControl& control;
  std::vector<ClockMove> moves;
};

// White and Black think so many seconds in turn, until a flag falls.
ClockReading ReadClock(const announce::TimeControl& control, std::span<const int> seconds);

Sheet SheetOf(const ClockReading& reading);
Value DocumentOf(const ClockReading& reading);

}  // namespace ronda::sheets
