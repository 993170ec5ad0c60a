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
  announce::Seat player{0};
  std::int32_t thought = 0;
  std::vector<std::int32_t> shows;  // by player
  std::optional<announce::Seat> fallen;
};

struct ClockReading {
  const announce::TimeControl& control;
  int players = 2;
  std::vector<ClockMove> moves;
};

// The players think so many seconds in turn, until a flag falls. The control has no fault for them.
ClockReading ReadClock(const announce::TimeControl& control, int players, std::span<const int> seconds);

Sheet SheetOf(const ClockReading& reading);
Value DocumentOf(const ClockReading& reading);

}  // namespace ronda::sheets
