// Time controls (Elementos §1.2.1, its twelve modes) in the short form players write, in words, and as TRF record 222:
//
//   5m                     all moves in five minutes          90m+30s      Fischer
//   40/2h:1h               40 moves, then one hour            25m+10s bronstein
//   2h:1h                  the hour begins when the two are used up
//   40/2h:20/1h*           repeated without end               40/90m+30s:20/30m+30s*2
//   1h:+30s fide           both get 30 s a move once the hour of one is used up
//   1m hourglass           10s gong                           30m byo-yomi 5x30s
//   5m | 4m                White and Black differ
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ronda/base/result.h"

namespace ronda::announce {

struct Period {
  std::optional<int> moves;    // none: until the time is used up, or to the end
  std::int32_t time = 0;       // seconds
  std::int32_t increment = 0;  // seconds, for each move
  int times = 1;               // how often the period comes in a row
  bool without_end = false;    // again and again; only the last

  bool operator==(const Period&) const = default;
};

enum class ClockMode : std::uint8_t {
  kPeriods,    // one after the other; increments accumulate (Fischer)
  kBronstein,  // increments do not accumulate
  kFide,       // the last period is the increment both get once the time of one is used up
  kHourglass,  // what one uses the other gains
  kGong,       // every turn takes the whole time
  kByoYomi,    // then so many periods, one for each move
};

struct ClockSetting {
  ClockMode mode = ClockMode::kPeriods;
  std::vector<Period> periods;
  int byo_yomi_periods = 0;        // kByoYomi
  std::int32_t byo_yomi_time = 0;  // seconds

  bool operator==(const ClockSetting&) const = default;
};

struct TimeControl {
  ClockSetting white;
  std::optional<ClockSetting> black;  // none: the same

  bool operator==(const TimeControl&) const = default;
};

// The error has the code time-control and says what is not understood.
Result<TimeControl> ParseTimeControl(std::string_view text);

// The short form; reading it gives the same control.
std::string ToString(const TimeControl& control);

// "40 moves in 2 hours, then 1 hour for the rest of the game".
std::string InWords(const TimeControl& control);

// The number of the mode in the book, 1 to 12.
int BookMode(const ClockSetting& setting);
std::string_view BookModeName(int mode);

// Record 222 of TRF26; fails (time-control-trf) where the record cannot say it.
Result<std::string> ToTrf(const TimeControl& control);
Result<TimeControl> FromTrf(std::string_view text);

// The seconds of a game of so many moves, where that is fixed by time and increments; for the minimum that ratings
// need.
std::optional<std::int32_t> TimeFor(const ClockSetting& setting, int moves);

}  // namespace ronda::announce
