// Which of the three ratings the games of an event count for, by their time control.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "ronda/announce/time_control.h"
#include "ronda/model/tournament.h"

namespace ronda::announce {

enum class RatingKind : std::uint8_t { kStandard, kRapid, kBlitz };

// "standard", "rapid", "blitz".
std::string_view NameOf(RatingKind kind);

// The time control of an event: record 222 where it is understood, else the words of record 122.
std::optional<TimeControl> TimeControlOf(const EventInfo& info);

// By the time for 60 moves; none where the control does not fix it.
std::optional<RatingKind> RatingKindOf(const TimeControl& control);
std::optional<RatingKind> RatingKindOf(const EventInfo& info);

}  // namespace ronda::announce
