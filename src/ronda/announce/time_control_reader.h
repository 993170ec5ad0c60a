// The readers of the two written forms of a time control.
#pragma once

#include <string_view>

#include "ronda/announce/time_control.h"

namespace ronda::announce {

Result<TimeControl> ReadShortForm(std::string_view text);

}  // namespace ronda::announce
