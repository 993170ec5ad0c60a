// What the readers of the written forms of a time control share.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ronda/announce/time_control.h"

namespace ronda::announce {

inline constexpr std::int32_t kLongestTime = 7 * 24 * 3600;  // seconds

tl::unexpected<Diagnostic> NoTimeControl(
    std::string message, std::string hint = "write it like 90m+30s, 40/2h:1h, 25m+10s bronstein, 5m | 4m");

// The parts between the separators, without the blanks around them.
std::vector<std::string_view> SplitAt(char separator, std::string_view text);

// What the mode asks of the periods and does not get.
std::optional<std::string> ContradictionIn(const ClockSetting& setting);

}  // namespace ronda::announce
